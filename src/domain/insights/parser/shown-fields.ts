import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { type Line, textsOf } from "../../sections/line.ts";

export type FieldKind = "contact" | "date" | "position" | "line" | "other";

/** A field that the document shows, and where it would stand if what is hidden were not there. */
export interface ShownField {
  readonly pointer: string;
  readonly shownAt: string;
  readonly kind: FieldKind;
  readonly text: string;
}

type Part = readonly [part: string, kind: FieldKind, text: string];

/** The fields that programs look for. */
export function shownFields(whole: Resume): ShownField[] {
  const resume = visibleResume(whole);
  const { name, role, location, email, phone, website, summary } = resume;
  const head = (key: string, kind: FieldKind, text: string): ShownField => ({
    pointer: `/${key}`,
    shownAt: `/${key}`,
    kind,
    text,
  });
  const fields = [
    ...Object.entries({ name, role, location, email, phone, website }).map(([key, text]) =>
      head(key, "contact", text),
    ),
    head("summary", "other", summary),
    ...itemFields("experience", whole, resume.experience, ({ title, company, period, bullets }) => [
      ["/title", "position", title],
      ["/company", "position", company],
      ["/period", "date", period],
      ...bullets.map(({ text }, at): Part => [`/bullets/${at}`, "line", text]),
    ]),
    ...itemFields("education", whole, resume.education, ({ degree, school, period }) => [
      ["/degree", "position", degree],
      ["/school", "position", school],
      ["/period", "date", period],
    ]),
    ...itemFields("projects", whole, resume.projects, ({ name: title, desc }) => [
      ["/name", "other", title],
      ["/desc", "other", textsOf(desc).join(" ")],
    ]),
    ...(["skills", "certifications", "languages"] as const).flatMap((key) =>
      itemFields<Line>(key, whole, resume[key], ({ text }) => [["", "other", text]]),
    ),
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

function itemFields<Item extends { id: string }>(
  key: "experience" | "education" | "projects" | "skills" | "certifications" | "languages",
  whole: Resume,
  items: readonly Item[],
  partsOf: (item: Item) => readonly Part[],
): ShownField[] {
  const shown = items.map((item, at) => ({ item, at })).filter(({ at }) => !whole[key][at]?.hidden);
  return shown.flatMap(({ item, at }, place) =>
    partsOf(item).map(([part, kind, text]) => ({
      pointer: `/${key}/${at}${part}`,
      shownAt: `/${key}/${place}${part}`,
      kind,
      text,
    })),
  );
}
