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
