import type { Page } from "playwright-core";

const MOST_STOPS = 140;

/** A person with a keyboard and nothing else. */
export function keyboardOn(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** What the element with the focus is called. */
  const here = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const labelled = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const name = (labelled && element.labels?.[0]?.textContent) || element?.getAttribute("aria-label");
      return (name ?? element?.textContent ?? "").trim();
    });
  /** Goes from stop to stop, and fails where there is no way or the focus is not to be seen. */
  const tabTo = async (name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab") => {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press(key);
      const label = await here();
      if (typeof name === "string" ? label === name : name.test(label)) return;
    }
    throw new Error(`no way to ${name} by ${key}; last at ${await here()}`);
  };
  const type = (text: string) => page.keyboard.type(text);
  return { press, here, tabTo, type };
}
