import { parseArgs } from "node:util";
import { CliFailure, EXIT } from "../failure.ts";

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
