/** What becomes of a text that an engine is still writing: it writes, it is judged, or what was wrong is mended. */
export const DRAFT_STAGES = ["writing", "checking", "mending"] as const;

export type DraftStage = (typeof DRAFT_STAGES)[number];

/** What an engine has written so far. Nobody has judged it: it is shown as such, and never used. */
export interface Draft {
  readonly stage: DraftStage;
  readonly text: string;
}
