import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import { test as base, expect } from "../support/browser-test.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

/** Files are made ahead only where a second worker stays free. */
const test = base.extend({
  renderQueue: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const renderQueue = openRenderQueue({
        pdf: { workers: 2, deadline: 60_000, queueLimit: 24 },
        deadline: 60_000,
      });
      await use(renderQueue);
      await renderQueue.close();
    },
    { scope: "worker" },
  ],
});

/** Watches what is made ahead, and what is asked for as a download. */
function watchFiles(page: Page) {
  const ahead: number[] = [];
  const asked: string[] = [];
  const failed: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/render/ahead")) ahead.push(answer.status());
  });
  page.on("request", (request) => {
    if (/\/api\/render$|\/export\?/.test(request.url())) asked.push(request.url());
  });
  page.on("requestfailed", (request) => void failed.push(request.url()));
  return { ahead, asked, failed };
}

async function downloadPdf(page: Page): Promise<Buffer> {
  if (!(await page.getByRole("menuitem", { name: "PDF" }).isVisible()))
    await page.getByRole("button", { name: "Download", exact: true }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  return readFile(await (await coming).path());
}

const toCome = { timeout: 20_000, interval: 50 };

test("a file that was made while the person paused is the one that a click would make, and is there at once", async ({
  page,
  server,
}) => {
  await leaveDraft(page, { ...sampleResume, name: "Ada Lovelace" });
  const editor = editorOn(page);
  const { ahead, asked } = watchFiles(page);
  await editor.open();
  await editor.field("Full name").fill("Ada King");
  await expect.poll(() => ahead, toCome).toEqual([200]);
  await page.evaluate(() => {
    const click = HTMLAnchorElement.prototype.click;
    let pressed = 0;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
    HTMLAnchorElement.prototype.click = function () {
      document.body.dataset.clickToFile = String(performance.now() - pressed);
      click.call(this);
    };
  });
  const made = await downloadPdf(page);
  // In the very task of the press; what that takes is measured by `npm run bench:opening`.
  expect(Number(await page.locator("body").getAttribute("data-click-to-file"))).toBeLessThan(250);
  expect(asked).toEqual([]);
  const cold = await fetch(`${server.url}/api/render`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      resume: { ...sampleResume, name: "Ada King" },
      template: "google",
      theme: "signature",
      format: "pdf",
    }),
  });
  expect(made.equals(Buffer.from(await cold.arrayBuffer()))).toBe(true);
});

test("a kept resume's file is the one that its export gives", async ({ newContext, server }) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  const [name = "", value = ""] = (owner.cookie ?? "").split("=");
  const context = await newContext();
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  const editor = editorOn(page);
  const { ahead, asked } = watchFiles(page);
  await editor.open(`/ai/${id}`);
  await editor.field("Full name").fill("Ada King");
  await editor.expectState("Saved");
  await expect.poll(() => ahead, toCome).toEqual([200]);
  const made = await downloadPdf(page);
  expect(asked).toEqual([]);
  const cold = await fetch(`${server.url}/api/resumes/${id}/export?format=pdf`, {
    headers: { cookie: owner.cookie ?? "" },
  });
  expect(made.equals(Buffer.from(await cold.arrayBuffer()))).toBe(true);
});

test("whatever is changed after the pause, words, design or data, is in the file", async ({ page }) => {
  await leaveDraft(page, { ...sampleResume, name: "Ada Lovelace" });
  const editor = editorOn(page);
  const { ahead } = watchFiles(page);
  await editor.open();
  const files = new Set<string>();
  const take = async () => {
    const bytes = await downloadPdf(page);
    files.add(bytes.toString("latin1"));
    return bytes;
  };
  await editor.field("Full name").fill("Ada King");
  await expect.poll(() => ahead.at(-1), toCome).toBe(200);
  await take();
  // Pressed before the next pause: nothing was made of these words yet.
  await editor.field("Full name").fill("Ada Byron");
  await take();
  await expect.poll(() => ahead.length, toCome).toBeGreaterThan(1);
  await page.getByLabel("Fit to one page").check();
  await take();
  await editor.button("Download").click();
  await page.getByRole("menuitemcheckbox", { name: "Include resume data for re-import" }).click();
  const bare = await take();
  expect(bare.includes("/EmbeddedFile")).toBe(false);
  expect(files.size).toBe(4);
  await editor.button("Undo").first().click();
  await take();
  expect(files.size).toBe(5);
});

test("the next key ends what is being made, and a hidden page, a saved line and an empty resume have nothing made", async ({
  page,
  server,
}) => {
  const editor = editorOn(page);
  const { ahead, failed } = watchFiles(page);
  let held = true;
  await page.route(`${server.url}/api/render/ahead`, async (route) => {
    while (held) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue().catch(() => undefined);
  });
  await editor.open();
  await page.waitForTimeout(1500);
  expect(ahead).toEqual([]);
  const begun = page.waitForRequest(`${server.url}/api/render/ahead`);
  await editor.field("Full name").fill("Ada");
  await begun;
  await editor.field("Full name").press("End");
  await editor.field("Full name").press("a");
  await expect.poll(() => failed, toCome).toEqual([`${server.url}/api/render/ahead`]);
  held = false;
  await expect.poll(() => ahead, toCome).toEqual([200]);

  const nothingComes = async () => {
    await editor.field("Full name").press("b");
    await page.waitForTimeout(1800);
    expect(ahead).toEqual([200]);
  };
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  });
  await nothingComes();
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  });
  await nothingComes();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { type: "cellular" } });
  });
  await nothingComes();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { type: "wifi" } });
  });
  await editor.field("Full name").press("c");
  await expect.poll(() => ahead, toCome).toEqual([200, 200]);
});
