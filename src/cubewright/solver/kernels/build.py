"""Compile the kernels into one library for a kind of processor.

``python -m cubewright.solver.kernels.build [TIER ...]`` compiles the changed sources, by default
for this processor. It needs numba, llvmlite and a linker.

A kernel creates no array and raises no error, so numba's function for it needs no Python. Here, a
plain C function around each kernel, ``void name(uint64_t *words)``, takes its arguments from the
words and writes its result over them. An integer, a truth value or a word of a mask is one word. An
array is its address and its lengths. A NamedTuple is its fields.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from cubewright.solver.kernels.array_types import WORDS, Mask
from cubewright.solver.kernels.sources import (
    CHOICE,
    FOLDER,
    TIERS,
    WORKING_COPY,
    file_of,
    source_files,
    stamps,
)

PACKAGE = "cubewright.solver.kernels"
FEATURES = {
    # Vectors of 512 bits are used only if they are not marked as slow.
    "x86-64-v4": "+avx512f,+avx2,-prefer-256-bit",
    "x86-64-v3": "+avx2",
    "x86-64-v2": "",
    "arm64": "",
}
"""The processor features of each tier for :mod:`.masks.packing` and LLVM."""
_NOT_COMPILED = {"library", "sources"}
"""The modules without machine code."""
ALLOWED_SYMBOLS = {"memset", "memcpy", "memmove"}
"""The symbols that a library may import from C."""


@dataclass(frozen=True)
class Unit:
    """The kernels of one module for one number of words in a mask, which are compiled together."""

    module: str
    entries: tuple[str, ...]
    words: int
    """The number of words of a mask; 0 without masks."""
    key: str
    """A digest of numba, the tier, and the code of the module and its imports."""
    size: int
    """The size of the unit's sources in bytes."""

    @property
    def name(self) -> str:
        """The name of the unit's files, without the suffix."""
        return f"{self.module}-{self.words}-{self.key}"


def build(
    tier: str, folder: Path = WORKING_COPY, show: Callable[[str], None] | None = None
) -> Path:
    """Compile changed units, link the library for a tier and return its file.

    ``show`` is called with a line of text when compiling begins and when it ends.

    Raises:
        RuntimeError: The linker is missing, or a kernel needs a forbidden symbol.
    """
    began = perf_counter()
    sources = stamps()
    units = _units(tier)
    objects = folder / "objects" / tier
    objects.mkdir(parents=True, exist_ok=True)
    missing = [unit for unit in units if not (objects / f"{unit.name}.json").exists()]
    if missing and show is not None:
        what = "the search" if len(missing) == len(units) else ", ".join(_modules(missing))
        show(f"compiling {what} for {tier} (less than a minute)")
    _compile(tier, missing, objects)
    kernels: dict[str, Any] = {}
    for unit in units:
        for name, row in json.loads((objects / f"{unit.name}.json").read_bytes()).items():
            kernels.setdefault(name, row)["symbols"].update(row["symbols"])
    file = file_of(folder, tier)
    _link([*(objects / f"{unit.name}.o" for unit in units), _level_object(objects)], file)
    _write(file.with_suffix(".json"), json.dumps({"sources": sources, "kernels": kernels}))
    _remove_old(objects, units)
    if missing and show is not None:
        show(f"compiled the search in {perf_counter() - began:.0f} s")
    return file


def _modules(units: Sequence[Unit]) -> list[str]:
    return sorted({unit.module for unit in units})


def _units(tier: str) -> list[Unit]:
    """Return the units of all kernels, from the text of the sources."""
    texts = {_module_name(file): file.read_text(encoding="utf-8") for file in source_files()}
    code = {module: _without_texts(text) for module, text in texts.items()}
    tools = [tier, FEATURES[tier], version("numba"), version("llvmlite"), code["build"]]
    units = []
    for module, text in texts.items():
        entries = tuple(_entries(text))
        if not entries:
            continue
        used = [code[each] for each in sorted(_imported(module, texts))]
        key = sha256("\0".join([*tools, *used]).encode()).hexdigest()[:16]
        with_masks = _imports_masks(text)
        size = sum(map(len, used))
        units += [
            Unit(module, entries, words, key, size) for words in (WORDS if with_masks else (0,))
        ]
    return units


