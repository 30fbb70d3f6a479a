import { readQuantities } from "../../domain/claims/quantities/read-quantities.ts";
import { isKnownVerb } from "../../domain/language/inflect.ts";
import type { Task } from "../../domain/suggestions/request.ts";

const MOST = 2;
const NOT_COUNTED =
  /^(?:this|his|its|was|is|has|as|us|plus|always|across|various|process|business|access|address|sales|news|less|express|customs|analysis|basis|status|campus|focus|bus|gas|class|glass|mathematics|maths|physics|economics|logistics|operations|skills|duties|tasks|things|goods|meds|vitals|means|series|thanks|towards|besides|perhaps|sometimes|standards|needs|success|progress|times|hours|days|weeks|months|years|nights|evenings|mornings|weekends|afternoons|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|hygiene|press|stress|cross|records|premises|communications|relations|resources|services|parents|details|others|theirs|ours|yours|windows|kubernetes|jenkins|aws|ios|css|js|rails|pandas|sheets|docs|ads|analytics|graphics|electronics|materials|supplies|savings|earnings|jeans|scissors|contents)$/i;
const CHANGE = /\b(?:improv|increas|reduc|cut|grew|boost|sav|decreas|faster|lower|rais|speed|shorten)\w*/i;

/** Questions whose answers would make a line stronger. They ask; nothing of them is put into the text. */
export function hintsFor(task: Task, text: string): string[] {
  if (task === "summary") return readQuantities(text).length === 0 ? ["How many years of experience?"] : [];
  const hints: string[] = [];
  for (const line of text.split("\n")) {
    if (readQuantities(line).length > 0) continue;
    if (CHANGE.test(line)) hints.push("By how much?");
    const noun = countedNoun(line);
    if (noun !== null) hints.push(`How many ${noun}?`);
    else if (!CHANGE.test(line))
      hints.push(task === "project" ? "How many people used it?" : "How often, or for how many people?");
  }
  return [...new Set(hints)].slice(0, MOST);
}

/** The first plural after the verb. */
function countedNoun(line: string): string | null {
  const words = line.split(/[^\p{L}'-]+/u).slice(1);
  for (const [index, word] of words.entries()) {
    if (!/^\p{Ll}[\p{Ll}-]{2,}[^s']s$/u.test(word) || NOT_COUNTED.test(word)) continue;
    // "meets", "checks" between subject and object are deeds, not things.
    if (isKnownVerb(word) && /^(?:who|that|which|it|and)$/i.test(words[index - 1] ?? "")) continue;
    return word;
  }
  return null;
}
