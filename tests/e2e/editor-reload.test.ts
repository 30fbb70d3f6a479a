import type { Page } from "playwright-core";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { editorOn } from "./editor-page.ts";

const RELOADS = 10;
/** Sixty letters, typed as fast as the page takes them. */
const WORDS = "Led a ward of twenty beds and taught the new nurses at night";

const leftNames = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const who of ["a visitor", "the owner of an account"] as const)
  test(`as ${who}: what was typed without a pause is all there after a reload at once, ${RELOADS} times`, async ({
    page,
    signIn,
  }) => {
    const editor = editorOn(page);
    const visitor = who === "the owner of an account" ? (await signIn()).visitor : null;
    const draft = { title: "First", template: "google", resume: emptyResume() };
    const id = visitor && (await visitor.call("POST", "/api/resumes", draft)).body.id;
    await editor.open(id ? `/ai/${id}` : "/create");
    const summary = editor.field("Summary");
    const found: string[] = [];
    for (let round = 0; round < RELOADS; round++) {
      await summary.fill("");
      await summary.focus();
      await page.keyboard.type(WORDS);
      await page.reload();
      await page.getByLabel("Full name").waitFor();
      found.push(await summary.inputValue());
      expect.soft((await leftNames(page)).filter((name) => name.startsWith("left-draft"))).toEqual([]);
      // The history came along: the first undo takes back a word and no more.
      await editor.button("Undo").locator("visible=true").click();
      expect.soft(await summary.inputValue()).toBe(WORDS.replace(/night$/, ""));
    }
    expect(found).toEqual(Array(RELOADS).fill(WORDS));
  });
