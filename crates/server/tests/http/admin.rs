//! The pages for operators, what they do, and what people report to them.

use crate::client::{Client, Site, rest};
use axum::http::header::SET_COOKIE;
use server::{AdminSecret, Rates};
use std::time::Duration;
use store::{Act, Banned, Home, Operator};

const SECRET: &str = "correct horse battery staple";

async fn site() -> Site {
    Site::with(|config| config.admin = Some(AdminSecret::new(SECRET).unwrap())).await
}

async fn operator(site: &Site) -> Client {
    let mut operator = site.client();
    assert_eq!(operator.post("/admin", &[("secret", SECRET)]).await.to(), "/admin/tables");
    operator
}

async fn act(operator: &mut Client, act: &str, target: &str, value: &str) {
    let form = [("act", act), ("target", target), ("value", value), ("why", "because"), ("section", "audit")];
    assert_eq!(operator.post("/admin/act", &form).await.to(), "/admin/audit?done=yes");
}

#[tokio::test]
async fn nobody_comes_in_without_the_secret() {
    let without = Site::new().await;
    for address in ["/admin", "/admin/tables"] {
        without.client().get(address).await.is_page(404);
    }
    let site = site().await;
    let mut anybody = site.client();
    anybody.get("/admin").await.is_page(200);
    assert_eq!(anybody.get("/admin/people").await.to(), "/admin");
    assert_eq!(anybody.post("/admin/act", &[("act", "hide"), ("target", "x")]).await.to(), "/admin");
    anybody.post("/admin", &[("secret", "something else")]).await.is_page(403);
    anybody.cookies.insert("holdfast_admin".to_owned(), "9999999999".to_owned());
    assert_eq!(anybody.get("/admin/people").await.to(), "/admin", "the cookie is signed");
    let cookie = anybody.post("/admin", &[("secret", SECRET)]).await;
    let cookie = cookie.headers[SET_COOKIE].to_str().unwrap();
    for part in ["Path=/admin", "HttpOnly", "SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    for section in ["tables", "people", "reports", "bans", "limits", "slow", "audit"] {
        for language in ["en", "ja", "zh-Hant"] {
            anybody.post("/lang", &[("lang", language)]).await;
            let page = anybody.get(&format!("/admin/{section}")).await;
            assert!(!page.is_page(200).text.contains("[admin"), "{section} {language}");
        }
    }
    anybody.post("/admin/leave", &[]).await.to();
    assert_eq!(anybody.get("/admin/people").await.to(), "/admin");
}

#[tokio::test]
async fn what_an_operator_does_is_in_force_at_once_and_written_down() {
    let site = site().await;
    let (mut operator, mut ann) = (operator(&site).await, site.client());
    let form =
        [("players", "2"), ("seat-1", "open"), ("listing", "public"), ("name", "Ann"), ("title", "Rude")];
    let table = ann.new_table(&form).await;
    let page = format!("/t/{table}");
    assert!(operator.get("/admin/tables").await.text.contains(&table));
    assert!(operator.get("/admin/people?text=ann").await.text.contains("Ann"));
    act(&mut operator, "hide", &table, "").await;
    assert!(!site.client().get("/tables/open").await.text.contains(&table));
    act(&mut operator, "rename-table", &table, "Quiet").await;
    act(&mut operator, "rename-person", "person 1", "Ada").await;
    let shown = site.client().get(&page).await.text;
    assert!(shown.contains("Quiet") && shown.contains("Ada") && !shown.contains("Ann"), "{shown}");
    let (open, others) =
        (ann.open(&format!("{page}/events")).await, site.client().open(&format!("{page}/events")).await);
    act(&mut operator, "ban", "person 1", "7").await;
    rest(open.into_body()).await;
    let goes_on = tokio::time::timeout(Duration::from_millis(100), rest(others.into_body())).await;
    assert!(goes_on.is_err(), "whoever is not banned listens on");
    let told = ann.get(&page).await;
    assert!(told.is_page(403).text.contains("has excluded you until 2"), "{}", told.text);
    assert!(ann.get("/api/tables").await.is_error(403)["error"].as_str().unwrap().contains("UTC"));
    ann.get("/healthz").await;
    site.client().get(&page).await.is_page(200);
    act(&mut operator, "unban", "person 1", "").await;
    ann.get(&page).await.is_page(200);
    act(&mut operator, "delete-table", &table, "").await;
    ann.get(&page).await.is_page(410);
    let audit = operator.get("/admin/audit").await.text;
    for word in ["hide", "rename-table", "rename-person", "ban", "unban", "delete-table", "because"] {
        assert!(audit.contains(word), "{word}: {audit}");
    }
    operator.post("/admin/act", &[("act", "look-into-hand"), ("target", &table)]).await.is_page(422);
}

