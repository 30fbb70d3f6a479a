import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Word } from "../read/word.ts";
import type { Period } from "./tense.ts";

/** What an edit knows beside the words of the line. */
export interface Setting {
  readonly request: ImproveRequest;
  readonly period: Period;
  /** The person's own words tell of today. */
  readonly isOfToday: boolean;
  readonly limit: number;
}

/** A change with its licence: the words as they are to be said, the same ones where the line shows no evidence for it. */
export type Edit = (words: readonly Word[], setting: Setting) => readonly Word[];
