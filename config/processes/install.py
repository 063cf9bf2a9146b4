"""Install pinned requirements: `python -P config/processes/install.py base`, run with the Python of the environment to fill.

uv installs them in a fifth of pip's time.  pip installs uv, and everything else where uv has no wheel or fails.
The environment needs no pip of its own: Python carries one for new environments.  Only the standard library is imported here.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parents[2] / "requirements"
NO_PIP = "This Python has no pip for new environments. On Debian and Ubuntu: apt-get install python3-venv"


def main(name: str) -> int:
    """Install `requirements/<name>.txt` and return the exit status."""
    pinned = REQUIREMENTS / f"{name}.txt"
    if has_uv() or pip("--only-binary", ":all:", requirements=REQUIREMENTS / "uv.txt") == 0:
        uv = Path(sys.executable).with_name("uv")
        if run([uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--require-hashes", "-r", pinned]) == 0:
            return 0
    print("uv could not install the requirements, for the reason above; pip does it, which takes longer.", flush=True)  # noqa: T201
    return pip(requirements=pinned)


def has_uv() -> bool:
    """Whether the pinned uv is installed."""
    pinned = re.findall(r"^uv==(\S+)", (REQUIREMENTS / "uv.txt").read_text(), re.MULTILINE)
    try:
        return [importlib.metadata.version("uv")] == pinned
    except importlib.metadata.PackageNotFoundError:
        return False


def pip(*options: str, requirements: Path) -> int:
    """Run pip's installation of the file `requirements` and return its exit status.

    --no-compile: Python compiles the modules that are imported, which are a small part.
    """
    command = pip_command()
    if command is None:
        sys.exit(NO_PIP)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-compile")
    return run([sys.executable, *command, "install", *quiet, *options, "--no-deps", "--require-hashes", "-r", requirements])


def pip_command() -> list[str] | None:
    """The arguments with which Python runs pip: the installed one, else the wheel that Python carries; None without either."""
    if importlib.util.find_spec("pip") is not None:
        return ["-m", "pip"]
    folders = [Path(sysconfig.get_path("stdlib")) / "ensurepip" / "_bundled"]
    if own := sysconfig.get_config_var("WHEEL_PKG_DIR"):  # where Linux distributions keep it
        folders.append(Path(own))
    wheels = [wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))]
    return [str(wheels[-1] / "pip")] if wheels else None


def run(command: Sequence[str | Path]) -> int:
    return subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
