import { type ImproveRequest, REFUSAL } from "../../domain/suggestions/request.ts";
import type { Improved } from "../improved.ts";
import { isInjected } from "./injection.ts";
import { isForeign } from "./language.ts";
import { isOffTopic } from "./off-topic.ts";

/** What needs no engine: nothing to improve, orders to the engine, talk, another language. Null for a resume's text. */
export function screen({ text }: ImproveRequest): Improved | null {
  if (text === "")
    return { text: "", engine: "embedded", findings: [{ code: "left-as-is" }], hints: [], refused: false };
  if (isInjected(text) || isOffTopic(text)) {
    return { text: REFUSAL, engine: "embedded", findings: [{ code: "refused" }], hints: [], refused: true };
  }
  if (isForeign(text))
    return { text, engine: "embedded", findings: [{ code: "not-english" }], hints: [], refused: false };
  return null;
}
