import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

test("the part of the form below the first screen comes by itself", async ({ page }) => {
  await leaveDraft(page, sampleResume);
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Add section").waitFor();
  const headings = await page.locator("form h2").allTextContents();
  expect(headings.join()).toMatch(/Contact.*Summary.*Experience.*Education.*Languages/);
});

test("a section that is looked for before the browser had time for it is there at once", async ({ page }) => {
  await leaveDraft(page, sampleResume);
  await page.addInitScript(() => {
    // A browser that never rests.
    window.requestIdleCallback = () => 0;
  });
  const editor = editorOn(page);
  await editor.open();
  await editor.host.getByText("BSc in Computer Science").waitFor();
  expect(await page.locator('form [data-field^="/education"]').count()).toBe(0);
  await editor.host.getByText("BSc in Computer Science").click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-field")))
    .toBe("/education/0/degree");
  await editor.button("Add section").waitFor();
});

test("the finished page is drawn once, in its own fonts, where they are a moment late", async ({ page }) => {
  await page.context().route(/(Regular|SemiBold)[^/]*\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.addInitScript(() => {
    const statuses: string[] = [];
    Reflect.set(globalThis, "statuses", statuses);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      new MutationObserver(() => {
        if (root.querySelector(".sheet.paged")) statuses.push(document.fonts.status);
      }).observe(root, { childList: true, subtree: true });
      return root;
    };
  });
  await leaveDraft(page, sampleResume);
  await editorOn(page).open();
  await page.locator(".sheet-host .sheet.paged").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, "statuses")[0])).toBe("loaded");
});

test("what an editor starts with is compiled while it arrives", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\/assets\/(index|shared|resume|editor)-[^/]+\.js$/.test(response.url()))
      scripts.push(response.text());
  });
  await editorOn(page).open();
  expect(scripts.length).toBe(4);
  for (const script of await Promise.all(scripts))
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
