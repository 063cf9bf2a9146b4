"""Compile the hot modules of `games/` with mypyc: `python -m config.processes.rules_build` (or `... remove`).

Hot are, found in the sources:
- every module of `games/engine/`;
- every module with a class that inherits from a class of a hot module, since such a class must be compiled, too;
- the modules of the same game's `play/` and `policies/` that a hot module imports;
- `report/results.py` of a game, which counts every game that is played.

All are compiled in one call into one library, so that calls between modules are direct.  With GCC, each module has a C file of its own,
all cores compile these files, and GCC optimizes them together when it links them (LTO).  Other compilers get one C file and use one core.
The build goes to `build/rules/` with a manifest of the sources' digests and of all classes that inherit, by which `games` recognizes a
stale build.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Container, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from games import BUILD, MANIFEST, ROOT, digest, platform, subclasses

# All rules are one library and no other library calls into it, so the compiler may inline its small functions.
# Games are a seventh faster by it.
COMPILER_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
# GCC's link-time optimization splits the work into parts and runs one process per core.
LTO_FLAGS = ("-flto", f"-flto={os.cpu_count() or 1}", "-flto-partition=balanced")
# The compiler includes this before each module.  mypyc's deallocators hand every object to CPython's trashcan, which chains objects
# deep in others through the header of the garbage collector.  Objects of an `acyclic` class have no such header: the bytes before them
# would be overwritten.  The trashcan leaves an object alone whose deallocator is not the one that is named.
TRASHCAN = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <CPy.h>
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc) Py_TRASHCAN_BEGIN(op, (PyType_IS_GC(Py_TYPE(op)) ? (destructor)(dealloc) : NULL))
"""
NO_COMPILER = "No C compiler (or no Python headers) was found, so the rules run interpreted: the same results, slower."


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # so that the compiler is stopped, too
    say = sys.stdout.write
    if arguments == ["remove"]:
        shutil.rmtree(BUILD, ignore_errors=True)
        say("The rules run interpreted now.\n")
        return 0
    if arguments not in ([], ["if-possible"]):
        say("usage: python -m config.processes.rules_build [remove | if-possible]\n")
        return 2
    if not compiler_found():
        say(NO_COMPILER + "\n")
        return 0 if arguments else 1
    if is_fresh():
        say("The compiled rules are up to date.\n")
        return 0
    say("Compiling the rules, which takes a minute or two and is needed only when they have changed.\n")
    sys.stdout.flush()
    started = time.monotonic()
    modules = build_rules()
    say(f"Compiled {len(modules)} modules of the rules in {time.monotonic() - started:.0f} s.\n")
    return 0


def hot_modules() -> dict[str, Path]:
    """Full name -> source of every module to compile; see the top of this file."""
    others = {module_name(path): path for path in sorted((ROOT / "games").rglob("*.py")) if path.stem != "__init__"}
    found = {name: path for name, path in others.items() if name.startswith("games.engine.")}
    waiting = [name for name in others if name.endswith(".report.results")]
    while True:
        waiting += [name for name, path in others.items() if name not in found and inherits_from(path, found)]
        if not waiting:
            return found
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found[name] = others[name]
                played = (module_name(path) for path in imported(others[name]) if set(path.parent.parts) & {"play", "policies"})
                waiting += [each for each in played if each in others and each.split(".")[1] == name.split(".")[1]]


@cache
def parsed(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(ROOT).with_suffix("").parts)


def inherits_from(source: Path, modules: Container[str]) -> bool:
    """Whether a class of this file inherits from a class of one of `modules`."""
    return any(base.rpartition(".")[0] in modules for base in bases(source))