def _without_texts(text: str) -> str:
    """Return a module's code without docstrings and comments, which change no machine code."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [
                each
                for each in node.body
                if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ]
    return ast.dump(tree)


def _module_name(file: Path) -> str:
    parts = file.relative_to(FOLDER).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def _entries(text: str) -> Iterator[str]:
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(each, ast.Name) and each.id == "entry_point" for each in node.decorator_list
        ):
            yield node.name


def _imports_masks(text: str) -> bool:
    return any(
        isinstance(node, ast.ImportFrom)
        and node.module == f"{PACKAGE}.array_types"
        and any(name.name == "Mask" for name in node.names)
        for node in ast.parse(text).body
    )


def _imported(module: str, texts: dict[str, str]) -> set[str]:
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in found or name not in texts or name in _NOT_COMPILED:
            continue
        found.add(name)
        for node in ast.walk(ast.parse(texts[name])):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
                inside = (node.module or "").removeprefix(PACKAGE).removeprefix(".")
                waiting.append(inside)
                waiting += [f"{inside}.{each.name}".removeprefix(".") for each in node.names]
    return found


# ---------------------------------------------------------------- compiling


def _compile(tier: str, units: Sequence[Unit], objects: Path) -> None:
    """Compile units in one process for each processor."""
    if not units:
        return
    before = dict(os.environ)
    # numba reads these variables when the new processes import it.
    os.environ[CHOICE] = "numba"
    os.environ["NUMBA_CPU_NAME"] = "generic" if tier == "arm64" else tier
    os.environ["NUMBA_CPU_FEATURES"] = FEATURES[tier]
    try:
        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
            running = [
                pool.submit(_compile_units, group, tier, objects) for group in _groups(units)
            ]
            for each in running:
                each.result()
    finally:
        os.environ.clear()
        os.environ.update(before)


def _groups(units: Sequence[Unit]) -> list[list[Unit]]:
    """Group the units of a subpackage, because they share steps; the largest group first."""
    groups: dict[str, list[Unit]] = {}
    for unit in units:
        package, _, inside = unit.module.partition(".")
        groups.setdefault(package if inside else unit.name, []).append(unit)
    return sorted(groups.values(), key=lambda group: -sum(unit.size for unit in group))


def _compile_units(units: Sequence[Unit], tier: str, objects: Path) -> None:
    for unit in units:
        _compile_unit(unit, tier, objects)


def _compile_unit(unit: Unit, tier: str, objects: Path) -> None:
    """Write the object file of a unit, and the table rows of its kernels."""
    compiler = _compiler(tier)
    module = import_module(f"{PACKAGE}.{unit.module}")
    rows = {}
    code = None
    for entry in unit.entries:
        function = getattr(module, entry).py_func
        name = f"{unit.module}.{entry}"
        symbol = f"{name.replace('.', '_')}_{unit.words}" if unit.words else name.replace(".", "_")
        parameters, result = signature(function)
        rows[name] = {
            "parameters": parameters,
            "result": result,
            "symbols": {str(unit.words): symbol},
        }
        if bool(unit.words) != _has_mask(parameters):
            raise RuntimeError(f"{name}: only a module with masks may import Mask")
        one = compiler.module(function, parameters, result, unit.words, symbol)
        if code is None:
            code = one
        else:
            code.link_in(one)
    (objects / f"{unit.name}.o").write_bytes(compiler.object_code(code))
    _write(objects / f"{unit.name}.json", json.dumps(rows))


def signature(function: Callable[..., Any]) -> tuple[list[list[Any]], list[str]]:
    """Return the parameters of a kernel as rows of the table, and the kinds of its results.

    A parameter is its name and its kind: ``int``, ``bool``, ``word``, ``mask``, an array
    ``["array", dtype, dimensions]`` or a NamedTuple ``[name, fields]``, whose fields are like
    parameters.
    """
    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")
    kinds = get_args(result) if get_origin(result) is tuple else [result]
    return (
        [[name, _kind(hint)] for name, hint in hints.items()],
        [_kind(kind) for kind in kinds if kind is not type(None)],
    )


def _has_mask(parameters: list[list[Any]]) -> bool:
    return any(kind == "mask" or (len(kind) == 2 and _has_mask(kind[1])) for _, kind in parameters)


def _kind(hint: Any) -> Any:
    if hint == Mask:
        return "mask"
    if get_origin(hint) is Annotated:
        array, dimensions = get_args(hint)
        # The last argument is the type itself since numpy 2.5, before that a dtype of it.
        last = get_args(array)[-1]
        (kind,) = get_args(last) or (last,)
        return ["array", kind.__name__.rstrip("_"), dimensions]
    if hasattr(hint, "_fields"):
        hints = get_type_hints(hint, include_extras=True)
        return [hint.__name__, [[name, _kind(hints[name])] for name in hint._fields]]
    return {"int": "int", "bool": "bool", "uint64": "word"}[hint.__name__]


@cache
def _compiler(tier: str) -> _Compiler:
    return _Compiler(tier)


class _Compiler:
    """numba without code generation for this process.

    By default, numba also generates machine code and a Python function for every step, although
    only the kernels that contain the steps are needed. Those took half of the time.
    """

    def __init__(self, tier: str) -> None:
        import llvmlite.binding as llvm
        from numba.core import codegen, cpu

        class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
            def _optimize_final_module(self) -> None:
                """Leave the optimisation to the kernel that contains the step."""

            def _finalize_specific(self) -> None:
                """Do nothing, so that no machine code is generated."""

        codegen.JITCPUCodegen._library_class = Library
        # Return a new function at each call, because numba uses it as a key of steps.
        cpu.CPUContext.get_executable = lambda *_: [].append
        self._optimize = codegen.JITCodeLibrary._optimize_final_module
        name = os.environ["NUMBA_CPU_NAME"]
        self._llvm = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._target = llvm.Target.from_default_triple().create_target_machine(
            cpu=name, features=FEATURES[tier], opt=3, reloc="pic", codemodel="default"
        )

    def module(
        self,
        function: Callable[..., Any],
        parameters: list[list[Any]],
        result: list[str],
        words: int,
        symbol: str,
    ) -> Any:
        """Return an LLVM module with only a kernel, as a C function named ``symbol``."""
        from numba import njit
        from numba.core.compiler_lock import global_compiler_lock

        jit = njit(
            nogil=True,
            error_model="numpy",
            _nrt=False,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
        )
        types = get_type_hints(function, include_extras=True)
        arguments = tuple(_numba_type(types[name], words) for name, _ in parameters)
        compiled = jit(function)._compiler.compile(arguments, None)
        native = compiled.fndesc.llvm_func_name
        with global_compiler_lock:
            compiled.library._ensure_finalized()
        module = compiled.library._final_module
        module.link_in(
            self._llvm.parse_assembly(
                _c_function(module, native, parameters, result, words, symbol)
            )
        )
        for value in (*module.functions, *module.global_variables):
            if not value.is_declaration and value.name != symbol:
                value.linkage = "internal"
        self._optimize(compiled.library)
        return self._llvm.parse_bitcode(module.as_bitcode())

    def object_code(self, module: Any) -> bytes:
        for function in module.functions:
            name = function.name
            if (
                function.is_declaration
                and not name.startswith("llvm.")
                and name not in ALLOWED_SYMBOLS
            ):
                raise RuntimeError(f"a kernel calls {name}, which is not in the library")
        code: bytes = self._target.emit_object(module)
        return code


def _numba_type(hint: Any, words: int) -> Any:
    from numba import from_dtype, types

    if hint == Mask:
        return types.UniTuple(types.uint64, words)
    if get_origin(hint) is Annotated:
        _, dtype, dimensions = _kind(hint)
        return types.Array(from_dtype(np.dtype(dtype)), dimensions, "C")
    if hasattr(hint, "_fields"):
        hints = get_type_hints(hint, include_extras=True)
        fields = [_numba_type(hints[name], words) for name in hint._fields]
        return types.BaseTuple.from_types(fields, hint)
    return {"int": types.int64, "bool": types.boolean, "word": types.uint64}[_kind(hint)]


def _c_function(
    module: Any,
    native: str,
    parameters: list[list[Any]],
    result: list[str],
    words: int,
    symbol: str,
) -> str:
    function = module.get_function(native)
    kinds = [str(argument.type) for argument in function.arguments]
    lines: list[str] = []
    values: list[str] = []
    place = 0

    def load() -> str:
        nonlocal place
        lines.append(f"  %p{place} = getelementptr i64, ptr %words, i64 {place}")
        lines.append(f"  %w{place} = load i64, ptr %p{place}")
        place += 1
        return f"%w{place - 1}"

    def add(kind: Any) -> None:
        if kind == "mask":
            values.extend(load() for _ in range(words))
        elif kind == "bool":
            word, narrow = load(), kinds[len(values) + 2]
            lines.append(f"  %b{place} = trunc i64 {word} to {narrow}")
            values.append(f"%b{place}")
        elif isinstance(kind, str):
            values.append(load())
        elif kind[0] == "array":
            add_array(np.dtype(kind[1]).itemsize, kind[2])
        else:
            for _, field in kind[1]:
                add(field)

    def add_array(item: int, dimensions: int) -> None:
        """Add numba's array fields: owner, parent, items, item size, address, lengths, strides."""
        number = place
        word = load()
        lines.append(f"  %a{number} = inttoptr i64 {word} to ptr")
        lengths = [load() for _ in range(dimensions)]
        strides = [str(item)]
        for axis in range(dimensions - 1, -1, -1):
            lines.append(f"  %s{number}.{axis} = mul i64 {strides[0]}, {lengths[axis]}")
            strides.insert(0, f"%s{number}.{axis}")
        lines.append(f"  %n{number} = udiv exact i64 {strides[0]}, {item}")
        values.extend(
            ["null", "null", f"%n{number}", str(item), f"%a{number}", *lengths, *strides[1:]]
        )

    for _, kind in parameters:
        add(kind)
    if len(values) + 2 != len(kinds):
        raise RuntimeError(f"{symbol} takes {len(kinds) - 2} values, not {len(values)}")
    given = ", ".join(f"{kind} {value}" for kind, value in zip(kinds[2:], values, strict=True))
    one = "i8" if result == ["bool"] else "i64"
    after: list[str] = []
    for number in range(len(result)):
        after += [
            f"  %from{number} = getelementptr {one}, ptr %result, i64 {number}",
            f"  %value{number} = load {one}, ptr %from{number}",
            f"  %word{number} = zext i8 %value{number} to i64" if one == "i8" else "",
            f"  %to{number} = getelementptr i64, ptr %words, i64 {number}",
            f"  store i64 %{'word' if one == 'i8' else 'value'}{number}, ptr %to{number}",
        ]
    body = "\n".join([*lines, "  CALL", *after]).replace(
        "  CALL", f'  %status = call i32 @"{native}"(ptr %result, ptr %error, {given})'
    )
    return f"""
declare i32 @"{native}"({", ".join(kinds)})
define void @{symbol}(ptr %words) {{
  %result = alloca [{max(1, len(result))} x i64]
  %error = alloca ptr
{body}
  ret void
}}
"""


