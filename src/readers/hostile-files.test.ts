import { strToU8, zipSync, zlibSync } from "fflate";
import { expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { inflated, zipFiles } from "./bounded-inflate.ts";
import { styledPageLines } from "./layout/styled-page-lines.ts";
import { pdfAttachment } from "./pdf-attachment.ts";
import { readAnyFile } from "./read-any-file.ts";
import { wordLines, wordParagraphs } from "./word-text.ts";

const word = (body: string) => zipSync({ "word/document.xml": strToU8(`<w:document><w:body>${body}`) });

test.each([
  ["<w:p><w:t ", "tags of text that never end"],
  ["<w:p><w:br ", "breaks that never end"],
])("a document of %s costs no more than its length: %s", (tag) => {
  const [open = "", mark = ""] = tag.split(/(?<=<w:p>)/);
  const file = word(`${open}${mark.repeat(40_000)}`);
  expect(cpuOf(() => wordLines(file))).toBeLessThan(500);
});

test("a paragraph of a million breaks is read as far as a resume goes", () => {
  const lines = wordLines(word(`<w:p>${"<w:t>a</w:t><w:br/>".repeat(300_000)}</w:p>`));
  expect(lines?.length).toBeGreaterThan(0);
  expect(lines?.length).toBeLessThanOrEqual(20_000);
});

test.each([
  ["paragraphs that never end", "<w:p>"],
  ["paragraphs with text that never end", "<w:p><w:t>a</w:t>"],
  ["tables in tables", "<w:tbl><w:tr><w:tc><w:p><w:t>a</w:t></w:p>"],
  ["runs without end", "<w:r><w:rPr><w:b/>"],
  ["tags that never end", "<w:p><w:spacing w:before="],
])("a document of %s is read with its looks within its bounds", (_, mark) => {
  const file = word(mark.repeat(60_000));
  expect(cpuOf(() => wordParagraphs(file))).toBeLessThan(1_500);
});

test("a page of thousands of pieces anywhere costs no more than its pieces", () => {
  const pieces = Array.from({ length: 40_000 }, (_, nth) => ({
    text: `w${nth}`,
    x: (nth * 7919) % 600,
    y: (nth * 104_729) % 800,
    width: 20,
    height: 5 + (nth % 9),
    font: `f${nth % 50}`,
  }));
  expect(
    cpuOf(() =>
      styledPageLines(
        Array.from({ length: 20 }, () => pieces),
        600,
      ),
    ),
  ).toBeLessThan(6_000);
});

test.each([
  ["one word", "word ".repeat(100_000)],
  ["dates", "2015 – 2019\n".repeat(40_000)],
  ["headings", "Experience\n\nEducation\n\n".repeat(20_000)],
  ["letters without a space", "a".repeat(500_000)],
  ["separators", "a | , – · ".repeat(50_000)],
  ["addresses", "a@b.cd www.x.com +1 234 567 8901 ".repeat(14_000)],
  ["brackets", "((((((((((,".repeat(45_000)],
  ["figures", "12/34 5678 ".repeat(45_000)],
])("a text of nothing but %s is read or refused within seconds", async (_, text) => {
  const before = process.cpuUsage();
  await readAnyFile("a.txt", strToU8(text));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5_000);
});

test("what is packed and brings nothing is given up", () => {
  // The head of a stream and blocks without content, none of them the last.
  const head = zlibSync(new Uint8Array()).subarray(0, 2);
  const empty = new Uint8Array([0, 0, 0, 255, 255]);
  const packed = new Uint8Array(head.length + 50_000 * empty.length);
  packed.set(head);
  for (let nth = 0; nth < 50_000; nth++) packed.set(empty, head.length + nth * empty.length);
  expect(inflated(packed, 1000)).toBeNull();
  expect(cpuOf(() => inflated(packed, 1000))).toBeLessThan(50);
});

test("a ZIP of entries without end is looked at as far as a document goes", () => {
  const header = new Uint8Array([0x50, 0x4b, 3, 4, 20, ...new Array(25).fill(0)]);
  const zip = new Uint8Array(80_000 * header.length);
  for (let nth = 0; nth < 80_000; nth++) zip.set(header, nth * header.length);
  expect(cpuOf(() => zipFiles(zip, () => false, { bytes: 10, files: 1 }))).toBeLessThan(200);
});

test("an entry that is packed in a way nobody knows leaves the others readable", () => {
  const odd = zipSync({ "customXml/item1.xml": strToU8("x") });
  odd[8] = 99;
  const isWanted = (name: string) => name.startsWith("customXml");
  expect(zipFiles(odd, isWanted, { bytes: 100, files: 8 }).size).toBe(0);
});

test("statements and a letter that somebody put into a file are not taken for the person's own", () => {
  const data = JSON.stringify({
    version: 2,
    name: "Nora",
    coverLetter: "planted",
    foreign: { basics: { image: "planted" } },
    statements: ["I led 500 people"],
    experience: [{ id: "p", bullets: [{ id: "a", text: "Led" }], statements: [{ text: "500", line: "a" }] }],
  });
  const resume = pdfAttachment(strToU8(`1 0 obj << /Type /EmbeddedFile >>\nstream\n${data}\nendstream`));
  expect(resume?.name).toBe("Nora");
  expect(JSON.stringify(resume)).not.toMatch(/planted|500/);
});
