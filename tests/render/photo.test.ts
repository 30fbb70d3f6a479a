import { strFromU8, unzipSync } from "fflate";
import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import { toBase64 } from "../../src/domain/resume/photo/base64.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { readAnyFile } from "../../src/readers/read-any-file.ts";
import { DEFAULT_DESIGN, type RenderOrder, renderFile } from "../../src/renderers/file/render-file.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { bytesOf, PORTRAIT, phonePortrait, SECRETS, segment } from "../factories/photos.ts";
import { scriptResumes } from "../factories/varied-resumes.ts";
import { compareLines } from "../support/compare-lines.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { pdfPieces } from "../support/pdf-lines.ts";
import { countTags, pdfStructure, structureFaults } from "../support/pdf-structure.ts";
import { openPreview, type PreviewBrowser } from "../support/preview-browser.ts";

let renderer: PdfRenderer;
let preview: PreviewBrowser;
beforeAll(async () => {
  [renderer, preview] = await Promise.all([patientRenderer(), openPreview()]);
});
afterAll(() => Promise.all([renderer.close(), preview.close()]));

const [theme] = themes;
if (!theme) throw new Error("there is no theme");

const photo = { data: PORTRAIT };
const hebrew = scriptResumes().find(({ name }) => name === "hebrew")?.resume ?? sampleResume;
const CASES: readonly { name: string; resume: Resume }[] = [
  { name: "sample", resume: sampleResume },
  { name: "hebrew", resume: hebrew },
  {
    name: "long name",
    resume: {
      ...sampleResume,
      name: "Maximiliane-Alexandra Freifrau von Hohenstein-Wartenberg zu Altenkirchen und Neuburg",
      role: "Principal engineer for reliability, observability and whatever else keeps the nightly run alive",
    },
  },
  { name: "little", resume: resumeOf({ name: "Ada" }) },
  { name: "photo alone", resume: resumeOf({ summary: "I write programs for engines." }) },
];

async function made(resume: Resume, order: Partial<RenderOrder> & Pick<RenderOrder, "format">) {
  return (await renderFile({ ...DEFAULT_DESIGN, fit: false, resume, ...order }, async () => renderer)).bytes;
}

/** Where pictures stand on the first page, in pixels. */
function pictures(pdf: Uint8Array) {
  const found: { left: number; top: number; width: number; height: number }[] = [];
  const device = new mupdf.Device({
    fillImage(_image, [a, , , d, e, f]) {
      const [width, height] = [Math.abs(a), Math.abs(d)].map((side) => side / 0.75);
      found.push({
        left: Math.min(e, e + a) / 0.75,
        top: Math.min(f, f + d) / 0.75,
        width: width ?? 0,
        height: height ?? 0,
      });
    },
  });
  mupdf.Document.openDocument(pdf, "application/pdf").loadPage(0).run(device, mupdf.Matrix.identity);
  return found;
}

test.each(templates)(
  "a photo stands in the same place in preview and PDF of $name, and lines break alike",
  async (template) => {
    for (const { name, resume } of CASES) {
      for (const fit of [false, true]) {
        const shown = await preview.show({
          resume: { ...resume, photo },
          template: template.id,
          theme: theme.id,
          page: "a4",
          fit,
        });
        const { pdf } = await renderer.render(
          (tightness) => compose({ ...resume, photo }, { template, theme, page: "a4", tightness }),
          { fit },
        );
        const { broken, pagesAgree } = compareLines(shown, pdfPieces(pdf));
        expect({ name, fit, broken, pagesAgree }).toEqual({ name, fit, broken: [], pagesAgree: true });
        const [drawn] = pictures(pdf);
        const seen = shown[0]?.photo;
        if (!drawn || !seen) throw new Error(`${name}: there is no photo`);
        for (const key of ["left", "top", "width", "height"] as const)
          expect(Math.abs(drawn[key] - seen[key]), `${name} ${key}`).toBeLessThan(1);
        expect(seen.width).toBeGreaterThan(60);
      }
    }
  },
);

