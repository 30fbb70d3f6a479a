import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

test("a visitor writes a resume from nothing, and finds it with its undo after a reload", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await page.getByText("No account needed to start.").first().waitFor();
  await editor.field("Full name").fill("Ada Lovelace");
  await editor.field("Email").fill("ada at example");
  await editor.field("Website").fill("ada.example.com");
  await page.getByText("This does not look like an email address").waitFor();
  await editor.field("Summary").fill("I write programs for engines.");
  expect((await editor.sheet()).slice(0, 4)).toEqual([
    "Ada Lovelace",
    "ada at example · ada.example.com",
    "Summary",
    "I write programs for engines.",
  ]);

  await editor.button("Add position").click();
  await editor.field("Title").fill("Analyst");
  await editor.field("Company").fill("Analytical Engine");
  await editor.button("Add line").first().click();
  await page.keyboard.type("Wrote the first program");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await editor.paste("Bullets, line 2 of 2", "• Found a fault\n• Mended it\n\n• Said so");
  await page.getByLabel("Bullets, line 4 of 4").waitFor();
  expect((await editor.sheet()).slice(-6)).toEqual([
    "Analyst",
    "Analytical Engine",
    "Wrote the first program",
    "Found a fault",
    "Mended it",
    "Said so",
  ]);
  await editor.field("Bullets, line 4 of 4").press("Alt+ArrowUp");
  expect((await editor.sheet()).slice(-2)).toEqual(["Said so", "Mended it"]);
  await editor.field("Bullets, line 3 of 4").hover();
  await editor.button("Move or remove line 3").click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  expect((await editor.sheet()).slice(-2)).toEqual(["Mended it", "Said so"]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Bullets, line 4 of 4",
  );

  await editor.field("Add to skills").fill("Algorithms");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Notes,");
  await editor.paste("Add to skills", "French, Italian");
  const chips = page.getByRole("list", { name: "Skills" }).getByRole("listitem");
  expect(await chips.allTextContents()).toEqual(["Algorithms", "Notes", "French", "Italian"]);
  await editor.button("Notes, 2 of 4. Change").click();
  await editor.button("Move Notes back").click();
  await page.keyboard.press("Escape");
  await editor.field("Add to certifications").fill("First Aid, issued by Red Cross");
  await page.keyboard.press("Enter");
  await page
    .getByRole("list", { name: "Certifications" })
    .getByText("First Aid, issued by Red Cross")
    .first()
    .waitFor();

  await editor.button("Move Skills up").click();
  await editor.button("Move Skills up").click();
  expect(await editor.headings()).toEqual(["Summary", "Skills", "Experience", "Certifications"]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await editor.expectState("Saved on this device");

  await page.reload();
  await editor.field("Full name").waitFor();
  expect(await editor.field("Full name").inputValue()).toBe("Ada Lovelace");
  expect(await editor.headings()).toEqual(["Summary", "Skills", "Experience", "Certifications"]);
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  expect(await editor.headings()).toEqual(["Summary", "Experience", "Skills", "Certifications"]);
  await page.keyboard.press("Control+Shift+Z");
  await page.keyboard.press("Control+Shift+Z");
  expect(await editor.headings()).toEqual(["Summary", "Skills", "Experience", "Certifications"]);
  while ((await editor.button("Undo").getAttribute("aria-disabled")) === null)
    await page.keyboard.press("Control+Z");
  expect(await editor.sheet()).toEqual([]);
});

test("an entry is in the draft from its first letter; what an offer to undo names is what it undoes", async ({
  page,
}) => {
  await leaveDraft(page, resumeOf({ ...sampleResume, skills: ["Go"] }));
  const editor = editorOn(page);
  await editor.open();
  const chips = page.getByRole("list", { name: "Skills" }).getByRole("listitem");
  const texts = () => chips.allTextContents();
  await editor.field("Add to skills").pressSequentially("Rus");
  expect((await editor.sheet()).filter((row) => row.includes("Rus"))).toHaveLength(1);
  expect(await texts()).toEqual(["Go"]);
  await editor.expectState("Saved on this device");
  await page.reload();
  await editor.field("Add to skills").waitFor();
  expect(await texts()).toEqual(["Go", "Rus"]);

  await editor.field("Add to skills").pressSequentially("Half");
  await editor.paste("Add to skills", "C, Zig");
  expect(await texts()).toEqual(["Go", "Rus", "Half", "C", "Zig"]);
  await editor.field("Add to skills").pressSequentially("Typed");
  await page.keyboard.press("Control+Z");
  expect(await editor.field("Add to skills").inputValue()).toBe("");
  await page.keyboard.press("Control+Z");
  expect(await texts()).toEqual(["Go", "Rus", "Half"]);
  await editor.button("Half, 3 of 3. Change").click();
  await page.keyboard.type("Whole");
  expect((await editor.sheet()).some((row) => row.includes("Whole"))).toBe(true);
  await page.keyboard.press("Control+Z");
  expect(await editor.field("Entry 3 of 3").inputValue()).toBe("Half");

  const undo = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });
  await editor
    .button(/^Remove Quillmark|^Remove Senior/)
    .first()
    .click();
  await undo.click();
  expect(await page.getByRole("button", { name: /^Move .*: drag/ }).count()).toBeGreaterThan(0);
  expect((await editor.sheet()).filter((row) => row.startsWith("Mentored two junior"))).toHaveLength(1);
  await editor
    .button(/^Remove Quillmark|^Remove Senior/)
    .first()
    .click();
  await undo.waitFor();
  await editor.field("Role").fill("Typed after the removal");
  await undo.waitFor({ state: "detached" });

  await editor.button("Drafts on this device").click();
  await page.getByRole("menuitem", { name: "Remove this draft" }).click();
  await expect.poll(() => editor.field("Full name").inputValue()).toBe("");
  await undo.click();
  await expect.poll(() => editor.field("Role").inputValue()).toBe("Typed after the removal");
});

