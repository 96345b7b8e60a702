//! At which address the site is reached, and what is answered to those who name another.

use crate::client::{Answer, Client, Site, request};
use axum::body::Body;
use axum::http::{Method, Request, Version};

async fn get(client: &mut Client, host: &str, path: &str) -> Answer {
    let mut asks = request(Method::GET, path, &[], String::new());
    asks.headers_mut().insert("host", host.parse().unwrap());
    client.send(asks).await
}

async fn post(client: &mut Client, host: &str, headers: &[(&str, &str)]) -> Answer {
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let headers: Vec<_> = form.iter().chain(headers).copied().collect();
    let mut asks = request(Method::POST, "/name", &headers, "name=Ada".to_owned());
    asks.headers_mut().insert("host", host.parse().unwrap());
    client.send(asks).await
}

#[tokio::test]
async fn the_public_address_decides_links_cookies_and_who_is_let_in() {
    let site =
        Site::with(|config| config.public_url = Some("https://play.example.org".parse().unwrap())).await;
    let mut ada = site.client();
    let named = post(&mut ada, "play.example.org", &[("origin", "https://play.example.org")]).await;
    named.to();
    let cookie = named.header("set-cookie");
    for part in ["__Host-holdfast=", "; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert_eq!(named.header("strict-transport-security"), "max-age=31536000");
    let page = get(&mut ada, "PLAY.example.org:443", "/").await;
    assert!(page.is_page(200).text.contains(">Ada<"), "{}", page.text);
    for other in [
        "evil.example",
        "play.example.org:8443",
        "localhost",
        "127.0.0.1:7700",
        "play.example.org.evil.example",
    ] {
        let refused = get(&mut ada, other, "/").await;
        assert!(refused.is_page(421).text.contains("https://play.example.org"), "{}", refused.text);
        assert_eq!(refused.header("strict-transport-security"), "max-age=31536000");
        assert_eq!(
            get(&mut ada, other, "/healthz").await.status,
            200,
            "whoever watches over it has other names"
        );
        assert_eq!(get(&mut ada, other, "/readyz").await.status, 200);
    }
    for origin in ["http://play.example.org", "https://evil.example", "https://play.example.org:8443"] {
        post(&mut ada, "play.example.org", &[("origin", origin)]).await.is_page(403);
    }
}

#[tokio::test]
async fn without_a_public_address_names_are_believed_that_nobody_else_can_have() {
    let site = Site::new().await;
    let mut ada = site.client();
    for home in ["localhost:7700", "192.168.1.5:7700", "[::1]", "nas", "nas.lan"] {
        let page = get(&mut ada, home, "/").await;
        assert_eq!(page.is_page(200).header("strict-transport-security"), "");
    }
    for other in ["evil.example", "evil.example:7700", "localhost.evil.example"] {
        let refused = get(&mut ada, other, "/").await;
        assert!(refused.is_page(421).text.contains("--public-url"), "{}", refused.text);
        let origin = format!("http://{other}");
        post(&mut ada, other, &[("origin", &origin)]).await.is_page(421);
    }
    let mut data = request(Method::GET, "/api/tables", &[], String::new());
    data.headers_mut().insert("host", "evil.example".parse().unwrap());
    ada.send(data).await.is_error(421);
}

#[tokio::test]
async fn a_request_names_one_host() {
    let site = Site::new().await;
    let mut ada = site.client();
    for path in ["/", "/healthz"] {
        let none = Request::get(path).body(Body::empty()).unwrap();
        assert_eq!(ada.send(none).await.status, 400, "{path}");
        let two =
            Request::get(path).header("host", "localhost").header("host", "nas").body(Body::empty()).unwrap();
        assert_eq!(ada.send(two).await.status, 400, "{path}");
    }
    let old = Request::get("/healthz").version(Version::HTTP_10).body(Body::empty()).unwrap();
    assert_eq!(ada.send(old).await.status, 200);
    let absolute = Request::get("http://evil.example/").header("host", "nas").body(Body::empty()).unwrap();
    ada.send(absolute).await.is_page(421);
}

#[tokio::test]
async fn no_other_site_is_let_in() {
    let site = Site::new().await;
    let mut ada = site.client();
    for (method, path, status) in [
        (Method::GET, "/", 200),
        (Method::GET, "/api/tables", 200),
        (Method::OPTIONS, "/api/tables", 405),
        (Method::PUT, "/name", 403),
        (Method::DELETE, "/settings", 403),
    ] {
        let other = [("origin", "https://evil.example"), ("access-control-request-method", "POST")];
        let answer = ada.send(request(method.clone(), path, &other, String::new())).await;
        assert_eq!(answer.status, status, "{method} {path}");
        assert_eq!(answer.header("access-control-allow-origin"), "", "{method} {path}");
    }
}
