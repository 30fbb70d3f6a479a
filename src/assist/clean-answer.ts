import { cleanText } from "../domain/text/clean-text.ts";

const QUOTES = /^(?:"([^"]*)"|“([^”]*)”|'([^']*)')$/s;
const FENCE = /^```\w*\n([\s\S]*?)\n?```$/;

/** An engine's answer without the wrapping that says nothing: quotes around it, a fence, list marks. */
export function cleanAnswer(answer: string): string {
  const text = cleanText(answer).trim();
  const unfenced = FENCE.exec(text)?.[1] ?? text;
  const quoted = QUOTES.exec(unfenced.trim());
  const bare = quoted ? (quoted[1] ?? quoted[2] ?? quoted[3] ?? "") : unfenced;
  return bare
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The same of an answer that is still being written: its wrapping has a beginning and no end yet. */
export function cleanDraft(text: string): string {
  return cleanAnswer(cleanText(text).replace(/^\s*(?:```\w*\n?)?["“]?/, ""));
}
