import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { bytesOf, phonePortrait, SECRETS } from "../factories/photos.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const picture = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytesOf(phonePortrait())) };

async function choose(page: Page, name: string, file: typeof picture) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name, exact: true }).click();
  await (await chooser).setFiles(file);
}

/** The picture on the finished page: what it says to somebody who does not see it, and how wide it is drawn. */
const shown = (page: Page) =>
  page.locator(".sheet-host").evaluate(async (element) => {
    const image = element.shadowRoot?.querySelector<HTMLImageElement>(".sheets img.photo");
    if (!image) return null;
    await image.decode();
    return { alt: image.alt, pixels: image.naturalWidth, wide: image.offsetWidth };
  });

const stored = async (page: Page) => {
  const address = await page.getByRole("form").locator("img").getAttribute("src");
  return Buffer.from(address?.split(",")[1] ?? "", "base64").toString("latin1");
};

test("a photo is added, cut to a square, hidden, removed and brought back", async ({ page }) => {
  const editor = editorOn(page);
  await leaveDraft(page, sampleResume);
  await editor.open();
  await page.getByText("In the United Kingdom, resumes usually have no photo").waitFor();
  expect(await shown(page)).toBe(null);

  await choose(page, "Add a photo", { ...picture, buffer: Buffer.from("no picture") });
  await page.getByText("This file cannot be opened as a picture here.").waitFor();
  expect(await shown(page)).toBe(null);

  await choose(page, "Add a photo", picture);
  const dialog = page.getByRole("dialog", { name: "Choose the part to show" });
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const zoom = dialog.getByRole("slider", { name: "Zoom" });
  expect(await zoom.evaluate((slider) => slider === document.activeElement)).toBe(true);
  expect(await dialog.getByRole("slider", { name: "Left to right" }).isDisabled()).toBe(true);
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  const frame = dialog.getByRole("img", { name: "The part of the picture that will be shown" });
  const drawn = () =>
    frame.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
  const before = await drawn();
  const box = await frame.boundingBox();
  if (!box) throw new Error("the picture is not shown");
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  await page.mouse.up();
  expect(await drawn()).not.toBe(before);
  expect(await dialog.getByRole("slider", { name: "Left to right" }).inputValue()).not.toBe("0");
  await dialog.getByRole("button", { name: "Use this photo" }).click();

  await editor.button("Change").waitFor();
  // The button that led here is gone: the focus is on what stands in its place.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Change");
  // A quarter of the picture's side, at its own pixels.
  expect(await shown(page)).toEqual({ alt: "Photo of Nora Whitfield", pixels: 24, wide: 88 });
  const kept = await stored(page);
  for (const secret of [...SECRETS, "Exif", "ICC_PROFILE"]) expect(kept).not.toContain(secret);

  // The picture stays the same one while the name beside it is typed: another would flicker.
  await page.locator(".sheet-host").evaluate((element) => {
    Reflect.set(globalThis, "picture", element.shadowRoot?.querySelector(".sheets img.photo"));
  });
  await editor.field("Role").fill("Staff Engineer");
  expect((await editor.sheet())[1]).toBe("Staff Engineer");
  expect(
    await page
      .locator(".sheet-host")
      .evaluate(
        (element) =>
          element.shadowRoot?.querySelector(".sheets img.photo") === Reflect.get(globalThis, "picture"),
      ),
  ).toBe(true);

  await editor.button("Hide").click();
  expect(await shown(page)).toBe(null);
  await page.getByText("Photo, hidden").waitFor();
  await editor.button("Show").click();
  expect(await shown(page)).not.toBe(null);

  await editor.button("Remove").click();
  expect(await shown(page)).toBe(null);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add a photo");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  expect(await shown(page)).toMatchObject({ pixels: 24 });

  await editor.expectState(/^Saved on this device/);
  await page.reload();
  await editor.button("Change").waitFor();
  expect(await shown(page)).toMatchObject({ alt: "Photo of Nora Whitfield" });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("on a phone a photo is added by touch, and its controls can be hit", async ({ newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  const editor = editorOn(page);
  await leaveDraft(page, { ...sampleResume, location: "Leipzig, Germany" });
  await editor.open();
  await page.getByText("In Germany, a photo is common.").waitFor();
  await choose(page, "Add a photo", picture);
  const dialog = page.getByRole("dialog", { name: "Choose the part to show" });
  for (const control of [
    dialog.getByRole("slider", { name: "Zoom" }),
    dialog.getByRole("button", { name: "Close" }),
  ])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  for (const name of ["Change", "Hide", "Remove"])
    expect((await editor.button(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await page.getByRole("tab", { name: "Preview" }).click();
  expect(await shown(page)).toMatchObject({ pixels: 96 });
  expect(await accessibilityFaults(page)).toEqual([]);
});
