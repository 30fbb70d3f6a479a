export type IssueCode =
  | "wrong-type"
  | "over-limit"
  | "unknown-field"
  | "unsupported-version"
  | "unsafe-shape"
  | "unknown-format"
  | "unknown-design"
  | "bad-pointer"
  | "bad-index"
  | "missing";

/** More than these help nobody, and naming each of 30,000 takes time. */
export const MOST_ISSUES = 100;

/** Something that a person can mend: where (an RFC 6901 pointer into what was given) and what. */
export interface Issue {
  readonly code: IssueCode;
  readonly pointer: string;
  readonly message: string;
}

export interface Refusal {
  readonly ok: false;
  readonly issues: readonly Issue[];
}

export function refuse(code: IssueCode, pointer: string, message: string): Refusal {
  return { ok: false, issues: [{ code, pointer, message }] };
}
