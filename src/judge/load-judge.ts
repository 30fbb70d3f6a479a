import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import path from "node:path";
import type { Bounds, Judge } from "./answer.ts";
import { openJudge } from "./judge.ts";
import { roomForWeights, type WeightRoom } from "./scratch.ts";

/** Without a judge there is a reason, for the caller to log; it then asks the person. */
export type LoadedJudge = { readonly judge: Judge } | { readonly judge: null; readonly reason: string };

interface NamedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const FOLDER = path.resolve(import.meta.dirname, "../../weights");
const KERNEL = path.join(import.meta.dirname, "kernel/kernel.wasm");

/** By folder. A thread has its own copy of this module, so each loads once. */
const loaded = new Map<string, LoadedJudge>();

/** The judge of this thread, loaded at first use: a tenth of a second, so never on the server's event loop. Never throws. */
export function loadJudge(folder: string = FOLDER): LoadedJudge {
  const before = loaded.get(folder);
  if (before) return before;
  const answer = load(folder);
  // What failed may be there the next time: too many open files pass.
  if (answer.judge !== null) loaded.set(folder, answer);
  return answer;
}

function load(folder: string): LoadedJudge {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
    const weights = weightsIn(folder, fileOf(manifest, "weights"));
    const vocabulary = vocabularyIn(folder, fileOf(manifest, "vocabulary"));
    const bounds = { long: boundsOf(manifest, "long"), short: boundsOf(manifest, "short") };
    return { judge: openJudge({ kernel: readFileSync(KERNEL), weights, vocabulary, bounds }) };
  } catch (error) {
    return { judge: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

function fileOf(manifest: unknown, kind: "weights" | "vocabulary"): NamedFile {
  const entry = property(property(manifest, "files"), kind);
  const [file, bytes, sha256] = [
    property(entry, "file"),
    property(entry, "bytes"),
    property(entry, "sha256"),
  ];
  if (typeof file !== "string" || typeof bytes !== "number" || typeof sha256 !== "string")
    throw new Error(`the manifest names no ${kind}`);
  return { file, bytes, sha256 };
}

function boundsOf(manifest: unknown, length: keyof Judge["bounds"]): Bounds {
  const entry = property(property(manifest, "thresholds"), length);
  const [pass, block] = [property(entry, "pass"), property(entry, "block")];
  // A number of too many digits is infinite, and everything would be below it.
  if (!isBound(pass) || !isBound(block) || block < pass)
    throw new Error(`the manifest has no bounds for ${length} sources`);
  return { pass, block };
}

function isBound(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Read straight into the memory that the kernel works in. */
function weightsIn(folder: string, named: NamedFile): WeightRoom {
  const handle = openSync(path.join(folder, named.file), "r");
  try {
    // Before any memory is reserved: the manifest could name any size.
    if (fstatSync(handle).size !== named.bytes)
      throw new Error(`${named.file} has another size than its manifest says`);
    const room = roomForWeights(named.bytes);
    for (let at = 0; at < named.bytes; ) {
      const read = readSync(handle, room.file, at, named.bytes - at, at);
      if (read === 0) throw new Error(`${named.file} ends early`);
      at += read;
    }
    verify(room.file, named);
    return room;
  } finally {
    closeSync(handle);
  }
}

function vocabularyIn(folder: string, named: NamedFile): string {
  const bytes = readFileSync(path.join(folder, named.file));
  verify(bytes, named);
  return bytes.toString("utf8");
}

function verify(bytes: Uint8Array, { file, sha256 }: NamedFile): void {
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    throw new Error(`${file} is not the file that its manifest names`);
}
