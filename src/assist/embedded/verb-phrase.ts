import { baseOf, pastOfGerund } from "../../domain/language/inflect.ts";
import { inTense, type Tense } from "./tense.ts";

/** Nouns that look like a deed; they count as one only before an object. */
const NOUNISH =
  /^(?:building|training|meeting|marketing|banking|engineering|nursing|accounting|plumbing|pricing|housing|parking|catering|housekeeping|bookkeeping|staffing|wiring|roofing|shopping|lighting|packaging|branding|advertising|manufacturing|fundraising|landscaping|billing|accounting|including|according|following|being)$/i;
const NO_OBJECT =
  /^(?:materials?|programs?|programmes?|sessions?|records?|manuals?|courses?|needs|plans?|campaigns?|for|in|at|on|to|of|and|or|with|from|by|during|department|duties|tasks|work|staff|team|site|sites)$/i;
const NEVER =
  /^(?:evening|morning|spring|string|king|ring|thing|everything|anything|nothing|something|during|sibling|ceiling|wing|wedding|bedding|clothing|housing|lightning|pudding)$/i;
const DETERMINER =
  /^(?:the|a|an|all|new|our|my|their|his|her|its|this|that|these|those|up|out|for|in|on|with|to|of|and|\d.*|[a-z]+s|customer|patient|client|people|staff|them|daily|weekly)$/i;

/** Nouns made of a verb: "preparation of meals", "menu planning". */
const DEED_OF: Readonly<Record<string, string>> = {
  preparation: "prepare",
  maintenance: "maintain",
  management: "manage",
  coordination: "coordinate",
  organization: "organize",
  organisation: "organise",
  supervision: "supervise",
  administration: "administer",
  installation: "install",
  inspection: "inspect",
  development: "develop",
  implementation: "implement",
  creation: "create",
  production: "produce",
  analysis: "analyze",
  collection: "collect",
  distribution: "distribute",
  delivery: "deliver",
  renovation: "renovate",
  construction: "construct",
  translation: "translate",
  assessment: "assess",
  evaluation: "evaluate",
  recruitment: "recruit",
  restoration: "restore",
  operation: "operate",
  repair: "repair",
  design: "design",
};

/** Whether a word begins a deed, given the word after it. */
export function isDeed(word: string, next: string | undefined): boolean {
  const bare = word.replace(/[,;.]$/, "");
  if (!/^[a-z-]{2,}ing$/i.test(bare) || NEVER.test(bare)) return false;
  const object = next?.replace(/[,;.]$/, "");
  if (NOUNISH.test(bare))
    return object !== undefined && !/[,;.]$/.test(word) && !NO_OBJECT.test(object) && DETERMINER.test(object);
  return baseOf(bare, "gerund") !== null || (object !== undefined && DETERMINER.test(object));
}

export function deedInTense(word: string, tense: Tense): string {
  const base = baseOf(word, "gerund");
  if (base) return inTense(base, tense);
  return tense === "past" ? pastOfGerund(word) : word.toLowerCase().replace(/ing$/, "");
}

/** "giving medications" → "gave medications", "training of staff" → "trained staff", "cash handling" → "handled cash"; null for a mere thing. */
export function asVerbPhrase(item: string, tense: Tense): string | null {
  const words = item.replace(/^the (?=\w+(?:ing|tion|ment|ance|ery|ysis|pair|sign) of\b)/i, "").split(" ");
  const [first = "", second = "", ...rest] = words;
  if (/^to$/i.test(first) && baseOf(second, "base"))
    return [inTense(second.toLowerCase(), tense), ...rest].join(" ");
  if (/ing$/i.test(first) && /^of$/i.test(second) && !NEVER.test(first))
    return [deedInTense(first, tense), ...rest].join(" ");
  const deed = DEED_OF[first.toLowerCase()];
  if (deed && /^of$/i.test(second)) return [inTense(deed, tense), ...rest].join(" ");
  if (/^(?:cold|cross|double|spot|deep|dry)$/i.test(first) && isDeed(second, rest[0]))
    return [`${first.toLowerCase()}-${deedInTense(second, tense)}`, ...rest].join(" ");
  if (isDeed(first, words[1])) return [deedInTense(first, tense), ...words.slice(1)].join(" ");
  return compound(words, tense);
}

/** "cash handling" and "inventory management for 3 stores", but nothing with an article or an "of" in it. */
function compound(words: readonly string[], tense: Tense): string | null {
  const end = words.findIndex(
    (word, index) => index > 0 && /^(?:for|at|in|on|during|across|with|of|to)$/i.test(word),
  );
  const phrase = end < 0 ? words : words.slice(0, end);
  const tail = end < 0 ? [] : words.slice(end);
  const head = phrase.at(-1)?.toLowerCase() ?? "";
  const verb = COMPOUND_VERB.test(head) ? baseOf(head, "gerund") : (DEED_OF[head] ?? null);
  const thing = phrase.slice(0, -1);
  if (
    !verb ||
    thing.length === 0 ||
    thing.length > 2 ||
    /^of$/i.test(tail[0] ?? "") ||
    /^(?:the|a|an|all|my)$/i.test(thing[0] ?? "")
  )
    return null;
  return [inTense(verb, tense), ...thing, ...tail].join(" ");
}

const COMPOUND_VERB =
  /^(?:handling|processing|preparing|stocking|serving|counting|sorting|packing|loading|monitoring|tracking|ordering|selling|delivering|teaching|repairing|managing|making|taking|answering)$/;
