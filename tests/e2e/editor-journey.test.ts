import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";
import { editorOn } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { openPage } from "./open-page.ts";

test("the whole way by keyboard alone: from an empty page to a file and a resume in an account", async ({
  page,
}) => {
  const editor = editorOn(page);
  const { press, here, tabTo, type } = keyboardOn(page);
  await editor.open();

  // Every kind of section.
  await tabTo("Title of this resume");
  await press("Control+A");
  await type("Engines");
  await tabTo("Full name");
  await type("Ada Lovelace");
  await tabTo("Email");
  await type("ada@example.com");
  await tabTo("Summary");
  await type("Analyst of engines.");
  await tabTo("Add position");
  await press("Enter");
  await type("Analyst");
  await tabTo("Add line");
  await press("Enter");
  await type("First");
  await press("Enter");
  await type("Second");
  await press("Alt+ArrowUp");
  await tabTo("Add position");
  await press("Enter");
  await type("Translator");
  await tabTo("Add study");
  await press("Enter");
  await type("At home");
  await tabTo("Add to skills");
  await type("Algebra,French");
  await tabTo("Add project");
  await press("Enter");
  await type("Bernoulli numbers");
  await tabTo("Add line");
  await press("Enter");
  await type("A program");
  await tabTo("Add to certifications");
  await type("First Aid");
  await press("Enter");
  await tabTo("Add to languages");
  await type("English");
  await press("Enter");

  // Items, entries and sections in another order.
  await tabTo("French, 2 of 2. Change", "Shift+Tab");
  await press("Alt+ArrowLeft");
  expect(await here()).toBe("French, 1 of 2. Change");
  await tabTo(/^Move Skills: drag/, "Shift+Tab");
  await press("ArrowUp", "ArrowUp");
  expect(await here()).toMatch(/^Move Skills: drag/);
  await tabTo(/^Move Translator: drag/);
  await press("ArrowUp");
  expect(await here()).toMatch(/^Move Translator: drag/);
  const page1 = [
    ["Ada Lovelace", "ada@example.com", "Summary", "Analyst of engines."],
    ["Skills", "French, Algebra"],
    ["Experience", "Translator", "Analyst", "Second", "First"],
    ["Education", "At home", "Projects", "Bernoulli numbers", "A program"],
    ["Certifications", "First Aid", "Languages", "English"],
  ].flat();
  const words = async () => (await editor.sheet()).map((row) => row.replaceAll(" · ", ", ").trim());
  expect(await words()).toEqual(page1);

  // From the page into the form, then its look, there and back.
  await tabTo(/^The finished page/);
  await press("ArrowDown", "Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-field"))).toMatch(/^\//);
  await tabTo("Content", "Shift+Tab");
  await press("ArrowRight");
  expect(await here()).toBe("Design");
  await press("Tab", "ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: /^Microsoft/ }).isChecked()).toBe(true);
  await tabTo("Signature");
  await press("ArrowRight");
  const theme = () =>
    page
      .locator('input[name="draft-theme"]:checked')
      .evaluate((input) => input.closest("label")?.textContent);
  const chosen = await theme();
  expect(chosen).not.toBe("Signature");
  await press("Control+Z", "Control+Z");
  await expect.poll(() => page.getByRole("radio", { name: /^Google/ }).isChecked()).toBe(true);
  await press("Control+Shift+Z", "Control+Y");
  await expect.poll(theme).toBe(chosen);
  expect(await accessibilityFaults(page)).toEqual([]);
  await editor.expectState("Saved on this device");

  // A file.
  await tabTo("Download", "Shift+Tab");
  const coming = page.waitForEvent("download");
  await press("Enter");
  await expect.poll(here).toBe("PDF");
  await press("Enter");
  expect((await coming).suggestedFilename()).toBe("Ada-Lovelace-resume.pdf");

  // An account, and the draft in it.
  await tabTo("Keep it in an account", "Shift+Tab");
  await press("Enter");
  await page.waitForURL("**/register");
  await tabTo("Full name");
  await type("Ada Lovelace");
  await tabTo("Email");
  await type("ada@example.com");
  await tabTo("Password");
  await type(STRONG_PASSWORD);
  await tabTo("Confirm password");
  await type(STRONG_PASSWORD);
  await press("Enter");
  await page.waitForURL("**/ai/**");
  await editor.field("Full name").waitFor();
  await editor.expectState("Saved");
  // The other template shows the same words in other places and rows.
  const apart = (rows: readonly string[]) => rows.flatMap((row) => row.split(", ")).toSorted();
  expect(apart(await words())).toEqual(apart(page1));
});

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a laptop", { width: 1280, height: 800 }],
] as const) {
  test(`on ${name} every state of the editor and the dashboard passes axe, and nothing is wider than the screen`, async ({
    page,
    signIn,
    expectFault,
  }) => {
    expectFault(/409.*\/api\/resumes/);
    await page.setViewportSize(viewport);
    const { visitor } = await signIn();
    const draft = { title: "First", template: "google", resume: sampleResume };
    const { id } = (await visitor.call("POST", "/api/resumes", draft)).body;
    const found: string[] = [];
    const look = async (state: string) => {
      found.push(...(await accessibilityFaults(page)).map((fault) => `${state}: ${fault}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) found.push(`${state}: ${width} px wide`);
    };
    const editor = editorOn(page);
    await editor.open();
    await look("empty draft");
    await openPage(page, "/dashboard");
    await page.getByRole("link", { name: "First", exact: true }).waitFor();
    await look("dashboard");
    await page.getByRole("button", { name: "What to do with First" }).click();
    await look("menu of a card");
    await editor.open(`/ai/${id}`);
    await look("editor");
    await page.getByRole("tab", { name: "Design" }).click();
    await look("design");
    if (viewport.width < 1024) {
      await page.getByRole("tab", { name: "Preview" }).click();
      await page.getByText("2 pages").waitFor();
      await look("preview");
      await page.getByRole("tab", { name: "Edit" }).click();
    }
    await page.getByRole("tab", { name: "Content" }).click();
    await editor.button("Earlier versions").locator("visible=true").click();
    await page.getByText("There is none yet.").waitFor();
    await look("versions");
    await page.keyboard.press("Escape");
    const elsewhere = { ...sampleResume, role: "Elsewhere", skills: ["One"] };
    await visitor.call("PUT", `/api/resumes/${id}`, { resume: elsewhere, baseRevision: 1 });
    await editor.field("Role").fill("Here");
    await page.getByRole("alertdialog", { name: "This resume was changed elsewhere" }).waitFor();
    await look("conflict");
    await page.getByRole("button", { name: "Decide later" }).click();
    await page.getByRole("button", { name: "Compare and decide" }).waitFor();
    await look("decided later");
    expect(found).toEqual([]);
  });
}
