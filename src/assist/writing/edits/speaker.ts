import { baseOf, past } from "../../../domain/language/inflect.ts";
import { namesPeople } from "../../../domain/language/people-words.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { namesRole } from "../lexicon/roles.ts";
import { LIKENESSES, PHRASAL } from "../lexicon/word-classes.ts";
import { asActions } from "./actions.ts";
import type { Edit } from "./setting.ts";

/** After these "I" is what the line is about, or what follows is no action. */
const NO_ACTION =
  /^(?:be|am|was|were|have|has|had|can|could|will|would|should|must|may|might|think|hope|like|love|enjoy|know|want|feel|believe|mean|guess|use|need|try)$/;

/** "I was going to lead" did not happen, "I am looking" is no work. */
const LEADS_ON = /^(?:go|move|start|begin|look|seek|plan|apply|wait)$/;
const TO_COME =
  /\b(?:next|soon|tomorrow|from|in (?:20\d\d|January|February|March|April|May|June|July|August|September|October|November|December))\b/i;

/** "I teach" → "Teach", "I was building chimneys" → "Built chimneys": only at the head of a line, where nobody else can be meant. */
export const withoutLeadingI: Edit = (line, setting) => {
  const wasDoing = /^(?:I )?(was|am|'m) (?:also |then )?([a-z]+ing .+)$/i.exec(line.replace(/^I'm/, "I 'm"));
  if (wasDoing) {
    const [, be = "", list = ""] = wasDoing;
    const isNow = be.toLowerCase() !== "was";
    const lemma = baseOf(/^[a-z]+/i.exec(list)?.[0].toLowerCase() ?? "", "gerund");
    if (lemma === null || NO_ACTION.test(lemma) || LEADS_ON.test(lemma) || (isNow && TO_COME.test(list)))
      return line;
    return asActions(list, isNow ? "present" : "past", "action") ?? line;
  }
  const [, rest = "", verb = ""] =
    /^I (?:also )?((?:mainly |mostly |usually |often |regularly |personally )?([a-z]+)\b.*)$/.exec(
      mendedVerb(line) ?? line,
    ) ?? [];
  // "Clean 15 rooms, I check 60": half of the line with "I" and half without.
  return isAction(verb) && !/\bI\b/.test(withoutLaterI(rest, setting)) ? rest : (mendedVerb(line) ?? line);
};

function isAction(verb: string): boolean {
  const base = baseOf(verb, "past", "base");
  return base !== null && !NO_ACTION.test(verb) && !NO_ACTION.test(base);
}

/** "I done the checks" → "I did", "I was create a book" → "I created", "I did assess" → "I assessed", "I have made" → "I made". */
function mendedVerb(line: string): string | null {
  const [head = "", speaker = "", helper = "", adverb = "", verb = "", next = ""] =
    /^(I |I've )?(have |had |was |did )?(also )?([a-z]+) ([\w£$€]+)/i.exec(line) ?? [];
  if (head === "") return null;
  const rest = ` ${line.slice(head.length - next.length)}`;
  if (speaker !== "" && helper === "" && verb === "done") return `I ${adverb}did${rest}`;
  const isPerfect = speaker === "I've " || /^ha/i.test(helper);
  if (isPerfect) {
    // "I have invent a menu": a plain form that is no thing can only be the action.
    const isPlain =
      baseOf(verb, "base") === verb && !LIKENESSES.has(verb) && /^(?:the|an?|new|all|\d.*)$/.test(next);
    const base = baseOf(verb, "participle") ?? (isPlain ? verb : null);
    const isKept = base === null || NO_ACTION.test(base) || /\bsince\b/.test(rest) || isThing(verb, next);
    return isKept || speaker === "" ? null : `I ${adverb}${past(base)}${rest}`;
  }
  if (!/^(?:was|did) $/i.test(helper) || baseOf(verb, "base") !== verb || baseOf(verb, "past") !== null)
    return null;
  if (isThing(verb, next) || LIKENESSES.has(verb) || NO_ACTION.test(verb)) return null;
  return speaker === "" ? null : `I ${adverb}${past(verb)}${rest}`;
}

/** "set" alone may be a thing, "set up" is an action. */
function isThing(verb: string, next: string): boolean {
  return NOUN_VERBS.has(verb) && !PHRASAL.has(`${verb} ${next}`);
}

/** "…, and I train new users": the same person goes on in the same tense, unless somebody or something else was told of before. */
export const withoutLaterI: Edit = (line, setting) => {
  const [, before = "", joint = "", verb = "", after = ""] =
    /^(.*?)(,? and|,) I (?:also )?([a-z]+)\b(.*)$/.exec(line) ?? [];
  if (!isAction(verb) || verb === "do" || tellsOfOthers(before) || !goesWith(before, joint, verb))
    return line;
  return withoutLaterI(`${before}${joint} ${verb}${after}`, setting);
};

function goesWith(before: string, joint: string, verb: string): boolean {
  const [lead = ""] = before.toLowerCase().split(" ", 1);
  if (/\bi\b/i.test(before) || baseOf(lead, "gerund") !== null) return false;
  const isLed = baseOf(lead, "past", "base") !== null;
  // "My colleague and I designed it"
  if (!isLed) return joint !== " and";
  return FORMS.some((form) => baseOf(lead, form) !== null && baseOf(verb, form) !== null);
}

const FORMS = ["past", "base"] as const;
const OTHERS =
  /\b(?:he|she|they|them|it|we|us|our|you|who|whom|which|that|when|where|because|if|while|after|before|since|so|than|how|what|was|were|is|are|has|went|came|team|with|everyone|everybody|nobody|boss|friend|mate|wife|husband|sister|brother|mum|dad)\b/i;

function tellsOfOthers(words: string): boolean {
  return OTHERS.test(words) || words.split(/[^\p{L}]+/u).some((word) => namesPeople(word) || namesRole(word));
}
