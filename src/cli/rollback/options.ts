import path from "node:path";
import { parseArgs } from "node:util";
import { CliFailure, EXIT } from "../failure.ts";

export interface RollbackOptions {
  /** The backup to return to; null for the latest. */
  file: string | null;
  confirmed: boolean;
}

export function readRollbackOptions(args: string[]): RollbackOptions {
  try {
    const { values } = parseArgs({ args, options: { to: { type: "string" }, yes: { type: "boolean" } } });
    return { file: values.to === undefined ? null : path.resolve(values.to), confirmed: values.yes === true };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CliFailure(EXIT.wrongUse, `${message} See candor --help.`);
  }
}
