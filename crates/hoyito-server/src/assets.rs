//! The files of the page: found by path, typed, and ready in each encoding a browser may take.

/// One file of the page.
///
/// ```
/// use hoyito_server::Asset;
/// let page = Asset { path: "index.html", tag: "1", plain: b"<p>", brotli: None, gzip: None };
/// assert_eq!(page.content_type(), "text/html; charset=utf-8");
/// assert!(!page.is_immutable());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Path below the page's root, no slash in front.
    pub path: &'static str,
    /// Changes whenever the file does.
    pub tag: &'static str,
    /// The file as built.
    pub plain: &'static [u8],
    /// As brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// As gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// The media type, from the end of the file's name.
    ///
    /// ```
    /// use hoyito_server::Asset;
    /// let rules = Asset { path: "assets/rules-1a2b.wasm", tag: "1", plain: b"", brotli: None, gzip: None };
    /// assert_eq!(rules.content_type(), "application/wasm");
    /// ```
    pub fn content_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "jpg" => "image/jpeg",
            "webp" => "image/webp",
            "ico" => "image/x-icon",
            "wasm" => "application/wasm",
            "woff2" => "font/woff2",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "ftl" | "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Whether the file's name changes with its content, so that a browser never has to ask again.
    ///
    /// ```
    /// use hoyito_server::Asset;
    /// let style = Asset { path: "assets/page-Ab12.css", tag: "1", plain: b"", brotli: None, gzip: None };
    /// assert!(style.is_immutable());
    /// ```
    pub fn is_immutable(&self) -> bool {
        // Vite puts a hash into the name of everything below this folder, and of nothing else.
        self.path.starts_with("assets/")
    }
}

/// The files of one page, sorted by path.
///
/// ```
/// use hoyito_server::Assets;
/// assert_eq!(Assets::built().is_empty(), Assets::built().get("index.html").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Assets(&'static [Asset]);

static BUILT: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

impl Assets {
    /// The page that was built before this program was; empty if none was.
    ///
    /// ```
    /// assert!(hoyito_server::Assets::built().get("no such file").is_none());
    /// ```
    pub fn built() -> Assets {
        Assets(BUILT)
    }

    /// Other files, sorted by path.
    ///
    /// ```
    /// assert!(hoyito_server::Assets::new(&[]).is_empty());
    /// ```
    pub fn new(files: &'static [Asset]) -> Assets {
        debug_assert!(files.is_sorted_by_key(|file| file.path));
        Assets(files)
    }

    /// The file at this path, no slash in front.
    ///
    /// ```
    /// use hoyito_server::{Asset, Assets};
    /// static FILES: [Asset; 1] = [Asset { path: "a.js", tag: "1", plain: b";", brotli: None, gzip: None }];
    /// assert_eq!(Assets::new(&FILES).get("a.js").unwrap().plain, b";");
    /// ```
    pub fn get(&self, path: &str) -> Option<&'static Asset> {
        let at = self.0.binary_search_by_key(&path, |file| file.path).ok()?;
        Some(&self.0[at])
    }

    /// Whether no page was built.
    ///
    /// ```
    /// assert!(hoyito_server::Assets::new(&[]).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
