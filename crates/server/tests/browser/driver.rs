//! A server and a browser: chromedriver is started for one test and stopped with it.

use fantoccini::client::Client;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use server::{AdminSecret, Config, Rates, Server};
use std::env;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;
use store::{Home, Store};
use tempfile::TempDir;
use tokio::time::{Instant, sleep, timeout};

/// The longest that one test may take.
const PATIENCE: Duration = Duration::from_secs(600);

/// The longest that a page may take to change.
const MOMENT: Duration = Duration::from_secs(10);

/// How much of a window's height is not the page's.
const FRAME: u32 = 143;

/// Browsers are heavy: where time is looked at there is one, elsewhere as many as there are threads.
static ALONE: RwLock<()> = RwLock::new(());

/// Runs a test, or says why it cannot be run.
pub(crate) fn browse(test: impl AsyncFnOnce(&Site)) {
    browse_after(async |_| (), async |site, ()| test(site).await);
}

/// The same when something has been stored before the server starts.
pub(crate) fn browse_after<T>(before: impl AsyncFnOnce(&Store) -> T, test: impl AsyncFnOnce(&Site, T)) {
    let _alone = ALONE.write().unwrap_or_else(PoisonError::into_inner);
    run(before, test);
}

/// The same beside other tests, for pages without motion.
pub(crate) fn browse_beside_others(test: impl AsyncFnOnce(&Site)) {
    let _beside = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    run(async |_| (), async |site, ()| test(site).await);
}

fn run<T>(before: impl AsyncFnOnce(&Store) -> T, test: impl AsyncFnOnce(&Site, T)) {
    let browsers = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let (Some(driver), Some(browser)) = (find("chromedriver"), browsers.into_iter().find_map(find)) else {
        missing("chromedriver and Chromium are not both on the PATH");
        return;
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (site, stored) = Site::open(&driver, browser, before).await;
        timeout(PATIENCE, test(&site, stored)).await.expect("the test takes too long");
    });
}

/// Says that a test is skipped because something is missing, which must not be where these tests are required.
pub(crate) fn missing(what: &str) {
    assert!(
        env::var("HOLDFAST_BROWSER_TESTS").as_deref() != Ok("required"),
        "{what}, but HOLDFAST_BROWSER_TESTS=required"
    );
    println!("skipped: {what}");
}

fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths).map(|directory| directory.join(program)).find(|file| file.is_file())
}

/// Keeps a picture for people to look at, in the folder `screenshots` of the build.
pub(crate) fn keep(file: &str, picture: &[u8]) {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("screenshots");
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::write(directory.join(file), picture).unwrap();
}

/// A server with data of its own, and a driver of browsers.
pub(crate) struct Site {
    url: String,
    browser: PathBuf,
    driver: Driver,
    directory: TempDir,
}

/// What decides what is chosen in a turn: without a pattern, since one that fits what the table offers again and again would have it
/// offered for ever.
pub(crate) fn dice(turn: u32) -> u32 {
    turn.wrapping_mul(0x9e37_79b1) >> 12
}

/// What opens the pages for operators.
pub(crate) const ADMIN_SECRET: &str = "correct horse battery staple";

