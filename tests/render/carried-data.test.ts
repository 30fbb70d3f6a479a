import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync, zlibSync } from "fflate";
import * as mupdf from "mupdf";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CARRIED_NAME } from "../../src/domain/files/carried-resume.ts";
import { type Resume, resumeSchema } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { readAnyFile } from "../../src/readers/read-any-file.ts";
import { DEFAULT_DESIGN, renderFile } from "../../src/renderers/file/render-file.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { scriptResumes } from "../factories/varied-resumes.ts";
import { isInstalled } from "../support/installed.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

/** What no parser would find in the pages, and what would break out of a file's own marks. */
const odd: Resume = resumeSchema.parse(
  resumeOf({
    ...sampleResume,
    website: "https://nora-whitfield.example.com/",
    summary: "]]> </resume> endstream endobj beginbfchar > <2007FE0F> \ufffe & <w:t>\n\nSecond.",
    projects: [{ name: "", desc: ["One.", "Two.", ""] }],
    sectionOrder: ["skills", "summary"],
  }),
);
const RESUMES = [{ name: "odd", resume: odd }, ...scriptResumes()];

async function made(
  resume: Resume,
  format: "pdf" | "docx",
  options: { data?: boolean; template?: string } = {},
) {
  const order = { ...DEFAULT_DESIGN, fit: false, resume, format, ...options };
  return (await renderFile(order, async () => renderer)).bytes;
}

async function read(bytes: Uint8Array) {
  const outcome = await readAnyFile("file", bytes);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

test.each(["pdf", "docx"] as const)("a %s gives back the whole resume, exactly", async (format) => {
  for (const { name, resume } of RESUMES) {
    for (const template of name === "odd" ? templates : templates.slice(0, 1)) {
      const { kind, resume: back } = await read(await made(resume, format, { template: template.id }));
      expect(back, `${name} ${template.id}`).toEqual(resume);
      expect(kind).toBe("Candor");
    }
  }
});

test.each(["pdf", "docx"] as const)("a %s carries no statement and no cover letter", async (format) => {
  const [position] = odd.experience;
  if (!position) throw new Error("the sample has a position");
  const secret: Resume = {
    ...odd,
    coverLetter: "SECRET letter",
    statements: ["SECRET about the summary"],
    experience: [{ ...position, statements: ["SECRET about the item"] }],
    projects: odd.projects.map((project) => ({ ...project, statements: ["SECRET about the project"] })),
  };
  const { resume } = await read(await made(secret, format));
  expect(resume).toEqual({ ...odd, experience: [position] });
  expect(JSON.stringify(resume)).not.toContain("SECRET");
});

test("the choice at download leaves the data out; a letter never has it", async () => {
  for (const format of ["pdf", "docx"] as const) {
    const without = await made(odd, format, { data: false });
    expect((await read(without)).kind).not.toBe("Candor");
    expect(Buffer.from(without).includes("EmbeddedFile")).toBe(false);
    const order = { ...DEFAULT_DESIGN, fit: false, resume: { ...odd, coverLetter: "Dear all." }, format };
    const letter = await renderFile({ ...order, part: "cover-letter" }, async () => renderer);
    expect((await read(letter.bytes)).kind).not.toBe("Candor");
  }
});

test("other programs see one attached file, and the same pages", async () => {
  const [pdf, bare] = [await made(odd, "pdf"), await made(odd, "pdf", { data: false })];
  expect(Buffer.from(pdf.subarray(0, bare.length)).equals(Buffer.from(bare))).toBe(true);
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const attached: unknown = await (await task.promise).getAttachments();
  await task.destroy();
  const names = attached instanceof Map ? [...attached.keys()] : Object.keys(attached ?? {});
  expect(names).toEqual([CARRIED_NAME]);
  const document = mupdf.PDFDocument.openDocument(pdf, "application/pdf");
  if (!(document instanceof mupdf.PDFDocument)) throw new Error("not a PDF");
  expect(document.countPages()).toBe(mupdf.Document.openDocument(bare, "application/pdf").countPages());
  const [file] = Object.values(document.getEmbeddedFiles());
  if (!file) throw new Error("there is no attached file");
  expect(document.getFilespecParams(file)).toMatchObject({
    filename: CARRIED_NAME,
    mimetype: "application/json",
  });
  expect(JSON.parse(document.getEmbeddedFileContents(file)?.asString() ?? "")).toEqual(odd);
  expect(document.getTrailer().get("Root").get("AF").get(0).get("AFRelationship").asName()).toBe("Data");
});

test.runIf(isInstalled("pdftotext", "-v"))("poppler takes the attached file out whole", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "candor-carried-"));
  const file = path.join(folder, "resume.pdf");
  writeFileSync(file, await made(odd, "pdf"));
  execFileSync("pdfdetach", ["-saveall", "-o", folder, file]);
  expect(JSON.parse(readFileSync(path.join(folder, CARRIED_NAME), "utf8"))).toEqual(odd);
});

