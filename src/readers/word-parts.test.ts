import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readAnyFile } from "./read-any-file.ts";

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const paragraphs = (...texts: string[]) => texts.map(paragraph).join("");
const BODY = paragraphs(
  "Work experience",
  "Farm manager, Ol Karia Roses, 2015 – 2019",
  "Referees",
  "On request",
);

/** A DOCX with parts around its text; the references stand where Word writes them. */
function wordFile(body: string, parts: Readonly<Record<string, string>>, references = ""): Uint8Array {
  const relations = Object.keys(parts).map((name) => `<Relationship Id="${name}" Target="${name}.xml"/>`);
  return zipSync({
    "word/document.xml": strToU8(
      `<w:document><w:body>${body}<w:sectPr>${references}</w:sectPr></w:body></w:document>`,
    ),
    "word/_rels/document.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, strToU8(xml)])),
  });
}

async function readWord(file: Uint8Array) {
  const read = await readAnyFile("a.docx", file);
  if (!read.ok) throw new Error(read.message);
  return read;
}

test("a name and an address that stand in the header alone are the person's", async () => {
  const { resume } = await readWord(
    wordFile(
      BODY,
      { header1: paragraphs("GRACE WANJIKU KAMAU", "Naivasha, Kenya | grace.kamau@example.co.ke") },
      '<w:headerReference w:type="default" r:id="header1"/>',
    ),
  );
  expect(resume).toMatchObject({ name: "GRACE WANJIKU KAMAU", email: "grace.kamau@example.co.ke" });
});

test("a running header and a page number are unplaced, and no part of the last section", async () => {
  const { resume, unplaced } = await readWord(
    wordFile(
      paragraphs("Grace Kamau") + BODY,
      { header1: paragraph("Grace Kamau, curriculum vitae"), footer1: paragraph("Page 1 of 2") },
      '<w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/>',
    ),
  );
  expect(resume.name).toBe("Grace Kamau");
  expect(JSON.stringify(resume)).not.toMatch(/Page|curriculum/);
  expect(unplaced.join(" ")).toMatch(/curriculum vitae.*Page 1 of 2/);
});

test("how to reach the person may stand in the footer, also where the first page has one of its own", async () => {
  const { resume, unplaced } = await readWord(
    wordFile(
      paragraphs("Grace Kamau") + BODY,
      { footer1: paragraph("grace@example.ke"), footer2: paragraph("Kamau, further pages") },
      '<w:titlePg/><w:footerReference w:type="first" r:id="footer1"/><w:footerReference w:type="default" r:id="footer2"/>',
    ),
  );
  expect(resume.email).toBe("grace@example.ke");
  expect(unplaced.join(" ")).toContain("further pages");
});

test("notes of a document are kept", async () => {
  const file = wordFile(paragraphs("Grace Kamau") + BODY, { footnotes: paragraph("Seasonal contract") });
  expect((await readWord(file)).unplaced.join(" ")).toContain("Seasonal contract");
});

test("a text box is read once, and its last word is none with the first of the paragraph behind it", async () => {
  const box = `<w:txbxContent>${paragraph("Leadership")}</w:txbxContent>`;
  const body = `<w:p><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent><w:r><w:t>Grace Kamau</w:t></w:r></w:p>`;
  const { words } = await readWord(wordFile(body + BODY, {}));
  expect(words?.source.slice(0, 3)).toEqual(["Leadership", "Grace Kamau", "Work experience"]);
});

test("a hyphen that must not break parts words as any other does", async () => {
  const body = "<w:p><w:r><w:t>2015</w:t><w:noBreakHyphen/><w:t>2019</w:t></w:r></w:p>";
  const { words } = await readWord(wordFile(BODY + body, {}));
  expect(words?.source.at(-1)).toBe("2015-2019");
});

test.each([
  ["utf-16le", [0xff, 0xfe], (code: number) => [code & 0xff, code >> 8]],
  ["utf-16be", [0xfe, 0xff], (code: number) => [code >> 8, code & 0xff]],
])("a text in %s is read by its mark", async (_, mark, unit) => {
  const text = "Łucja Żak\n\nSkills\n\nSewing, baking";
  const bytes = Uint8Array.from([...mark, ...[...text].flatMap((letter) => unit(letter.charCodeAt(0)))]);
  expect(await readAnyFile("a.txt", bytes)).toMatchObject({ ok: true, resume: { name: "Łucja Żak" } });
});
