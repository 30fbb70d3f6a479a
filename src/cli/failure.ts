import type { Issue } from "../domain/issue.ts";

/** What the command ends with, for scripts to tell the failures apart. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  wrongUse: 2,
  badInput: 3,
  notDrawn: 4,
  notWritten: 5,
  someFailed: 6,
  unsound: 7,
  inUse: 8,
  unhealthy: 9,
} as const;

/** A failure that the caller can do something about. */
export class CliFailure extends Error {
  readonly exit: number;
  readonly issues: readonly Issue[];

  constructor(exit: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.name = "CliFailure";
    this.exit = exit;
    this.issues = issues;
  }
}

export type FailureReport = { error: string; issues?: { pointer: string; message: string }[] };

export function reportOf(failure: unknown): FailureReport {
  const error = failure instanceof Error ? failure.message : String(failure);
  const issues = failure instanceof CliFailure ? failure.issues : [];
  return issues.length === 0
    ? { error }
    : { error, issues: issues.map(({ pointer, message }) => ({ pointer, message })) };
}
