import type { Finding } from "../../domain/suggestions/finding.ts";
import { linesOf } from "../../domain/suggestions/form.ts";
import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { judge } from "../guard.ts";
import type { Improved } from "../improved.ts";
import { improveByRules } from "./embedded-engine.ts";
import { hintsFor } from "./hints.ts";
import { withinLimit } from "./shorten.ts";

/** The embedded engine under the same guard as any other. Runs in the browser too. */
export function improveHere(request: ImproveRequest): Improved {
  const proposed = improveByRules(request);
  const { claims } = judge(request, proposed);
  const text = claims.length === 0 ? proposed : unchanged(request);
  const same = text === request.text.trim();
  const findings: Finding[] = same ? [{ code: claims.length === 0 ? "already-strong" : "left-as-is" }] : [];
  return { text, engine: "embedded", findings, hints: hintsFor(request.task, text), refused: false };
}

/** The person's own words, only laid out within the limit. */
function unchanged({ task, text }: ImproveRequest): string {
  if (task === "summary") return text.trim();
  return linesOf(text)
    .flatMap((line) => withinLimit(line, WORD_LIMITS[task]))
    .join("\n");
}
