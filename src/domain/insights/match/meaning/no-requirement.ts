import { isKnownVerb } from "../../../language/inflect.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { GENERIC_WORDS, SOFT_WORDS } from "../lexicon/soft-words.ts";
import { skillSpelled } from "../skills/skill-index.ts";
import type { AskedSpan } from "./asked-spans.ts";

/** "At least", "a minimum of": how many, without what. */
const COUNTED =
  /^(?:least|most|minimum|more|over|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;
/** What the body and the clock have to bear, pay, and papers to apply with: no resume shows them. */
const CONDITION =
  /\b(?:\d+ ?(?:kg|lbs?|pounds)|shifts?|weekends?|salary|bonus|pension|cover letter|references?|certified copies)\b/i;

/** Stretches that the reader took for a requirement and that ask for nothing a resume can show. */
export function isNoRequirement(job: string, { start, end, kind }: AskedSpan): boolean {
  const said = job.slice(start, end);
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
  if (words.every(isEmpty)) return true;
  if (kind !== "skill" && kind !== "tool" && kind !== "duty") return false;
  if (words.every((word) => isEmpty(word) || SOFT_WORDS.has(word))) return true;
  const [only = "", ...others] = words;
  if (others.length === 0 && GENERIC_WORDS.has(only)) return skillSpelled(only) === undefined;
  if (CONDITION.test(said)) return true;
  // "Act", "monitor": a verb that says nothing of what.
  return others.length === 0 && isKnownVerb(only) && skillSpelled(only) === undefined && !isShouted(said);
}

/** In capitals everything looks like a name, and a list of such words may be one of deeds. */
function isShouted(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase();
}

function isEmpty(word: string): boolean {
  return STOP_WORDS.has(word) || COUNTED.test(word);
}
