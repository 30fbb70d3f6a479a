import fc from "fast-check";
import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { compose } from "../../domain/document/compose.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { templates, themes } from "../../templates/registry.ts";
import { type Fragment, headerHeight, type LineCount, type Page, paginate } from "./paginate.ts";
import { planDocument } from "./plan.ts";
import { type Frame, type Plan, type Row, rowsOf } from "./rows.ts";

const words = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `x${text}`);
const position = fc.record({
  company: words,
  title: words,
  period: words,
  bullets: fc.array(words, { maxLength: 9 }),
});
const resumes: fc.Arbitrary<Resume> = fc
  .record({
    name: words,
    summary: words,
    experience: fc.array(position, { maxLength: 9 }),
    education: fc.array(fc.record({ school: words, degree: words, period: words }), { maxLength: 4 }),
    skills: fc.array(words, { maxLength: 40 }),
    projects: fc.array(fc.record({ name: words, desc: fc.array(words, { maxLength: 2 }) }), { maxLength: 5 }),
  })
  .map(resumeOf);

const cases = fc
  .record({
    resume: resumes,
    template: fc.constantFrom(...templates),
    theme: fc.constantFrom(...themes),
    page: fc.constantFrom("a4" as const, "letter" as const),
    counts: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 5, maxLength: 40 }),
  })
  .map(({ resume, counts, ...options }) => {
    const plan = planDocument(compose(resume, options));
    const rows = rowsOf(plan);
    const lines: LineCount = (row) => (row.splits ? (counts[rows.indexOf(row) % counts.length] ?? 1) : 1);
    return { plan, lines, pages: paginate(plan, lines) };
  });

const flows = (pages: readonly Page[]): Fragment[][][] => [
  pages.map((page) => page.main),
  pages.map((page) => page.side),
];

function heightOf(fragments: readonly Fragment[], plan: Plan): number {
  const { section, styles } = plan.design;
  return fragments.reduce((total, { frame, rows }, index) => {
    const inner = rows.reduce(
      (sum, { row, from, to }, at) =>
        sum + (at > 0 ? row.gapBefore : 0) + (to - from) * styles[row.style].line + row.below,
      0,
    );
    return total + (index > 0 ? frame.gapBefore : 0) + 2 * section.padY + inner;
  }, 0);
}

test("every line of every row is placed once, in order", () => {
  fc.assert(
    fc.property(cases, ({ plan, lines, pages }) => {
      const placed = flows(pages).flatMap((flow) => flow.flat().flatMap((fragment) => fragment.rows));
      const seen = new Map<Row, number>();
      for (const { row, from, to } of placed) {
        expect(from).toBe(seen.get(row) ?? 0);
        seen.set(row, to);
      }
      const inFrames = (frames: readonly Frame[]) => frames.flatMap((frame) => frame.rows);
      for (const row of [...inFrames(plan.main), ...inFrames(plan.side)])
        expect(seen.get(row)).toBe(lines(row));
      expect(rowsOf(plan).length).toBe(seen.size + plan.header.length);
    }),
  );
});

test("no page ends with a heading or with an entry's title", () => {
  fc.assert(
    fc.property(cases, ({ pages }) => {
      for (const flow of flows(pages)) {
        for (const fragments of flow.slice(0, -1))
          expect(fragments.at(-1)?.rows.at(-1)?.row.sticky ?? false).toBe(false);
      }
    }),
  );
});

test("a paragraph leaves no lone line behind, and carries none over", () => {
  fc.assert(
    fc.property(cases, ({ lines, pages }) => {
      for (const { row, from, to } of flows(pages).flatMap((flow) =>
        flow.flat().flatMap((fragment) => fragment.rows),
      )) {
        const total = lines(row);
        if (row.splits && total > 1 && (from > 0 || to < total)) expect(to - from).toBeGreaterThan(1);
      }
    }),
  );
});

test("no page holds more than its height", () => {
  fc.assert(
    fc.property(cases, ({ plan, lines, pages }) => {
      const { page, header, columns } = plan.design;
      const full = page.height - page.marginTop - page.marginBottom;
      pages.forEach(({ main, side }, index) => {
        const top = index === 0 && plan.header.length > 0 ? headerHeight(plan, lines) + header.gapAfter : 0;
        for (const flow of [main, side]) expect(top + heightOf(flow, plan)).toBeLessThanOrEqual(full + 0.01);
        expect(columns === null && side.length > 0).toBe(false);
      });
    }),
  );
});
