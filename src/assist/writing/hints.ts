import { hasFigure } from "../../domain/claims/facts/figures-in.ts";
import type { AssistContext, Task } from "../../domain/suggestions/request.ts";
import { namesTechnology } from "../names-technology.ts";
import { countedThings } from "./counted-things.ts";
import { MEASURES, SUMS } from "./lexicon/handled.ts";
import { createReader, type Reading } from "./read/reader.ts";

const MOST = 2;
/** Actions that change something: what changed by how much is the first thing that a reader asks. */
const CHANGES = new Set(
  "improve reduce increase shorten grow lower raise boost decrease accelerate simplify save speed".split(" "),
);
/** Actions that end in something: a reader asks what came of it. */
const ENDS_IN_SOMETHING = new Set(
  "introduce launch redesign reorganise reorganize automate start propose suggest train mentor coach develop implement migrate restructure negotiate investigate audit".split(
    " ",
  ),
);
/** Done every day as often as once: only of one thing, "a reading club", a reader asks what came of it. */
const ONCE_OR_ALWAYS = new Set("lead teach organise organize run plan write create set".split(" "));
const SUM_ACTIONS = new Set("manage handle raise control hold bank count collect oversee run".split(" "));
const UNNAMED_SYSTEM =
  /\b(?:the|a|an|new|old|online|booking|till|stock|ticket|ticketing|computer|payroll|company|our|my) (?:system|database|software|platform|CRM|ERP|tool)\b(?! (?:called|named|in|on|with)\b)/i;
/** A project that people use, rather than one that stands there. */
const USED =
  /\b(?:app|website|site|tool|plugin|bot|chatbot|game|dashboard|library|extension|script|API|portal|platform|package|template|podcast|blog|newsletter|guide|handbook|channel|group)\b/i;

/** Questions whose answers would make a line stronger. They ask; nothing of them is put into the text. */
export function hintsFor(task: Task, text: string, context: AssistContext = {}): string[] {
  // The dates of the positions tell how long it was.
  const hasDates = (context.roles ?? []).some(({ period }) => /\d/.test(period));
  if (task === "summary") return hasFigure(text) || hasDates ? [] : ["How many years of experience?"];
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
  const has = (known: ReadonlySet<string>) => words.slice(1, 4).some(({ lower }) => known.has(lower));
  const isChange = CHANGES.has(lead.lemma) || (lead.lemma === "cut" && has(MEASURES));
  const isSum = SUM_ACTIONS.has(lead.lemma) && has(SUMS);
  const questions: string[] = [];
  if (!isCounted && isSum) questions.push("How much money?");
  else if (!isCounted && isChange) questions.push("By how much?");
  const things = isCounted || isSum ? null : countedThings(lead, words);
  if (things !== null) questions.push(`How many ${things}?`);
  if (UNNAMED_SYSTEM.test(line) && !namesTechnology(line)) questions.push("Which system?");
  if (task === "project" && !isCounted && USED.test(line)) questions.push("How many people use it?");
  else if (
    !TOLD_RESULT.test(line) &&
    !isChange &&
    !(isCounted && /,| and /.test(line)) &&
    endsInSomething(
      lead.lemma,
      words.slice(1).map(({ lower }) => lower),
      things,
    )
  )
    questions.push("What came of it?");
  return questions;
}

function endsInSomething(lemma: string, [first = ""]: readonly string[], things: string | null): boolean {
  if (ENDS_IN_SOMETHING.has(lemma)) return true;
  return ONCE_OR_ALWAYS.has(lemma) && /^(?:an?|new)$/.test(first) && things !== "people";
}
