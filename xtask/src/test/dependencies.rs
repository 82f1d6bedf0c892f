//! docs/dependencies.md against what the manifests name: every dependency has its reason there,
//! and no reason is left for one that is gone.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use super::Context;
use super::rust::cargo;

/// Where the reasons stand, one table row each: `` | `name` | reason | ``.
const REASONS: &str = "docs/dependencies.md";

/// Compares the two.
pub fn check(context: &Context) -> Result<()> {
    let root = context.workspace.root();
    let reasons = read(&root.join(REASONS))?;
    let page: Value = serde_json::from_str(&read(&root.join("web/package.json"))?)?;
    let mut used: BTreeSet<String> = of_page(&page).collect();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let line =
            format!("metadata --locked --no-deps --format-version 1 --manifest-path {manifest}");
        used.extend(of_crates(&serde_json::from_str(
            &cargo(context, &line).read()?,
        )?));
    }
    let explained = explained(&reasons);
    let list = |names: Vec<&String>| {
        names
            .iter()
            .map(|name| format!("`{name}`"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let missing: Vec<_> = used.difference(&explained).collect();
    ensure!(
        missing.is_empty(),
        "{REASONS} gives no reason for {}",
        list(missing)
    );
    let gone: Vec<_> = explained.difference(&used).collect();
    ensure!(
        gone.is_empty(),
        "{REASONS} explains what nothing uses: {}",
        list(gone)
    );
    println!("{} dependencies, each with its reason", used.len());
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("no {}", path.display()))
}

/// Dependencies of the workspace's crates; those with a source come from outside.
fn of_crates(metadata: &Value) -> impl Iterator<Item = String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .flat_map(|package| package["dependencies"].as_array().into_iter().flatten())
        .filter(|dependency| !dependency["source"].is_null())
        .filter_map(|dependency| Some(dependency["name"].as_str()?.to_owned()))
}

fn of_page(package: &Value) -> impl Iterator<Item = String> {
    ["dependencies", "devDependencies"]
        .into_iter()
        .filter_map(|kind| package[kind].as_object())
        .flat_map(|names| names.keys().cloned())
}

fn explained(reasons: &str) -> BTreeSet<String> {
    reasons
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{explained, of_crates, of_page};
    use serde_json::json;

    #[test]
    fn names_are_read_from_manifests_and_reasons() {
        let metadata = json!({"packages": [{"dependencies": [
            {"name": "clap", "source": "registry"},
            {"name": "hoyito", "source": null},
        ]}]});
        assert_eq!(of_crates(&metadata).collect::<Vec<_>>(), ["clap"]);
        let page = json!({"dependencies": {"a": "1"}, "devDependencies": {"@b/c": "2"}});
        assert_eq!(of_page(&page).collect::<Vec<_>>(), ["a", "@b/c"]);
        let text = "| name | why |\n| --- | --- |\n| `clap` | options |\n";
        assert_eq!(explained(text).into_iter().collect::<Vec<_>>(), ["clap"]);
    }
}
