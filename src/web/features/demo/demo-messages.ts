import { DEMO, type DemoFault, demoFault } from "../../../domain/demo/demo-limits.ts";
import { grouped } from "../../../domain/text/grouped.ts";
import type { Given } from "./demo-answer.ts";
import type { DemoField } from "./demo-tool.ts";

export const NO_ANSWER =
  "The tool did not answer. Your text is still here: check your connection, then run it again.";

export interface FieldProblem {
  field: string;
  message: string;
}

/** What keeps a tool from running, told at the first field that is to blame. */
export function problemOf(fields: readonly DemoField[], given: Given): FieldProblem | null {
  for (const { name, what, required } of fields) {
    const fault = demoFault(given[name] ?? "");
    if (fault === null || (fault === "empty" && !required)) continue;
    return { field: name, message: faultMessage(fault, what) };
  }
  return null;
}

function faultMessage(fault: DemoFault, what: string): string {
  const most = grouped(DEMO.longestText);
  const words: Record<DemoFault, string> = {
    empty: `Write or paste ${what} first, or press Use sample.`,
    "no-words": `There are no words in this. Write or paste ${what}.`,
    "too-long": `This is over ${most} characters, more than any resume or job ad has. Paste ${what} only.`,
  };
  return words[fault];
}
