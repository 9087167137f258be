"""Object code of the engine: Numba's LLVM code for the kernels, made portable and compiled for WebAssembly.

Numba's code before any optimization names no size of a pointer except in types, so it can be compiled for WebAssembly
as well as for the machine that it was made on.
"""

from __future__ import annotations

import re
from typing import Any

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"

ROOM = 1 << 16
"""Bytes for the arrays that rules make for themselves; they are freed after a few instructions."""

I32, I64, F64, FLAG = "i32", "i64", "double", "flag"

WASM = {I32: "i32", I64: "i64", F64: "f64", FLAG: "i32"}
"""For each type of the module's functions, its name in WebAssembly."""

NATIVE = {I32: "i64", I64: "i64", F64: "double", FLAG: "i1"}
"""For each type of the module's functions, the type of the kernel's argument."""

BOOLEAN = "i8"
"""How Numba passes a boolean."""


def exported_code(name: str, kernel: Any, arguments: tuple[str, ...]) -> list[str]:
    """Return Numba's code for a kernel, and that of the module's function, which calls it and traps if it fails."""
    from numba import types

    kinds = {I32: types.int64, I64: types.int64, F64: types.float64, FLAG: types.boolean}
    signature = tuple(kinds[kind] for kind in arguments)
    kernel.compile(signature)
    overload = kernel.overloads[signature]
    symbol = overload.fndesc.mangled_name
    given = ", ".join(f"{'i32' if kind == FLAG else kind} %a{i}" for i, kind in enumerate(arguments))
    lines, passed = [], []
    for i, kind in enumerate(arguments):
        if kind == I32:
            lines.append(f"%b{i} = sext i32 %a{i} to i64")
        elif kind == FLAG:
            lines.append(f"%c{i} = icmp ne i32 %a{i}, 0")
            lines.append(f"%b{i} = zext i1 %c{i} to {BOOLEAN}")
        passed.append(f"{BOOLEAN if kind == FLAG else NATIVE[kind]} {f'%a{i}' if kind in (I64, F64) else f'%b{i}'}")
    declared = ", ".join(["ptr", "ptr", *(part.split()[0] for part in passed)])
    wrapper = f"""
declare i32 @"{symbol}"({declared})
declare void @llvm.trap()
define i32 @{name}({given}) {{
  %result = alloca i64
  %raised = alloca ptr
  {chr(10).join(lines)}
  %status = call i32 @"{symbol}"(ptr %result, ptr %raised, {", ".join(passed)})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %fail, label %return
fail:
  call void @llvm.trap()
  unreachable
return:
  %wide = load i64, ptr %result
  %narrow = trunc i64 %wide to i32
  ret i32 %narrow
}}
"""
    return [portable(overload.library.get_llvm_str()), wrapper]


def portable(code: str) -> str:
    """Return LLVM code without what belongs to this machine and to Python: target, objects, descriptions of errors."""
    code = re.sub(r"^target (datalayout|triple) = .*\n", "", code, flags=re.M)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = re.sub(r"^(@\S+ =) common global", r"\1 internal global", code, flags=re.M)
    code = re.sub(r"^(@numba\.dynamic\.globals\.\S+ =).*$", r"\1 internal global ptr null", code, flags=re.M)
    return re.sub(r"store ptr @\.const\.picklebuf\.[\w.]+,", "store ptr null,", code)


RUNTIME = f"""
%meminfo = type {{ i64, ptr, ptr, ptr, i64, ptr }}
@free_blocks = internal global [64 x ptr] zeroinitializer
@used_bytes = internal global i64 0
@room = internal global [{ROOM} x i8] zeroinitializer, align 16

declare void @llvm.trap()
declare i64 @llvm.ctlz.i64(i64, i1)
declare float @llvm.sqrt.f32(float)

; A block has 2^class bytes: the header that Numba expects, then the array. Free blocks of a class form a list.
define i64 @class_for(i64 %size) alwaysinline {{
  %whole = add i64 %size, 47
  %zeros = call i64 @llvm.ctlz.i64(i64 %whole, i1 true)
  %class = sub i64 64, %zeros
  ret i64 %class
}}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %class = call i64 @class_for(i64 %size)
  %list = getelementptr [64 x ptr], ptr @free_blocks, i64 0, i64 %class
  %free = load ptr, ptr %list
  %none = icmp eq ptr %free, null
  br i1 %none, label %fresh, label %reuse
reuse:
  %next = load ptr, ptr %free
  store ptr %next, ptr %list
  br label %done
fresh:
  %at = load i64, ptr @used_bytes
  %bytes = shl i64 1, %class
  %end = add i64 %at, %bytes
  store i64 %end, ptr @used_bytes
  %full = icmp ugt i64 %end, {ROOM}
  br i1 %full, label %fail, label %take
fail:
  call void @llvm.trap()
  unreachable
take:
  %new = getelementptr i8, ptr @room, i64 %at
  br label %done
done:
  %block = phi ptr [ %free, %reuse ], [ %new, %take ]
  %data = getelementptr i8, ptr %block, i64 48
  %data_field = getelementptr %meminfo, ptr %block, i32 0, i32 3
  %size_field = getelementptr %meminfo, ptr %block, i32 0, i32 4
  store i64 1, ptr %block
  store ptr %data, ptr %data_field
  store i64 %size, ptr %size_field
  ret ptr %block
}}

define void @NRT_MemInfo_call_dtor(ptr %block) {{
  %size_field = getelementptr %meminfo, ptr %block, i32 0, i32 4
  %size = load i64, ptr %size_field
  %class = call i64 @class_for(i64 %size)
  %list = getelementptr [64 x ptr], ptr @free_blocks, i64 0, i64 %class
  %next = load ptr, ptr %list
  store ptr %next, ptr %block
  store ptr %block, ptr %list
  ret void
}}

define float @sqrtf(float %number) alwaysinline {{
  %root = call float @llvm.sqrt.f32(float %number)
  ret float %root
}}
"""
"""What Numba's code needs besides itself: memory for arrays, and the root that every machine has."""


def object_file(parts: list[str], exported: set[str]) -> bytes:
    """Return the object file of all parts, optimized for WebAssembly."""
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    whole = llvm.parse_assembly("")
    for part in [*parts, RUNTIME]:
        whole.link_in(llvm.parse_assembly(part))
    whole.triple = TRIPLE
    whole.data_layout = str(machine.target_data)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = llvm.Linkage.internal
    whole.verify()
    # Reference counts of arrays that never leave a function disappear in between.
    for _ in range(2):
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(whole, builder)
    unknown = sorted(f.name for f in whole.functions if f.is_declaration and not f.name.startswith("llvm."))
    if unknown:
        raise SystemExit(f"The module would need functions from outside: {', '.join(unknown)}.")
    return bytes(machine.emit_object(whole))
