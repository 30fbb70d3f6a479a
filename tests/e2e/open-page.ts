import type { Page } from "playwright-core";

/** Goes there and waits until the page answers to clicks: a prerendered page is to be seen before it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
}
