import type { SpecialRow, WritingRow } from "../rows.ts";
import { newFacts, newWords, survives } from "./facts.ts";
import { inflations } from "./inflation.ts";
import { leadingVerb, toldTense } from "./lead-verb.ts";
import { withinLimits } from "./limits.ts";
import { type Share, share } from "./wilson.ts";

export type Answer = { text: string; refused: boolean };
export type Answered<Row> = { row: Row; answer: Answer; again: Answer };

/** One question that a row is asked; null where it does not apply to the row. */
type Question = {
  name: string;
  ask: (answered: Answered<WritingRow>) => { good: boolean; detail?: string } | null;
};

const isWeakBullet = (row: WritingRow): boolean => row.kind === "weak" && row.task !== "summary";

const FIRST_PERSON =
  /(?<![\p{L}\d'’.])(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|d|ll)|[Oo]urs?|us)(?![\p{L}\d'’]|\.\p{L})/gu;

const QUESTIONS: readonly Question[] = [
  { name: "answered, not refused", ask: ({ answer }) => ({ good: !answer.refused }) },
  {
    name: "no new fact",
    ask: ({ row, answer }) => {
      const found = newFacts(row.text, answer.text, row.fittingVerbs);
      return {
        good: found.length === 0,
        detail: found.map(({ kind, text }) => `${kind} ${text}`).join(", "),
      };
    },
  },
  {
    name: "no inflated part",
    ask: ({ row, answer }) => {
      const found = inflations(row.text, answer.text, row.fittingVerbs);
      return { good: found.length === 0, detail: found.join(", ") };
    },
  },
  { name: "within limits", ask: ({ row, answer }) => ({ good: withinLimits(row.task, answer.text) }) },
  {
    name: "all facts survive",
    ask: ({ row, answer }) => {
      const lost = row.facts.filter((fact) => !survives(fact, answer.text));
      return { good: lost.length === 0, detail: `lost: ${lost.join(", ")}` };
    },
  },
  {
    name: "no first person in a bullet",
    ask: ({ row, answer }) => {
      if (row.task === "summary") return null;
      const said = answer.text.match(FIRST_PERSON) ?? [];
      return { good: said.length === 0, detail: said.join(", ") };
    },
  },
  {
    name: "idempotent",
    ask: ({ answer, again }) => ({ good: again.text === answer.text, detail: `again: ${again.text}` }),
  },
  {
    name: "strong bullet unchanged",
    ask: ({ row, answer }) =>
      row.kind === "strong" && row.task === "experience"
        ? { good: answer.text.trim() === row.text.trim() }
        : null,
  },
  {
    name: "strong project unchanged",
    ask: ({ row, answer }) =>
      row.kind === "strong" && row.task === "project"
        ? { good: answer.text.trim() === row.text.trim() }
        : null,
  },
  {
    name: "weak bullet led by a fitting verb",
    ask: ({ row, answer }) =>
      isWeakBullet(row) ? { good: leadingVerb(answer.text, row.fittingVerbs ?? []) !== null } : null,
  },
  {
    name: "tense as the source tells it",
    ask: ({ row, answer }) => {
      const told = toldTense(row.text);
      const lead = leadingVerb(answer.text, row.fittingVerbs ?? []);
      if (!isWeakBullet(row) || told === null || lead === null) return null;
      return { good: lead.tense === told || lead.tense === "either", detail: `told: ${told}` };
    },
  },
];

export type Failure = { question: string; id: string; source: string; answer: string; detail: string };
export type WritingScore = { figures: { name: string; share: Share }[]; failures: Failure[] };

export function scoreWriting(rows: readonly Answered<WritingRow>[]): WritingScore {
  const failures: Failure[] = [];
  const figures = QUESTIONS.map(({ name, ask }) => {
    const replies = rows.flatMap((answered) => {
      const reply = ask(answered);
      if (reply && !reply.good) failures.push(failureOf(name, answered, reply.detail));
      return reply ? [reply] : [];
    });
    return { name, share: share(replies.filter(({ good }) => good).length, replies.length) };
  });
  return { figures, failures };
}

/** Words that came in, by row; a person reads them for what no rule sees. */
export function wordsBroughtIn(rows: readonly Answered<WritingRow>[]): { id: string; words: string[] }[] {
  return rows
    .map(({ row, answer }) => ({ id: row.id, words: newWords(row.text, answer.text) }))
    .filter(({ words }) => words.length > 0);
}

function asExpected({ row, answer }: Answered<SpecialRow>): boolean {
  if (row.expected === "refusal") return answer.refused;
  if (row.expected === "unchanged") return !answer.refused && answer.text === row.text;
  return (
    !answer.refused &&
    newFacts(row.text, answer.text).length === 0 &&
    (row.facts ?? []).every((fact) => survives(fact, answer.text))
  );
}

export function scoreSpecial(rows: readonly Answered<SpecialRow>[]): WritingScore {
  const kinds = [...new Set(rows.map(({ row }) => row.kind))];
  const figures = kinds.map((kind) => {
    const own = rows.filter(({ row }) => row.kind === kind);
    return { name: `${kind}: as expected`, share: share(own.filter(asExpected).length, own.length) };
  });
  const failures = rows
    .filter((answered) => !asExpected(answered))
    .map((answered) => failureOf(answered.row.kind, answered, `expected: ${answered.row.expected}`));
  return { figures, failures };
}

function failureOf(
  question: string,
  { row, answer }: Answered<WritingRow | SpecialRow>,
  detail = "",
): Failure {
  return { question, id: row.id, source: row.text, answer: answer.text, detail };
}
