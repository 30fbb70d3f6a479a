import type { Page } from "playwright-core";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

const names = ["Google", "Microsoft", "Amazon", "Meta", "Netflix", "Apple"];
const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const preview = (page: Page) => page.getByRole("dialog");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("six templates stand in a grid, drawn with the sample before any script runs", async ({
  newContext,
}) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/templates");
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(names);
  for (const name of names) {
    expect(await card(page, name).locator(".sheet .name").textContent()).toBe("Nora Whitfield");
  }
  // Drawn before anyone scrolls to them, and broken into lines by the renderer alone.
  const drawn = await page.locator("main .sheet .name, main .sheet li").evaluateAll((parts) =>
    parts.map((part) => ({
      seen: part.checkVisibility({ contentVisibilityAuto: true }),
      wrap: getComputedStyle(part).getPropertyValue("text-wrap-style"),
    })),
  );
  expect(drawn.length).toBeGreaterThan(6);
  expect(drawn.filter(({ seen, wrap }) => !seen || wrap !== "auto")).toEqual([]);
  expect(await page.getByRole("link", { name: "Create Resume", exact: true }).getAttribute("href")).toBe(
    "/create",
  );
  await page.getByText("The names are styles, not affiliations").waitFor();
  // Names only: no picture that could be somebody's logo.
  expect(await page.getByRole("main").locator("img, .sheet svg").count()).toBe(0);
});

test("a theme redraws all six, and the designers' own comes back", async ({ page }) => {
  await openPage(page, "/templates");
  const bands = () =>
    page.locator("main .still > div").evaluateAll((hosts) =>
      hosts.map((host) => {
        const name = (host.shadowRoot ?? host).querySelector(".name");
        return name ? getComputedStyle(name).fontFamily.split(",")[0] : "";
      }),
    );
  const before = await bands();
  expect(before).toHaveLength(6);
  await page.getByRole("radio", { name: "Forest" }).check();
  await expect.poll(async () => new Set(await bands())).toEqual(new Set(['"Candor EB Garamond"']));
  await page.getByRole("radio", { name: "Signature", exact: true }).check();
  await expect.poll(bands).toEqual(before);
});

test("the preview opens, steps with buttons and arrows in a loop, and Escape gives the focus back", async ({
  page,
}) => {
  await openPage(page, "/templates");
  const opener = card(page, "Netflix").getByRole("button", { name: "Preview", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const title = (name: string) =>
    preview(page).getByRole("heading", { level: 2, name, exact: true }).first().waitFor();
  await title("Netflix");
  await preview(page).getByRole("article", { name: "Netflix template, sample resume" }).waitFor();
  await preview(page).getByRole("heading", { level: 1, name: "Nora Whitfield" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.keyboard.press("ArrowRight");
  await title("Apple");
  await page.keyboard.press("ArrowRight");
  await title("Google");
  await page.keyboard.press("ArrowLeft");
  await title("Apple");
  await preview(page).getByRole("button", { name: "Previous" }).click();
  await title("Netflix");
  await preview(page).getByRole("button", { name: "Next" }).click();
  await title("Apple");

  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await preview(page).waitFor({ state: "hidden" });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("Choose Template keeps an empty draft and offers the sample as a guide in an alert", async ({
  page,
  server,
}) => {
  await openPage(page, "/templates");
  await page.getByRole("radio", { name: "Navy" }).check();
  await card(page, "Amazon").getByRole("button", { name: "Choose Template", exact: true }).click();
  const alert = page.getByRole("alertdialog", { name: "Resume Generated! (Mock)", exact: true });
  await alert.getByRole("heading", { name: "Resume Generated! (Mock)", exact: true }).waitFor();
  await alert.getByText(/Amazon template .* sample data/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("drafts") ?? "null"));
  expect(saved).toMatchObject({
    version: 1,
    drafts: [{ template: "amazon", theme: "navy", isUntouched: true, resume: { version: 1 } }],
  });

  await alert.getByRole("button", { name: "Close" }).click();
  await alert.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Choose Template");
  await card(page, "Apple").getByRole("button", { name: "Choose Template", exact: true }).click();
  await alert.getByRole("link", { name: "Start with my own words" }).click();
  await page.waitForURL(`${server.url}/create`);
  const name = page.getByRole("textbox", { name: "Full name", exact: true });
  await name.waitFor();
  expect([await name.inputValue(), await name.getAttribute("placeholder")]).toEqual(["", null]);
  await page.getByRole("tab", { name: "Design" }).click();
  expect(await page.getByRole("radio", { name: /^Apple/ }).isChecked()).toBe(true);
});

test("a template can be chosen from its preview; the alert stands above it", async ({ page }) => {
  await openPage(page, "/templates");
  await card(page, "Meta").getByRole("button", { name: "Preview", exact: true }).click();
  await preview(page).getByRole("button", { name: "Choose Template", exact: true }).click();
  const alert = page.getByRole("alertdialog");
  await alert.getByText(/Meta template/).waitFor();
  await page.keyboard.press("Escape");
  await alert.waitFor({ state: "hidden" });
  await preview(page).getByRole("button", { name: "Next" }).waitFor();
});

test("a browser that keeps nothing is told the truth", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openPage(page, "/templates");
  await card(page, "Google").getByRole("button", { name: "Choose Template", exact: true }).click();
  await page.getByRole("alertdialog").getByText("does not let this site keep it").waitFor();
});

test("a theme that cannot be fetched is reported and the templates stay", async ({
  context,
  page,
  expectFault,
}) => {
  expectFault(/^console: Failed to load resource: net::ERR_FAILED .*draw-sheet/);
  await openPage(page, "/templates");
  await context.route(/draw-sheet/, (route) => route.abort());
  await page.getByRole("radio", { name: "Plum" }).click();
  await page.getByText("That theme did not load.").waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "Signature", exact: true }).isChecked()).toBe(true);
});
