import { parseArgs } from "node:util";
import type { Judges } from "../../assist/guard/judge-claims.ts";
import { CliFailure, EXIT } from "../failure.ts";

const JUDGES: readonly Judges[] = ["both", "facts", "model"];

/** The options of `claims`: the file to read, and who decides. */
export function readClaimsOptions(args: string[]): { input: string; judges: Judges } {
  const at = args.indexOf("--judges");
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  const named = at < 0 ? "both" : args[at + 1];
  const judges = JUDGES.find((each) => each === named);
  if (judges === undefined)
    throw new CliFailure(EXIT.wrongUse, `--judges is one of ${JUDGES.join(", ")}. See candor --help.`);
  return { input: readInput(rest), judges };
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
