import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const UNDERWAY =
  /\b(?:candidate|in progress|ongoing|expected|pursuing|working towards?|studying (?:for|towards?)|enrolled|part-qualified|pending|due in|not finished|unfinished|before (?:switching|leaving|dropping|changing|moving on)|dropped out|left (?:early|before|university|college)|(?<!\b(?:people|staff|employees|customers|members|\d+) )left in|incomplete|(?:to|will) (?:finish|graduate)|(?:taking|sitting|booked) (?:my|the|an?) (?:[\w-]+ ){0,2}(?:exams?|tests?)|studied part of|(?:\w+) (?:years?|terms?|semesters?) of (?:an?|my|the) (?:[\w-]+ ){0,3}(?:degree|diploma|course|apprenticeship|phd|masters?|bachelors?)|(?:almost|nearly) (?:finished|done))\b/i;
const STILL_UNDERWAY =
  /\b(?:candidate|student|in progress|ongoing|expected|pursuing|towards?|studying|studies|studied|enrolled|part-qualified|pending|due|unfinished|incomplete|left|attended|until)\b/i;
const HELD =
  /\b(?:holds?|held|earned|completed|graduated|obtained|received|gained|finished|passed|graduate|charterholder|elected|appointed|(?<!part-)qualified|with an? (?:[\w-]+ )?(?:qualification|degree|diploma))\b/i;

const PART =
  /^ (?:(?:the )?first )?[\w-]+ (?:years?|terms?|semesters?|modules?|units?|months?|papers?) of\b/i;

const GRADED = /\b(?:2:1|2:2|honours|hons|graduat\w+)\b/i;

/** "started the CELTA" */
const BEGUN =
  /\b(?:[Ss]tarted|[Bb]egan|[Pp]lan(?:s|ning)? to (?:finish|do|take|start)|[Ss]tarting|[Dd]oing|[Tt]aking|[Hh]alfway through) (?:an?|the|my|on an?|on the|on my) (?:[\w.]+ ){0,3}?(?:course|degree|diploma|certificate|qualification|apprenticeship|[A-Z]{3,6}|[BMbm]\.?[ASas]c?)\b/;

const STUDENT =
  /\b(?:ph\.?d\.?|doctoral|doctorate|msc|master'?s|bachelor'?s|mba|degree) (?:student|candidate)\b/i;
const DEGREE =
  /\b(?:ph\.?d|doctorate|msc|master'?s|bachelor'?s|mba)\b(?! (?:student|candidate|research|studies|programme|program|thesis))/i;

const BEGUN_DEGREE = /\b(?:started|began|doing|taking) (?:an?|my|the) (master|bachelor|phd|doctorate|mba)\b/i;

/** "started a master" made a master's degree. */
function begunDegree({ text }: Reading, source: Reading): Claim[] {
  const degree = BEGUN_DEGREE.exec(source.text)?.[1];
  if (degree === undefined || STILL_UNDERWAY.test(text) || /\b(?:started|began|begun)\b/i.test(text))
    return [];
  const again = new RegExp(
    `\\b${degree}(?:'?s)?\\b(?! (?:student|studies|programme|program|course))`,
    "i",
  ).exec(text);
  if (!again) return [];
  return [{ kind: "credential", text: again[0], start: again.index, end: again.index + again[0].length }];
}

const NO_DEED =
  /^(?:(?:an?|the) )?(?:\p{Lu}{2,5}\b|[\w'’]+ degree\b|degree\b|diploma\b|(?:bachelor|master|doctorate|certificat)\w*)/iu;

/** "MBA, 2026" for "plan to finish my MBA in 2026": a paper that is named with nothing beside it is held. */
function bareCredential({ text, concepts, tokens }: Reading): Claim | null {
  const found = NO_DEED.exec(text);
  const named = concepts.some(({ concept, first }) => concept.kind === "credential" && first <= 1);
  if (!found || (!named && !/degree|diploma/i.test(found[0])) || tokens.length > 6) return null;
  return { kind: "credential", text: found[0], start: 0, end: found[0].length };
}

/** What the source calls unfinished and the suggestion counts as done: a candidate is no doctor. */
export function finishedEarly(suggestion: Reading, source: Reading): Claim[] {
  const title =
    STUDENT.test(source.text) && !STILL_UNDERWAY.test(suggestion.text) ? DEGREE.exec(suggestion.text) : null;
  if (title)
    return [{ kind: "credential", text: title[0], start: title.index, end: title.index + title[0].length }];
  const begun = begunDegree(suggestion, source);
  if (begun.length > 0) return begun;
  if (
    !(UNDERWAY.test(source.text) || BEGUN.test(source.text)) ||
    STILL_UNDERWAY.test(suggestion.text) ||
    GRADED.test(source.text)
  )
    return [];
  const held = HELD.exec(suggestion.text.replace(/\b(?:not|never) \w+/gi, (said) => " ".repeat(said.length)));
  // "Completed two years of a degree" is part of it.
  if (held && PART.test(suggestion.text.slice(held.index + held[0].length))) return [];
  const bare = held ? null : bareCredential(suggestion);
  if (bare) return [bare];
  if (!held || HELD.test(source.text.replace(/\b(?:not|never) \w+|\b(?:almost|nearly) \w+/gi, ""))) return [];
  return [{ kind: "credential", text: held[0], start: held.index, end: held.index + held[0].length }];
}
