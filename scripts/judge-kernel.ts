// `npm run judge:kernel` writes the judge's kernel.wasm anew from its text.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import loadAssembler from "wabt";

const folder = path.resolve(import.meta.dirname, "../src/judge/kernel");

export const KERNEL_FILE = path.join(folder, "kernel.wasm");

export async function compileKernel(): Promise<Uint8Array> {
  const text = readFileSync(path.join(folder, "kernel.wat"), "utf8");
  const assembler = await loadAssembler();
  const module = assembler.parseWat("kernel.wat", text, { simd: true });
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}

if (import.meta.main) writeFileSync(KERNEL_FILE, await compileKernel());
