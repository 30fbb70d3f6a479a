import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";

/** A text as a person wrote it, and what the engine made of it. */
export type Written = {
  id: string;
  task: "experience" | "project" | "summary";
  source: string;
  result: string;
};

export type GrammarFinding = { rule: string; problem: string };
export type ComparedRow = Written & {
  before: GrammarFinding[];
  after: GrammarFinding[];
  /** What is wrong in the result and was not in the source. */
  added: GrammarFinding[];
};

/** Matters of taste, and unknown words: trades have more of them than a dictionary, and another question counts misspelled ones. */
const NO_GRAMMAR = new Set([
  "Style",
  "Enhancement",
  "Readability",
  "Redundancy",
  "Formatting",
  "WordChoice",
  "Spelling",
]);
/** Rules that are mistaken on lines of a resume: fragments, names of trades in capitals, words put together. */
const MISTAKEN = new Set([
  "SentenceCapitalization",
  "OrthographicConsistency",
  "SplitWords",
  "OutOfDate",
  "MassNouns",
  "Months",
]);

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });

/** What an independent checker finds wrong with the grammar of a text, line by line. */
export async function grammarFindings(text: string): Promise<GrammarFinding[]> {
  const found: GrammarFinding[] = [];
  for (const line of text.split("\n")) {
    const byRule = await linter.organizedLints(line, { language: "plaintext" });
    for (const [rule, lints] of Object.entries(byRule)) {
      for (const lint of lints) {
        if (!NO_GRAMMAR.has(lint.lint_kind()) && !MISTAKEN.has(rule))
          found.push({ rule, problem: lint.get_problem_text() });
        lint.free();
      }
    }
  }
  return found;
}

/** Findings of the result beyond those that the source has of the same rule. */
function addedTo(before: readonly GrammarFinding[], after: readonly GrammarFinding[]): GrammarFinding[] {
  const left = before.map(({ rule }) => rule);
  return after.filter(({ rule }) => {
    const at = left.indexOf(rule);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export async function compareGrammar(rows: readonly Written[]): Promise<ComparedRow[]> {
  const compared: ComparedRow[] = [];
  for (const row of rows) {
    const before = await grammarFindings(row.source);
    const after = row.result === row.source ? before : await grammarFindings(row.result);
    compared.push({ ...row, before, after, added: addedTo(before, after) });
  }
  return compared;
}