test("a file that another program has written again still gives the resume back", async () => {
  const document = mupdf.PDFDocument.openDocument(await made(odd, "pdf"), "application/pdf");
  if (!(document instanceof mupdf.PDFDocument)) throw new Error("not a PDF");
  for (const how of ["garbage=4", "garbage=4,compress,objstms=yes", "decompress"]) {
    const again = document.saveToBuffer(how).asUint8Array().slice();
    expect((await read(again)).resume, how).toEqual(odd);
  }
  const parts = unzipSync(await made(odd, "docx"));
  const item = strFromU8(parts["customXml/item1.xml"] ?? new Uint8Array());
  const [, json = ""] = /<!\[CDATA\[([\s\S]*)\]\]>/.exec(item) ?? [];
  const escaped = json.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const again = item.replace(/<!\[CDATA\[[\s\S]*\]\]>/, () => escaped);
  expect((await read(zipSync({ ...parts, "customXml/item1.xml": strToU8(again) }))).resume).toEqual(odd);
});

test("the parts of a DOCX point at each other as Word wants them", async () => {
  const parts = unzipSync(await made(odd, "docx"));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(text("word/_rels/document.xml.rels")).toMatch(
    /Type="[^"]+\/officeDocument\/2006\/relationships\/customXml" Target="\.\.\/customXml\/item1\.xml"/,
  );
  expect(text("customXml/_rels/item1.xml.rels")).toContain('Target="itemProps1.xml"');
  expect(text("[Content_Types].xml")).toContain('PartName="/customXml/itemProps1.xml"');
  expect(text("[Content_Types].xml")).toMatch(/Default[^>]+Extension="xml"|Extension="xml"[^>]+Default/);
});

const MILLION = 1024 * 1024;

test("a hostile file costs nothing: what would inflate beyond a resume is not inflated", async () => {
  const words = Buffer.from(await made(odd, "pdf", { data: false })).toString("latin1");
  const attach = (dictionary: string, stream: Uint8Array) =>
    Buffer.concat([
      Buffer.from(
        `${words}\n900 0 obj\n<< /Type /EmbeddedFile ${dictionary} /Length ${stream.length} >>\nstream\n`,
        "latin1",
      ),
      stream,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
  const bomb = zlibSync(new Uint8Array(40 * MILLION), { level: 9 });
  const twice = zlibSync(bomb.slice());
  const hostile = {
    bomb: attach("/Filter /FlateDecode", bomb),
    "a bomb that lies about its size": attach(
      "/Filter /FlateDecode /Params << /Size 12 >>",
      bomb.subarray(0, 20_000),
    ),
    "a bomb in a bomb": attach("/Filter [/FlateDecode /FlateDecode]", twice),
    "plain and huge": attach("", new Uint8Array(4 * MILLION).fill(32)),
    "deep JSON": attach("", strToU8("[".repeat(200_000))),
    "many types without streams": Buffer.from(words + "\n1 0 obj /EmbeddedFile ".repeat(100_000), "latin1"),
  };
  const { pdfAttachment } = await import("../../src/readers/pdf-attachment.ts");
  for (const [name, bytes] of Object.entries(hostile)) {
    const before = performance.now();
    expect(pdfAttachment(bytes), name).toBeNull();
    expect(performance.now() - before, name).toBeLessThan(300);
  }
  const { carriedInWord } = await import("../../src/readers/word-text.ts");
  const zip = zipSync({ "customXml/item1.xml": new Uint8Array(40 * MILLION) }, { level: 9 });
  const before = performance.now();
  expect(carriedInWord(zip)).toBeNull();
  expect(performance.now() - before).toBeLessThan(300);
});
