import type { NameUse } from "../../gazetteer/gazetteer.ts";
import type { Word } from "../../gazetteer/words.ts";
import { isAcronym } from "./name-words.ts";

const END = /[.;:!?\n]/;
const ENDS_CLAUSE = /[,().;:!?\n]/;
/** How far around a paper its sentence tells what became of it. */
const REACH = 7;

/** Right before a paper, in its clause: "revising for the PMP", "two years of a nursing degree". */
const ON_THE_WAY_TO =
  /\b(?:study|studying|studied for|learning|revising|preparing|prepping|retaking|resitting|re sitting|sitting|towards?|start|starts|started|starting|begun|began|beginning|begins|enrolled|pursuing|undertaking|attempted|attempting|aiming|hoping|working on|currently|current|doing|half|part|parts|partly|some|most of|unfinished|incomplete|uncompleted|dropped|left|quit|failed|abandoned|paused|deferred|withdrew|awaiting|pending|expected|booked|scheduled|candidate for|registered for|signed up|midway|halfway|half way|partway|part way|through|thru|completing|finishing|short of|(?:first|second|third|final|1st|2nd|3rd) year|student on|alongside|during|(?:years?|terms?|semesters?|months|weeks|modules?|credits?|exams?|papers?|parts?|stages?) (?:of|into|on) (?:an?|the|my|his|her|their))\b/;
/** Right after it, in its clause: "CPA exam", which may be passed, and "MBA student", "HGV theory", which are never the paper. */
const ITS_EXAM = /^(?:\S+ ){0,2}?(?:exams?|papers?|courses?|tests?)\b/;
const LESS_THAN_IT =
  /^(?:\S+ ){0,2}?(?:modules?|coursework|student|candidate|finalist|theory|practical|retakes?|resits?|attempts?|trainee|apprentice|studies|classes|prep|revision|textbooks?)\b/;
const FATE =
  "(?:dropp?ed|drop out|expired|lapsed|out of date|r[au]n out|revoked|taken away|suspended|no longer valid|not renewed|quit|failed|abandoned|paused|unfinished|incomplete|uncompleted|deferred|withdrew|gave up|given up|in progress|ongoing|under way|underway|pending|not yet|(?:not|never|didnt|couldnt|havent|hasnt) (?:yet )?(?:finish|complete|pass|get|got)\\w*|left (?:after|before|early|half|halfway|in (?:my |the )?(?:first|second|third|final|1st|2nd|3rd|\\d))|expected|half (?:done|completed|finished)|halfway|half way|exams? (?:left|to go|outstanding|remaining|booked|next)|on hold|stopped)\\b";
/** What became of it, in its clause: "MSc dropped in second year". */
const BROKEN_OFF = new RegExp(`\\b${FATE}`);
/** And at the head of the next one: "nursing degree, dropped out after a year". */
const THEN_BROKEN_OFF = new RegExp(
  `^(?:(?:but|then|i|it|had to|have|which|was|is|now|still|currently|since|later) ){0,3}${FATE}`,
);
const DONE =
  /\b(?:passed|pass|cleared|gained|completed|finished|earned|hold|holds|held|got|have|has|graduated|awarded|done)\b/;
const THEN_DONE = /^(?:(?:i|then|have|now) ){0,2}(?:passed|got|completed|finished|certificate|certified)\b/;
const PART = /\b(?:part|parts|half|some|most|first|one|two)\b/;

/** The words around a paper: of its clause, and how the next one of its sentence opens. */
interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly next: string;
}

/**
 * For each word whether it names a paper that is spoken of, but not said to be held. A paper may also stand there under
 * words that are no known name: "the aws associate exam".
 */
export function pendingWords(
  words: readonly Word[],
  papers: readonly NameUse[],
  keys: ReadonlySet<string>,
): boolean[] {
  const firsts = new Set(papers.map(({ first }) => first));
  const isPendingAt = (first: number, last: number) =>
    isPending({ before: keysBefore(words, first), ...keysAfter(words, last, firsts) });
  const pending = words.map(({ key, small }, at) => !small && keys.has(key) && isPendingAt(at, at));
  for (const { first, last } of papers) pending.fill(isPendingAt(first, last), first, last + 1);
  return pending;
}

function isPending({ before, after, next }: Surroundings): boolean {
  if (BROKEN_OFF.test(after)) return true;
  const isDone = DONE.test(after);
  if (!isDone && THEN_BROKEN_OFF.test(next)) return true;
  const isPart = PART.test(before);
  if (ON_THE_WAY_TO.test(before) && (isPart || !(isDone || DONE.test(next)))) return true;
  if (LESS_THAN_IT.test(after)) return true;
  return ITS_EXAM.test(after) && (isPart || !(isDone || DONE.test(before) || THEN_DONE.test(next)));
}

/** The words before a place in its clause, after its subject: "before studying I was MSW". */
function keysBefore(words: readonly Word[], at: number): string {
  const keys: string[] = [];
  for (let back = at; back > Math.max(0, at - REACH); back -= 1) {
    if (ENDS_CLAUSE.test(words[back]?.glue ?? "")) break;
    const key = words[back - 1]?.key ?? "";
    if (/^(?:i|was|am|im)$/.test(key)) break;
    keys.unshift(key);
  }
  return keys.join(" ");
}

/** The words after a place in its clause and in the next one of its sentence, up to another paper. */
function keysAfter(
  words: readonly Word[],
  at: number,
  papers: ReadonlySet<number>,
): Pick<Surroundings, "after" | "next"> {
  const clauses: string[][] = [[], []];
  let nth = 0;
  for (let next = at + 1; next < Math.min(words.length, at + 1 + 2 * REACH); next += 1) {
    const { glue = "", key = "", text = "" } = words[next] ?? {};
    if (ENDS_CLAUSE.test(glue) || key === "but") nth += 1;
    // "CKA 2023, CKS failed", "level 2 and half way through level 3": what follows is told of another paper.
    if (END.test(glue) || nth > 1 || papers.has(next) || isAcronym(text) || key === "and") break;
    clauses[nth]?.push(key);
  }
  const [after = [], then = []] = clauses;
  return { after: after.slice(0, REACH).join(" "), next: then.slice(0, REACH).join(" ") };
}
