/** A cover letter of the person's own facts. */
export interface LetterDraft {
  /** The whole letter, paragraphs with an empty line between them. */
  readonly text: string;
  readonly paragraphs: readonly string[];
  /** The ad's own words for them; null where it does not tell. */
  readonly role: string | null;
  readonly company: string | null;
  /** Places of the resume that the letter tells of. */
  readonly sources: readonly string[];
}
