import type { Page } from "playwright-core";
import { type Typed, watchKeys } from "./typed.ts";

/** Types into a text area whose text a line repeats: the least that a key can cost in this browser. */
export async function typeIntoFloor(page: Page, words: string, keys: number): Promise<Typed> {
  await page.setContent("<textarea rows=4 cols=60></textarea><p></p>");
  await page.evaluate(`
    const [area, line] = [document.querySelector("textarea"), document.querySelector("p")];
    area.addEventListener("input", () => { line.textContent = area.value; });
  `);
  await page.locator("textarea").click();
  await page.keyboard.type(words.slice(0, 30), { delay: 40 });
  await page.evaluate(watchKeys(`document.querySelector("p")`));
  for (let key = 0; key < keys; key++) {
    if (key > 0 && key % 150 === 0) await page.locator("textarea").fill("");
    await page.keyboard.type(words[key % words.length] ?? "x", { delay: 25 });
  }
  return page.evaluate<Typed>("typed");
}
