import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { effort } from "../support/effort.ts";
import { extractors } from "../support/extractors.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const [theme] = themes;
if (!theme) throw new Error("there is no theme");

const letters = (alphabet: string, length: number): string =>
  alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length);

const WORDS = {
  "a word of 135 letters": letters("abcdefghijklmnopqrstuvwxyz", 135),
  "capitals that are wide": letters("WMQOHNDG", 60),
  "wide letters beyond ASCII": letters("щшюжфы", 70),
  "an address of 500 characters": `https://example.com/${letters("path/to-a_page?q=1&", 480)}`,
  "Latin letters among Chinese ones": `汉字${letters("abcdefghijklmnopqrstuvwxyz", 135)}汉字`,
  "Hebrew letters": letters("אבגדהוזחטיכלמנסעפצקרשת", 135),
};

/** The word in every field, as far as the field holds it. */
function resumeSaying(word: string): Resume {
  const [short, entry] = [word.slice(0, 200), word.slice(0, 500)];
  return resumeOf({
    ...{ name: short, role: short, location: short, email: short, phone: short, website: entry },
    summary: `Began ${word} ended`,
    experience: [
      { company: short, title: short, period: short, bullets: [word, `Led ${word} twice`] },
      { company: "Acme", title: "Engineer", period: short.slice(0, 32), bullets: [] },
      { company: short, title: "", period: "2020", bullets: [] },
    ],
    education: [{ school: short, degree: short, period: "2017 – 2020" }],
    skills: [entry, `a ${word.slice(0, 400)}`, "TypeScript"],
    projects: [{ name: short, desc: [word] }],
    certifications: [entry],
    languages: [entry],
  });
}

type Placed = { count: number; outside: number };

/** How many letters the pages hold, and how many of them stand beyond the room that the page leaves for text. */
function placedLetters(pdf: Uint8Array): Placed {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  const placed = { count: 0, outside: 0 };
  for (let index = 0; index < document.countPages(); index++) {
    const page = document.loadPage(index);
    const [left, top, right, bottom] = page.getBounds();
    page.toStructuredText("").walk({
      onChar(char, _origin, _font, _size, quad) {
        if (/\s/u.test(char)) return;
        placed.count += 1;
        const xs = [quad[0], quad[2], quad[4], quad[6]];
        const ys = [quad[1], quad[3], quad[5], quad[7]];
        if (Math.min(...xs) < left + 10 || Math.max(...xs) > right - 10) placed.outside += 1;
        else if (Math.min(...ys) < top || Math.max(...ys) > bottom) placed.outside += 1;
      },
    });
  }
  return placed;
}

function timesIn(text: string, word: string): number {
  return text.split(word).length - 1;
}

/** Some readers give back a right-to-left line from its left end, and put marks of direction around it. */
function isRead(read: string, word: string): boolean {
  const tight = read.normalize("NFKC").replace(/\s+|[\u200e\u200f\u202a-\u202e]/gu, "");
  const part = word.slice(0, 30);
  if (/\p{Script=Hebrew}/u.test(word))
    return timesIn([...tight].reverse().join(""), part) + timesIn(tight, part) >= 10;
  return timesIn(tight, word.slice(0, 200)) >= 10;
}

const cases = Object.entries(WORDS).flatMap(([name, word], index) =>
  templates
    .filter((_, place) => (place + index) % templates.length < effort(2, templates.length))
    .map((template) => ({ name, word, template })),
);

test.each(cases)(
  "$name is broken in every field of a $template.name resume, never cut off",
  async ({ word, template }) => {
    const { pdf } = await renderer.render(() => compose(resumeSaying(word), { template, theme, page: "a4" }));
    const { count, outside } = placedLetters(pdf);
    expect(count).toBeGreaterThan(word.length * 12);
    expect(outside).toBe(0);
    for (const extractor of extractors)
      expect(isRead(await extractor.read(pdf), word), extractor.name).toBe(true);
  },
);
