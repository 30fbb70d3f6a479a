import path from "node:path";
import type { Bounds, Judge } from "./answer.ts";
import { openJudge } from "./judge.ts";
import { loadModel, property } from "./load-model.ts";

/** Without a judge there is a reason, for the caller to log; it then asks the person. */
export type LoadedJudge = { readonly judge: Judge } | { readonly judge: null; readonly reason: string };

const FOLDER = path.resolve(import.meta.dirname, "../../weights");

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
    const { thresholds, ...files } = loadModel(folder);
    const bounds = { long: boundsOf(thresholds, "long"), short: boundsOf(thresholds, "short") };
    return { judge: openJudge({ ...files, bounds }) };
  } catch (error) {
    return { judge: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

function boundsOf(thresholds: unknown, length: keyof Judge["bounds"]): Bounds {
  const entry = property(thresholds, length);
  const [pass, block] = [property(entry, "pass"), property(entry, "block")];
  // A number of too many digits is infinite, and everything would be below it.
  if (!isBound(pass) || !isBound(block) || block < pass)
    throw new Error(`the manifest has no bounds for ${length} sources`);
  return { pass, block };
}

function isBound(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