# ---------------------------------------------------------------- linking

_HAS_LEVELS = """
%all = type { i32, i32, i32, i32 }
define %all @leaf(i32 %number) {
  %got = call %all asm "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 %number, i32 0)
  ret %all %got
}
define i64 @processor_level() {
  %leaf0 = call %all @leaf(i32 0)
  %leaves = extractvalue %all %leaf0, 0
  %leaf1 = call %all @leaf(i32 1)
  %first = extractvalue %all %leaf1, 2
  %first2 = and i32 %first, FIRST2
  %has2 = icmp eq i32 %first2, FIRST2
  br i1 %has2, label %two, label %none
two:
  %first3 = and i32 %first, FIRST3
  %has3 = icmp eq i32 %first3, FIRST3
  %has7 = icmp uge i32 %leaves, 7
  %may3 = and i1 %has3, %has7
  br i1 %may3, label %three, label %only2
three:
  %saved = call { i32, i32 } asm "xgetbv", "={ax},={dx},{cx}"(i32 0)
  %kept = extractvalue { i32, i32 } %saved, 0
  %kept3 = and i32 %kept, SAVED3
  %keeps3 = icmp eq i32 %kept3, SAVED3
  %leaf7 = call %all @leaf(i32 7)
  %seventh = extractvalue %all %leaf7, 1
  %seventh3 = and i32 %seventh, SEVENTH3
  %has73 = icmp eq i32 %seventh3, SEVENTH3
  %more = call %all @leaf(i32 -2147483647)
  %extra = extractvalue %all %more, 2
  %extra3 = and i32 %extra, EXTRA3
  %hasx3 = icmp eq i32 %extra3, EXTRA3
  %also3 = and i1 %keeps3, %has73
  %is3 = and i1 %also3, %hasx3
  br i1 %is3, label %four, label %only2
four:
  %kept4 = and i32 %kept, SAVED4
  %keeps4 = icmp eq i32 %kept4, SAVED4
  %seventh4 = and i32 %seventh, SEVENTH4
  %has74 = icmp eq i32 %seventh4, SEVENTH4
  %is4 = and i1 %keeps4, %has74
  %level = select i1 %is4, i64 4, i64 3
  ret i64 %level
only2:
  ret i64 2
none:
  ret i64 1
}
"""
"""LLVM code for the x86-64 level that both the processor and the system support."""

