import fc from "fast-check";
import type { PageFormat } from "../../src/domain/document/design.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { Line } from "../../src/domain/sections/line.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import type { PreviewCase } from "../support/preview-entry.ts";

type Edit =
  | { kind: "type"; text: string; at: number }
  | { kind: "cut"; at: number }
  | { kind: "add"; positions: number }
  | { kind: "empty" }
  | { kind: "design"; template: string; theme: string; page: PageFormat; fit: boolean };

const TEXTS = [
  "x",
  " of nine services",
  " 日本語のテスト",
  " 👩‍💻",
  " مرحبا",
  " and wrote down how every one of them works, so that the next person needs no guide",
];

const kind = <Kind extends Edit["kind"]>(name: Kind) => fc.constant(name);
const at = fc.nat(6);
const idOf = ({ id }: { id: string }) => id;

/** What somebody does who writes on the edge of one page, now and then in another design. */
export const editHistory = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: kind("type"), text: fc.constantFrom(...TEXTS), at }),
    },
    { weight: 3, arbitrary: fc.record({ kind: kind("cut"), at }) },
    { weight: 2, arbitrary: fc.record({ kind: kind("add"), positions: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: kind("empty") }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind("design"),
        template: fc.constantFrom("google", ...templates.map(idOf)),
        theme: fc.constantFrom(...themes.map(idOf)),
        page: fc.constantFrom<PageFormat>("a4", "a4", "letter"),
        fit: fc.constantFrom(true, true, false),
      }),
    },
  ),
  { minLength: 6, maxLength: 14 },
);

const start: PreviewCase = {
  resume: { ...sampleResume, experience: sampleResume.experience.slice(0, 2) },
  template: "google",
  theme: "signature",
  page: "a4",
  fit: true,
};

/** Everything that is shown on the way, the start included. */
export function shownBy(history: readonly Edit[]): PreviewCase[] {
  let shown = start;
  return [
    start,
    ...history.map((edit) => {
      shown = edited(shown, edit);
      return shown;
    }),
  ];
}

function edited(before: PreviewCase, edit: Edit): PreviewCase {
  const { resume } = before;
  const put = (changed: Partial<Resume>): PreviewCase => ({ ...before, resume: { ...resume, ...changed } });
  const onLines = (place: number, change: (lines: readonly Line[]) => Line[]) =>
    put({
      experience: resume.experience.map((item, index) =>
        index === place % resume.experience.length ? { ...item, bullets: change(item.bullets) } : item,
      ),
    });
  switch (edit.kind) {
    case "type":
      if (edit.at < 2) return put({ summary: resume.summary + edit.text });
      return onLines(edit.at, ([first = { id: `typed-${edit.at}`, text: "" }, ...others]) => [
        { ...first, text: first.text + edit.text },
        ...others,
      ]);
    case "cut":
      if (edit.at < 2) return put({ summary: resume.summary.slice(0, edit.at * 90) });
      return onLines(edit.at, (lines) => lines.slice(1));
    case "add":
      return put({
        experience: [...resume.experience, ...sampleResume.experience.slice(0, edit.positions)],
      });
    case "empty":
      return put({ experience: resume.experience.slice(0, 1) });
    case "design": {
      const { template, theme, page, fit } = edit;
      return { ...before, template, theme, page, fit };
    }
  }
}
