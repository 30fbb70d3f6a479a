import type { RequirementLevel } from "../job-match.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillUse } from "../skills/skill.ts";
import { skillWords } from "../skills/skill-words.ts";
import { levelsIn } from "./levels.ts";
import { isNegated } from "./negation.ts";
import { openPhrases } from "./open-phrases.ts";
import { type AdSentence, sentencesOfAd } from "./sentences.ts";

export interface Asked {
  readonly skill: string;
  readonly level: RequirementLevel;
  /** The ad's own sentence, as it was cleaned. */
  readonly asked: string;
  /** The words of the sentence that name it. */
  readonly said: string;
}

/** "A frontend developer": the job's own name. */
const ROLE =
  /^\s+(?:developer|engineer|designer|analyst|scientist|manager|specialist|coordinator|assistant|associate|technician|teacher|nurse|officer|administrator|consultant|lead|agent|clerk|rep|representative|operator|driver|worker)s?\b/i;

/** An ad as it was read: what it asks for, and its words without boilerplate and without what it does not ask for. */
export interface ReadAd {
  /** Each skill once, in the order in which it comes. */
  readonly requirements: readonly Asked[];
  /** What it names to say that it does not ask for it, in small letters. */
  readonly refused: ReadonlySet<string>;
  readonly text: string;
}

interface Mention extends Asked {
  readonly negated: boolean;
  /** Whether the ad names it among requirements, not in passing. */
  readonly firm: boolean;
}

export function readAd(job: string): ReadAd {
  const firm = new Map<string, Asked>();
  const passing = new Map<string, Asked>();
  const refused = new Set<string>();
  const order = new Set<string>();
  const texts: string[] = [];
  for (const sentence of sentencesOfAd(job)) {
    const { mentions, text } = readSentence(sentence);
    texts.push(text);
    for (const { negated, firm: isFirm, ...asked } of mentions) {
      const key = asked.skill.toLowerCase();
      order.add(key);
      if (negated) refused.add(key);
      else keepStronger(isFirm ? firm : passing, key, asked);
    }
  }
  const requirements = [...order].flatMap((key) => {
    const said = firm.get(key);
    // "You will use Java, but need not know it": what an ad says firmly counts, what it says in passing does not.
    const also = refused.has(key) ? undefined : passing.get(key);
    const asked = said && (said.level === "must" || also?.level !== "must") ? said : (also ?? said);
    return asked ? [asked] : [];
  });
  for (const { skill } of requirements) refused.delete(skill.toLowerCase());
  return { requirements, refused, text: texts.join("\n") };
}

function keepStronger(kept: Map<string, Asked>, key: string, asked: Asked): void {
  const known = kept.get(key);
  if (!known || (known.level === "nice" && asked.level === "must")) kept.set(key, asked);
}

function readSentence(sentence: AdSentence): { mentions: Mention[]; text: string } {
  const { text, section, title } = sentence;
  const levelAt = levelsIn(text, section === "nice" ? "nice" : "must");
  const uses = withoutAsides(text, findSkills(text, skillWords(text))).filter(
    ({ skill, end }) =>
      skill.kind !== "practice" || !(title || (section === "open" && ROLE.test(text.slice(end, end + 24)))),
  );
  const open = openPhrases(sentence, uses);
  const named = uses
    .filter((use) => !open.some(({ narrows }) => narrows === use))
    .map(({ skill, start, end }) => ({ skill: skill.name, start, end }));
  const firm = section === "must" || section === "nice";
  const places = [...named, ...open].toSorted((one, other) => one.start - other.start);
  const mentions = places.map(({ skill, start, end }) => ({
    skill,
    level: levelAt(start, end),
    asked: text,
    said: text.slice(start, end),
    negated: isNegated(text, start, end),
    firm,
  }));
  return {
    mentions,
    text: without(
      text,
      places.filter((_, at) => mentions[at]?.negated),
    ),
  };
}

const PEOPLE =
  /\b\w*(?:manager|planner|supervisor|coordinator|administrator|analyst|engineer|designer|teacher|trainer|developer|officer|director|teller|cashier|waiter|receptionist)s?\b/i;

const PAPER_BEHIND = /^\s+(?:licen[sc]e|licensure|permit)s?\b/i;

const WIDE =
  /^(?:compliance|scripting|scheduling|dashboards?|reporting|security|administration|monitoring|development)$/i;

/** Uses that only look like requirements: "case managers" are people, "reports to" is a rank, "PCI compliance" is one thing. */
function withoutAsides(text: string, uses: readonly SkillUse[]): SkillUse[] {
  return uses.filter(({ skill, start, end }) => {
    if (skill.kind !== "practice") return true;
    const said = text.slice(start, end);
    if (PEOPLE.test(said) && !/^store manager$/i.test(said)) return false;
    if (/^reports?$|^reporting$/i.test(said) && /^\s+(?:directly |back )?to\b/i.test(text.slice(end)))
      return false;
    // "Crane operator license" asks for the paper, not for the deed.
    if (PAPER_BEHIND.test(text.slice(end, end + 24))) return false;
    const follows = uses.some(
      (other) => other.skill.kind !== "practice" && text.slice(other.end, start) === " ",
    );
    if (/^hiring$/i.test(said) && /\b(?:we['’]re|we are|now|is|are)\s+$/i.test(text.slice(0, start)))
      return false;
    if (/^supervision$/i.test(said) && /\bunder (?:the |close )?(?:general )?$/i.test(text.slice(0, start)))
      return false;
    const before = text.slice(Math.max(0, start - 30), start);
    if (
      /\bwe(?:['’]ll| will| can)?\s+$/i.test(before) ||
      (/\bin\s+$/i.test(before) && /^compliance$/i.test(said))
    )
      return false;
    if (/^drafting$/i.test(said) && /^\s+\p{Ll}/u.test(text.slice(end))) return false;
    return !follows || !WIDE.test(said);
  });
}

function without(text: string, places: readonly { start: number; end: number }[]): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of places) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}