test("on a phone the form and the preview are two tabs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveDraft(page, sampleResume);
  const editor = editorOn(page);
  await editor.open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  const panels = page.getByRole("tabpanel");
  expect(await panels.locator("visible=true").count()).toBe(2);
  await page.getByRole("tabpanel", { name: "Edit" }).getByRole("tabpanel", { name: "Content" }).waitFor();
  // One stop for Tab; the arrows choose, and End and Home jump.
  await page.getByRole("tab", { name: "Edit" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("tabpanel", { name: "Preview" }).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("tabpanel", { name: "Edit" }).waitFor();
  expect(await page.getByRole("tabpanel", { name: "Preview" }).count()).toBe(0);
  await page.keyboard.press("End");
  expect(await page.getByRole("tab", { name: "Preview" }).evaluate((tab) => tab.matches(":focus"))).toBe(
    true,
  );
  await page.getByText("2 pages").waitFor();
  expect(await editor.field("Full name").isVisible()).toBe(false);
  const width = await editor.host.evaluate((host) => host.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await editor.host.getByText("Quillmark Payments").click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-field"))).toBe(
    "/experience/1/company",
  );
  expect(await page.getByRole("tab", { name: "Edit" }).getAttribute("aria-selected")).toBe("true");
  // What was written while the page was out of sight takes the room that it needs.
  await editor.field("Summary").fill("Many words that take many lines. ".repeat(110));
  await page.getByRole("tab", { name: "Preview" }).click();
  const overflowing = () =>
    editor.host.evaluate(
      (host) =>
        [...(host.shadowRoot?.querySelectorAll(".sheet.paged") ?? [])].filter(
          (sheet) => sheet.scrollHeight > sheet.clientHeight,
        ).length,
    );
  await editor.host.getByText("Many words that take many lines.").first().waitFor();
  expect(await overflowing()).toBe(0);
});

test("template, theme, paper, fit and zoom change the page; a place leads to its field and back", async ({
  page,
}) => {
  await leaveDraft(page, sampleResume);
  const editor = editorOn(page);
  await editor.open();
  await page.getByText("2 pages").waitFor();
  await page.getByLabel("Fit to one page").check();
  await page.getByText("1 page", { exact: true }).waitFor();
  await editor.host.getByText("BSc in Computer Science").click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-field"))).toBe(
    "/education/0/degree",
  );
  const marked = () =>
    editor.host.evaluate((host) => host.shadowRoot?.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? "");
  expect(await marked()).toContain("education");
  await editor.field("Phone").focus();
  await expect.poll(marked).toContain("phone");

  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("radio", { name: /^Microsoft/ }).check();
  await page.getByRole("radio", { name: "Forest" }).check();
  await page.getByRole("radio", { name: "US Letter" }).check();
  const look = () =>
    editor.host.evaluate((host) => {
      const sheet = host.shadowRoot?.querySelector(".sheet.paged");
      const name = sheet?.querySelector(".name");
      return {
        height: sheet?.clientHeight,
        columns: sheet?.querySelectorAll(".columns").length,
        font: name && getComputedStyle(name).fontFamily.split(",")[0],
      };
    });
  await expect.poll(look).toEqual({ height: 1056, columns: 1, font: '"Candor EB Garamond"' });
  // The narrow column starts a whole line lower, on purpose to see; its lists stand beside a rule under the edge of their headings.
  expect(
    await editor.host.evaluate((host) => {
      const one = (selector: string) => {
        const element = host.shadowRoot?.querySelector(`.sheets ${selector}`);
        if (!element) throw new Error(`there is no ${selector}`);
        return { ...element.getBoundingClientRect().toJSON(), style: getComputedStyle(element), element };
      };
      const round = (value: number) => Math.round(value * 100) / 100;
      const scale = one(".sheet.paged").width / (one(".sheet.paged").element.clientWidth || 1);
      const [heading, list, line] = [one(".side h2"), one(".side .items"), one(".main p")];
      const rule = getComputedStyle(list.element, "::before");
      return {
        lines: round((heading.top - one(".main h2").top) / scale / Number.parseFloat(line.style.lineHeight)),
        beside: round(list.left - heading.left),
        rule: [rule.insetInlineStart, rule.width, rule.backgroundColor === heading.style.color],
        share: round((Number.parseFloat(rule.height) * scale) / list.height),
      };
    }),
  ).toEqual({ lines: 1, beside: 0, rule: ["0px", "1.5px", true], share: 1 });
  const thumbnails = page.locator("fieldset .still > div");
  await expect
    .poll(() => thumbnails.first().evaluate((host) => host.shadowRoot?.querySelector(".name")?.textContent))
    .toBe("Nora Whitfield");
  expect(await accessibilityFaults(page)).toEqual([]);
  await editor.button("Zoom in").click();
  const scale = () =>
    editor.host.evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>(".sheets")?.style.transform);
  await expect.poll(scale).toBe("scale(0.9)");
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await expect.poll(async () => (await look()).font).toBe('"Candor Source Sans 3"');
  await editor.button("Undo").click();
  await expect.poll(async () => (await look()).font).toBe('"Candor Inter"');
});
