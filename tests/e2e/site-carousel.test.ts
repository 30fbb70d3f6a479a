import type { Page } from "playwright-core";
import { expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Templates" });
const shown = async (page: Page) =>
  (await carousel(page).locator("[data-shown]").getAttribute("aria-label")) ?? "";

/** The clock stands from here on; the test moves it. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, "/");
  await page.clock.pauseAt(60_000);
}

/** What is shown so much later. */
async function after(page: Page, ms: number): Promise<string> {
  await page.clock.runFor(ms);
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
  return shown(page);
}

/** What is shown after each of so many seconds. */
async function watch(page: Page, seconds: number): Promise<string[]> {
  const seen: string[] = [];
  for (let second = 0; second < seconds; second++) seen.push(await after(page, 1000));
  return seen;
}

/** The checks at the end of every test need a clock that goes. */
const clockTest = test.extend<{ clock: undefined }>({
  clock: [
    async ({ page }, use) => {
      await use(undefined);
      await page.clock.resume();
    },
    { auto: true },
  ],
});

clockTest("the preview turns every 3000 ms through three templates in a loop", async ({ page }) => {
  await openWithClock(page);
  const order = ["1 of 3: Google", "2 of 3: Meta", "3 of 3: Apple"];
  // A rest under the pointer starts the interval afresh, at a moment that is known to the millisecond.
  await carousel(page).hover();
  await page.mouse.move(5, 5);
  const start = order.indexOf(await after(page, 0));
  expect(start).toBeGreaterThanOrEqual(0);
  for (let turn = 1; turn <= 4; turn++) {
    expect(await after(page, 2999), `turn ${turn}`).toBe(order[(start + turn - 1) % 3]);
    expect(await after(page, 1), `turn ${turn}`).toBe(order[(start + turn) % 3]);
  }
});

test("the change is a slide with a fade of half a second", async ({ page }) => {
  await openPage(page, "/");
  const slides = await carousel(page)
    .getByRole("group", { includeHidden: true })
    .evaluateAll((all) =>
      all.map((slide) => {
        const { transitionDuration, transitionProperty, opacity, translate } = getComputedStyle(slide);
        return { transitionDuration, transitionProperty, opacity, moved: translate !== "none" };
      }),
    );
  expect(slides).toHaveLength(3);
  for (const slide of slides) {
    expect(slide).toMatchObject({
      transitionDuration: "0.5s",
      transitionProperty: "translate, opacity, visibility",
    });
  }
  expect(slides.map(({ opacity, moved }) => `${opacity} ${moved ? "aside" : "in place"}`).sort()).toEqual([
    "0 aside",
    "0 aside",
    "1 in place",
  ]);
  // Under way, both are there: one fades in from the right while the other leaves to the left.
  await carousel(page).getByRole("button", { name: "Next template" }).click();
  const underWay = await carousel(page)
    .getByRole("group", { includeHidden: true })
    .evaluateAll((all) =>
      all.flatMap((slide) =>
        slide
          .getAnimations()
          .map((change) => (change instanceof CSSTransition ? change.transitionProperty : "")),
      ),
    );
  expect(underWay.filter((property) => property === "translate").length).toBeGreaterThanOrEqual(2);
  expect(underWay.filter((property) => property === "opacity")).toHaveLength(2);
});

clockTest(
  "it rests under the pointer, under the focus and when it is paused, and goes on afterwards",
  async ({ page }) => {
    await openWithClock(page);
    const rests = async () => expect(new Set(await watch(page, 7)).size).toBe(1);
    const turns = async () => expect(new Set(await watch(page, 7)).size).toBeGreaterThan(1);

    await carousel(page).hover();
    await rests();
    await page.mouse.move(5, 5);
    await turns();

    await page.keyboard.press("Tab");
    await carousel(page).getByRole("button", { name: "Next template" }).focus();
    await rests();
    await page.getByRole("link", { name: "Features", exact: true }).focus();
    await turns();

    // A click leaves the focus behind, too.
    await carousel(page).getByRole("button", { name: "Next template" }).click();
    await page.mouse.move(5, 5);
    await rests();
    await page.getByRole("link", { name: "Features", exact: true }).focus();
    await turns();

    await carousel(page).getByRole("button", { name: "Pause the rotation" }).click();
    await page.mouse.move(5, 5);
    await page.getByRole("link", { name: "Features", exact: true }).focus();
    await rests();
    // Play is meant, even with pointer and focus on its button.
    await carousel(page).getByRole("button", { name: "Play the rotation" }).click();
    await turns();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await carousel(page).getByRole("button", { name: "Play the rotation" }).waitFor();
    await rests();
  },
);

clockTest("it stands still for who wants less motion, and steps by hand", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await carousel(page).getByRole("button", { name: "Play the rotation" }).waitFor();
  expect(new Set(await watch(page, 7))).toEqual(new Set(["1 of 3: Google"]));
  const step = (name: string) => carousel(page).getByRole("button", { name }).click();
  await step("Previous template");
  await expect.poll(() => shown(page)).toBe("3 of 3: Apple");
  await step("Next template");
  await step("Next template");
  await expect.poll(() => shown(page)).toBe("2 of 3: Meta");
});

test("it follows the carousel pattern: named, one slide to reach, a click leads to the templates", async ({
  page,
}) => {
  await openPage(page, "/");
  const region = carousel(page);
  expect(await region.getAttribute("aria-roledescription")).toBe("carousel");
  await region.hover();
  expect(await region.getByRole("group").count()).toBe(1);
  expect(await region.getByRole("group").getAttribute("aria-roledescription")).toBe("slide");
  expect(await region.getByRole("link").count()).toBe(1);
  await region.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Templates" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/templates");
});

test("on the narrowest phone the arrows are whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, "/");
  for (const name of ["Previous template", "Next template"]) {
    const box = await page.getByRole("button", { name }).boundingBox();
    // The page's own margin stays free: what lies in it is cut.
    expect(box && box.x >= 20 && box.x + box.width <= 300, `${name}: ${JSON.stringify(box)}`).toBe(true);
  }
});
