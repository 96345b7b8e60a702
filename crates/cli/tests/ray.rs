//! The sweep of `tools/lab` on a cluster of this machine. Skipped where Python or Ray is not installed, unless HOLDFAST_RAY_TESTS is
//! `required`; HOLDFAST_PYTHON names the Python that has it.

use std::path::Path;
use std::process::Command;

#[test]
fn a_sweep_on_a_cluster_is_the_sweep_of_one_run() {
    let python = std::env::var("HOLDFAST_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let has_ray =
        Command::new(&python).args(["-c", "import ray"]).output().is_ok_and(|output| output.status.success());
    if !has_ray {
        let required = std::env::var("HOLDFAST_RAY_TESTS").is_ok_and(|set| set == "required");
        assert!(!required, "`{python}` has no Ray, but HOLDFAST_RAY_TESTS=required");
        eprintln!("skipped: `{python}` has no Ray; pip install -r tools/lab/requirements.txt");
        return;
    }
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/lab/test_ray_sweep.py");
    let status = Command::new(&python).arg(tests).env("HOLDFAST", env!("CARGO_BIN_EXE_holdfast")).status();
    assert!(status.unwrap().success());
}
