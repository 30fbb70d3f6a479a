import { readFileSync } from "node:fs";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn } from "./editor-page.ts";
import { openPage } from "./open-page.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("the sample is a guide: grey beside own words, gone field by field, in no file, and no part of what is kept", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  await openPage(page, "/templates");
  await page.getByRole("radio", { name: "Navy" }).check();
  await page.getByRole("button", { name: "Choose Template" }).nth(2).click();
  const alert = page.getByRole("alertdialog", { name: "Resume Generated! (Mock)", exact: true });
  await alert.getByRole("link", { name: "Keep the sample as a guide" }).click();
  const editor = editorOn(page);
  const name = editor.field("Full name");
  await name.waitFor();
  const grey = () =>
    editor.host.evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll(".sheets [data-guide]") ?? [])].map(
        (place) => place.textContent?.trim() ?? "",
      ),
    );
  await page.getByText("Grey text is a sample. It is in none of your files.").waitFor();
  expect([await name.inputValue(), await name.getAttribute("placeholder")]).toEqual(["", "Nora Whitfield"]);
  await expect.poll(grey).toContain("Nora Whitfield");
  expect(await editor.sheet()).toContain("Tidewell Freight");
  await page.getByText("The paler text is the sample.").waitFor();

  // A file of nothing is refused in words.
  const download = async (format: string) => {
    await editor.button("Download").click();
    await page.getByRole("menuitem", { name: format }).click();
  };
  await download("Plain text");
  await page.getByText("There is nothing to download yet: the grey text is a sample").waitFor();

  // Field by field: what is written is not grey, and what is emptied is the sample's again.
  await name.fill("Jane Doe");
  await expect.poll(grey).not.toContain("Nora Whitfield");
  expect(await editor.sheet()).toContain("Jane Doe");
  await name.fill("");
  await expect.poll(grey).toContain("Nora Whitfield");
  await name.fill("Jane Doe");
  await editor.field("Add to skills").fill("Triage");
  await page.keyboard.press("Enter");
  await expect.poll(grey).not.toContain("Skills");
  expect((await editor.sheet()).join()).not.toContain("PostgreSQL ·");
  // A grey position leads to the place where it is written.
  await editor.host.evaluate((host) => {
    const place = host.shadowRoot?.querySelector('[data-pointer="/experience/1/title"]');
    if (place instanceof HTMLElement) place.click();
  });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add position");
  await page.keyboard.press("Enter");
  expect(await editor.field("Title").getAttribute("placeholder")).toBe(sampleResume.experience[0]?.title);
  await editor.field("Title").fill("Nurse");
  // A nurse is shown no engineer: what belongs at each place is said in words of no trade.
  await expect.poll(async () => (await grey()).join()).toContain("What a usual week was");
  expect((await editor.sheet()).join()).not.toMatch(/Engineer|Developer|TypeScript|Tidewell/);
  await editor.button("Add line").click();
  const line = editor.field("Bullets, line 1 of 1");
  expect(await line.getAttribute("placeholder")).toMatch(/^What you did, for whom/);
  await line.fill("Led a ward of 20 beds.");
  expect((await editor.sheet()).join()).not.toContain("Something that you made better");
  expect(await accessibilityFaults(page)).toEqual([]);

  // Files hold own words alone.
  const coming = page.waitForEvent("download");
  await download("Plain text");
  const text = readFileSync(await (await coming).path(), "utf8");
  expect(text).toMatch(/Jane Doe[\s\S]*Nurse[\s\S]*Led a ward of 20 beds\./);
  expect(text).not.toMatch(/Nora|Tidewell|PostgreSQL|Wexcombe|What a usual|School or/);

  // The guide, the template and the theme go along into the account; the sample does not.
  await editor.expectState("Saved on this device");
  await page.reload();
  await page.getByText("Grey text is a sample.").waitFor();
  await editor.button("Keep in my account").click();
  await page.waitForURL("**/ai/**");
  await name.waitFor();
  expect(await editor.field("Role").getAttribute("placeholder")).toBe("Your role");
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes).toMatchObject([{ title: "Jane Doe", template: "amazon", theme: "navy" }]);
  const kept = (await visitor.call("GET", `/api/resumes/${resumes[0].id}`)).body.resume;
  expect(JSON.stringify(kept)).not.toMatch(/Nora|Tidewell|PostgreSQL/);
  await editor.button("Start with my own words").click();
  await expect.poll(grey).toEqual([]);
  expect(await editor.sheet()).not.toContain("Nora Whitfield");
  await page.reload();
  await name.waitFor();
  expect(await editor.field("Role").getAttribute("placeholder")).toBeNull();
});

test("on a phone, by touch: an empty draft takes the guide and gives it back, and a new draft keeps the template", async ({
  newContext,
}) => {
  const page = await (await newContext(phone)).newPage();
  const editor = editorOn(page);
  await openPage(page, "/templates");
  await page.getByRole("button", { name: "Choose Template" }).nth(1).tap();
  await page.getByRole("link", { name: "Start with my own words" }).tap();
  await editor.field("Full name").waitFor();
  expect(await editor.field("Add to skills").getAttribute("placeholder")).toBe("Such as patient care");
  // What a section holds is said in one line, beside its name or below it.
  const lines = await page.getByText("Empty: not shown on the page").evaluateAll((all) =>
    all.map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1, 1, 1]);
  // It is a step like any other, back and forth, and the next letter is one after it.
  const placeholder = () => editor.field("Full name").getAttribute("placeholder");
  const tool = (name: string) => editor.button(name).locator("visible=true");
  await editor.button("Keep the sample as a guide").tap();
  expect(await placeholder()).toBe("Nora Whitfield");
  await tool("Undo").tap();
  expect(await placeholder()).toBeNull();
  await tool("Redo").tap();
  expect(await placeholder()).toBe("Nora Whitfield");
  await page.getByRole("tab", { name: "Preview" }).tap();
  await page.getByText("The paler text is the sample.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("tab", { name: "Edit" }).tap();
  await editor.field("Full name").tap();
  await page.keyboard.type("Jane");
  await editor.button("Start with my own words").tap();
  expect(await editor.field("Role").getAttribute("placeholder")).toBeNull();
  expect(await editor.field("Full name").inputValue()).toBe("Jane");
  await tool("Undo").tap();
  expect(await editor.field("Role").getAttribute("placeholder")).toBe(sampleResume.role);
  expect(await editor.field("Full name").inputValue()).toBe("Jane");
  await tool("Redo").tap();
  expect(await editor.field("Role").getAttribute("placeholder")).toBeNull();
  await editor.expectState("Saved on this device");
  await editor.button("Drafts on this device").locator("visible=true").tap();
  await page.getByRole("menuitem", { name: "New draft" }).locator("visible=true").tap();
  await expect.poll(() => editor.field("Full name").inputValue()).toBe("");
  await page.getByRole("tab", { name: "Design" }).tap();
  expect(await page.getByRole("radio", { name: /^Microsoft/ }).isChecked()).toBe(true);
});