@cache
def bases(source: Path) -> tuple[str, ...]:
    """Full names of the imported classes that the classes of this file inherit from."""
    if b"class " not in source.read_bytes():  # most files: parsing them all takes seconds
        return ()
    tree = parsed(source)
    names = [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    full: dict[str, str] = {}  # a name in this file -> what it was imported as
    for node in ast.walk(tree) if names else ():
        if isinstance(node, ast.ImportFrom) and node.module:
            full |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            full |= {alias.asname or alias.name: alias.name for alias in node.names}
    found = []
    for name in names:
        module, _, last = name.rpartition(".")
        found.append(f"{full.get(module, module)}.{last}" if module else full.get(last, last))
    return tuple(found)


def sources(modules: dict[str, Path]) -> dict[str, str]:
    """Every file of `games/` that the compiled code depends on -> its digest: constants of imported modules are compiled in."""
    found: set[Path] = set()
    waiting = [*modules.values(), *(source.parent / "__init__.py" for source in modules.values())]
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += imported(source)
    return {source.relative_to(ROOT).as_posix(): digest(source) for source in sorted(found)}


def imported(source: Path) -> Iterator[Path]:
    """Sources of the modules of `games` that this one imports, and of the packages they are in."""
    for node in ast.walk(parsed(source)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            if parts[0] == "games":
                for end in range(2, len(parts) + 1):
                    stem = ROOT.joinpath(*parts[:end])
                    yield from (path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file())


def is_fresh() -> bool:
    try:
        manifest = json.loads((BUILD / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    is_same = manifest["platform"] == platform() and manifest["sources"] == sources(hot_modules())
    return bool(is_same and manifest.get("classes") == subclasses(ROOT))


def compiler_found() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler) is not None and headers.is_file()


def compiler_takes_lto() -> bool:
    """Whether the compiler is GCC with link-time optimization.  It runs its parts through `make`."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which("make") is None:
        return False
    with tempfile.TemporaryDirectory(prefix="stardeck-lto-") as folder:
        (source := Path(folder, "empty.c")).write_text("int stardeck(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler, "-shared", "-fPIC", *LTO_FLAGS, str(source), "-o", str(source.with_suffix(".so"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603
        except OSError:
            return False


def compile_files(work: str, files: list[str], extra: tuple[str, ...]) -> None:
    """Translate these sources to C and compile them into `work`/library, with these `extra` flags for compiler and linker.

    Only for a process of its own: mypy and setuptools keep global state.
    """
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Build all modules at once, and compile all files of the library at once; setuptools does one after the other."""

        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in objects for name in names]

            if extra:
                self.precompile_header()
            self.compiler.compile = compile_at_once
            self.parallel = os.cpu_count()
            super().build_extensions()

        def precompile_header(self) -> None:
            """Parse Python's headers once and not for each module.  GCC uses the result if it was made with the same flags."""
            library = self.extensions[0]  # mypycify gives the library first, before the modules that only import it
            folders = [f"-I{folder}" for folder in (*library.include_dirs, *self.compiler.include_dirs)]
            flags = [*folders, *library.extra_compile_args[:-2]]  # without the last two: `-include` and the header itself
            self.spawn([*self.compiler.compiler_so, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch"])

    # Without pyproject.toml: its plugins are for Django and belong to the requirements of development.
    options = ["--config-file=", "--strict", *files]
    several = bool(extra) and len(files) > 1  # mypyc looks in vain for the header of a single module
    extensions = mypycify(options, opt_level="3", debug_level="0", target_dir=f"{work}/c", multi_file=several)
    header = Path(work, "trashcan.h")
    header.write_text(TRASHCAN, encoding="utf-8")
    for extension in extensions:  # new lists, as mypycify gives one to all of them
        if not extension.include_dirs:  # a module that only imports the library: nothing in it is worth the time to optimize it
            extension.extra_compile_args = [*extension.extra_compile_args, "-O1"]
            continue
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS, *extra, "-include", str(header)]
        extension.extra_link_args = [*extension.extra_link_args, *COMPILER_FLAGS, *extra, "-O3"] if extra else []
    arguments = ["--quiet", "build_ext", "--build-lib", f"{work}/library", "--build-temp", f"{work}/temp"]
    setup(name="stardeck-rules", packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": BuildOnAllCores})


def build_rules() -> list[str]:
    """Compile into a temporary folder and move the result into place at once; SystemExit with the compiler's messages on failure."""
    modules = hot_modules()
    fingerprint, inheriting = sources(modules), subclasses(ROOT)
    work = BUILD.with_name(f"rules.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    library = work / "library"
    library.mkdir(parents=True)
    # Paths are relative, so that spaces in them do no harm.
    script = "import sys; from config.processes.rules_build import compile_files; work, extra, *files = sys.argv[1:]; "
    script += "compile_files(work, files, tuple(extra.split()))"
    names = [source.relative_to(ROOT).as_posix() for source in modules.values()]
    extra = " ".join(LTO_FLAGS) if compiler_takes_lto() else ""
    command = [sys.executable, "-c", script, work.relative_to(ROOT).as_posix(), extra, *names]
    try:
        if messages := failure_of(command):
            raise SystemExit(f"{messages}\nCompiling the rules failed.")
        install(library, fingerprint, inheriting)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return list(modules)


def failure_of(command: list[str]) -> str:
    """Run the command with all processes that it starts, and end them with this one; return its messages if it fails, else ""."""
    process = subprocess.Popen(  # noqa: S603
        command,
        cwd=ROOT,
        env={**os.environ, "STARDECK_RULES": "interpreted"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        messages, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    return messages or "The compiler ended without a message." if process.returncode else ""


def install(library: Path, fingerprint: dict[str, str], inheriting: dict[str, list[str]]) -> None:
    """Write the manifest of the compiled modules and put them in place of the last build."""
    files = {}
    for file in library.rglob("*.*"):
        path = file.relative_to(library)
        files[".".join([*path.parts[:-1], path.name.split(".")[0]])] = path.as_posix()
    manifest = {"platform": platform(), "sources": fingerprint, "classes": inheriting, "modules": dict(sorted(files.items()))}
    (library / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    shutil.rmtree(BUILD, ignore_errors=True)
    library.rename(BUILD)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
