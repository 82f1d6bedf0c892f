//! The routes: every path is looked up among the files; nothing is computed.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};

use crate::{Asset, Assets};

/// What the page may load: its own files, and the rules as WebAssembly. No code or style from text, no other site,
/// no frame around it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const SAFETY: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// The page's routes.
///
/// ```
/// let _routes = hoyito_server::pages(hoyito_server::Assets::built());
/// ```
pub fn pages(assets: Assets) -> Router {
    Router::new().fallback(page).with_state(assets)
}

async fn page(
    State(assets): State<Assets>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    guarded(answer(assets, &method, uri.path(), &headers))
}

/// Every answer has these.
pub(crate) fn guarded(mut response: Response) -> Response {
    for (name, value) in SAFETY {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

fn answer(assets: Assets, method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let allow = [(header::ALLOW, "GET, HEAD")];
        let text = "Only GET and HEAD are answered here.\n";
        return (StatusCode::METHOD_NOT_ALLOWED, allow, text).into_response();
    }
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match assets.get(path) {
        Some(file) => send(file, headers),
        None => {
            let text = "There is no such page here. The game is at the address without a path: /\n";
            (
                StatusCode::NOT_FOUND,
                [(header::CACHE_CONTROL, "no-cache")],
                text,
            )
                .into_response()
        }
    }
}

fn send(file: &'static Asset, headers: &HeaderMap) -> Response {
    let accepted = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let takes = |name| accepts(accepted.unwrap_or_default(), name);
    let (encoding, bytes) = match file {
        Asset {
            brotli: Some(bytes),
            ..
        } if takes("br") => (Some("br"), *bytes),
        Asset {
            gzip: Some(bytes), ..
        } if takes("gzip") => (Some("gzip"), *bytes),
        _ => (None, file.plain),
    };
    // One tag for each form: a strong tag names bytes.
    let tag = format!(
        "\"{}{}\"",
        file.tag,
        encoding.map_or(String::new(), |name| format!("-{name}"))
    );
    let cache = if file.is_immutable() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::CACHE_CONTROL, cache)
        .header(header::VARY, "accept-encoding");
    if known(headers, &tag) {
        response = response.status(StatusCode::NOT_MODIFIED);
        return response
            .body(Body::empty())
            .expect("constant headers are valid");
    }
    response = response
        .header(header::CONTENT_TYPE, file.content_type())
        .header(header::CONTENT_LENGTH, bytes.len());
    if let Some(name) = encoding {
        response = response.header(header::CONTENT_ENCODING, name);
    }
    // For HEAD hyper keeps these headers and sends no body.
    response
        .body(Body::from(bytes))
        .expect("constant headers are valid")
}

/// Whether an `Accept-Encoding` takes `name`. The weights decide nothing but "not at all": the smallest form wins.
fn accepts(accepted: &str, name: &str) -> bool {
    accepted.split(',').any(|part| {
        let mut fields = part.split(';').map(str::trim);
        let named = fields
            .next()
            .is_some_and(|found| found.eq_ignore_ascii_case(name));
        named && !fields.any(|field| matches!(field, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// Whether the browser has this form already.
fn known(headers: &HeaderMap, tag: &str) -> bool {
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|value| {
            value
                .split(',')
                .map(|one| one.trim().trim_start_matches("W/"))
                .any(|one| one == tag || one == "*")
        })
}
