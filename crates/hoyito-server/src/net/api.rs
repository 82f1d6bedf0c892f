//! Plain HTTP: the same things with the same words, for programs that would rather ask.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{From, Server};
use crate::game::GameId;
use crate::protocol::{Act, Create, ErrorCode, Join, Refusal};

/// The longest wait for news.
const MOST_WAIT: u64 = 30;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self.code {
            ErrorCode::UnknownGame => StatusCode::NOT_FOUND,
            ErrorCode::NotSeated | ErrorCode::BadInvitation => StatusCode::FORBIDDEN,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Busy => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorCode::BadRequest
            | ErrorCode::BadVersion
            | ErrorCode::BadSetup
            | ErrorCode::BadName
            | ErrorCode::BadSecret => StatusCode::BAD_REQUEST,
            _ => StatusCode::CONFLICT,
        };
        let json = serde_json::to_string(&self).unwrap_or_default();
        let kind = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        (status, kind, json).into_response()
    }
}

/// An answer that nobody keeps: it is true now.
fn fresh(value: impl Serialize) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Json(value)).into_response()
}

/// The body as a message. Its type must be named: a page of another origin can send JSON only by asking first.
fn body<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, Refusal> {
    let body = body.map_err(|_| {
        Refusal::new(
            ErrorCode::TooLarge,
            format!("a request has {} bytes at most", super::MOST_BODY),
        )
    })?;
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let json = kind.is_some_and(|kind| {
        kind.split(';')
            .next()
            .is_some_and(|kind| kind.trim() == "application/json")
    });
    if !json {
        return Err(Refusal::new(
            ErrorCode::BadRequest,
            "the body is JSON; send the header Content-Type: application/json",
        ));
    }
    serde_json::from_slice(&body).map_err(|error| bad_json(&error))
}

/// What is wrong with a message, as serde says it.
pub(super) fn bad_json(error: &serde_json::Error) -> Refusal {
    Refusal::new(
        ErrorCode::BadRequest,
        format!("the message can't be read: {error}; docs/protocol.md has every message"),
    )
}

impl Server {
    fn enter(&self, from: From, headers: &HeaderMap) -> Result<(), Refusal> {
        self.doors.request(self.doors.address(from.0, headers))
    }
}

/// A parameter of the query; nothing of ours needs to be unescaped.
fn parameter(query: Option<&str>, name: &str) -> Result<Option<u64>, Refusal> {
    let pairs = query.unwrap_or_default().split('&');
    let value = pairs
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name);
    let Some((_, value)) = value else {
        return Ok(None);
    };
    value.parse().map(Some).map_err(|_| {
        Refusal::new(
            ErrorCode::BadRequest,
            format!("{name} in the address is a whole number, like {name}=3"),
        )
    })
}

pub(super) async fn create(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let create: Create = body(&headers, sent)?;
    Ok((
        StatusCode::CREATED,
        fresh(server.hub.create(&create).await?),
    )
        .into_response())
}

pub(super) async fn join(
    State(server): State<Server>,
    from: From,
    Path(game): Path<String>,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let join: Join = body(&headers, sent)?;
    Ok(fresh(server.hub.join(game.parse()?, &join).await?))
}

pub(super) async fn act(
    State(server): State<Server>,
    from: From,
    Path(game): Path<String>,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let act: Act = body(&headers, sent)?;
    let done = server
        .hub
        .act_with(game.parse()?, act.seat.parse()?, act.action);
    Ok(fresh(done.await?))
}

pub(super) async fn state(
    State(server): State<Server>,
    from: From,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let game: GameId = game.parse()?;
    let after = parameter(query.as_deref(), "after")?;
    let wait = parameter(query.as_deref(), "wait")?
        .unwrap_or(0)
        .min(MOST_WAIT);
    let state = match after {
        Some(after) if wait > 0 => {
            let after = u32::try_from(after).unwrap_or(u32::MAX);
            server
                .hub
                .state_after(game, after, Duration::from_secs(wait))
                .await?
        }
        _ => server.hub.state(game).await?,
    };
    Ok(fresh(state))
}

pub(super) async fn ogn(
    State(server): State<Server>,
    from: From,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let text = server.hub.ogn(game.parse()?).await?;
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((kind, text).into_response())
}

pub(super) async fn lobby(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    Ok(fresh(server.hub.lobby_entries().await?))
}

pub(super) async fn analyse(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let asked = body(&headers, sent)?;
    Ok(fresh(server.hub.analyse(asked).await?))
}

/// For whoever sends requests on: 503 once this process stops, or can't reach its games.
pub(super) async fn health(State(server): State<Server>) -> Response {
    if server.hub.is_well().await {
        return fresh(serde_json::json!({"well": true}));
    }
    Refusal::new(
        ErrorCode::Busy,
        "this process stops, or can't reach its games; ask another",
    )
    .into_response()
}

/// For the machine itself alone: what came through a proxy, or from elsewhere, is not answered.
pub(super) async fn metrics(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
) -> Response {
    if !from.0.ip().to_canonical().is_loopback() || headers.contains_key("x-forwarded-for") {
        return nothing().await;
    }
    let text = server.hub.metrics(server.doors.open());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

pub(super) async fn nothing() -> Response {
    let text = "There is nothing here; docs/protocol.md has every address";
    let mut response = Refusal::new(ErrorCode::BadRequest, text).into_response();
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
