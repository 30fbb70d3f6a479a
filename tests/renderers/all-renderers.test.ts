import * as mupdf from "mupdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { DocumentTree } from "../../src/domain/document/nodes.ts";
import { readResume } from "../../src/domain/resume/detect-format.ts";
import { emptyResume, type Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { renderDocx } from "../../src/renderers/docx/render-docx.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import { renderHtml } from "../../src/renderers/html/render-html.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { renderText } from "../../src/renderers/text/render-text.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { latinResumes, scriptResumes, type VariedResume } from "../factories/varied-resumes.ts";
import { effort } from "../support/effort.ts";
import { textFaults } from "../support/expected-text.ts";
import { extractionFaults } from "../support/extraction.ts";
import { extractors } from "../support/extractors.ts";
import { docxPart, docxText, htmlText } from "../support/file-texts.ts";
import { hasLibreOffice, libreOfficeTexts } from "../support/libre-office.ts";

let pdf: PdfRenderer;
beforeAll(async () => {
  pdf = await createPdfRenderer({ deadline: 30_000 });
});
afterAll(() => pdf.close());

type Format = {
  name: string;
  /** What of the tree a reader of the format does not find, or finds too early. */
  faults(tree: DocumentTree, text: string): readonly unknown[];
  render(tree: DocumentTree): Promise<Uint8Array>;
  /** What each reader of the format finds in it. */
  read(file: Uint8Array): Promise<string[]>;
  /** Where the file would take somebody who clicks. */
  links(file: Uint8Array): string[];
};

const utf8 = new TextEncoder();
const textOf = (file: Uint8Array): string => new TextDecoder().decode(file);
const targets = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(`${attribute}="([^"]*)"`, "g"))].map(([, target]) => target ?? "");

// In HTML the side column comes first.
const columnFaults = ({ main, side, ...tree }: DocumentTree, text: string): string[] =>
  textFaults({ ...tree, main: [...side, ...main], side: [] }, text);

const FORMATS: readonly Format[] = [
  {
    name: "text",
    faults: textFaults,
    render: async (tree) => utf8.encode(renderText(tree)),
    read: async (file) => [textOf(file)],
    links: () => [],
  },
  {
    name: "html",
    faults: columnFaults,
    render: async (tree) => utf8.encode(renderHtml(tree)),
    read: async (file) => [htmlText(textOf(file))],
    links: (file) => targets(textOf(file), "href"),
  },
  {
    name: "docx",
    faults: textFaults,
    render: renderDocx,
    read: async (file) => [docxText(file)],
    links: (file) =>
      (
        docxPart(file, "word/_rels/document.xml.rels").match(/<[^>]*TargetMode="External"[^>]*>/g) ?? []
      ).flatMap((element) => targets(element, "Target")),
  },
  {
    name: "pdf",
    faults: (tree, text) => extractionFaults(planDocument(tree), text),
    render: async (tree) => (await pdf.render(() => tree)).pdf,
    read: (file) => Promise.all(extractors.map((extractor) => extractor.read(file))),
    links: (file) => {
      const document = mupdf.Document.openDocument(file, "application/pdf");
      return Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).getLinks())
        .flat()
        .map((link) => link.getURI());
    },
  },
];

/** Each resume in one template, all six when the proof runs in full; the themes and pages take turns. */
function trees(varied: readonly VariedResume[]): { name: string; tree: DocumentTree }[] {
  return varied.flatMap(({ name, resume }, index) =>
    templates
      .filter((_, place) => effort(0, 1) === 1 || place === index % templates.length)
      .flatMap((template) => {
        const theme = themes[index % themes.length];
        const page = index % 2 === 0 ? "a4" : "letter";
        return theme
          ? [{ name: `${name} in ${template.id}`, tree: compose(resume, { template, theme, page }) }]
          : [];
      }),
  );
}

function treeOf(resume: Resume, place = 0): DocumentTree {
  const [template, theme] = [templates[place], themes[0]];
  if (!template || !theme) throw new Error("there is no such template");
  return compose(resume, { template, theme, page: "a4" });
}

function resumeOf(document: unknown): Resume {
  const read = readResume(document);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.resume;
}

const VARIED: readonly VariedResume[] = [
  { name: "sample", resume: sampleResume },
  ...scriptResumes(),
  ...latinResumes(effort(30, 60)),
];

