import type { Finding } from "../../domain/suggestions/finding.ts";
import { type ImproveRequest, LONGEST_TEXT, REFUSAL } from "../../domain/suggestions/request.ts";
import { type Improved, NOTHING_ASKED } from "../improved.ts";
import { isInjected } from "./injection.ts";
import { isForeign } from "./language.ts";
import { isOffTopic } from "./off-topic.ts";

/** What needs no engine: nothing to improve, orders to the engine, talk, another language. Null for a resume's text. */
export function screen({ text }: ImproveRequest): Improved | null {
  if (text === "") return unchanged(text, { code: "left-as-is" });
  if (text.length > LONGEST_TEXT) return unchanged(text, { code: "over-limit" });
  if (isInjected(text) || isOffTopic(text))
    return { ...unchanged(REFUSAL, { code: "refused" }), refused: true };
  if (isForeign(text)) return unchanged(text, { code: "not-english" });
  return null;
}

function unchanged(text: string, finding: Finding): Improved {
  return { text, ...NOTHING_ASKED, engine: "embedded", findings: [finding], hints: [], refused: false };
}
