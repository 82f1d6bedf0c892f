//! The ways in: the socket and plain HTTP, with their limits.

mod api;
mod doors;
mod limits;
mod openapi;
mod socket;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::middleware::{Next, from_fn, map_response};
use axum::response::Response;
use axum::routing::{any, get, post};

use crate::Hub;
use crate::pages::guarded;
use doors::Doors;

pub use limits::Limits;

/// Bytes of a request's body, at most. The longest that means something has a few hundred.
const MOST_BODY: usize = 4_096;

/// What every handler has.
#[derive(Clone)]
struct Server {
    hub: Hub,
    doors: Arc<Doors>,
}

/// The routes of games: `/ws` and `/api`. They need the address of whoever asks, as [`crate::serve`] gives it.
///
/// ```
/// let routes = |hub: hoyito_server::Hub| hoyito_server::games(hub, hoyito_server::Limits::default());
/// # let _ = routes;
/// ```
pub fn games(hub: Hub, limits: Limits) -> Router {
    let server = Server {
        hub,
        doors: Arc::new(Doors::new(limits)),
    };
    Router::new()
        .route("/ws", any(socket::open))
        .route("/api/games", post(api::create))
        .route("/api/games/{game}", get(api::state))
        .route("/api/games/{game}/join", post(api::join))
        .route("/api/games/{game}/act", post(api::act))
        .route("/api/games/{game}/ogn", get(api::ogn))
        .route("/api/lobby", get(api::lobby))
        .route("/api/analyse", post(api::analyse))
        .route("/api/health", get(api::health))
        .route("/api/openapi.json", get(openapi::document))
        .route("/metrics", get(api::metrics))
        .route("/api/{*other}", any(api::nothing))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(map_response(async |response| guarded(response)))
        .layer(from_fn(logged))
        .with_state(server)
}

/// Logs a request by the pattern of its path: games' ids are links to watch by, and an address is nobody's business.
async fn logged(request: Request, next: Next) -> Response {
    let begin = std::time::Instant::now();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let response = next.run(request).await;
    tracing::debug!(
        %method,
        path = path.as_ref().map(MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = begin.elapsed().as_micros() as u64,
        "request"
    );
    response
}

/// Where a request comes from, as `axum::serve` tells it.
type From = axum::extract::ConnectInfo<SocketAddr>;