/** Text that is markup, code or a path for some engine on the way. */
const HOSTILE = [
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  `</w:t></w:r></w:p><w:p><w:r><w:t>x`,
  `]]><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`,
  `#import "/etc/passwd" #read("/etc/passwd") #eval("1+1")`,
  String.raw`\input{/etc/passwd} $x^2$ \u{0041} %s %n`,
  `*bold* _it_ = heading @ref <label> [x](javascript:alert(1)) ~ // comment`,
  `&lt;b&gt; &amp; &#x41; {{7*7}} \${7*7} <%= 7 %>`,
  `=HYPERLINK("http://evil.example","x") ' " \` ;--`,
];

const BAD_LINKS = [
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "http://",
  "vbscript:x",
  "//evil",
];

describe.each(FORMATS)("$name", ({ faults, render, read, links }) => {
  test("holds every field of every resume, in order", async () => {
    for (const { name, tree } of trees(VARIED)) {
      for (const text of await read(await render(tree))) {
        expect(faults(tree, text), name).toEqual([]);
      }
    }
  });

  test("shows no trace of what is empty", async () => {
    const blank = { company: " ", title: "", period: "\u00a0", bullets: ["", "  "] };
    const gaps = resumeOf({
      ...sampleResume,
      location: " ",
      summary: "\n \n",
      experience: [blank, ...sampleResume.experience, blank],
      skills: ["", ...sampleResume.skills, " "],
      projects: [{ name: "", desc: [" "] }],
      languages: [" "],
    });
    const clean: Resume = { ...sampleResume, location: "", summary: "", projects: [], languages: [] };
    for (let place = 0; place < templates.length; place++) {
      expect(await read(await render(treeOf(gaps, place)))).toEqual(
        await read(await render(treeOf(clean, place))),
      );
    }
    for (const text of await read(await render(treeOf(emptyResume())))) expect(text.trim()).toBe("");
  });

  test("takes the user's text for text, whatever language it is written in", async () => {
    const [first = "", ...rest] = HOSTILE;
    const resume = resumeOf({
      version: 1,
      name: first,
      role: rest[0],
      location: rest[1],
      email: `"><script>@x.example`,
      phone: "tel:+1;ext=<b>",
      website: "javascript:alert(1)",
      summary: HOSTILE.join("\n"),
      experience: [{ company: rest[2], title: rest[3], period: rest[4], bullets: HOSTILE }],
      education: [{ school: rest[5], degree: rest[6], period: first }],
      skills: HOSTILE,
      projects: [{ name: rest[2], desc: [first] }],
      certifications: [first],
      languages: [first],
    });
    for (let place = 0; place < templates.length; place++) {
      const tree = treeOf(resume, place);
      const file = await render(tree);
      expect(links(file)).toEqual([]);
      for (const text of await read(file)) {
        expect(faults(tree, text)).toEqual([]);
      }
    }
  });

  test("links to web, mail and telephone only", async () => {
    for (const website of BAD_LINKS) {
      const resume = { ...sampleResume, email: "not an address", phone: "call me", website };
      expect(links(await render(treeOf(resume))), website).toEqual([]);
    }
  });

  test("survives characters that no font has and text that no line holds", async () => {
    const resume = resumeOf({
      version: 1,
      name: "A\u0000B\ud800C\u202eD\ufffe",
      summary: `a${"\u0301".repeat(80)} ${"x".repeat(900)} \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFF}`,
      skills: ["\u{E0041}\u{E0042}", "𝔘𝔫𝔦", "ﷺ", "क्षि", "ก็", "\ue000"],
    });
    const tree = treeOf(resume);
    expect(tree.header.name?.text).toBe("AB\ufffdCD");
    expect((await render(tree)).byteLength).toBeGreaterThan(0);
  });

  test("gives the same bytes for the same resume", async () => {
    const [once, again] = [await render(treeOf(sampleResume)), await render(treeOf(sampleResume))];
    expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
  });
});

test("links that the tree carries are in every format that has links", async () => {
  const expected = [
    "mailto:nora.whitfield@example.com",
    "tel:+442079460958",
    "https://nora-whitfield.example.com",
  ];
  for (const { name, render, links } of FORMATS.filter((format) => format.name !== "text")) {
    expect(links(await render(treeOf(sampleResume))), name).toEqual(expected);
  }
});

test.runIf(hasLibreOffice)("LibreOffice reads every field of every DOCX, in order", async () => {
  const all = trees(VARIED);
  const texts = await libreOfficeTexts(await Promise.all(all.map(({ tree }) => renderDocx(tree))));
  expect(texts).toHaveLength(all.length);
  all.forEach(({ name, tree }, index) => {
    expect(textFaults(tree, texts[index] ?? ""), name).toEqual([]);
  });
});