#[tokio::test]
async fn what_a_command_does_beside_the_server_is_in_force_soon() {
    let site = site().await;
    let mut ann = site.client();
    let table = ann.own_table().await;
    let mut beside = Operator::open(&Home::Folder(site.directory.path().to_owned())).await.unwrap();
    beside.carry_out(Act::RenamePerson(1, "Renamed".to_owned()), "").await.unwrap();
    beside.carry_out(Act::Ban(Banned::Person(1), None), "").await.unwrap();
    beside.close().await;
    let mut told = ann.get(&format!("/t/{table}")).await;
    for _ in 0..100 {
        if told.status == 403 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        told = ann.get(&format!("/t/{table}")).await;
    }
    assert!(told.is_page(403).text.contains("for good"));
    assert!(site.client().get(&format!("/t/{table}")).await.text.contains("Renamed"));
}

#[tokio::test]
async fn nobody_at_a_table_is_sent_anything_because_an_operator_looked() {
    let site = site().await;
    let (mut operator, mut ann) = (operator(&site).await, site.client());
    let table = ann.own_table().await;
    let mut onlooker = site.client();
    let mark = async |client: &mut Client| client.get(&format!("/t/{table}")).await.text;
    let before = (mark(&mut ann).await, mark(&mut onlooker).await);
    for section in ["tables", "people", "reports", "bans", "limits", "slow", "audit"] {
        operator.get(&format!("/admin/{section}?text={table}")).await;
    }
    let shown = operator.get(&format!("/t/{table}")).await.text;
    assert!((mark(&mut ann).await, mark(&mut onlooker).await) == before);
    assert!(shown == before.1, "an operator sees what any onlooker sees");
}

#[tokio::test]
async fn people_report_tables_and_each_other() {
    let site = Site::with(|config| {
        config.admin = Some(AdminSecret::new(SECRET).unwrap());
        config.rates = Rates::unlimited().with("reports-per-person", "2/hour".parse().unwrap());
    })
    .await;
    let (mut operator, mut ann) = (operator(&site).await, site.client());
    let table = ann.own_table().await;
    let address = format!("/t/{table}/report");
    assert!(ann.get(&format!("/t/{table}")).await.text.contains(&address), "the page leads there");
    ann.get(&address).await.is_page(200);
    ann.post(&address, &[("about", "table"), ("text", " ")]).await.is_page(422);
    ann.post(&address, &[("about", "7"), ("text", "who?")]).await.is_page(422);
    ann.post(&address, &[("about", "table"), ("text", "a <b>rude</b> title")]).await.is_page(200);
    ann.post(&address, &[("about", "0"), ("text", "a rude name")]).await.is_page(200);
    ann.post(&address, &[("about", "0"), ("text", "once more")]).await.is_page(429);
    let reports = operator.get("/admin/reports").await.text;
    assert!(
        reports.contains("a &lt;b&gt;rude&lt;/b&gt; title") && reports.contains("a rude name"),
        "{reports}"
    );
    assert!(operator.get("/admin/limits").await.text.contains("met by person 1"));
    act(&mut operator, "close", "report 1", "").await;
    assert!(!operator.get("/admin/reports").await.text.contains("a &lt;b&gt;rude"));
}
