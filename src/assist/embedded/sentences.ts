import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { isTold } from "./tense.ts";

/** Words that end in a point without ending a sentence. */
const ABBREVIATION =
  /(?:\b(?:st|mr|mrs|dr|ms|vs|approx|appr|dept|univ|uni|no|nos|inc|ltd|co|yrs?|hrs?|mins?|secs?|asst|jr|sr|cert|org|e\.g|i\.e|ca|incl|excl|prof|corp|est|max|min|avg|empl|cat|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mgr|mgmt|exp|tel|ext|fig|vol|qual|misc|assoc|govt|intl|natl|ref|spec|tech|eng|mech|elec|orig|prev|resp|temp|dipl|hons?|wk|mth|mths|ave|rd|[a-z])|\b[A-Za-z]\.[A-Za-z]+)\.$/i;

export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\d)%][.!?])\s+(?=[\p{L}\d(£$€])/u)
    .reduce<string[]>((sentences, part) => {
      const last = sentences.at(-1);
      if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
      return sentences;
    }, [])
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** "our team did this and I did that": two sentences, so that nobody gets the other's deed. */
export function bySubject(line: string): string {
  const [first = "", second = ""] = line.split(" ");
  const own =
    !IN_A_TEAM.test(line) &&
    (/^i$/i.test(first) ||
      (/^i['’]ve been /i.test(line) && !/ and i (?:have|had|am|was) /i.test(line)) ||
      startsWithDeed(first, second) ||
      / and i [a-z]+ /i.test(`${first} ${second}`));
  const apart =
    own || isBesideSomebody(line) || SCENE_START.test(line)
      ? line
      : line
          .replace(/(,| and|, and) (mainly|mostly|only) i (?=[a-z]+ )/gi, "$1 I $2 ")
          .replace(/(?:,| and|, and| so|, so) (?=i [a-z]+ )/gi, (joint, at: number) =>
            joint === " and " && /(?:^|[.;,] )(?:my|our|the|an?) [\w-]+(?: [\w-]+)?$/i.test(line.slice(0, at))
              ? joint
              : ". ",
          );
  return apart
    .replace(OTHER_SUBJECT, (all, before: string) => (before.split(" ").some(isTold) ? `${before}. ` : all))
    .replace(/, (?=we [a-z]+ )/g, ". ");
}

/** "my sister and I ran", but not "the shop sold bikes and I repaired them". */
function isBesideSomebody(line: string): boolean {
  const [, words = ""] = /^(?:my|our|the) ([\w -]{2,30}) and i\b/i.exec(line) ?? [];
  return words !== "" && !words.split(" ").slice(1).some(isTold);
}

/** "in a team that built a kiosk, I drew the screens": the team drew none. */
const IN_A_TEAM = /\b(?:team|group|crew|band|company) (?:that|which|who) [^.;]{2,80}?,? (?:and )?i [a-z]+ /i;
/** ", the boss set up the racks and I labelled them": the boss did not. */
const OTHER_SUBJECT = /(, (?:the|my|our|an?|he|she|they) [^,;.]{2,60}?)(?: and|,) (?=i [a-z]+ )/gi;

const SCENE_START =
  /^(?:on|in|at|during|when|while|for|every|after|before|since|as|with|together|along|currently|responsible|duties|my (?:\w+ )?(?:job|role|duties|tasks|work|responsibilities))\b/i;

function startsWithDeed(first: string, second: string): boolean {
  const base = baseOf(first, "base", "third");
  if (baseOf(first, "past", "gerund") !== null || /ed$/i.test(first)) return true;
  if (base !== null) return !NOUN_VERBS.has(base);
  return /^(?:also|then)$/i.test(first) && isKnownVerb(second);
}