impl Site {
    async fn open<T>(driver: &Path, browser: PathBuf, before: impl AsyncFnOnce(&Store) -> T) -> (Site, T) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(&directory.path().join("data")).await.unwrap();
        let stored = before(&store).await;
        store.close().await;
        drop(store);
        let config = Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            data: Home::Folder(directory.path().join("data")),
            bot_pause: Duration::ZERO,
            patience: Duration::ZERO,
            window_wait: None,
            rates: Rates::unlimited(),
            open_tables_per_person: u32::MAX,
            admin: AdminSecret::new(ADMIN_SECRET).ok(),
            ..Config::default()
        };
        let server = Server::start(&config).await.unwrap();
        // Browsers know passkeys only where a host has a name.
        let url = server.url().replace("127.0.0.1", "localhost");
        tokio::spawn(server.serve_until(std::future::pending()));
        (Site { url, browser, driver: Driver::start(driver).await, directory }, stored)
    }

    /// The address of a page of the server.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{}", self.url, path.trim_start_matches('/'))
    }

    /// Where this browser puts what it downloads.
    pub(crate) fn downloads(&self) -> PathBuf {
        self.directory.path().join("downloads")
    }

    /// A browser with a new profile.
    pub(crate) async fn browser(&self, kind: &Kind<'_>) -> Browser<'_> {
        let language = kind.languages.split(',').next().unwrap_or_default();
        let mut prefs = json!({
            "intl.accept_languages": kind.languages,
            "intl.selected_languages": kind.languages,
            "download.default_directory": self.downloads(),
            "download.prompt_for_download": false,
        });
        if !kind.scripts {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut options = json!({
            "binary": self.browser,
            "prefs": prefs,
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic",
                "--no-first-run", "--disable-background-networking", "--disable-component-update",
                "--disable-sync", format!("--lang={language}"), format!("--accept-lang={}", kind.languages),
                if kind.motion { "--force-prefers-no-reduced-motion" } else { "--force-prefers-reduced-motion" },
            ],
        });
        if kind.phone {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2, "touch": true, "mobile": true },
            });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("browserName".to_owned(), json!("chrome"));
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let connecting = builder.capabilities(capabilities);
        let client = connecting.connect(&self.driver.url()).await.expect("the browser starts");
        if !kind.phone {
            client.set_window_rect(0, 0, 1280, 900 + FRAME).await.unwrap();
        }
        Browser { client, site: self }
    }
}

/// chromedriver; it ends its browsers when it is told to.
struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    async fn start(program: &Path) -> Driver {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut command = Command::new(program);
        command.arg(format!("--port={port}")).arg("--silent").stdout(Stdio::null()).stderr(Stdio::null());
        let driver = Driver { child: command.spawn().expect("chromedriver starts"), port };
        let until = Instant::now() + MOMENT;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(Instant::now() < until, "chromedriver does not listen");
            sleep(Duration::from_millis(20)).await;
        }
        driver
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn tell_to_stop(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        stream.read(&mut [0; 64]).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let told = self.tell_to_stop().is_ok();
        for _ in 0..100 {
            if !told || !matches!(self.child.try_wait(), Ok(None)) {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a browser is like.
pub(crate) struct Kind<'a> {
    pub(crate) languages: &'a str,
    pub(crate) scripts: bool,
    pub(crate) phone: bool,
    /// Whether things move.
    pub(crate) motion: bool,
}

impl Kind<'_> {
    pub(crate) const DESKTOP: Kind<'static> =
        Kind { languages: "en-GB,en", scripts: true, phone: false, motion: false };
    pub(crate) const MOVING: Kind<'static> = Kind { motion: true, ..Kind::DESKTOP };
    pub(crate) const PHONE: Kind<'static> = Kind { phone: true, ..Kind::DESKTOP };
    pub(crate) const WITHOUT_SCRIPTS: Kind<'static> = Kind { scripts: false, ..Kind::DESKTOP };
}

/// What happened in a browser's console.
#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (axum::http::Method, Option<String>) {
        (axum::http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command of the browser's developer tools.
#[derive(Debug)]
struct DevTools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (axum::http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (axum::http::Method::POST, Some(body.to_string()))
    }
}

/// A browser somebody sits at.
pub(crate) struct Browser<'a> {
    pub(crate) client: Client,
    pub(crate) site: &'a Site,
}

