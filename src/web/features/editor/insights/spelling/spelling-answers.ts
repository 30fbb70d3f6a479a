import { Dialect, type Lint, type Linter, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { isForeign } from "../../../../../assist/screening/language.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { checkedTexts, isName, ownNames } from "./checked-texts.ts";
import { type DialectName, dialectOf } from "./dialect.ts";

/** A slip, with its place in the text of a field. */
export interface Slip {
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  /** A word that the dictionary does not have; the person may know better. */
  readonly isUnknownWord: boolean;
  readonly message: string;
  /** Other words for it, the likeliest first. */
  readonly replacements: readonly string[];
}

export interface SpellingQuestions {
  /** Without a dialect, the resume's own. */
  check: { resume: Resume; dialect: DialectName | null };
}

export interface SpellingAnswers {
  /** `foreign`: the text is not English, so nothing can be said about it. */
  check: { readonly slips: readonly Slip[]; readonly foreign: boolean; readonly dialect: DialectName };
}

type Found = Omit<Slip, "pointer">;

const MOST_REPLACEMENTS = 3;
/** Matters of taste; a resume has its own. */
const TASTE = new Set(["Style", "Enhancement", "Readability", "Redundancy", "Formatting", "WordChoice"]);

let linter: Linter | null = null;
let spoken: DialectName | null = null;
/** A text is looked at once; typing changes one of them. */
let known = new Map<string, readonly Found[]>();

let last: Promise<unknown> = Promise.resolve();

/** One after another: a change of dialect frees the checker that another question may still hold. */
export function checkSpelling(question: SpellingQuestions["check"]): Promise<SpellingAnswers["check"]> {
  const answer = last.then(() => check(question));
  last = answer.catch(() => undefined);
  return answer;
}

async function check({
  resume,
  dialect: chosen,
}: SpellingQuestions["check"]): Promise<SpellingAnswers["check"]> {
  const texts = checkedTexts(resume);
  const whole = texts.map(({ text }) => text).join("\n");
  const dialect = chosen ?? dialectOf(resume.location, whole);
  if (isForeign(whole)) return { slips: [], foreign: true, dialect };
  const checker = await checkerFor(dialect);
  const own = ownNames(resume);
  const seen = new Map<string, readonly Found[]>();
  const slips: Slip[] = [];
  for (const { pointer, text } of texts) {
    const found = known.get(text) ?? (await findSlips(checker, text));
    seen.set(text, found);
    slips.push(...found.filter(({ problem }) => !isName(problem, own)).map((slip) => ({ pointer, ...slip })));
  }
  known = seen;
  return { slips, foreign: false, dialect };
}

async function checkerFor(dialect: DialectName): Promise<Linter> {
  linter ??= new LocalLinter({ binary: slimBinary, dialect: Dialect[dialect] });
  if (spoken !== dialect) {
    await linter.setDialect(Dialect[dialect]);
    known = new Map();
    spoken = dialect;
  }
  return linter;
}

async function findSlips(checker: Linter, text: string): Promise<Found[]> {
  const lints = await checker.lint(text, { language: "plaintext" });
  const letters = [...text];
  return lints.flatMap((lint) => {
    const slip = TASTE.has(lint.lint_kind()) ? [] : [slipOf(lint, letters)];
    lint.free();
    return slip;
  });
}

/** The checker counts letters, an input counts units: they part ways after the first emoji. */
function slipOf(lint: Lint, letters: readonly string[]): Found {
  const span = lint.span();
  const unitsBefore = (letter: number) => letters.slice(0, letter).join("").length;
  const replacements = lint
    .suggestions()
    .filter((suggestion) => suggestion.kind() === 0)
    .map((suggestion) => suggestion.get_replacement_text());
  return {
    start: unitsBefore(span.start),
    end: unitsBefore(span.end),
    problem: lint.get_problem_text(),
    isUnknownWord: lint.lint_kind() === "Spelling",
    message: lint.message().replace(/`([^`]*)`/g, "“$1”"),
    replacements: [...new Set(replacements)].slice(0, MOST_REPLACEMENTS),
  };
}
