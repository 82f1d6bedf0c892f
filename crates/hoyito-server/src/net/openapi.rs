//! The document of the HTTP API, made from the Rust types: `GET /api/openapi.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;
use utoipa::openapi::{Content, RefOr, ResponseBuilder, response};
use utoipa::{IntoResponses, OpenApi, ToSchema as _, openapi::Ref};

use super::api;
use crate::protocol::Refusal;

/// The API of games.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hoyito",
        description = "Games between people, or programs, who are far apart. docs/protocol.md tells what it all means."
    ),
    paths(
        api::create,
        api::state,
        api::join,
        api::act,
        api::ogn,
        api::lobby,
        api::analyse,
        api::health,
        document
    )
)]
struct Api;

/// Once made, always the same.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let mut document = serde_json::to_value(Api::openapi()).unwrap_or_default();
    tidied(&mut document);
    corrected(&mut document);
    document.to_string()
});

/// What utoipa says otherwise than OpenAPI, or leaves out.
fn corrected(document: &mut Value) {
    // The fields of a link have other names in OpenAPI.
    let operations = document["paths"].as_object_mut().into_iter().flatten();
    let operations = operations.flat_map(|(_, path)| path.as_object_mut().into_iter().flatten());
    let responses = operations
        .flat_map(|(_, operation)| operation["responses"].as_object_mut().into_iter().flatten());
    let links = responses.filter_map(|(_, response)| response.get_mut("links")?.as_object_mut());
    for link in links.flat_map(|links| links.values_mut()) {
        for (wrong, right) in [
            ("operation_id", "operationId"),
            ("request_body", "requestBody"),
        ] {
            if let Some(fields) = link.as_object_mut()
                && let Some(value) = fields.remove(wrong)
            {
                fields.insert(right.to_owned(), value);
            }
        }
    }
    // `deny_unknown_fields` holds for the kinds that have fields besides their name.
    for name in ["Action", "ClockSetup"] {
        let kinds = &mut document["components"]["schemas"][name]["oneOf"];
        for kind in kinds.as_array_mut().into_iter().flatten() {
            if kind["properties"]
                .as_object()
                .is_some_and(|fields| fields.len() > 1)
            {
                kind["additionalProperties"] = false.into();
            }
        }
    }
}

/// Descriptions come from Rust's documentation, whose examples are for Rust; and unsigned numbers are no `int32`.
fn tidied(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if fields.get("format").is_some_and(|format| format == "int32")
                && fields.get("minimum").is_some_and(|least| *least == 0)
                && !fields.contains_key("maximum")
            {
                fields.remove("format");
                fields.insert("maximum".to_owned(), u32::MAX.into());
            }
            if let Some(Value::String(text)) = fields.get_mut("description")
                && let Some((words, _)) = text.split_once("```")
            {
                *text = words.trim_end().to_owned();
            }
            fields.values_mut().for_each(tidied);
        }
        Value::Array(values) => values.iter_mut().for_each(tidied),
        _ => {}
    }
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json",
    responses((status = 200, description = "The document", body = Object), Always))]
pub(super) async fn document() -> Response {
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (kind, DOCUMENT.as_str()).into_response()
}

type Refusals = BTreeMap<String, RefOr<response::Response>>;

fn refusals(list: &[(&str, &str)]) -> Refusals {
    let refusal = |&(status, codes): &(&str, &str)| {
        let content = Content::new(Some(Ref::from_schema_name(Refusal::name())));
        let answer = ResponseBuilder::new()
            .description(codes)
            .content("application/json", content)
            .build();
        (status.to_owned(), RefOr::T(answer))
    };
    list.iter().map(refusal).collect()
}

/// What may be answered to any request. The schema of a refusal comes into the document with `Body`.
pub(super) struct Always;

impl IntoResponses for Always {
    fn responses() -> Refusals {
        refusals(&[
            ("429", "`too_many`: wait, then ask again"),
            ("500", "`failed`: the server's fault; nothing was changed"),
            ("503", "`busy`: wait, then ask again"),
        ])
    }
}

/// What a request with a body may be refused with.
pub(super) struct Body;

impl IntoResponses for Body {
    fn responses() -> Refusals {
        refusals(&[
            (
                "400",
                "`bad_request`, `bad_setup`, `bad_name`, `bad_secret`: a value that can't be",
            ),
            ("413", "`too_large`: the body has too many bytes"),
        ])
    }
}

/// What a request about a game may be refused with.
pub(super) struct OfGame;

impl IntoResponses for OfGame {
    fn responses() -> Refusals {
        refusals(&[("404", "`unknown_game`: no such game, or it was cleaned up")])
    }
}

/// What somebody at a game may be refused.
pub(super) struct AtGame;

impl IntoResponses for AtGame {
    fn responses() -> Refusals {
        refusals(&[
            (
                "403",
                "`not_seated`, `bad_invitation`: the secret opens nothing here",
            ),
            (
                "409",
                "Every other code: it can't be done now, or not any more",
            ),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::DOCUMENT;
    use serde_json::Value;

    #[test]
    fn the_document_names_everything_and_holds_no_rust() {
        let document: Value = serde_json::from_str(&DOCUMENT).unwrap();
        assert_eq!(document["openapi"], "3.1.0");
        assert_eq!(document["paths"].as_object().unwrap().len(), 9);
        assert!(!DOCUMENT.contains("```"), "{}", *DOCUMENT);
        // Every reference leads somewhere.
        let schemas = document["components"]["schemas"].as_object().unwrap();
        for part in DOCUMENT.split("\"#/components/schemas/").skip(1) {
            let (name, _) = part.split_once('"').unwrap();
            assert!(schemas.contains_key(name), "{name}");
        }
        assert!(schemas.contains_key("Refusal") && schemas.contains_key("Action"));
        let moved = &schemas["Action"]["oneOf"][0];
        assert_eq!(moved["additionalProperties"], false, "{moved}");
        assert_eq!(
            moved["properties"]["step"]["maximum"], 4_294_967_295_u32,
            "{moved}"
        );
        let links = &document["paths"]["/api/games"]["post"]["responses"]["201"]["links"];
        assert_eq!(links["play"]["operationId"], "act", "{links}");
        assert_eq!(links["play"]["requestBody"]["seat"], "$response.body#/seat");
    }
}
