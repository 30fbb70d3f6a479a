import type { Page } from "playwright-core";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn } from "./editor-page.ts";
import { PHONE } from "./touch.ts";

const FILE = `Aoife Byrne
14 Sea Road, Galway, H91 X2Y3
aoife@example.com
Blood group: O

Work
Scoil Bhríde, Galway
Class Teacher
2018 to date
- Teach a class of 27 children.
- Run the school choir.

School
Mary Immaculate College
Bachelor of Education
2013 – 2017

Tools
Guitar, Irish`;

async function give(page: Page, text = FILE) {
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  await dialog
    .getByLabel("Choose a file")
    .setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await dialog.getByRole("heading", { name: "Your file" }).waitFor();
  const field = (name: string | RegExp) => dialog.getByRole("button", { name });
  return { dialog, field, marked: () => dialog.locator("mark").allInnerTexts() };
}

test("the file and what it became stand side by side, and each field shows its words in the file", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const { dialog, field, marked } = await give(page);
  await field(/Title Class Teacher/).hover();
  expect(await marked()).toEqual(["Class Teacher"]);
  await field(/Company Scoil Bhríde/).focus();
  expect(await marked()).toEqual(["Scoil Bhríde"]);
  await dialog.getByRole("region", { name: "Words of the file" }).getByText("Bachelor of Education").click();
  expect(await field(/Degree Bachelor of Education/).getAttribute("aria-expanded")).toBe("true");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("what is wrong is moved by keys alone before anything is stored, and one move can be taken back", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const { dialog, field } = await give(page);
  await field(/Not placed Blood group: O/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await dialog.getByLabel("Move to").selectOption({ label: "New skill" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.getByText("Every word of the file has its place.").waitFor();
  await dialog.getByText("“Blood group: O” was moved to New skill.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Blood group: O");
  // What was moved by hand does not end with a slip of a key.
  await page.keyboard.press("Escape");
  await field("Take the last move back").click();
  await field(/Not placed Blood group: O/).waitFor();
  await field(/Title Class Teacher/).click();
  const company = dialog.locator('optgroup[label="Work 1"] option', { hasText: "Company" });
  await dialog.getByLabel("Move to").selectOption((await company.getAttribute("value")) ?? "");
  await field("Move").click();
  await field(/Company Class Teacher/).waitFor();
  expect(await editor.field("Full name").inputValue()).toBe("");
  await field("Use this").click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("What found no place (1 piece) is in the section “Not placed”").waitFor();
  // Kept where it can be read and moved, and on no page.
  await page
    .getByRole("button", { name: /^Not placed/ })
    .first()
    .waitFor();
  const sheet = (await editor.sheet()).join("\n");
  expect(sheet).not.toContain("Blood group");
  expect(sheet).toContain("Scoil Bhríde");
  expect(await editor.field("Full name").inputValue()).toBe("Aoife Byrne");
});

test("to look at a field draws its own lines anew, however long the file is", async ({ page }) => {
  const positions = Array.from({ length: 40 }, (_, nth) =>
    [
      `School ${nth}, Galway`,
      "Class Teacher",
      `${1970 + nth} – ${1971 + nth}`,
      `- Taught room ${nth}.`,
      "",
    ].join("\n"),
  );
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const { dialog, field, marked } = await give(
    page,
    FILE.replace("School\n", `${positions.join("\n")}\nSchool\n`),
  );
  // The last of both sides: before it, slices are still on their way.
  await dialog.getByText("Guitar, Irish").waitFor({ state: "attached" });
  await field(/Irish$/)
    .last()
    .waitFor({ state: "attached" });
  const drawings = await countDrawings(page);
  // On a busy machine there is a pause between two slices: nothing is drawn any more once it was so several times.
  let still = 0;
  const looksStill = async () => {
    const { rows, lines } = await drawings();
    still = rows + lines === 0 ? still + 1 : 0;
    return still;
  };
  await expect.poll(looksStill, { interval: 150 }).toBeGreaterThanOrEqual(4);
  await field(/Company School 3$/).focus();
  expect(await marked()).toEqual(["School 3"]);
  expect(await drawings()).toEqual({ rows: 0, lines: 1 });
  await field(/Company School 30$/).focus();
  expect(await marked()).toEqual(["School 30"]);
  expect(await drawings()).toEqual({ rows: 0, lines: 2 });
  await field(/Company School 30$/).click();
  expect((await drawings()).rows).toBe(1);
});

/** How often each component was drawn since the last question, known by words that its code holds. */
async function countDrawings(page: Page): Promise<() => Promise<{ rows: number; lines: number }>> {
  const engine = await page.context().newCDPSession(page);
  await engine.send("Profiler.enable");
  await engine.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await engine.send("Profiler.takePreciseCoverage");
    const script = result.find(({ url }) => url.includes("mapping-view"));
    if (!script) return { rows: 0, lines: 0 };
    const code = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), script.url);
    const ranges = script.functions.flatMap((each) => each.ranges.slice(0, 1));
    const timesOf = (words: string) =>
      ranges
        .filter(({ startOffset, endOffset }) => code.slice(startOffset, endOffset).includes(words))
        .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]?.count ?? 0;
    return { rows: timesOf('data-field":'), lines: timesOf("min-h-[1lh]") };
  };
}

test("words are dragged to where they belong", async ({ page }) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const { dialog, field } = await give(page);
  await field(/Title Class Teacher/).dragTo(field(/Company Scoil Bhríde/));
  await field(/Company Class Teacher/).waitFor();
  await field(/Title Scoil Bhríde/).waitFor();
  // From the end of the list: while something is dragged, "Not placed" comes to where it can be seen.
  await field(/Skill Guitar/).hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await field(/Skill Guitar/).boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await dialog.getByRole("heading", { name: /^Not placed/ }).hover();
  await page.mouse.up();
  await field(/Not placed Guitar/).waitFor();
});

test("on a phone the mapping is seen and put right by touch", async ({ newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const { dialog, field, marked } = await give(page);
  // Nothing of the file lies over the buttons below it.
  await field("Use this").tap({ trial: true });
  await field(/Not placed Blood group/).scrollIntoViewIfNeeded();
  await field(/Not placed Blood group/).tap();
  expect(await marked()).toEqual(["Blood group: O"]);
  await dialog.getByLabel("Move to").selectOption({ label: "New skill" });
  await field("Move").tap();
  await dialog.getByText("Every word of the file has its place.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await field("Use this").tap();
  await dialog.waitFor({ state: "hidden" });
});
