import path from "node:path";
import { parseArgs } from "node:util";
import { CliFailure, EXIT } from "../failure.ts";

export interface BackupOptions {
  file: string;
}

export interface RestoreOptions extends BackupOptions {
  replace: boolean;
}

export function readBackupOptions(args: string[]): BackupOptions {
  return { file: fileOf(parsed(args).positionals, "backup") };
}

export function readRestoreOptions(args: string[]): RestoreOptions {
  const { positionals, values } = parsed(args);
  return { file: fileOf(positionals, "restore"), replace: values.replace === true };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { replace: { type: "boolean" } }, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

function fileOf(positionals: string[], command: string): string {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw wrongUse(`Name one file: candor ${command} FILE.`);
  return path.resolve(file);
}

function wrongUse(message: string): CliFailure {
  return new CliFailure(EXIT.wrongUse, `${message} See candor --help.`);
}
