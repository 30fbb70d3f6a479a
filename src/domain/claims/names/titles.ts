import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Token } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { coveredWords } from "../covered.ts";
import { ABBREVIATIONS } from "../lexicon/abbreviations.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import { DIMINISHING, RANKS, TEAM_LEADS, TITLES } from "../lexicon/titles.ts";
import { hasShortForm, type Reading, says } from "../support.ts";

const GROUP_OF = new Map<string, string>();
for (const line of TITLES.trim().split("\n")) for (const word of line.split(" ")) GROUP_OF.set(word, line);

/** Titles and ranks in a suggestion that neither source nor context gives to this person. */
export function unsupportedTitles(suggestion: Reading, support: Reading): Claim[] {
  const covered = coveredWords(suggestion, support);
  return [
    ...rolesIn(suggestion, support),
    ...rolesOfOthers(suggestion, support),
    ...titlesIn(suggestion, support, covered),
    ...helpersRaised(suggestion, support),
  ];
}

const HELPERS = new Set("mate helper aide apprentice assistant labourer boy runner".split(" "));

/** "joiner's mate" made "joiner", "assistant coach" made "coach". */
function helpersRaised({ tokens }: Reading, support: Reading): Claim[] {
  const [first, next] = tokens;
  if (!first || HELPERS.has(next?.lower ?? "") || DIMINISHING.has(first.lower)) return [];
  // "a trainee worked with me" makes nobody a "worked".
  if (baseOf(first.lower, "past") !== null) return [];
  const uses = support.tokens.flatMap(({ lower }, index) => {
    if (lower.replace(/'s?$/, "") !== first.lower) return [];
    const lessened = DIMINISHING.has(support.tokens[index - 1]?.lower ?? "");
    return [lessened || (/'s?$/.test(lower) && HELPERS.has(support.tokens[index + 1]?.lower ?? ""))];
  });
  const raised = uses.length > 0 && uses.every(Boolean);
  return raised ? [{ kind: "title", text: first.text, start: first.start, end: first.end }] : [];
}

const ROLE =
  /\bas (?:(?:an?|the|its|their) |(?=secretary|treasurer|captain|president))((?:[\w-]+ ){0,3}?(?:[\w-]+(?:er|or|ist|ian)|secretary|captain|president))\b/gi;

/** "as a coded welder": every word of a role must be known. */
function rolesIn(suggestion: Reading, support: Reading): Claim[] {
  return [...suggestion.text.matchAll(ROLE)].flatMap((found): Claim[] => {
    const role = found[1] ?? "";
    if (
      /\b(?:of|for|to|in|at|on|by|an?|the|from|with|and|that|which|never|ever|every|each|other|over|under|after)\b/.test(
        role,
      ) ||
      role
        .split(" ")
        .every(
          (word) =>
            says(support, word) ||
            hasTitle(word.toLowerCase(), support) ||
            isBuiltOn(word.toLowerCase(), support),
        )
    )
      return [];
    const start = found.index + found[0].length - role.length;
    return [{ kind: "title", text: role, start, end: start + role.length }];
  });
}

/** "freelancer" for who worked freelance. */
function isBuiltOn(role: string, { words }: Reading): boolean {
  return [role.replace(/e?rs?$/, ""), role.replace(/rs?$/, "")].some(
    (root) => root.length >= 5 && words.has(root),
  );
}

const SERVED_AS = /\bas (?:an? |the )?(?:[a-z'-]+ ){0,2}?([a-z]{4,}(?:er|or|ist|ian))\b(?!')/gi;

/** "Served as treasurer" for who counted cash for the treasurer. */
function rolesOfOthers(suggestion: Reading, support: Reading): Claim[] {
  return [...suggestion.text.matchAll(SERVED_AS)].flatMap((found): Claim[] => {
    const role = found[1] ?? "";
    const start = found.index + found[0].length - role.length;
    return belongsToOthers(role.toLowerCase(), support)
      ? [{ kind: "title", text: role, start, end: start + role.length }]
      : [];
  });
}

function titlesIn(suggestion: Reading, support: Reading, covered: ReadonlySet<number>): Claim[] {
  return suggestion.tokens.flatMap((token, index): Claim[] => {
    if (covered.has(token.start) || isSized(token.lower, support)) return [];
    const before = suggestion.tokens[index - 1];
    // A commis is a commis chef.
    if (before?.lower === "commis" && token.lower === "chef" && support.words.has("commis")) return [];
    const raised = risesTo(token, before, index, suggestion, support);
    if (raised === null) return [];
    return [{ kind: "title", text: suggestion.text.slice(raised, token.end), start: raised, end: token.end }];
  });
}

/** "a four-dentist practice" for "a practice with four dentists". */
function isSized(word: string, support: Reading): boolean {
  const noun = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|single)-([a-z]+)$/.exec(
    word,
  )?.[1];
  return noun !== undefined && (support.words.has(noun) || support.words.has(`${noun}s`));
}

/** Where the claim of a title begins; null where there is none. */
function risesTo(
  token: Token,
  before: Token | undefined,
  index: number,
  suggestion: Reading,
  support: Reading,
): number | null {
  if (isLead(token.lower, before?.lower, index === 1) || closesWithLead(index, suggestion)) {
    const stated = support.words.has("lead") || support.words.has("leader") || support.stems.has("lead");
    const others = isClaimed(index, suggestion) && belongsToOthers("leader", support);
    if (!stated || others) return before?.start ?? token.start;
  }
  const isHead = token.lower === "head" && suggestion.tokens[index + 1]?.lower === "of";
  if (PROFESSION.test(token.lower) && !isProfession(token.lower, support)) return token.start;
  if (!GROUP_OF.has(token.lower) && !isHead) return null;
  if (isHead) return isDiminished("head", support) && !isDiminished("head", suggestion) ? token.start : null;
  const ranked = before !== undefined && RANKS.has(before.lower);
  if (ranked && (!hasTitle(before.lower, support) || isLimited(suggestion, support))) return before.start;
  if (!hasTitle(token.lower, support)) return token.start;
  if (isDiminished(token.lower, support) && !isDiminished(token.lower, suggestion)) return token.start;
  return isClaimed(index, suggestion) && belongsToOthers(token.lower, support) ? token.start : null;
}

const AT_TIMES =
  /\b(?:at times|sometimes|occasional\w*|now and then|from time to time|on occasion|(?:if|when) needed|in (?:his|her|their) (?:absence|holidays?))\b/i;

/** "charge of shift at times" makes no charge nurse. */
function isLimited(suggestion: Reading, support: Reading): boolean {
  return AT_TIMES.test(support.text) && !AT_TIMES.test(suggestion.text);
}

/** Who studied chemistry is no chemist. */
const PROFESSION =
  /(?:therap|olog|chem|physic|pharmac|dent|optometr|econom|journal|botan|geolog)ist$|(?:phys|diet|beaut|obstetr|pediatr|paediatr|optic)ician$/;

function isProfession(word: string, support: Reading): boolean {
  const one = word.replace(/s$/, "");
  return (
    (support.words.has(one) || support.words.has(`${one}s`)) &&
    !(
      isDiminished(one, support) ||
      [...support.words].some(
        (short) => ABBREVIATIONS.get(short)?.includes(one) === true && isDiminished(short, support),
      )
    )
  );
}

function isLead(word: string, before: string | undefined, opensTitle: boolean): boolean {
  return (
    (word === "lead" || word === "leader") && before !== undefined && (TEAM_LEADS.has(before) || opensTitle)
  );
}

/** "Year 4 lead": a title at the end of a phrase, where the verb cannot stand. */
function closesWithLead(index: number, { tokens, text }: Reading): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!before || !token || !/^lead(?:er)?$/.test(token.lower) || STOP_WORDS.has(before.lower)) return false;
  if (baseOf(before.lower, "past", "gerund", "base") !== null) return false;
  return !next || /^\s*[.,;:()\n]/.test(text.slice(token.end, next.start));
}

const answers = new WeakMap<Reading, Map<string, boolean>>();

/** Each question on a title is asked of a text once. */
function once(question: string, reading: Reading, answer: () => boolean): boolean {
  const known = answers.get(reading) ?? new Map<string, boolean>();
  const found = known.get(question) ?? answer();
  answers.set(reading, known.set(question, found));
  return found;
}

function hasTitle(word: string, support: Reading): boolean {
  if (
    /^owners?$/.test(word) &&
    /\b(?:had|have|has|ran|run|of|owned|started|opened) my own\b/i.test(support.text)
  )
    return true;
  if (/^managers?$/.test(word) && ["boss", "bosses"].some((boss) => support.words.has(boss))) return true;
  const same = GROUP_OF.get(word)?.split(" ") ?? [word];
  if (
    same.some((title) => support.words.has(title) || support.words.has(`${title}s`)) ||
    hasShortForm(support, word)
  )
    return true;
  return once(`deed ${word}`, support, () => isDeed(word, support));
}

/** Who directed a play was its director; who helped to direct it was not. */
function isDeed(title: string, { tokens }: Reading): boolean {
  return tokens.some(({ lower }, index) => {
    const before = tokens[index - 1]?.lower ?? "";
    return (
      lower !== title &&
      stem(lower) === stem(title) &&
      baseOf(lower, "past", "third") !== null &&
      !/^(?:help\w*|assist\w*|to|was|were)$/.test(before)
    );
  });
}

/** "apprentice electrician": the title with what makes it smaller. */
function isDiminished(title: string, reading: Reading): boolean {
  const { tokens } = reading;
  return once(`less ${title}`, reading, () =>
    tokens.some(
      ({ lower }, index) =>
        lower.replace(/'s?$/, "") === title &&
        ([1, 2].some((back) => DIMINISHING.has(tokens[index - back]?.lower ?? "")) ||
          /^(?:assistant|aide|trainee|intern|helper|apprentice|student)$/.test(
            tokens[index + 1]?.lower ?? "",
          )),
    ),
  );
}

const NEAR = 80;

/** A title at the head of a clause or after "as" is the person's own. */
function isClaimed(index: number, { tokens, text }: Reading): boolean {
  const start = tokens[index]?.start ?? 0;
  const before = start <= NEAR ? text.slice(0, start) : ` ${text.slice(start - NEAR, start)}`;
  // "Train managers" is a deed, "Stage manager" a title.
  const single = !/s$/.test(tokens[index]?.lower ?? "");
  const isDeed = (back: number) =>
    baseOf(
      tokens[index - back]?.lower ?? "",
      "past",
      "gerund",
      ...(single && back === 1 ? [] : ["base" as const]),
    ) !== null;
  if ([1, 2].some(isDeed)) return false;
  return (
    /(?:^|[.;\n]\s*|\bas (?:an? |the )?)(?:[\w-]+ ){0,2}$/i.test(before) &&
    !/\b(?:to|for|under|with|by|from|of) (?:[\w-]+ ){0,2}$/i.test(before)
  );
}

function belongsToOthers(title: string, reading: Reading): boolean {
  return once(`other ${title}`, reading, () => areOthers(title, reading));
}

/** "a plumber's card" is its holder's. */
const HELD = /^(?:card|licen[cs]e|ticket|certificate|apprenticeship|diploma|exam|degree|badge)$/;

function areOthers(title: string, { tokens, text }: Reading): boolean {
  const uses = tokens.filter(
    ({ lower }, index) =>
      (lower.replace(/'s?$/, "") === title || lower === `${title}s`) &&
      !HELD.test(tokens[index + 1]?.lower ?? ""),
  );
  return (
    uses.length > 0 &&
    uses.every(
      ({ start, lower }) =>
        /'s?$/.test(lower) ||
        // "the role of treasurer" is one's own, so is what one was promoted to.
        (!/\b(?:role|position|post|job|office|title) of (?:an? |the )?$|\b(?:promoted|rose|progressed|way up|moved up|worked up)\b[^.;]{0,48}\bto (?:(?:an?|the) )?(?:[\w-]+ )?$/i.test(
          text.slice(Math.max(0, start - NEAR), start),
        ) &&
          /\b(?:for|to(?! be\b)|under|with|by|from|of|beside|when|while|if|assist(?:s|ed|ing)?|support\w*|help\w*) (?:(?:the|a|an|our|my|her|his)\s)?(?:[\w'-]+ ){0,2}$/i.test(
            text.slice(Math.max(0, start - NEAR), start),
          )),
    )
  );
}
