import type { ReactNode } from "react";
import type { DemoAnswers, ToolName } from "./demo-answer.ts";

export interface DemoField {
  name: string;
  label: string;
  /** As a message calls it: "a bullet", "the job ad". */
  what: string;
  kind: "line" | "text";
  rows?: number;
  required: boolean;
  sample: string;
}

/** A card of the demo: what it asks for, and how it shows and copies what comes of it. */
export interface DemoTool<Name extends ToolName> {
  name: Name;
  title: string;
  lead: string;
  run: string;
  /** What will stand in the empty place of the result. */
  promise: string;
  fields: readonly DemoField[];
  /** Its lexicons take a moment to be read, so that is done as soon as somebody comes near. */
  warmed?: true;
  draw: (answer: DemoAnswers[Name]) => ReactNode;
  /** What the copy button takes; null where there is nothing to take. */
  copied: (answer: DemoAnswers[Name]) => string | null;
}