test.each(templates)(
  "a $name PDF has one picture that is told of by its name, and nothing of the file but its pixels",
  async (template) => {
    for (const resume of [sampleResume, hebrew]) {
      const read = parseResume({ ...resume, photo: { data: phonePortrait() } });
      if (!read.ok) throw new Error("the photo was refused");
      const pdf = await made(read.resume, { format: "pdf", template: template.id });
      expect(pictures(pdf)).toHaveLength(1);
      const bytes = Buffer.from(pdf).toString("latin1");
      for (const secret of [...SECRETS, "Exif"]) expect(bytes).not.toContain(secret);
      expect(bytes).toContain(Buffer.from(bytesOf(PORTRAIT)).toString("latin1"));
      const structure = pdfStructure(pdf);
      expect(structureFaults(structure)).toEqual([]);
      expect(countTags(structure, "Figure")).toBe(1);
      expect(countTags(structure, "H1")).toBe(1);
    }
  },
);

test("somebody who does not see the photo is told whose it is", async () => {
  const shown = { ...sampleResume, photo };
  const pdf = Buffer.from(await made(shown, { format: "pdf", data: false })).toString("latin1");
  expect(pdf).toContain("/Alt (Photo of Nora Whitfield)");
  const html = new TextDecoder().decode(await made(shown, { format: "html" }));
  expect(html).toContain(`src="data:image/jpeg;base64,${PORTRAIT}" alt="Photo of Nora Whitfield"`);
  const word = unzipSync(await made(shown, { format: "docx" }));
  expect(strFromU8(word["word/document.xml"] ?? new Uint8Array())).toContain(
    'descr="Photo of Nora Whitfield"',
  );
  expect(word["word/media/image1.jpg"]).toEqual(bytesOf(PORTRAIT));
});

test("text, JSON Resume and the letter have no photo, and a hidden one is nowhere", async () => {
  const shown = { ...sampleResume, coverLetter: "Dear reader", photo };
  const { photo: _none, ...bare } = shown;
  const hidden = { ...shown, photo: { data: PORTRAIT, hidden: true } };
  for (const format of ["txt", "json"] as const)
    expect(await made(shown, { format })).toEqual(await made(bare, { format }));
  for (const format of ["pdf", "docx", "html", "txt"] as const) {
    const part = "cover-letter";
    expect(await made(shown, { format, part })).toEqual(await made(bare, { format, part }));
    // With its data, too: such a file is sent to others.
    expect(await made(hidden, { format })).toEqual(await made(bare, { format }));
  }
});

test("the same resume with a photo gives the same bytes", async () => {
  for (const format of ["pdf", "docx"] as const) {
    const draw = () => made({ ...sampleResume, photo }, { format });
    expect(await draw()).toEqual(await draw());
  }
});

test("a file carries the largest photo and gives it back", async () => {
  const plain = bytesOf(PORTRAIT);
  const bytes = new Uint8Array(LIMITS.photoBytes);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 7919 + (at >> 7) * 104729) % 255;
  bytes.set(plain.subarray(0, -2));
  bytes.set([0xff, 0xd9], bytes.length - 2);
  const read = parseResume({ ...sampleResume, photo: { data: toBase64(bytes) } });
  if (!read.ok) throw new Error("the photo was refused");
  for (const format of ["pdf", "docx"] as const) {
    const back = await readAnyFile("file", await made(read.resume, { format }));
    expect(back.ok && back.resume.photo).toEqual(read.resume.photo);
  }
});

test("bytes that are laid out like a JPEG and cannot be decoded cost nobody their PDF", async () => {
  const plain = bytesOf(PORTRAIT);
  const frameAt = plain.findIndex((byte, at) => byte === 0xff && plain[at + 1] === 0xc0);
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x55, 0xff, 0xd9];
  const data = toBase64(
    Uint8Array.from([...plain.slice(0, 2), ...plain.slice(frameAt, frameAt + 19), ...scan]),
  );
  const read = parseResume({ ...sampleResume, photo: { data } });
  if (!read.ok) throw new Error("the photo was refused");
  const pdf = await made(read.resume, { format: "pdf" });
  expect(pictures(pdf)).toHaveLength(1);
  expect(pdfPieces(pdf)[0]?.[0]?.text).toBe("NoraWhitfield");
});