impl Browser<'_> {
    pub(crate) async fn open(&self, path: &str) {
        self.client.goto(&self.site.address(path)).await.unwrap();
    }

    /// Clicks the first such element, once it is scrolled to where nothing lies over it.
    pub(crate) async fn click(&self, css: &str) {
        let to_it =
            "document.querySelector(arguments[0])?.scrollIntoView({ block: 'nearest', behavior: 'instant' })";
        self.client.execute(to_it, vec![json!(css)]).await.unwrap();
        self.of(css, async |element| element.click().await).await;
    }

    /// Chooses who is to sit in a seat of a new table.
    pub(crate) async fn seat(&self, seat: u8, who: &str) {
        let folded = format!(".seat-form[data-seat='{seat}'] details:not([open]) > summary");
        if self.has(&folded).await {
            self.click(&folded).await;
        }
        self.click(&format!("label:has(> input[name=seat-{seat}][value='{who}'])")).await;
    }

    pub(crate) async fn has(&self, css: &str) -> bool {
        !self.client.find_all(Locator::Css(css)).await.unwrap().is_empty()
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        self.of(css, async |element| element.text().await).await
    }

    pub(crate) async fn attribute(&self, css: &str, name: &str) -> String {
        self.of(css, async |element| element.attr(name).await).await.unwrap_or_default()
    }

    /// Something of the first such element; elements come and go while a page is left for another.
    async fn of<T>(&self, css: &str, what: impl AsyncFn(Element) -> Result<T, CmdError>) -> T {
        let end = Instant::now() + MOMENT;
        loop {
            let found = match self.client.find(Locator::Css(css)).await {
                Ok(element) => what(element).await,
                Err(error) => Err(error),
            };
            match found {
                Ok(value) => return value,
                Err(error) => assert!(Instant::now() < end, "{css}: {error}"),
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// What a script in the page returns.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script in the page returns something true, and returns it.
    pub(crate) async fn until(&self, script: &str) -> Value {
        let end = Instant::now() + MOMENT;
        loop {
            // A page that is being left cannot be asked.
            let value = self.client.execute(script, vec![]).await.unwrap_or_default();
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            assert!(Instant::now() < end, "never happens: {script}\n{}", self.text("body").await);
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Has the pages from now on in this language.
    pub(crate) async fn speak(&self, language: &str) {
        let script = format!(
            "return fetch('/lang', {{ method: 'POST', body: new URLSearchParams({{ lang: '{language}' }}) }}).then((answer) => answer.ok)"
        );
        assert_eq!(self.ask(&script).await, true);
    }

    /// The version of the table that is shown.
    pub(crate) async fn version(&self) -> u64 {
        let version = self.attribute("#main", "data-version").await;
        version.parse().unwrap()
    }

    /// Waits until the page shows a later state of the table.
    pub(crate) async fn until_later_than(&self, version: u64) {
        let end = Instant::now() + MOMENT;
        while self.version().await <= version {
            assert!(Instant::now() < end, "nothing changes after {version}");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Begins a table by the form at this address, which leaves no seat open, and returns its path.
    pub(crate) async fn begin(&self, form: &str) -> String {
        self.open(form).await;
        self.click("main form button[type=submit].main").await;
        self.until_table().await
    }

    /// Begins a table of this game for the reader and these others, as the form of a new table names them, and returns its path.
    pub(crate) async fn begin_with(&self, game: &str, others: &[&str]) -> String {
        let mut form = format!("/new/{game}?players={}&seat-0=me", others.len() + 1);
        for (other, seat) in others.iter().zip(1..) {
            form.push_str(&format!("&seat-{seat}={other}"));
        }
        self.begin(&form).await
    }

    /// Waits until the page of a table is shown, and returns its path.
    pub(crate) async fn until_table(&self) -> String {
        let end = Instant::now() + MOMENT;
        loop {
            let path = self.client.current_url().await.unwrap().path().to_owned();
            if path.starts_with("/t/") {
                return path;
            }
            assert!(Instant::now() < end, "{path} is not a table");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Keeps a picture of the page for people to look at.
    pub(crate) async fn picture(&self, name: &str) {
        keep(&format!("{name}.png"), &self.client.screenshot().await.unwrap());
    }

    /// Has the developer tools do something, such as setting the width of the page.
    pub(crate) async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        self.client.issue_cmd(DevTools { command, parameters }).await.unwrap()
    }

    /// Gives the page a window of this width and height, in CSS pixels.
    pub(crate) async fn widen(&self, (width, height): (u32, u32)) {
        let window = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", window).await;
    }

    /// What the console complained about since it was asked last.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let console = self.client.issue_cmd(Console).await.unwrap();
        let entries = console.as_array().cloned().unwrap_or_default();
        let grave = entries.into_iter().filter(|entry| {
            entry["level"] == "SEVERE" || entry["level"] == "WARNING" || entry["source"] == "security"
        });
        grave.map(|entry| entry["message"].to_string()).collect()
    }

    pub(crate) async fn close(self) {
        self.client.close().await.unwrap();
    }
}
