import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import path from "node:path";
import { roomForWeights, type WeightRoom } from "./scratch.ts";

/** The files of a model, each held against its manifest. */
export interface LoadedModel {
  readonly kernel: Uint8Array;
  readonly weights: WeightRoom;
  readonly vocabulary: string;
  readonly thresholds: unknown;
}

interface NamedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const KERNEL = path.join(import.meta.dirname, "kernel/kernel.wasm");

/** The model in a folder of weights. Throws where a file is missing or another than the manifest names. */
export function loadModel(folder: string): LoadedModel {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
  return {
    kernel: readFileSync(KERNEL),
    weights: weightsIn(folder, fileOf(manifest, "weights")),
    vocabulary: vocabularyIn(folder, fileOf(manifest, "vocabulary")),
    thresholds: property(manifest, "thresholds"),
  };
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

export function property(value: unknown, name: string): unknown {
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
