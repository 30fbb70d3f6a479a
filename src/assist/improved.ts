import type { Finding } from "../domain/suggestions/finding.ts";
import type { EngineName } from "./engine.ts";

/** What a person gets to see. An unsupported claim is never in it. */
export interface Improved {
  readonly text: string;
  readonly engine: EngineName;
  readonly findings: readonly Finding[];
  readonly hints: readonly string[];
  readonly refused: boolean;
}
