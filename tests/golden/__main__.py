"""Write the golden games anew: `python -m tests.golden`.  Read the difference before you commit it."""

from __future__ import annotations

import sys

from tests.golden import FOLDER, golden_files


def main() -> None:
    files = golden_files()
    for path in FOLDER.glob("*/*.txt"):
        if path not in files:
            path.unlink()
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"Wrote {len(files)} golden files.\n")


if __name__ == "__main__":
    main()
