import type { Locator, Page } from "playwright-core";
import { expect, test } from "../support/browser-test.ts";
import { editorOn } from "./editor-page.ts";

/** Takes hold of one thing and lets it go a little before another. */
async function drag(page: Page, held: Locator, before: Locator): Promise<void> {
  await held.hover();
  const target = await before.boundingBox();
  if (!target) throw new Error("nothing to drag to");
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 4, target.y - 8, { steps: 6 });
  await page.mouse.up();
}

test("every list takes new items, is put in order by the pointer, and lets them go; without an account there is no AI", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  const editor = editorOn(page);
  await editor.open();
  const handle = (name: string) => editor.button(new RegExp(`^Move ${name}: drag`));
  const onPage = async (names: readonly string[]) => {
    const text = (await editor.sheet()).join("\n");
    return names.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };

  for (const [item, names] of [
    ["position", ["Analyst", "Translator"]],
    ["study", ["Mathematics", "Engineering"]],
    ["project", ["Loom", "Engine"]],
  ] as const) {
    for (const name of names) {
      await editor.button(`Add ${item}`).click();
      await page.keyboard.type(name);
    }
    const [first, second] = names;
    expect(await onPage(names), item).toEqual([first, second]);
    await drag(page, handle(second), handle(first));
    expect(await onPage(names), item).toEqual([second, first]);
    await editor.button(`Remove ${second}`).click();
    expect(await onPage(names), item).toEqual([first]);
  }

  for (const [list, names] of [
    ["skills", ["Algebra", "French"]],
    ["certifications", ["Red Cross", "Driving"]],
    ["languages", ["Welsh", "Latin"]],
  ] as const) {
    for (const name of names) {
      await editor.field(`Add to ${list}`).fill(name);
      await page.keyboard.press("Enter");
    }
    const [first, second] = names;
    expect(await onPage(names), list).toEqual([first, second]);
    await drag(page, editor.button(`${second}, 2 of 2. Change`), editor.button(`${first}, 1 of 2. Change`));
    expect(await onPage(names), list).toEqual([second, first]);
    await editor.button(`Remove ${second}`).click();
    expect(await onPage(names), list).toEqual([first]);
  }

  const before = await editor.headings();
  expect(before).toEqual(["Experience", "Education", "Skills", "Projects", "Certifications", "Languages"]);
  await drag(page, handle("Languages"), handle("Certifications"));
  expect(await editor.headings()).toEqual([...before.slice(0, 4), "Languages", "Certifications"]);
  expect(await page.getByText("Improve with AI").count()).toBe(0);
});
