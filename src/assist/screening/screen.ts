import type { Finding } from "../../domain/suggestions/finding.ts";
import {
  type AssistContext,
  type ImproveRequest,
  LONGEST_TEXT,
  REFUSAL,
} from "../../domain/suggestions/request.ts";
import { type Improved, NOTHING_ASKED } from "../improved.ts";
import { isInjected } from "./injection.ts";
import { isForeign } from "./language.ts";
import { isOffTopic } from "./off-topic.ts";

/** What needs no engine: nothing to improve, orders to the engine, talk, another language. Null for a resume's text. */
export function screen({ text, context }: ImproveRequest): Improved | null {
  if (text === "") return unchanged(text, { code: "left-as-is" });
  if (text.length > LONGEST_TEXT) return unchanged(text, { code: "over-limit" });
  // What was confirmed goes to an endpoint with the text. Each by itself: two honest lines may read as an order together.
  if ([text, ...around(context)].some(isInjected) || isOffTopic(text))
    return { ...unchanged(REFUSAL, { code: "refused" }), refused: true };
  if (isForeign(text)) return unchanged(text, { code: "not-english" });
  return null;
}

/** Without the bullets of positions: one that gives orders does not go to an endpoint, and a summary that says it is looked at itself. */
function around({
  statements = [],
  facts = [],
  roles = [],
  skills = [],
  education = [],
}: AssistContext = {}) {
  const places = roles.flatMap(({ title, company, period }) => [title, company, period]);
  return [...statements, ...facts, ...places, ...skills, ...education];
}

function unchanged(text: string, finding: Finding): Improved {
  return { text, ...NOTHING_ASKED, engine: "embedded", findings: [finding], hints: [], refused: false };
}
