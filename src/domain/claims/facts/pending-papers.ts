import type { NameUse } from "../../gazetteer/gazetteer.ts";
import type { Word } from "../../gazetteer/words.ts";
import { isAcronym } from "./name-words.ts";

const END = /[.;:!?\n]/;
/** How far around a paper its sentence tells what became of it. */
const REACH = 7;

/** Right before a paper, in its clause: "revising for the PMP", "two years of a nursing degree". */
const ON_THE_WAY_TO =
  /\b(?:study|studying|studied for|learning|revising|preparing|prepping|retaking|resitting|re sitting|sitting|towards?|start|starts|started|starting|begun|began|beginning|begins|enrolled|pursuing|undertaking|attempted|attempting|aiming|hoping|working on|currently|current|doing|half|part|parts|partly|some|most of|unfinished|incomplete|uncompleted|dropped|left|quit|failed|abandoned|paused|deferred|withdrew|awaiting|pending|expected|booked|scheduled|candidate for|registered for|signed up|midway|halfway|half way|partway|part way|through|thru|completing|finishing|short of|(?:years?|terms?|semesters?|months|weeks|modules?|credits?|exams?|papers?|parts?|stages?) (?:of|into|on) (?:an?|the|my|his|her|their))\b/;
/** Right after it, in its clause: "CPA exam", "MBA student". */
const NOT_THE_PAPER =
  /^(?:\S+ ){0,2}?(?:exams?|papers?|modules?|courses?|coursework|students?|candidates?|finalists?|theory|practical|tests?|retakes?|resits?|attempts?|trainees?|apprentices?|studies|classes|prep|revision|textbooks?)\b/;
/** Further on in its sentence, what became of it: "nursing degree, dropped out after a year". */
const BROKEN_OFF =
  /\b(?:dropped|drop out|quit|quitted|failed|abandoned|paused|unfinished|incomplete|uncompleted|deferred|withdrew|gave up|given up|in progress|ongoing|under way|underway|pending|not yet|(?:not|never|didnt|didn t|couldnt|havent|hasnt) (?:yet )?(?:finish|complete|pass|get|got)\w*|left (?:after|before|early|half|halfway|in (?:my |the )?(?:first|second|third|final|1st|2nd|3rd|\d))|expected|due|half done|halfway|half way|exams? (?:left|to go|outstanding|remaining|booked|next)|on hold|stopped)\b/;
const DONE =
  /\b(?:passed|pass|cleared|gained|completed|finished|earned|hold|holds|held|got|have|has|graduated|awarded)\b/;
const FIRST_PART = /\b(?:part|parts|half|some|most|first|one|two)\b/;

/** For each word whether it names a paper that is spoken of, but not said to be held. */
export function pendingWords(words: readonly Word[], papers: readonly NameUse[]): boolean[] {
  const firsts = new Set(papers.map(({ first }) => first));
  const pending = words.map(() => false);
  for (const { first, last } of papers)
    if (isPending(words, first, last, firsts)) pending.fill(true, first, last + 1);
  return pending;
}

function isPending(
  words: readonly Word[],
  first: number,
  last: number,
  papers: ReadonlySet<number>,
): boolean {
  const before = keysBefore(words, first);
  const rest = keysAfter(words, last, papers);
  if (BROKEN_OFF.test(rest) || (ON_THE_WAY_TO.test(before) && !DONE.test(rest))) return true;
  return NOT_THE_PAPER.test(keysAfter(words, last)) && (!DONE.test(before) || FIRST_PART.test(before));
}

function keysBefore(words: readonly Word[], at: number): string {
  const keys: string[] = [];
  for (let back = at; back > Math.max(0, at - REACH); back -= 1) {
    if (/[,()]/.test(words[back]?.glue ?? "") || END.test(words[back]?.glue ?? "")) break;
    keys.unshift(words[back - 1]?.key ?? "");
  }
  return keys.join(" ");
}

/** The words after a place in its clause, or in its sentence up to the next paper. */
function keysAfter(words: readonly Word[], at: number, papers?: ReadonlySet<number>): string {
  const keys: string[] = [];
  for (let next = at + 1; next < Math.min(words.length, at + 1 + REACH); next += 1) {
    const { glue = "", key = "", text = "" } = words[next] ?? {};
    if (END.test(glue)) break;
    // "CKA 2023, CKS failed": what follows is told of another paper.
    if (papers ? papers.has(next) || key === "and" || isAcronym(text) : /[,()]/.test(glue)) break;
    keys.push(key);
  }
  return keys.join(" ");
}