_BITS = {
    # CPUID 1, ECX: SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT
    "FIRST2": (0, 9, 13, 19, 20, 23),
    # FMA, MOVBE, OSXSAVE, AVX, F16C
    "FIRST3": (12, 22, 27, 28, 29),
    # CPUID 7, EBX: BMI1, AVX2, BMI2
    "SEVENTH3": (3, 5, 8),
    # AVX512F, DQ, CD, BW, VL
    "SEVENTH4": (16, 17, 28, 30, 31),
    # CPUID 80000001h, ECX: LZCNT
    "EXTRA3": (5,),
    # XCR0: the registers of SSE and AVX; and of AVX-512
    "SAVED3": (1, 2),
    "SAVED4": (1, 2, 5, 6, 7),
}


def _level_object(objects: Path) -> Path:
    """Write the object file of ``processor_level``, for any processor of this architecture."""
    file = objects / "processor_level.o"
    if not file.exists():
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        target = llvm.Target.from_default_triple()
        text = "define i64 @processor_level() {\n  ret i64 0\n}"
        if target.triple.startswith("x86_64"):
            text = _HAS_LEVELS
            for name, bits in _BITS.items():
                text = text.replace(
                    name, str(sum(1 << bit for bit in bits) - (1 << 32) * (31 in bits))
                )
        module = llvm.parse_assembly(text)
        if "leaf" in text:
            module.get_function("leaf").linkage = "internal"
        machine = target.create_target_machine(reloc="pic", codemodel="default")
        file.write_bytes(machine.emit_object(module))
    return file


