import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { findTheme, templates } from "../../src/templates/registry.ts";
import { arabicSpeaker } from "../factories/careers/arabic-speaker.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

type Placed = { text: string; left: number };

async function placedTexts(data: Uint8Array): Promise<Placed[]> {
  const task = getDocument({ data: data.slice(), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.flatMap((item) =>
    "str" in item ? [{ text: item.str.trim(), left: Number(item.transform[4]) }] : [],
  );
}

test.each(templates)("dates of an Arabic resume end at one edge of a $name page", async (template) => {
  const theme = findTheme("signature");
  if (!theme) throw new Error("there is no theme");
  const { pdf } = await renderer.render(() => compose(arabicSpeaker, { template, theme, page: "a4" }));
  const texts = await placedTexts(pdf);
  const leftOf = (sought: string): number | undefined => texts.find(({ text }) => text === sought)?.left;
  const inDigits = leftOf("2015 – 2019") ?? leftOf("2015");
  // The last word of a date that is written in letters.
  const inLetters = leftOf("الآن");
  expect(inDigits).toBeGreaterThan(0);
  expect(inLetters).toBeCloseTo(inDigits ?? 0, 0);
});
