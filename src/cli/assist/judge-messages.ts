import type { HostedEngineOptions } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Judges } from "../../assist/guard/judge-claims.ts";
import type { ClaimsLine, ImproveLine } from "./lines.ts";
import type { MatchLine } from "./match.ts";
import type { TailorOrder } from "./tailor-line.ts";

/** What the thread is given when it starts; without an endpoint the embedded engine answers. */
export interface JudgeSetting {
  readonly endpoint: HostedEngineOptions | null;
}

export type JudgeJob =
  | { readonly kind: "claims"; readonly line: ClaimsLine; readonly judges: Judges }
  | { readonly kind: "improve"; readonly line: ImproveLine }
  | { readonly kind: "match"; readonly line: MatchLine }
  | { readonly kind: "tailor"; readonly order: TailorOrder };

/** One answer for each job, in the order of the jobs. */
export type JudgeReport =
  | { readonly kind: "answer"; readonly answer: object }
  | { readonly kind: "failure"; readonly message: string }
  | { readonly kind: "warning"; readonly warning: string };
