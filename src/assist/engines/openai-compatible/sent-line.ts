import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import { type ContextData, contextData } from "./context-data.ts";

/** A text with what goes along with it, contact details masked. */
export interface SentLine {
  readonly text: string;
  readonly context: ContextData | null;
  /** What the person confirmed. */
  readonly confirmed: readonly string[];
}

/** The text first: its details have the first marks. */
export function sentLine({ text, context }: ImproveRequest, hide: (text: string) => string): SentLine {
  return {
    text: hide(text),
    context: contextData(context, hide),
    confirmed: (context?.statements ?? []).map(hide),
  };
}
