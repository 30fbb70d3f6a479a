import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { compose } from "../../domain/document/compose.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { templates, themes } from "../../templates/registry.ts";
import { planDocument } from "../flow/plan.ts";
import { pageMarkup, wholeDocument } from "./markup.ts";
import { renderHtml } from "./render-html.ts";

const theme = themes[0] ?? fail();

function fail(): never {
  throw new Error("there is no theme");
}

function markupOf(resume: typeof sampleResume, template = templates[0]): string {
  if (!template) throw new Error("there is no template");
  const plan = planDocument(compose(resume, { template, theme, page: "a4" }));
  return pageMarkup(plan, wholeDocument(plan));
}

test("headings and lists are real, and nothing needs a style attribute or a script", () => {
  for (const template of templates) {
    const html = markupOf(sampleResume, template);
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html.match(/<h2 /g)).toHaveLength(7);
    expect(html.match(/<h3 /g)).toHaveLength(6);
    expect(html).toMatch(/<ul role="list" class="bullets[^>]*><li /);
    expect(html).not.toMatch(/<ul (?!role="list")/);
    expect(html).not.toMatch(/ style=|<script/);
  }
});

test("every piece of text carries the pointer of its field", () => {
  const html = markupOf(sampleResume);
  for (const pointer of [
    "/name",
    "/email",
    "/experience/1/bullets/2",
    "/education/0/period",
    "/skills/3",
    "/projects/1/desc",
  ]) {
    expect(html).toContain(`data-pointer="${pointer}"`);
  }
});

test("the user's text cannot leave its place", () => {
  const text = `"><img src=x onerror=alert(1)> & 'quoted'`;
  const html = markupOf(
    resumeOf({
      ...sampleResume,
      name: text,
      skills: [text],
      website: `https://example.com/"onclick="x`,
    }),
  );
  expect(html).not.toContain("<img");
  expect(html).toContain("&quot;&gt;&lt;img");
  expect(html).not.toContain('"onclick=');
});

test("a document of its own says its language, title and author, and asks nobody for anything", () => {
  const template = templates[0];
  if (!template) throw new Error("there is no template");
  const html = renderHtml(compose(sampleResume, { template, theme, page: "letter" }));
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain("<title>Nora Whitfield: resume</title>");
  expect(html).not.toMatch(/src=|url\(|@import/);
  expect(
    renderHtml(compose(sampleResume, { template, theme, page: "a4" }), { fontUrl: (file) => `/f/${file}` }),
  ).toContain('url("/f/inter/400Regular/Inter_400Regular.ttf")');
});

test("composing and drawing takes a few milliseconds", () => {
  const twelve = () => Array.from({ length: 12 }, () => markupOf(sampleResume));
  expect(cpuOf(twelve) / 12).toBeLessThan(5);
});

test("without font files the reader's own sans or serif stands in", () => {
  const families = templates.flatMap((template) => {
    const html = renderHtml(compose(sampleResume, { template, theme, page: "a4" }));
    return html.match(/(?<=font-family:)[^;}]*/g) ?? [];
  });
  expect(families.length).toBeGreaterThan(templates.length);
  for (const stack of families) expect(stack).toMatch(/,(?:sans-serif|serif)$/);
});

test("bold, italic and linked words are elements, and no mark lets text out of its place", () => {
  const marks = [
    { from: 0, to: 3, kind: "bold" as const },
    { from: 4, to: 7, kind: "italic" as const },
    { from: 8, to: 13, kind: "link" as const, href: "https://example.com/a" },
  ];
  const position = { title: "Nurse", company: "Ward", location: "Leeds", period: "2019" };
  const line = { text: "one two <b>it</b>", marks };
  const html = markupOf(resumeOf({ experience: [{ ...position, bullets: [line] }] }));
  expect(html).toMatch(
    /<strong>one<\/strong> <em>two<\/em> (?:<span class="solid">)?<a href="https:\/\/example.com\/a"/,
  );
  expect(html).toContain("&lt;b&gt;");
  expect(html).toMatch(
    /<ul role="list" class="lead terms"[^>]*><li [^>]*><span class="token">Ward<\/span><span class="dot/,
  );
});
