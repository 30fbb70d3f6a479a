import path from "node:path";
import { loadModel, property } from "./load-model.ts";
import { type MatchBounds, type Matcher, openMatcher } from "./matcher.ts";

/** Without a matcher there is a reason, for the caller to log; the rules answer then. */
export type LoadedMatcher =
  | { readonly matcher: Matcher }
  | { readonly matcher: null; readonly reason: string };

const FOLDER = path.resolve(import.meta.dirname, "../../weights/match");

let loaded: Matcher | null = null;

/** The matcher of this thread, loaded at first use: a tenth of a second, so never on the server's event loop. Never throws. */
export function loadMatcher(folder: string = FOLDER): LoadedMatcher {
  if (loaded && folder === FOLDER) return { matcher: loaded };
  try {
    const { thresholds, ...files } = loadModel(folder);
    const matcher = openMatcher({ ...files, bounds: boundsOf(thresholds) });
    if (folder === FOLDER) loaded = matcher;
    return { matcher };
  } catch (error) {
    return { matcher: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

function boundsOf(thresholds: unknown): MatchBounds {
  const bound = (name: keyof MatchBounds): number => {
    const value = property(thresholds, name);
    if (typeof value !== "number" || !Number.isFinite(value))
      throw new Error(`the manifest has no bound named ${name}`);
    return value;
  };
  return {
    partly: bound("partly"),
    proven: bound("proven"),
    seeming: bound("seeming"),
    plain: bound("plain"),
    clear: bound("clear"),
    named: bound("named"),
    outside: bound("outside"),
  };
}
