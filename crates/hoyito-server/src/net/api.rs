//! Plain HTTP: the same things with the same words, for programs that would rather ask.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::openapi::{Always, AtGame, Body, OfGame};
use super::{From, Server};
use crate::game::GameId;
use crate::protocol::{
    Act, Analyse, Analysis, Create, Created, Done, ErrorCode, GameState, Health, Join, Joined,
    LobbyEntry, Refusal,
};

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

/// The game that the path names.
type Named = Result<Path<String>, PathRejection>;

fn id(named: Named) -> Result<GameId, Refusal> {
    // What can't even be read is no game's id.
    named.map_or_else(|_| "".parse(), |Path(name)| name.parse())
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

/// Makes a game. Sent twice with the same seat, it makes one.
#[utoipa::path(post, path = "/api/games", request_body = Create,
    responses(
        (status = 201, description = "The game, and its secrets: they are told here and never again", body = Created,
            links(
                ("read" = (operation_id = "state", parameters(("game" = "$response.body#/game")))),
                ("export" = (operation_id = "ogn", parameters(("game" = "$response.body#/game")))),
                ("sit_down" = (operation_id = "join", parameters(("game" = "$response.body#/game")),
                    request_body = json!({"invitation": "$response.body#/invitation"}))),
                ("play" = (operation_id = "act", parameters(("game" = "$response.body#/game")),
                    request_body = json!({"seat": "$response.body#/seat"}))),
            )),
        Body, Always))]
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

/// Sits down. Sent twice with the same seat, it takes one.
#[utoipa::path(post, path = "/api/games/{game}/join", request_body = Join,
    params(("game" = String, Path, description = "The game's id", pattern = "^[0-9a-f]{20}$")),
    responses(
        (status = 200, description = "The seat's secret, and the game", body = Joined,
            links(
                ("play" = (operation_id = "act", parameters(("game" = "$response.body#/game")),
                    request_body = json!({"seat": "$response.body#/seat"}))),
            )),
        Body, OfGame, AtGame, Always))]
pub(super) async fn join(
    State(server): State<Server>,
    from: From,
    game: Named,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let join: Join = body(&headers, sent)?;
    Ok(fresh(server.hub.join(id(game)?, &join).await?))
}

/// Does something in a game; the answer comes once it is on disk.
#[utoipa::path(post, path = "/api/games/{game}/act", request_body = Act,
    params(("game" = String, Path, description = "The game's id", pattern = "^[0-9a-f]{20}$")),
    responses((status = 200, description = "It is written", body = Done), Body, OfGame, AtGame, Always))]
pub(super) async fn act(
    State(server): State<Server>,
    from: From,
    game: Named,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let act: Act = body(&headers, sent)?;
    let done = server
        .hub
        .act_with(id(game)?, act.seat.parse()?, act.action);
    Ok(fresh(done.await?))
}

/// The game as it is, or once it has changed.
#[utoipa::path(get, path = "/api/games/{game}",
    params(
        ("game" = String, Path, description = "The game's id", pattern = "^[0-9a-f]{20}$"),
        ("after" = Option<u64>, Query, description = "Wait for a version after this"),
        ("wait" = Option<u64>, Query, description = "So many seconds at most; more than 30 count as 30"),
    ),
    responses((status = 200, description = "The game", body = GameState),
        (status = 400, description = "`bad_request`: a parameter is no whole number", body = Refusal), OfGame, Always))]
pub(super) async fn state(
    State(server): State<Server>,
    from: From,
    game: Named,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let game: GameId = id(game)?;
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

/// The game as a file (RULES.md, section 6).
#[utoipa::path(get, path = "/api/games/{game}/ogn",
    params(("game" = String, Path, description = "The game's id", pattern = "^[0-9a-f]{20}$")),
    responses((status = 200, description = "The game as OGN", body = String, content_type = "text/plain; charset=utf-8"),
        OfGame, Always))]
pub(super) async fn ogn(
    State(server): State<Server>,
    from: From,
    game: Named,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let text = server.hub.ogn(id(game)?).await?;
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((kind, text).into_response())
}

/// The open invitations, the newest first, a hundred at most.
#[utoipa::path(get, path = "/api/lobby",
    responses((status = 200, description = "The open invitations", body = Vec<LobbyEntry>), Always))]
pub(super) async fn lobby(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    Ok(fresh(server.hub.lobby_entries().await?))
}

/// What the engine thinks of a position. Analyses wait in a queue.
#[utoipa::path(post, path = "/api/analyse", request_body = Analyse,
    responses((status = 200, description = "What it thinks", body = Analysis), Body, Always))]
pub(super) async fn analyse(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    server.enter(from, &headers)?;
    let asked: Analyse = body(&headers, sent)?;
    Ok(fresh(server.hub.analyse(asked).await?))
}

/// For whoever sends requests on: 503 once this process stops, or can't reach its games.
#[utoipa::path(get, path = "/api/health",
    responses((status = 200, description = "It serves", body = Health), Always))]
pub(super) async fn health(State(server): State<Server>) -> Response {
    if server.hub.is_well().await {
        return fresh(Health { well: true });
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
