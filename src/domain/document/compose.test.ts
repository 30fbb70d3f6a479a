import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { DEFAULT_TEMPLATE, findTemplate, templates, themes } from "../../templates/registry.ts";
import { parsePointer, valueAt } from "../json/json-pointer.ts";
import { emptyResume, type Resume } from "../resume/resume.ts";
import { sampleResume } from "../resume/sample-resume.ts";
import { textOfLine } from "../sections/line.ts";
import { compose } from "./compose.ts";
import type { Block, DocumentTree, Role, TextNode } from "./nodes.ts";

const [theme] = themes;
if (!theme) throw new Error("there is no theme");
const plain = { template: DEFAULT_TEMPLATE, theme, page: "a4" } as const;

function textsOf(tree: DocumentTree): TextNode[] {
  const { header, main, side } = tree;
  const blocks = [...side, ...main].flatMap((section) => section.blocks);
  const inside = blocks.flatMap(function texts(block: Block | Role): (TextNode | null)[] {
    if (block.kind === "paragraph") return [block.text];
    if (block.kind === "role") return [block.title, block.aside];
    if (block.kind !== "entry") return block.items;
    return [block.title, block.subtitle, ...block.details, block.aside, ...block.body.flatMap(texts)];
  });
  return [header.name, header.role, ...header.contacts, ...inside].filter((text) => text !== null);
}

test("an empty resume leaves no trace but its page", () => {
  for (const template of templates) {
    const tree = compose(emptyResume(), { ...plain, template });
    expect(textsOf(tree)).toEqual([]);
    expect([...tree.main, ...tree.side]).toEqual([]);
    expect(tree.title).toBe("Resume");
  }
});

test("fields of nothing but spaces, and entries of nothing but empty fields, leave no trace", () => {
  const resume = resumeOf({
    name: "  ",
    experience: [{ company: "", title: " ", period: "", bullets: ["", " "] }],
    projects: [{ name: "", desc: [""] }],
    skills: [" "],
  });
  expect(textsOf(compose(resume, plain))).toEqual([]);
});

test("every template heads the page with name, role, location, email, phone and website, then comes the summary", () => {
  const { name, role, location, email, phone, website } = sampleResume;
  for (const template of templates) {
    const { header, main } = compose(sampleResume, { ...plain, template });
    expect([header.name?.text, header.role?.text]).toEqual([name, role]);
    expect(header.contacts.map(({ text }) => text)).toEqual([
      location,
      email,
      phone,
      website.replace("https://", ""),
    ]);
    expect(main[0]?.id).toBe("summary");
  }
});

test("every text points to the field it shows, and every field of the sample is shown", () => {
  for (const template of templates) {
    const nodes = textsOf(compose(sampleResume, { ...plain, template }));
    for (const { text, pointer } of nodes) {
      const value: unknown = valueAt(sampleResume, parsePointer(pointer) ?? []);
      const whole = Array.isArray(value) ? value.map(textOfLine).join(" ") : textOfLine(value);
      expect(whole).toContain(text);
    }
    const shown = nodes.map((node) => node.pointer);
    expect(shown).toContain("/experience/2/bullets/1");
    expect(shown).toContain("/certifications/1");
    expect(new Set(shown.filter((pointer) => pointer !== "/summary")).size).toBe(
      shown.filter((pointer) => pointer !== "/summary").length,
    );
  }
});

test("the lines of a project show as one description", () => {
  const tree = compose(sampleResume, plain);
  const projects = tree.main.find((section) => section.id === "projects");
  const [first] = projects?.blocks ?? [];
  if (first?.kind !== "entry") throw new Error("a project is an entry");
  expect(first.body).toHaveLength(1);
  expect(first.body[0]).toMatchObject({
    kind: "paragraph",
    text: { text: sampleResume.projects[0]?.desc.map(textOfLine).join(" "), pointer: "/projects/0/desc" },
  });
});

test("a template puts each section once, in its own order", () => {
  for (const template of templates) {
    const { custom = [], ...resume } = fullResume();
    const tree = compose(resume, { ...plain, template });
    expect(tree.main.map((section) => section.id)).toEqual(template.layout.main);
    expect(tree.side.map((section) => section.id)).toEqual(template.layout.side);
    const [talks, tools] = custom.map(({ id }) => `custom:${id}`);
    const whole = compose(fullResume(), { ...plain, template });
    expect(whole.main.map((section) => section.id)).toContain(talks);
    expect((template.layout.columns ? whole.side : whole.main).at(-1)?.id).toBe(tools);
  }
});

