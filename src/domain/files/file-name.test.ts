import fc from "fast-check";
import { expect, test } from "vitest";
import { FILE_FORMATS } from "./file-format.ts";
import { attachment, fileNameOf } from "./file-name.ts";

test.each([
  ["Jane Doe", "Jane-Doe-resume.pdf"],
  ["  Jane\t Doe ", "Jane-Doe-resume.pdf"],
  ["José Ñúñez", "José-Ñúñez-resume.pdf"],
  ["Anna-Maria O'Neill, PhD", "Anna-Maria-O-Neill-PhD-resume.pdf"],
  ["王小明", "王小明-resume.pdf"],
  ["נועה לוי", "נועה-לוי-resume.pdf"],
  ["", "resume.pdf"],
  ["🚀🎉", "resume.pdf"],
  ["\u0301\u0302", "resume.pdf"],
  ["../../etc/passwd", "etc-passwd-resume.pdf"],
  ['a"; filename="evil.exe', "a-filename-evil-exe-resume.pdf"],
  ["Jane\r\nSet-Cookie: a=b", "Jane-Set-Cookie-a-b-resume.pdf"],
  ["Jane\u202Efdp.exe", "Jane-fdp-exe-resume.pdf"],
  ["CON", "CON-resume.pdf"],
  ["C:\\Users\\nul.txt", "C-Users-nul-txt-resume.pdf"],
])("%j is saved as %s", (person, name) => {
  expect(fileNameOf(person, "pdf")).toBe(name);
});

test("the header carries a plain name and the true one", () => {
  expect(attachment("José Ñúñez", "docx")).toBe(
    `attachment; filename="Jose-Nunez-resume.docx"; filename*=UTF-8''Jos%C3%A9-%C3%91%C3%BA%C3%B1ez-resume.docx`,
  );
  expect(attachment("Łukasz Strauß", "pdf")).toContain(`filename="Lukasz-Strauss-resume.pdf"`);
  expect(attachment("Łukasz Strauß", "pdf", "cover-letter")).toContain(
    `filename="Lukasz-Strauss-cover-letter.pdf"`,
  );
  expect(attachment("王小明", "txt")).toBe(
    `attachment; filename="resume.txt"; filename*=UTF-8''%E7%8E%8B%E5%B0%8F%E6%98%8E-resume.txt`,
  );
});

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const anyone = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(..."\r\n\0\t\u202e\"'\\/:;=.%*<>|aZ9"), maxLength: 40 }),
);

test("no name makes a file name that a system, a header or a person could misread", () => {
  fc.assert(
    fc.property(anyone, fc.constantFrom(...FILE_FORMATS), (person, format) => {
      const name = fileNameOf(person, format);
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.[a-z]+$/u);
      expect(name.endsWith(`resume.${format}`)).toBe(true);
      expect(name).not.toMatch(RESERVED);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      const header = attachment(person, format);
      expect(header).toMatch(
        /^attachment; filename="[A-Za-z0-9-]+\.[a-z]+"; filename\*=UTF-8''[A-Za-z0-9%.-]+$/,
      );
      expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(name);
    }),
    { numRuns: 500 },
  );
});
