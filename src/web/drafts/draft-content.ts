import { z } from "zod";
import type { PageFormat } from "../../domain/document/design.ts";
import { type CustomStyle, NO_STYLE, readStyle } from "../../domain/document/style/custom-style.ts";
import { sameValue } from "../../domain/json/json-value.ts";
import { LIMITS } from "../../domain/limits.ts";
import type { CheckedResume } from "../../domain/resume/check-resume.ts";
import { parseOn } from "../../domain/resume/identity/keep-ids.ts";
import { parseResume } from "../../domain/resume/parse-resume.ts";
import { emptyResume, type Resume } from "../../domain/resume/resume.ts";
import { UNTITLED } from "../../domain/resume/resume-title.ts";
import { cleanLine } from "../../domain/text/clean-text.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import { propertyOf } from "../user-info.ts";

/** Everything about a resume that a person can change in the editor. */
export interface DraftContent {
  readonly title: string;
  readonly template: string;
  readonly theme: string;
  readonly page: PageFormat;
  readonly fit: boolean;
  /** Where it departs from template and theme. Undefined where a page of an older release kept the draft: it says nothing of it. */
  readonly style?: CustomStyle | undefined;
  readonly resume: Resume;
}

export function emptyContent(): DraftContent {
  return {
    title: UNTITLED,
    template: DEFAULT_TEMPLATE.id,
    theme: "signature",
    page: "a4",
    fit: false,
    style: NO_STYLE,
    resume: emptyResume(),
  };
}

/** What a device or a server kept, held to the present format; null when there is no resume to be had from it. */
export function readContent(saved: unknown): DraftContent | null {
  return contentWith(saved, parseResume(propertyOf(saved, "resume")));
}

/** The same of what was made of a known draft: what an older page kept without ids has those of the known one. */
export function readContentOn(known: DraftContent | null, saved: unknown): DraftContent | null {
  return known ? contentWith(saved, parseOn(known.resume, propertyOf(saved, "resume"))) : readContent(saved);
}

const text = z.string().catch("");

/** What a draft says beside its resume; what is broken counts as not said. */
const outline = z.object({
  title: text,
  template: text,
  theme: text,
  page: z.enum(["a4", "letter"]).catch("a4"),
  fit: z.boolean().catch(false),
  style: z.unknown().optional(),
});

function contentWith(saved: unknown, read: CheckedResume): DraftContent | null {
  if (!read.ok) return null;
  const { title, template, theme, page, fit, style } = outline.parse(saved);
  return {
    title: cleanTitle(title) || UNTITLED,
    template: findTemplate(template)?.id ?? DEFAULT_TEMPLATE.id,
    theme: findTheme(theme)?.id ?? "signature",
    page,
    fit,
    ...(style !== undefined && { style: readStyle(style) }),
    resume: read.resume,
  };
}

/** A draft that says nothing of its style has the one that is known: a page of an older release must not take it away. */
export function keepingStyle(content: DraftContent, known: DraftContent | null): DraftContent {
  return content.style !== undefined || known?.style === undefined
    ? content
    : { ...content, style: known.style };
}

export function cleanTitle(text: string): string {
  return cleanLine(text.slice(0, 10 * LIMITS.line))
    .trim()
    .slice(0, LIMITS.line);
}

export function sameContent(one: DraftContent, other: DraftContent): boolean {
  return one === other || sameValue(one, other);
}
