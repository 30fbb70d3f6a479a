import { baseOf } from "../../../language/inflect.ts";
import type { Range } from "./clean-item.ts";
import type { AdSentence } from "./sentences.ts";
import { writtenNames } from "./written-names.ts";

const TRIGGERS =
  /\b(?:experienced? (?:with|in|of|using)|knowledge of|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with|at|using)|skilled (?:in|at|with)|trained in|training in|background in|expertise (?:in|with)|understanding of|certified in|comfortable with|confiden(?:t|ce) (?:in|with)|grasp of|command of|versed in|fluent in|(?:able|ability) to (?:drive|operate|use|read|write|run|speak|handle|interpret|program|ride|play)|you (?:also )?(?:know|hold|need|must know)|must (?:know|have|hold)|we (?:need|expect|require|want)|(?:preferably|ideally) (?:in|with)|requires?|including|such as|(?:work|duties|responsibilities|tasks) (?:is|are|include[sd]?))\b:?/gi;
/** Verbs whose object is the skill: "run PCR", "draft pleadings". */
const DOING =
  /^(?:runs?|performs?|operates?|drafts?|conducts?|administers?|programs?|writes?|takes?|files?)$/i;
/** Verbs that open names of skills as often as duties: "access control", "program design". */
export const NOUNS_TOO =
  /^(?:access|program|scan|grant|guard|design|test|market|contract|stock|model|scale|screen|plant|farm|drill|print|network|research|court|case|claim|crop|risk|trial|script|sound|voice|foot|group|gas|oil|power|water|tax|trade|fund|wire|process|report|record|project|product|travel|budget|patrol|heat)$/i;
const AFTER_VERB =
  /^(?:the|a|an|our|your|all|each|every|and|or|to|for|with|on|in|new|up|out|any|this|that|their|his|her)$/i;
const USING = /\b(?:using|including|such as|by means of)\b/gi;
const DUTY_VERBS =
  /^(?:troubleshoots?|liaises?|upholds?|partners?|onboards?|triages?|own|owns|drive|drives)$/i;
/** A sentence about somebody is no list, also where it stands under a heading. */
const SUBJECT =
  /^(?:you|you['’](?:ll|re|ve)|we|they|this|the \w+ (?:will|is|provides)|under|reporting|in this|as (?:an?|our|the))\b|\b(?:you will|you['’]ll|you['’]ve)\b/i;
const ASKED_BEHIND =
  /\s+(?:(?:is|are|would be|will be)\s+)?(?:(?:strongly|highly|also|always|absolutely)\s+)?(?:required|essential|mandatory|preferred|desirable|desired|necessary|expected|helpful|welcome|useful|beneficial|(?:a|an) (?:\w+ )?(?:must|plus|bonus|advantage|asset))\b/gi;
const STOPS =
  /[.;!?]|\s[–—]\s|\b(?:but|though|although|however|because|while|so that|you(?:['’]ll)? (?:will|should|can|are|have|must)|we)\b/gi;

/** A stretch of which only compounds count: single words of a duty say too little. */
export interface CompoundRange extends Range {
  readonly compound?: boolean;
}

/** Stretches of a sentence that list what it asks for. */
export function itemLists(sentence: AdSentence): CompoundRange[] {
  const { text, section, item, bullet } = sentence;
  const asks = section === "must" || section === "nice" ? item : bullet || (section === "duties" && item);
  if (asks) {
    const verb = leadingVerb(text);
    const prose = !bullet && SUBJECT.test(text);
    if (!prose && (verb === null || section === "must" || section === "nice"))
      return [{ start: 0, end: text.length }];
    if (!prose) {
      const object = verb !== null && DOING.test(verb) ? [{ start: verb.length, end: text.length }] : [];
      return [
        ...object,
        ...triggered(text, USING),
        ...askedBehind(text),
        ...writtenNames(text, true),
        ...objectsOf(text, verb),
      ];
    }
  }
  const names = writtenNames(text, section === "duties" || /\byou(?:['’]ll| will)\b/i.test(text));
  return [...triggered(text, TRIGGERS), ...done(text), ...askedBehind(text), ...names];
}

function leadingVerb(text: string): string | null {
  const [written = "", next = ""] = text.split(/\s/);
  const word = written.replace(/,$/, "");
  if (!/^[A-Za-z-]+$/.test(word)) return null;
  if (baseOf(word, "base", "third", "gerund") === null && !DUTY_VERBS.test(word)) return null;
  if (word !== written) return word;
  return NOUNS_TOO.test(word) && /^[a-z]/i.test(next) && !AFTER_VERB.test(next) ? null : word;
}

const TAKES_PART =
  /^(?:and \w+ |, \w+ )*\s*(?:(?:in|with|of|on|for|through|the|a|an|all|new|daily|weekly|monthly)\s+)*/i;

/** What the duty is done to, as "project charters" in "Develop project charters and risk registers". */
function objectsOf(text: string, verb: string | null): CompoundRange[] {
  if (verb === null) return [];
  const start = verb.length + (TAKES_PART.exec(text.slice(verb.length))?.[0].length ?? 0);
  return [{ start, end: text.length, compound: true }];
}

function clauseEnd(text: string, from: number): number {
  STOPS.lastIndex = from;
  return STOPS.exec(text)?.index ?? text.length;
}

function triggered(text: string, triggers: RegExp): Range[] {
  const found = [...text.matchAll(triggers)];
  return found.map(({ 0: said, index }, at) => {
    const start = index + said.length;
    return { start, end: Math.min(clauseEnd(text, start), found[at + 1]?.index ?? text.length) };
  });
}

/** "You will run HPLC and titrations". */
function done(text: string): Range[] {
  const found = /\byou(?:['’]ll| will)?\s+(?:also\s+)?([a-z]+)\s+/i.exec(text);
  if (!found || !DOING.test(found[1] ?? "")) return [];
  const start = found.index + found[0].length;
  return [{ start, end: clauseEnd(text, start) }];
}

/** "French or Portuguese is an advantage": from the clause's beginning to the word that asks. */
function askedBehind(text: string): Range[] {
  let from = 0;
  return [...text.matchAll(ASKED_BEHIND)].map(({ 0: said, index }) => {
    const before = text.slice(from, index);
    const turn = Math.max(
      before.lastIndexOf(". "),
      before.lastIndexOf("; "),
      before.lastIndexOf(" but "),
      before.lastIndexOf(": "),
      before.lastIndexOf("? "),
    );
    const start = from + (turn < 0 ? 0 : turn + 2);
    from = index + said.length;
    return { start, end: index };
  });
}