test("without sections for the narrow column there is one column", () => {
  const template = templates.find((candidate) => candidate.layout.columns);
  if (!template) throw new Error("no template has two columns");
  const resume = { ...sampleResume, skills: [], certifications: [], languages: [] };
  const tree = compose(resume, { ...plain, template });
  expect(tree.design.columns).toBeNull();
});

test("links are made for contact fields only where they are safe", () => {
  const resume = { ...sampleResume, website: "javascript:alert(1)", email: "nobody" };
  const [, email, phone, website] = compose(resume, plain).header.contacts;
  expect(email?.href).toBeUndefined();
  expect(phone?.href).toBe("tel:+442079460958");
  expect(website).toMatchObject({ text: "javascript:alert(1)" });
  expect(website?.href).toBeUndefined();
});

test("language and direction are judged from the text", () => {
  expect(compose(sampleResume, plain)).toMatchObject({ language: "en", direction: "ltr" });
  const hebrew = { ...emptyResume(), name: "נועה לוי", summary: "הובלתי צוות של ארבעה מהנדסים" };
  expect(compose(hebrew, plain)).toMatchObject({ language: "he", direction: "rtl" });
  const japanese = { ...emptyResume(), summary: "夜間の決済ジョブを六つのサービスに分割" };
  expect(compose(japanese, plain)).toMatchObject({ language: "ja", direction: "ltr" });
  expect(compose(hebrew, { ...plain, language: "yi" }).language).toBe("yi");
});

test("the person's own order of sections stands above the template's, within each column", () => {
  const own: Resume = { ...sampleResume, sectionOrder: ["projects", "languages", "skills", "summary"] };
  const order = (id: string) => {
    const template = findTemplate(id) ?? DEFAULT_TEMPLATE;
    const tree = compose(own, { ...plain, template });
    return [tree.side, tree.main].map((column) => column.map((section) => section.id));
  };
  expect(order("google")).toEqual([
    [],
    ["projects", "languages", "skills", "summary", "experience", "education", "certifications"],
  ]);
  expect(order("microsoft")).toEqual([
    ["languages", "skills", "certifications"],
    ["projects", "summary", "experience", "education"],
  ]);
});

test("a chosen language gives titles, direction and the name of the document; an unknown one is only named", () => {
  const german = compose(sampleResume, { ...plain, language: "de-AT" });
  expect(german).toMatchObject({
    title: "Nora Whitfield: Lebenslauf",
    language: "de-AT",
    direction: "ltr",
  });
  expect(german.main.map(({ heading }) => heading)).toContain("Berufserfahrung");
  expect(compose(sampleResume, { ...plain, language: "ar" }).direction).toBe("rtl");
  const unknown = compose(sampleResume, { ...plain, language: "yi" });
  expect(unknown).toMatchObject({ title: "Nora Whitfield: resume", language: "yi", direction: "ltr" });
  expect(unknown.main.map(({ heading }) => heading)).toContain("Experience");
});

test("marks stand at their letters once blanks are laid out, and unsafe links are plain text", () => {
  const resume = resumeOf({
    summary: "  First line\nsecond   line",
    summaryMarks: [{ from: 13, to: 23, kind: "bold" }],
    projects: [
      {
        name: "P",
        desc: [
          { text: "One  two", marks: [{ from: 5, to: 8, kind: "italic" }] },
          { text: "see here", marks: [{ from: 4, to: 8, kind: "link", href: "example.com" }] },
        ],
      },
    ],
    experience: [
      {
        company: "C",
        title: "T",
        period: "",
        bullets: [{ text: "Click", marks: [{ from: 0, to: 5, kind: "link", href: "javascript:alert(1)" }] }],
      },
    ],
  });
  const nodes = textsOf(compose(resume, plain));
  const markedParts = nodes.flatMap(({ text, marks = [] }) =>
    marks.map(({ from, to, ...rest }) => ({ ...rest, part: text.slice(from, to) })),
  );
  expect(markedParts).toEqual([
    { kind: "bold", part: "second l" },
    { kind: "italic", part: "two" },
    { kind: "link", href: "https://example.com", part: "here" },
  ]);
});
