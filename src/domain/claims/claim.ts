export const CLAIM_KINDS = [
  "number",
  "time",
  "technology",
  "employer",
  "school",
  "credential",
  "title",
  "name",
  "scope",
  "outcome",
] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Something that a text says of a person, and where in the text it stands. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
