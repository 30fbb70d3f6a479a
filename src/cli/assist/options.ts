import { parseArgs } from "node:util";
import type { Judges } from "../../assist/guard/judge-claims.ts";
import { CliFailure, EXIT } from "../failure.ts";

const JUDGES: readonly Judges[] = ["both", "facts", "model"];

/** Who reads an ad and proves: lexicons and rules, or the learned model. */
export type MatchedBy = "rules" | "meaning";
const MATCHED_BY: readonly MatchedBy[] = ["rules", "meaning"];

/** The options of `claims`: the file to read, and who decides. */
export function readClaimsOptions(args: string[]): { input: string; judges: Judges } {
  const { chosen, rest } = readChoice(args, "--judges", JUDGES, "both");
  return { input: readInput(rest), judges: chosen };
}

/** The options of `match`: the file to read, and who decides. */
export function readMatchOptions(args: string[]): { input: string; by: MatchedBy } {
  const { chosen, rest } = readChoice(args, "--by", MATCHED_BY, "meaning");
  return { input: readInput(rest), by: chosen };
}

/** The options of `tailor`: a file of lines, or a resume and an ad in files of their own. */
export function readTailorOptions(args: string[]): {
  input: string;
  files: { resume: string; job: string } | null;
} {
  const at = args.indexOf("--job");
  const job = args[at + 1];
  if (at < 0) return { input: readInput(args), files: null };
  if (job === undefined)
    throw new CliFailure(EXIT.wrongUse, "--job names the file of an ad. See candor --help.");
  const resume = readInput(args.toSpliced(at, 2));
  if (resume === "-" && job === "-")
    throw new CliFailure(
      EXIT.wrongUse,
      "Only one of resume and ad can come from standard input. See candor --help.",
    );
  return { input: "-", files: { resume, job } };
}

function readChoice<Choice extends string>(
  args: string[],
  option: string,
  choices: readonly Choice[],
  usual: Choice,
): { chosen: Choice; rest: string[] } {
  const at = args.indexOf(option);
  const named = at < 0 ? usual : args[at + 1];
  const chosen = choices.find((each) => each === named);
  if (chosen === undefined)
    throw new CliFailure(EXIT.wrongUse, `${option} is one of ${choices.join(", ")}. See candor --help.`);
  return { chosen, rest: at < 0 ? args : args.toSpliced(at, 2) };
}

/** The file to read, "-" for standard input. */
export function readInput(args: string[]): string {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length <= 1) return positionals[0] ?? "-";
  } catch (error) {
    throw new CliFailure(
      EXIT.wrongUse,
      `${error instanceof Error ? error.message : String(error)} See candor --help.`,
    );
  }
  throw new CliFailure(EXIT.wrongUse, "Name one file, or none to read standard input. See candor --help.");
}
