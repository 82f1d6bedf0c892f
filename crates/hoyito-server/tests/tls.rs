//! PostgreSQL through TLS: what `sslmode` in the address promises is held, on a cluster that takes nothing else.

#[path = "common/cluster.rs"]
mod cluster;

use std::fs;
use std::net::TcpListener;

use cluster::Cluster;
use hoyito_server::store;

const OPENSSL: &str = "/usr/bin/openssl";

/// A certificate for the name localhost, signed by an authority of its own.
fn certificates(cluster: &Cluster) {
    let new = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
    for line in [
        format!("{new} -keyout authority.key -out authority.pem -subj /CN=authority"),
        format!("{new} -keyout other.key -out other.pem -subj /CN=other"),
        format!(
            "{new} -keyout server.key -out server.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost \
             -addext basicConstraints=CA:false -CA authority.pem -CAkey authority.key"
        ),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        cluster.run(OPENSSL, &words);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_reached_through_tls() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port();
    drop(free);
    let Some(cluster) = Cluster::start_with(|cluster| {
        certificates(cluster);
        let hosts = "local all all trust\nhostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n";
        fs::write(cluster.path().join("hosts"), hosts).unwrap();
        let folder = cluster.path().display();
        format!(
            "-c listen_addresses=localhost -c port={port} -c hba_file={folder}/hosts -c ssl=on \
             -c ssl_cert_file={folder}/server.pem -c ssl_key_file={folder}/server.key"
        )
    }) else {
        return;
    };
    let folder = cluster.path().display().to_string();
    cluster.run(
        "createdb",
        &[
            "-h",
            &folder,
            "-p",
            &port.to_string(),
            "-U",
            "postgres",
            "games",
        ],
    );
    let open = async |host: &str, options: &str| {
        let address = format!("postgres://postgres@{host}:{port}/games?{options}");
        let opened = store::open(&address).await;
        if let Ok(store) = &opened {
            store.close().await;
        }
        opened.map(|_| ()).map_err(|error| error.to_string())
    };
    let known = format!("sslrootcert={folder}/authority.pem");
    for (host, options) in [
        ("localhost", format!("sslmode=verify-full&{known}")),
        ("127.0.0.1", format!("sslmode=verify-ca&{known}")),
        ("127.0.0.1", "sslmode=require".to_owned()),
        ("127.0.0.1", String::new()),
    ] {
        assert_eq!(open(host, &options).await, Ok(()), "{host} {options}");
    }
    let other = format!("sslrootcert={folder}/other.pem");
    for (host, options) in [
        ("127.0.0.1", format!("sslmode=verify-full&{known}")),
        ("localhost", format!("sslmode=verify-full&{other}")),
        ("localhost", "sslmode=verify-full".to_owned()),
        ("localhost", format!("sslmode=verify-ca&{other}")),
        ("localhost", "sslmode=disable".to_owned()),
    ] {
        let refused = open(host, &options).await;
        assert!(refused.is_err(), "{host} {options}");
        println!("{host} {options}: {}", refused.unwrap_err());
    }
}