def _link(objects: Sequence[Path], file: Path) -> None:
    names = [*([os.environ["CC"]] if "CC" in os.environ else []), "cc", "gcc", "clang", "ld"]
    linker = next((found for name in names if (found := shutil.which(name))), None)
    if linker is None:
        raise RuntimeError("no linker found; install a C compiler, or binutils")
    # The kernels need only memset from C, which every process has loaded. Without C's library, they
    # do not depend on a version of it.
    alone = ["-nostdlib"] if sys.platform == "linux" and Path(linker).name != "ld" else []
    new = file.with_name(f"{file.name}.{os.getpid()}")
    subprocess.run([linker, "-shared", *alone, "-o", new, *objects], check=True)
    os.replace(new, file)


def _write(file: Path, text: str) -> None:
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    os.replace(new, file)


def _remove_old(objects: Path, units: Sequence[Unit]) -> None:
    kept = {f"{unit.name}{ending}" for unit in units for ending in (".o", ".json")}
    for file in objects.iterdir():
        if file.name not in kept and file.name != "processor_level.o":
            file.unlink()


def tier_here() -> str:
    """Return the tier of this processor."""
    import llvmlite.binding as llvm

    if not llvm.get_process_triple().startswith("x86_64"):
        return "arm64"
    has = llvm.get_host_cpu_features()
    if all(has.get(f"avx512{part}") for part in ("f", "bw", "cd", "dq", "vl")):
        return "x86-64-v4"
    return "x86-64-v3" if all(has.get(each) for each in ("avx2", "bmi2", "fma")) else "x86-64-v2"


def main(arguments: Sequence[str]) -> int:
    """Build the libraries of tiers, by default the library for this processor."""

    def show(text: str) -> None:
        print(f"cubewright: {text}", file=sys.stderr, flush=True)

    try:
        for tier in arguments or [tier_here()]:
            if tier not in TIERS:
                raise RuntimeError(f"unknown tier '{tier}'; use one of {', '.join(TIERS)}")
            build(tier, show=show)
    except (ImportError, RuntimeError, OSError, subprocess.CalledProcessError) as error:
        show(f"cannot compile the search: {error}")
        return 1
    return 0


if __name__ == "__main__":
    from cubewright.solver.kernels.build import main as importable_main

    sys.exit(importable_main(sys.argv[1:]))
