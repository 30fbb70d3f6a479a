import type { Claim } from "../claim.ts";
import { type Reading, says } from "../support.ts";

const NONE =
  /(?<!\b(?:almost|nearly|hardly|virtually|practically|next to) )\b(?:no|zero|without any) (?!longer|later|more|less|fewer|matter|doubt)((?:[a-z-]+ )?[a-z-]+)\b/gi;
const DENIED =
  /\b(?:no|none|never|zero|nil|nought|without|not|nobody|nothing|neither|lack\w*|free|cannot|\w+n't)\b|-free\b|\b0\b/i;

/** "No complaints" for "a single complaint": none where the source has some. */
export function noneClaimed({ text }: Reading, support: Reading): Claim[] {
  if (DENIED.test(support.text.replace(/\bno (?:more|less|fewer|later|longer)\b/gi, ""))) return [];
  return [...text.matchAll(NONE)].flatMap((found): Claim[] => {
    const known = (found[1] ?? "").split(" ").some((word) => word.length > 3 && says(support, word));
    return known
      ? [{ kind: "number", text: found[0], start: found.index, end: found.index + found[0].length }]
      : [];
  });
}
