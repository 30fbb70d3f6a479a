/** What the specification fixes for the public demo. */
export const DEMO = {
  delayMs: { least: 500, most: 1200 },
  copiedMs: 1200,
  missing: 20,
  fixedQuestions: 3,
  keywordQuestions: 5,
  letterSkills: 6,
  /** Characters a text may have; beyond it no person pasted a resume or a job ad. */
  longestText: 1_000_000,
} as const;

export type DemoFault = "empty" | "no-words" | "too-long";

/** Why a text cannot be worked on, for the page to word; null for one that can. */
export function demoFault(text: string): DemoFault | null {
  if (text.length > DEMO.longestText) return "too-long";
  if (text.trim() === "") return "empty";
  return /\p{L}/u.test(text) ? null : "no-words";
}
