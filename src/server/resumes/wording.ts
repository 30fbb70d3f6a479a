import { createHash } from "node:crypto";
import { styleText } from "../../domain/document/style/custom-style.ts";
import type { ResumeDesign } from "./stored-resume.ts";

export type ResumeHead = ResumeDesign & { title: string };

export function headOf({ title, template, theme, page, fit, style }: ResumeHead): string {
  return JSON.stringify([title, template, theme, page, fit, styleText(style)]);
}

/** The same for two resumes that say the same in the same design. */
export function wordingOf(head: ResumeHead, text: string): string {
  return createHash("sha256").update(headOf(head)).update(text).digest("hex");
}
