import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { contrast } from "../../domain/document/color.ts";
import { compose } from "../../domain/document/compose.ts";
import type { PageFormat } from "../../domain/document/design.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { findTemplate, templates, themes } from "../../templates/registry.ts";
import { renderDocx } from "./render-docx.ts";
import { wordColours } from "./word-colours.ts";

async function partsOf(resume: Resume, templateId = "google", page: PageFormat = "a4") {
  const [template, theme] = [findTemplate(templateId), themes[0]];
  if (!template || !theme) throw new Error(`there is no template ${templateId}`);
  const files = unzipSync(await renderDocx(compose(resume, { template, theme, page })));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  return {
    body: part("word/document.xml"),
    styles: part("word/styles.xml"),
    numbering: part("word/numbering.xml"),
    core: part("docProps/core.xml"),
  };
}

/** The style and text of each paragraph. */
function paragraphsOf(body: string): [style: string, text: string][] {
  return (body.match(/<w:p\b.*?<\/w:p>/gs) ?? []).map((paragraph) => [
    /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? "Normal",
    [...paragraph.matchAll(/<w:t\b[^>]*>([^<]*)|<w:tab\/>/g)].map(([, text]) => text ?? "\t").join(""),
  ]);
}

test("a later role at an employer begins a page, and cards leave their room between sections", async () => {
  const [first, second] = sampleResume.experience;
  if (!first || !second) throw new Error("the sample has one job");
  const roles = [first, { ...second, sameEmployer: true as const, startsPage: true as const }];
  const { body } = await partsOf({ ...sampleResume, experience: roles });
  const broken = (body.match(/<w:p\b.*?<\/w:p>/gs) ?? []).filter((each) =>
    each.includes("w:pageBreakBefore"),
  );
  expect(broken.map((each) => paragraphsOf(each)[0]?.[1])).toEqual([`${second.title}\t${second.period}`]);
  const roomAbove = (styles: string, id: string): number =>
    Number(new RegExp(`w:styleId="${id}".*?w:before="(\\d+)"`, "s").exec(styles)?.[1]);
  for (const { id } of templates) {
    const { styles } = await partsOf(sampleResume, id);
    expect(roomAbove(styles, "Heading1"), id).toBeGreaterThan(roomAbove(styles, "Heading2"));
  }
});

test("everything stands in a style that Word knows by name", async () => {
  const { body, styles } = await partsOf(sampleResume);
  const paragraphs = paragraphsOf(body);
  expect(paragraphs).toContainEqual(["Title", "Nora Whitfield"]);
  expect(paragraphs).toContainEqual(["Subtitle", "Senior Software Engineer"]);
  expect(paragraphs).toContainEqual(["Heading1", "Experience"]);
  expect(paragraphs).toContainEqual(["Heading2", "Senior Software Engineer\tMar 2021 – Present"]);
  expect(paragraphs).toContainEqual([
    "ListBullet",
    "Mentored two junior engineers, both promoted to mid-level within 18 months.",
  ]);
  for (const name of ["Title", "Subtitle", "heading 1", "heading 2", "List Bullet", "Hyperlink"]) {
    expect(styles.toLowerCase()).toContain(`<w:name w:val="${name.toLowerCase()}"/>`);
  }
  for (const [style] of paragraphs) {
    if (style !== "Normal") expect(styles).toContain(`w:styleId="${style}"`);
  }
});

test("bullets are a list of Word, not signs in the text", async () => {
  const { body, styles, numbering } = await partsOf(sampleResume);
  const [, id = ""] = /w:styleId="ListBullet".*?<w:numId w:val="(\d+)"\/>/s.exec(styles) ?? [];
  const [, list = ""] =
    new RegExp(`<w:num w:numId="${id}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(numbering) ?? [];
  expect(numbering).toMatch(
    new RegExp(`w:abstractNumId="${list}".*?<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>`, "s"),
  );
  expect(body).not.toContain("•");
});

test("there is one column and no table, box or picture for a parser to stumble over", async () => {
  const { body } = await partsOf(sampleResume, "microsoft");
  expect(body).not.toMatch(/<w:(tbl|drawing|pict|txbxContent)\b/);
  const headings = paragraphsOf(body).flatMap(([style, text]) => (style === "Heading1" ? [text] : []));
  expect(headings).toEqual([
    "Summary",
    "Experience",
    "Education",
    "Projects",
    "Skills",
    "Certifications",
    "Languages",
  ]);
});

test.each([
  ["a4", 'w:w="11906" w:h="16838"'],
  ["letter", 'w:w="12240" w:h="15840"'],
] as const)("the page is %s", async (page, size) => {
  expect((await partsOf(sampleResume, "google", page)).body).toContain(size);
});

test("the file says whose it is and in which language, and not when it was made", async () => {
  const { core, styles } = await partsOf({ ...sampleResume, name: "Ada & <Bo>" });
  expect(core).toContain("<dc:creator>Ada &amp; &lt;Bo&gt;</dc:creator>");
  expect(core).toContain("<dc:language>en</dc:language>");
  expect(core).not.toContain("dcterms:created");
  expect(styles).toContain(`<w:lang w:val="en"`);
});

test("Hebrew runs from right to left, paragraph and text", async () => {
  const { body } = await partsOf({ ...sampleResume, name: "נועה לוי", summary: "הובלתי צוות של ארבעה" });
  expect(body).toMatch(/<w:pStyle w:val="Title"\/><w:bidi\/><\/w:pPr><w:r><w:rPr><w:rtl\/>/);
  expect(body).toMatch(/<w:pPr><w:bidi\/><\/w:pPr><w:r><w:rPr><w:rtl\/><\/w:rPr><w:t[^>]*>הובלתי/);
});

test("an entry without a body does not chain itself to the next one", async () => {
  const education = Array.from({ length: 3 }, () => ({
    school: "A school",
    degree: "A degree",
    period: "2010",
  }));
  const { body } = await partsOf(resumeOf({ ...sampleResume, education }));
  expect(body.match(/<w:pStyle w:val="EntrySubtitle"\/><w:keepNext w:val="false"\/>/g)).toHaveLength(3);
});

test("every ink of every design reads on white paper, also of those drawn for a dark page", () => {
  for (const template of templates) {
    for (const theme of themes) {
      const { design } = compose(sampleResume, { template, theme, page: "a4" });
      const { line: _, ...inks } = wordColours(design);
      for (const [name, ink] of Object.entries(inks)) {
        expect(contrast(`#${ink}`, "#ffffff"), `${template.id} ${theme.id} ${name}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  }
});

test("entries begin a page, the first section never, and no line of contacts ends in a dot", async () => {
  const { body } = await partsOf(
    resumeOf({
      ...sampleResume,
      sectionOptions: { summary: { startsPage: true }, skills: { startsPage: true } },
      links: Array.from({ length: 6 }, (_, at) => ({
        label: "",
        url: `example.org/a-rather-long-address-${at}`,
      })),
    }),
  );
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  const [contact = ""] = body.match(/<w:p>(?:(?!<\/w:p>).)*"Contact"(?:(?!<\/w:p>).)*/s) ?? [];
  expect(contact).toContain("<w:br/>");
  expect(contact).not.toMatch(/ · <\/w:t><\/w:r><w:r><w:br\/>/);
});
