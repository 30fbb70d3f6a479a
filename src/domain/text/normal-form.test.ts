import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { inForm } from "./normal-form.ts";

const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;

test.each([
  ["Vietnamese", "Nguyễn Thị Ánh Tuyết, trưởng phòng"],
  ["Hebrew with points and cantillation", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם"],
  ["Arabic with all its signs", "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ"],
  ["Devanagari", "क्षत्रिय स्त्री राष्ट्रीय कर्त्तव्य ज्योत्स्ना"],
  ["Tibetan stacks", "ཧྐྵྨླྺྼྻྂ རྒྱལ་མཚན བསྒྲུབས"],
  ["Thai", "ผู้จัดการฝ่ายที่ปรึกษาด้านน้ำ"],
  ["Burmese", "ကျွန်ုပ် မြန်မာ"],
  ["emoji", "👩🏽‍💻 🏳️‍🌈 ❤️ 1️⃣"],
  ["International Phonetic Alphabet", "t̪͡s̪ʰ ɔ̃̀ː"],
])("%s is left as it is", (_script, text) => {
  for (const form of FORMS) expect(inForm(form, text)).toBe(text.normalize(form));
});

test("a run of marks that no script writes is cut", () => {
  const zalgo = `Z${"\u0334\u0301".repeat(500)}a`;
  expect([...inForm("NFD", zalgo)]).toHaveLength(2 + 16);
  expect([...inForm("NFD", `x${"\u0344".repeat(50)}`)]).toHaveLength(1 + 16);
});

test("doing it again changes nothing, and what is short stays what Unicode says", () => {
  const marks = fc.constantFrom(
    "\u0301",
    "\u0316",
    "\u0344",
    "\u0f73",
    "\u1d15e",
    "\u3099",
    "e",
    "\u1112",
    "\u1161",
  );
  const text = fc.array(marks, { maxLength: 60 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.constantFrom(...FORMS), (given, form) => {
      const once = inForm(form, given);
      expect(inForm(form, once)).toBe(once);
      expect(once.normalize(form)).toBe(once);
      if (!/\p{M}{9}/u.test(given)) expect(once).toBe(given.normalize(form));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["one run", `a${"\u0301".repeat(40_000)}${"\u0316".repeat(40_000)}`],
  ["many runs", `a${"\u0301\u0316".repeat(8)}`.repeat(5_000)],
])("80,000 marks in %s take no time to speak of", (_case, text) => {
  const costs = FORMS.map((form) => cpuOf(() => inForm(form, text)));
  expect(Math.max(...costs)).toBeLessThan(50);
});

/**
 * What was released stays as it was; of a password no more than a thousand characters are taken, and each of them counts;
 * the tokenizer takes one character at a time, as the judge was trained.
 */
const NORMALISE_THEMSELVES = [
  "src/judge/tokenizer.ts",
  "src/server/db/migrations/terms.ts",
  "src/server/security/password-hash.ts",
];

test("no other code normalises a text by itself", () => {
  const own = globSync("src/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$|normal-form\.ts$/.test(file))
    .filter((file) => readFileSync(file, "utf8").includes(".normalize("));
  expect(own.sort()).toEqual(NORMALISE_THEMSELVES);
});
