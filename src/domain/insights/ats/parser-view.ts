import type { Resume } from "../../resume/resume.ts";
import { readTextResume } from "../../resume/text-import/read-text-resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { type Line, textsOf } from "../../sections/line.ts";
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
  const found = new Map(seen === null ? [] : fieldsOf(seen).map(({ pointer, text }) => [pointer, text]));
  const isThere = finderIn(spoken(extracted));
  return {
    fields: written.map(({ pointer, shownAt, text }) => {
      const read = found.get(shownAt) ?? "";
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

/** A field that the document shows, and where it would stand if what is hidden were not there. */
interface ShownField {
  readonly pointer: string;
  readonly shownAt: string;
  readonly text: string;
}

function fieldsOf(whole: Resume): ShownField[] {
  const resume = visibleResume(whole);
  const { name, role, location, email, phone, website, summary } = resume;
  const single = Object.entries({ name, role, location, email, phone, website, summary });
  const fields = [
    ...single.map(([key, text]) => ({ pointer: `/${key}`, shownAt: `/${key}`, text })),
    ...shownFields("experience", whole, resume.experience, ({ title, company, period, bullets }) => [
      ["/title", title],
      ["/company", company],
      ["/period", period],
      ...bullets.map(({ text }, at) => [`/bullets/${at}`, text] as const),
    ]),
    ...shownFields("education", whole, resume.education, ({ degree, school, period }) => [
      ["/degree", degree],
      ["/school", school],
      ["/period", period],
    ]),
    ...shownFields("projects", whole, resume.projects, ({ name: title, desc }) => [
      ["/name", title],
      ["/desc", textsOf(desc).join(" ")],
    ]),
    ...(["skills", "certifications", "languages"] as const).flatMap((key) =>
      shownFields<Line>(key, whole, resume[key], ({ text }) => [["", text]]),
    ),
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

function shownFields<Item extends { id: string }>(
  key: "experience" | "education" | "projects" | "skills" | "certifications" | "languages",
  whole: Resume,
  items: readonly Item[],
  partsOf: (item: Item) => readonly (readonly [part: string, text: string])[],
): ShownField[] {
  const shown = items.map((item, at) => ({ item, at })).filter(({ at }) => !whole[key][at]?.hidden);
  return shown.flatMap(({ item, at }, place) =>
    partsOf(item).map(([part, text]) => ({
      pointer: `/${key}/${at}${part}`,
      shownAt: `/${key}/${place}${part}`,
      text,
    })),
  );
}
