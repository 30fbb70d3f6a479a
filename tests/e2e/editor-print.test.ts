import { readFile } from "node:fs/promises";
import * as mupdf from "mupdf";
import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { pdfPieces } from "../support/pdf-lines.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

const positions = (count: number, lines: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: "Nurse",
    company: `Ward ${index}`,
    period: "2019 – 2021",
    bullets: Array.from({ length: lines }, (_, line) => `Line ${line} of what was done on ward ${index}.`),
  }));
const long: Resume = resumeOf({ ...sampleResume, name: "Ada Lovelace", experience: positions(9, 5) });

/** The words of each page, line by line, and the size of its paper. */
function pagesOf(pdf: Uint8Array): { size: number[]; words: string }[] {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  return pdfPieces(pdf).map((pieces, index) => {
    const lines = pieces.toSorted(
      (one, other) => Math.round(one.baseline - other.baseline) || one.left - other.left,
    );
    return {
      size: document.loadPage(index).getBounds().map(Math.round),
      // A dot between two words is a drawing on the page, and a letter in the file.
      words: lines.map(({ text }) => text.normalize("NFKC").replaceAll("·", "")).join(""),
    };
  });
}

async function downloaded(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  return readFile(await (await coming).path());
}

/** As "Save as PDF" of the browser's own printing does it, with its choices as they are. */
const printed = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: false });

test("what is printed has the pages of the PDF, on its paper, in any design, and nothing of the editor", async ({
  page,
}) => {
  await leaveDraft(page, long);
  const editor = editorOn(page);
  await editor.open();
  for (const choose of [
    async () => {},
    async () => {
      await editor
        .button("Design")
        .or(page.getByRole("tab", { name: "Design" }))
        .first()
        .click();
      await page.getByLabel("Letter").check();
    },
  ]) {
    await choose();
    const file = pagesOf(await downloaded(page));
    const paper = pagesOf(await printed(page));
    expect(file.length).toBeGreaterThan(1);
    expect(paper).toEqual(file);
    expect(await page.locator(".print-sheets").count()).toBe(0);
  }
});

test("from a phone's form, from the dark, and of ten pages more than the preview shows, all of it is printed", async ({
  newContext,
}) => {
  const context = await newContext({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const page = await context.newPage();
  const endless = resumeOf({ ...long, experience: positions(40, 14) });
  await leaveDraft(page, endless);
  const editor = editorOn(page);
  await editor.open();
  // "Print" waits for fonts that nothing has asked for yet.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = "yes";
    };
  });
  await editor.button("Download").click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await page.locator("body[data-printed]").waitFor();
  const paper = pagesOf(await printed(page));
  const file = pagesOf(await downloaded(page));
  expect(file.length).toBeGreaterThan(10);
  expect(paper).toEqual(file);
});

test("the guide's words are on no paper, and an empty resume is not printed", async ({ page }) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Download").click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await page.getByText("There is nothing to download yet").waitFor();
  await editor.field("Full name").fill("Ada Lovelace");
  const paper = pagesOf(await printed(page));
  expect(paper.map(({ words }) => words)).toEqual(["AdaLovelace"]);
});
