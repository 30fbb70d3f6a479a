import type { Resume } from "../../resume/resume.ts";
import { readTextResume } from "../../resume/text-import/read-text-resume.ts";
import { textsOf } from "../../sections/line.ts";
import { inForm } from "../../text/normal-form.ts";

export type SeenStatus = "read" | "differs" | "lost";

/** A field of the resume, and what a program that reads the document would put into it. */
export interface SeenField {
  readonly pointer: string;
  readonly written: string;
  readonly seen: string;
  readonly status: SeenStatus;
}

export interface ParserView {
  readonly fields: readonly SeenField[];
  /** Lines of the document that found no field. */
  readonly leftOver: readonly string[];
}

/** What a parser sees: the text as extracted from the real document, read by headings and dates alone. */
export function parserView(resume: Resume, extracted: string): ParserView {
  const outcome = readTextResume(extracted);
  const seen = outcome.ok ? outcome.resume : null;
  const written = fieldsOf(resume);
  const found = seen === null ? new Map<string, string>() : new Map(fieldsOf(seen));
  const isThere = finderIn(spoken(extracted));
  return {
    fields: written.map(([pointer, text]) => {
      const read = found.get(pointer) ?? "";
      return { pointer, written: text, seen: read, status: statusOf(text, read, isThere) };
    }),
    leftOver: outcome.ok ? outcome.leftOver : [],
  };
}

function statusOf(written: string, seen: string, isThere: (words: string) => boolean): SeenStatus {
  const words = spoken(written);
  if (spoken(seen) === words) return "read";
  return seen === "" && !isThere(words) ? "lost" : "differs";
}

/** Looks on from where the last one was found: fields come in the order of the page, and each look from the top would read it all. */
function finderIn(all: string): (words: string) => boolean {
  let from = 0;
  return (words) => {
    const onwards = all.indexOf(words, from);
    const at = onwards >= 0 ? onwards : all.lastIndexOf(words, from);
    if (at >= 0) from = at;
    return at >= 0;
  };
}

/** Letters and digits alone: how a line is broken, and which dash it has, is no loss. */
function spoken(text: string): string {
  return inForm("NFKC", text)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[^\p{L}\p{N}@]+/gu, "");
}

function fieldsOf(resume: Resume): [pointer: string, text: string][] {
  const { name, role, location, email, phone, website, summary } = resume;
  const single = Object.entries({ name, role, location, email, phone, website, summary });
  const fields = single.map(([key, text]): [string, string] => [`/${key}`, text]);
  for (const [item, { title, company, period, bullets }] of resume.experience.entries()) {
    const at = `/experience/${item}`;
    fields.push([`${at}/title`, title], [`${at}/company`, company], [`${at}/period`, period]);
    for (const [index, { text }] of bullets.entries()) fields.push([`${at}/bullets/${index}`, text]);
  }
  for (const [item, { degree, school, period }] of resume.education.entries()) {
    const at = `/education/${item}`;
    fields.push([`${at}/degree`, degree], [`${at}/school`, school], [`${at}/period`, period]);
  }
  for (const [item, { name: title, desc }] of resume.projects.entries())
    fields.push([`/projects/${item}/name`, title], [`/projects/${item}/desc`, textsOf(desc).join(" ")]);
  for (const key of ["skills", "certifications", "languages"] as const)
    for (const [index, { text }] of resume[key].entries()) fields.push([`/${key}/${index}`, text]);
  return fields.filter(([, text]) => text.trim() !== "");
}
