import { expect, test } from "vitest";
import { decodedText } from "./decoded-text.ts";
import { readAnyFile } from "./read-any-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a text file of Windows is read with its letters, dashes and quotes", async () => {
  expect(decodedText(bytes("Zo\xeb Br\xfbl\xe9 \x96 chef\x92s r\xe9sum\xe9, \x8020 an hour"))).toBe(
    "Zoë Brûlé – chef’s résumé, €20 an hour",
  );
  const file = bytes("Zo\xeb Br\xfbl\xe9\nzoe@example.com\n\nSkills\nP\xe2tisserie, Cr\xeapes");
  expect(await readAnyFile("cv.txt", file)).toMatchObject({ ok: true, resume: { name: "Zoë Brûlé" } });
});

test("what is no text of Latin letters is not guessed at", () => {
  // "Резюме" as Windows-1251 has it, and bytes of a picture.
  expect(decodedText(bytes("\xd0\xe5\xe7\xfe\xec\xe5 \xe8\xed\xe6\xe5\xed\xe5\xf0\xe0"))).toBeNull();
  expect(
    decodedText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x10])),
  ).toBeNull();
  expect(decodedText(bytes("text\u0001 with \xe9 controls"))).toBeNull();
});
