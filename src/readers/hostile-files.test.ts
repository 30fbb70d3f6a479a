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

const refusedAsTooLong = { ok: false, message: expect.stringMatching(/^This is longer than any resume: /) };

/** The milliseconds of the processor that reading a file takes, and what came of it. */
async function readTimed(bytes: Uint8Array) {
  const before = process.cpuUsage();
  const read = await readAnyFile("a", bytes);
  const { user, system } = process.cpuUsage(before);
  return { read, spent: (user + system) / 1000 };
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const europass = (text: string) =>
  strToU8(
    `<SkillsPassport><LearnerInfo><WorkExperienceList><WorkExperience><Activities>${text}</Activities></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>`,
  );

test.each([
  ["a paragraph of a million breaks", word(`<w:p>${"<w:t>a</w:t><w:br/>".repeat(300_000)}</w:p>`)],
  ["a row of 30,000 cells", word(`<w:tbl><w:tr>${`<w:tc>${paragraph("Jobs")}</w:tc>`.repeat(30_000)}`)],
  ["tables in tables", word("<w:tbl><w:tr><w:tc><w:p><w:t>a</w:t></w:p>".repeat(60_000))],
  ["a paragraph of 5 MB", word(paragraph("word ".repeat(1_000_000)))],
  ["5,100 lines of text", strToU8(Array.from({ length: 5_100 }, (_, nth) => `w${nth}`).join("\n\n"))],
  ["a Europass of millions of lines", europass("b\n".repeat(2_400_000))],
  [
    "a table of 150,000 columns",
    zipSync({
      "Positions.csv": strToU8(
        `${Array.from({ length: 150_000 }, (_, nth) => nth.toString(36)).join()}\n${"a\n".repeat(500)}`,
      ),
    }),
  ],
  // Some MB of memory for each that is read in vain.
  [
    "24 tables of nothing but cells",
    zipSync(
      Object.fromEntries(
        ["a", "b"].flatMap((folder) =>
          [
            "Profile",
            "Positions",
            "Education",
            "Skills",
            "Languages",
            "Certifications",
            "Projects",
            "Volunteering",
            "Honors",
            "Publications",
            "Email Addresses",
            "PhoneNumbers",
          ].map((name) => [`${folder}/${name}.csv`, strToU8(`a\n${`${",".repeat(60)}b\n`.repeat(4_900)}`)]),
        ),
      ),
    ),
  ],
  [
    "a table of a megabyte and more",
    zipSync({
      "Skills.csv": strToU8("Name\nSewing"),
      "Positions.csv": strToU8(`Title\n${"a".repeat(1_100_000)}`),
    }),
  ],
  ["a table of 6,000 rows", zipSync({ "Skills.csv": strToU8(`Name\n${"Sewing\n".repeat(6_000)}`) })],
])("%s is refused before anything is made of it", async (_, file) => {
  const { read, spent } = await readTimed(file);
  expect(read).toMatchObject(refusedAsTooLong);
  expect(spent).toBeLessThan(3_000);
});

test.each([
  ["a tag of nothing but room", word(`<w:p${" ".repeat(200_000)}`)],
  [
    "a date above 3,900 towns",
    strToU8(`Nora\n\nExperience\n\nCook 2015 – 2019\n${"Dublin\n".repeat(3_900)}`),
  ],
  [
    "brackets that never close",
    word(["Nora", "Experience", "(".repeat(100_000), "2015 - 2019"].map(paragraph).join("")),
  ],
  ["one broken line of 190 KB", strToU8(`Nora\n\nExperience\n\n${`${"ab ".repeat(26)}ab\n`.repeat(2_400)}`)],
])("%s costs no more than its length", async (_, file) => {
  expect((await readTimed(file)).spent).toBeLessThan(3_000);
});

test("cells of a row, words around signs and tables of one name are kept, however many", async () => {
  const cells = Array.from({ length: 15 }, (_, nth) => `Cell${nth}`);
  const row = word(
    `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr></w:tbl>`,
  );
  expect(JSON.stringify(await readAnyFile("a", row))).toContain("Cell14");
  const signs = JSON.stringify(await readAnyFile("a", europass("&lt;b&gt;3 &lt; 4&lt;/b&gt; and 5 &gt; 2")));
  expect(signs).toContain("3 < 4 and 5 > 2");
  const twice = zipSync({ "a/Skills.csv": strToU8("Name\nSewing"), "Skills.csv": strToU8("Name\nBaking") });
  expect(JSON.stringify(await readAnyFile("a", twice))).toMatch(/Sewing.*Baking/);
});

test("an address that leads to no website is kept as words, and as no link", async () => {
  const table = "Name,Url\nCPR,javascript:alert(1)\nAED,https://aed.example/1";
  const read = await readAnyFile("a", zipSync({ "Certifications.csv": strToU8(table) }));
  expect(read).toMatchObject({
    resume: { certifications: [{ text: "CPR" }, { link: "https://aed.example/1" }] },
    unplaced: [expect.stringContaining("javascript")],
  });
  expect(JSON.stringify(read.ok && read.resume)).not.toContain("javascript");
});

test.each([
  ["paragraphs that never end", "<w:p>"],
  ["paragraphs with text that never end", "<w:p><w:t>a</w:t>"],
  ["runs without end", "<w:r><w:rPr><w:b/>"],
  ["tags that never end", "<w:p><w:spacing w:before="],
])("a document of %s is read with its looks within its bounds", (_, mark) => {
  const file = word(mark.repeat(60_000));
  expect(cpuOf(() => wordParagraphs(file))).toBeLessThan(1_500);
});

test("a page of as many pieces as are read, anywhere, costs no more than its pieces", () => {
  const pieces = Array.from({ length: 40_000 }, (_, nth) => ({
    text: `w${nth}`,
    x: (nth * 7919) % 600,
    y: (nth * 104_729) % 800,
    width: 20,
    height: 5 + (nth % 9),
    font: `f${nth % 50}`,
  }));
  expect(cpuOf(() => styledPageLines([pieces], 600))).toBeLessThan(1_500);
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
])("a text of nothing but %s, as long as one may be, is read within seconds", async (_, text) => {
  const longest = text.slice(0, 190_000).split("\n").slice(0, 3_900).join("\n");
  const { read, spent } = await readTimed(strToU8(longest));
  expect(read).not.toMatchObject(refusedAsTooLong);
  expect(spent).toBeLessThan(5_000);
});

const pdfOf = (content: Uint8Array, dictionary: string): Uint8Array => {
  const [head, foot] = [
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${content.length}${dictionary}>>stream\n`,
    "\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF",
  ];
  return Uint8Array.from([...strToU8(head), ...content, ...strToU8(foot)]);
};
const packed = zlibSync(new Uint8Array(70 * 1024 * 1024).fill(32), { level: 1 });

test.each([
  ["a page of 70 MB", () => pdfOf(packed, "/Filter/FlateDecode")],
  ["one that calls itself a picture", () => pdfOf(packed, "/Subtype/Image/Filter /FlateDecode")],
  ["a page that is packed twice", () => pdfOf(zlibSync(packed), "/Filter[/FlateDecode/FlateDecode]")],
])("a PDF that unpacks to more than any resume is refused before it is unpacked: %s", async (_, make) => {
  const { read, spent } = await readTimed(make());
  expect(read).toMatchObject(refusedAsTooLong);
  expect(spent).toBeLessThan(2_000);
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
