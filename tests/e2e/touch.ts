import type { Locator, Page } from "playwright-core";
import { expect } from "../support/browser-test.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Tapped {
  target: string;
  /** How often the tap arrived at what was tapped. */
  arrived: number;
  scrolledBy: number;
  /** What has the focus now and cannot be seen, or null. */
  hidden: string | null;
}

/** A person with a phone: scrolls until a thing is in sight, taps it, and notices when the page jumps or a tap does nothing. */
export function touchOn(page: Page) {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));

  /** Scrolls as a thumb does, and only if the thing is not in the middle part of the screen already. */
  const reach = async (target: Locator) => {
    await target.waitFor();
    await target.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      const isClear = top > 180 && bottom < window.innerHeight - 40;
      // A bar that stays at the edge is in reach where it is.
      if (isClear || (seen && element.contains(seen) && element.closest(".sticky, [role=toolbar]"))) return;
      window.scrollBy({ top: (top + bottom) / 2 - window.innerHeight / 2, behavior: "instant" });
    });
    // What is still moving, as a page that follows a finger does, would be missed by the tap.
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let before = Number.NaN; before !== window.scrollY; await frame()) before = window.scrollY;
    });
  };

  const tapped = async (target: Locator): Promise<Tapped> => {
    await reach(target);
    const element = await target.elementHandle();
    const arrivals = await element?.evaluateHandle((node) => {
      const seen = { count: 0 };
      node.addEventListener("click", () => seen.count++, { capture: true });
      return seen;
    });
    const box = await element?.boundingBox();
    if (!box) throw new Error("what was to be tapped is not on the screen");
    const before = await scrollY();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
    // The page has two frames to do what it does about a tap.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    return {
      target: `${target} from ${Math.round(box.y)} to ${Math.round((await element?.boundingBox())?.y ?? 0)}`,
      arrived: (await arrivals?.evaluate(({ count }) => count)) ?? 0,
      scrolledBy: (await scrollY()) - before,
      hidden: await hiddenFocus(page),
    };
  };

  return {
    reach,
    scrollY,
    /** The tap arrives once, the page stays where it is, and what has the focus is to be seen. */
    async tap(target: Locator) {
      expect(await tapped(target)).toMatchObject({ arrived: 1, scrolledBy: 0, hidden: null });
    },
    /** A tap on what brings something new on the screen, which the page may have to scroll to. */
    async tapToNew(target: Locator) {
      expect(await tapped(target)).toMatchObject({ arrived: 1, hidden: null });
    },
    /** A tap that leads to another page. */
    async follow(target: Locator) {
      await reach(target);
      const box = await target.boundingBox();
      if (!box) throw new Error("what was to be tapped is not on the screen");
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    },
    /** Types into what has the focus, which stays in sight. */
    async type(text: string) {
      await page.keyboard.type(text);
      expect(await hiddenFocus(page)).toBeNull();
    },
    async press(key: string) {
      await page.keyboard.press(key);
      expect(await hiddenFocus(page)).toBeNull();
    },
    /** Takes hold of it, puts the finger at a height of the screen in a few moves, and rests there until it is lifted. */
    async hold(handle: Locator, at: number): Promise<{ lift(): Promise<void> }> {
      await reach(handle);
      const box = await handle.boundingBox();
      if (!box) throw new Error("what was to be dragged is not on the screen");
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const finger = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: y === undefined ? [] : [{ x: from.x, y }],
        });
      await send("touchStart", from.y);
      for (const part of [0.3, 0.6, 1]) await send("touchMove", from.y + (at - from.y) * part);
      return {
        async lift() {
          await send("touchEnd");
          await finger.detach();
        },
      };
    },
    /** Drags by touch, and rests before it lets go, as a finger does. */
    async drag(handle: Locator, by: number) {
      await reach(handle);
      const box = await handle.boundingBox();
      if (!box) throw new Error("what was to be dragged is not on the screen");
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const finger = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: y === undefined ? [] : [{ x: from.x, y }],
        });
      await send("touchStart", from.y);
      for (const part of [0.2, 0.5, 0.8, 1]) await send("touchMove", from.y + by * part);
      // Lifted in full motion, it would be a fling, and the browser takes the next tap for the end of that.
      await page.waitForTimeout(200);
      await send("touchMove", from.y + by);
      await send("touchEnd");
      await finger.detach();
    },
  };
}

/** Says what has the focus if a bar or the edge of the screen hides where the words are typed. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    // The last line of a long text is where one types; a short field shows all of itself.
    const y = Math.min(bottom - 8, Math.max(top + 8, bottom - 20));
    const seen = document.elementFromPoint((left + right) / 2, y);
    if (seen && (field === seen || field.contains(seen) || seen.closest("label")?.control === field))
      return null;
    const name = field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? field.name;
    return `${name} at ${Math.round(top)} to ${Math.round(bottom)} under ${seen?.tagName ?? "nothing"}`;
  });
}
