import { hasFigure } from "../../domain/claims/facts/figures-in.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { IDLE, UNCOUNTED } from "./lexicon/uncounted.ts";
import { DETERMINERS, POSSESSIVES } from "./lexicon/word-classes.ts";
import { nounPhrase } from "./read/noun-phrase.ts";
import { createReader, type Reading } from "./read/reader.ts";
import type { Word } from "./read/word.ts";
import { isNumber } from "./read/word-kinds.ts";

const MOST = 2;
/** Actions that change something: what changed by how much is the first thing that a reader asks. */
const CHANGES = new Set(
  "improve reduce increase shorten grow lower raise boost decrease accelerate simplify save speed".split(" "),
);
/** Actions that end in something: a reader asks what came of it. */
const ENDS_IN_SOMETHING = new Set(
  "introduce launch redesign reorganise reorganize automate start propose suggest lead train mentor teach coach organise organize run plan write create develop set implement migrate restructure negotiate investigate audit".split(
    " ",
  ),
);
const UNNAMED_SYSTEM =
  /\b(?:the|a|an|new|old|online|booking|till|stock|ticket|ticketing|computer|payroll|company) (?:system|database|software|platform|CRM|ERP|tool)\b(?! (?:called|named|in|on|with)\b)/i;
/** A project that people use, rather than one that stands there. */
const USED =
  /\b(?:app|website|site|tool|plugin|bot|chatbot|game|dashboard|library|extension|script|API|portal|platform|package|template|podcast|blog|newsletter|guide|handbook|channel|group)\b/i;

/** Questions whose answers would make a line stronger. They ask; nothing of them is put into the text. */
export function hintsFor(task: Task, text: string): string[] {
  if (task === "summary") return hasFigure(text) ? [] : ["How many years of experience?"];
  const read = createReader();
  const hints = text
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => questionsFor(task, line, read(line)));
  return [...new Set(hints)].slice(0, MOST);
}

const TOLD_RESULT =
  /[;–]|\b(?:so that|which (?:cut|saved|reduced|made|led)|, (?:cutting|saving|raising|reducing|bringing)|(?:went|fell|dropped|rose|grew|came) (?:down |up )?(?:from|to|by))\b/;

function questionsFor(task: Task, line: string, { lead, words }: Reading): string[] {
  // Without an action nobody can tell what would count; with a figure and what came of it, nothing is missing.
  if (!lead) return [];
  const isCounted = hasFigure(line);
  const questions: string[] = [];
  if (!isCounted && CHANGES.has(lead.lemma)) questions.push("By how much?");
  const things = isCounted ? null : countedThings(lead.lemma, words.slice(1));
  if (things !== null) questions.push(`How many ${things}?`);
  if (UNNAMED_SYSTEM.test(line)) questions.push("Which system?");
  if (task === "project" && !isCounted && USED.test(line)) questions.push("How many people use it?");
  else if (
    !TOLD_RESULT.test(line) &&
    !CHANGES.has(lead.lemma) &&
    !(isCounted && /,| and /.test(line)) &&
    ENDS_IN_SOMETHING.has(lead.lemma)
  )
    questions.push("What came of it?");
  return questions;
}

/** What an action was done to, where it is many and nobody said how many: "care plans". */
function countedThings(lemma: string, rest: readonly Word[]): string | null {
  const from = lemma === "care" && rest[0]?.lower === "for" ? 1 : 0;
  const phrase = nounPhrase(rest.slice(from));
  const head = phrase.at(-1);
  if (!head || phrase.some(isNumber) || !isMany(head.lower) || UNCOUNTED.has(head.lower)) return null;
  const named = phrase.filter(
    ({ lower }) => !IDLE.test(lower) && !DETERMINERS.has(lower) && !POSSESSIVES.has(lower),
  );
  return named
    .map(({ text }) => text)
    .slice(-3)
    .join(" ");
}

function isMany(word: string): boolean {
  return word.length > 3 && /[^s'’iu]s$/.test(word) && !/(?:ics|ess|gas)$/.test(word);
}
