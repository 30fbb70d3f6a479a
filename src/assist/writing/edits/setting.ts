import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Reader } from "../read/reader.ts";
import type { Period } from "./tense.ts";

/** What an edit knows beside the line. */
export interface Setting {
  readonly request: ImproveRequest;
  readonly period: Period;
  readonly read: Reader;
}

/** A change with its licence: the same line where its words show no evidence for it. */
export type Edit = (line: string, setting: Setting) => string;
