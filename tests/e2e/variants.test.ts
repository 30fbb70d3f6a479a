import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import type { Visitor } from "../support/visitor.ts";
import { editorOn } from "./editor-page.ts";
import { kept } from "./kept-resume.ts";
import { openPage } from "./open-page.ts";
import { PHONE, touchOn } from "./touch.ts";

/** Every state passes axe, and nothing in it is wider than the screen. */
async function look(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Another device saves a resume. */
async function saveElsewhere(visitor: Visitor, id: string, change: object): Promise<void> {
  const { revision, resume } = (await visitor.call("GET", `/api/resumes/${id}`)).body;
  const body = { resume: { ...resume, ...change }, baseRevision: revision };
  expect((await visitor.call("PUT", `/api/resumes/${id}`, body)).status).toBe(200);
}

const makeVariant = async (visitor: Visitor, source: string, title: string): Promise<string> =>
  (await visitor.call("POST", `/api/resumes/${source}/variants`, { title })).body.id;

const idOnScreen = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test("a variant is made by keys, follows its source and keeps its own; clashes are chosen, wordings promoted, and it is detached", async ({
  page,
  context,
  signIn,
  expectFault,
}) => {
  expectFault(/409.*\/api\/resumes/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const { visitor } = await signIn();
  const source = await kept(visitor);
  const editor = editorOn(page);
  const role = editor.field("Role");

  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "What to do with First" }).focus();
  for (const key of ["Enter", "m", "Enter"]) await page.keyboard.press(key);
  await page.getByText("A variant starts as “First” and follows it").waitFor();
  await look(page);
  await page.keyboard.press("Enter");
  await page.getByText("Give it a name").waitFor();
  await page.keyboard.type("Acme");
  await page.keyboard.press("Enter");
  await page.getByText("Variant of First").waitFor();
  const variant = idOnScreen(page);
  await role.fill("Own role");
  await editor.expectState("Saved");

  // The source is open in another tab: what it saves arrives, and what was changed here stays.
  const tab = await context.newPage();
  const other = editorOn(tab);
  await other.open(`/ai/${source}`);
  await other.field("Location").fill("Leeds");
  await page.getByText("Arrived from “First” or another device: Location.").waitFor();
  expect(await editor.field("Location").inputValue()).toBe("Leeds");
  expect(await role.inputValue()).toBe("Own role");

  // Both changed one field: it is said, blocks nothing, and is chosen.
  await other.field("Role").fill("Source role");
  const clash = page.getByText("1 place that you changed here changed in “First” too.");
  await clash.waitFor();
  expect(await clash.count()).toBe(1);
  await look(page);
  await page.getByRole("button", { name: "Not now" }).click();
  await editor.field("Phone").fill("123");
  await editor.expectState("Saved");
  await page.getByRole("button", { name: "Compare and choose" }).click();
  const clashes = page.getByRole("dialog", { name: "Changed here and in the source" });
  await clashes.getByRole("radio", { name: "“First” Source role" }).check();
  await look(page);
  await clashes.getByRole("button", { name: "Save what I chose" }).click();
  await page.getByText("1 choice saved.").waitFor();
  expect(await role.inputValue()).toBe("Source role");
  expect(await page.getByText("changed in “First” too").count()).toBe(0);
  // The button that led to the dialog is gone; whoever works by keys does not begin again at the top.
  await expect.poll(() => isFocusLost(page)).toBe(false);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => role.inputValue()).toBe("Own role");
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${variant}`)).body.clashes).toEqual([]);

  // What differs, place by place: followed again with one undo, and put into the source.
  await page.getByRole("button", { name: "What differs" }).click();
  const panel = page.getByRole("dialog", { name: "Variant of “First”" });
  await panel.getByText("2 places here are not as in “First”.").waitFor();
  await look(page);
  await panel.getByRole("button", { name: /^Use the source’s ?: Contact · Role/ }).click();
  await panel.getByText("Contact · Role follows “First” again.").waitFor();
  await panel.getByText("1 place here is not as in “First”.").waitFor();
  await panel.getByRole("button", { name: "Undo" }).click();
  await panel.getByRole("button", { name: /^Put into the source ?: Contact · Role/ }).click();
  await panel.getByText("Contact · Role is in “First” now.").waitFor();
  await expect.poll(() => other.field("Role").inputValue()).toBe("Own role");
  await page.keyboard.press("Escape");
  await tab.close();

  // Another machine changes the source while the same field is typed here.
  await saveElsewhere(visitor, source, { role: "From a machine" });
  await role.fill("Typed here");
  const conflict = page.getByRole("alertdialog", { name: "This resume was changed elsewhere" });
  await conflict.getByText("“First”, which it follows, was saved after you opened it here").waitFor();
  await conflict.getByRole("radio", { name: "Here Typed here" }).check();
  await conflict.getByRole("button", { name: "Save what I chose" }).click();
  await editor.expectState("Saved");

  await context.setOffline(true);
  await page.getByRole("button", { name: "What differs" }).click();
  await panel.getByText("This needs the server, which cannot be reached.").waitFor();
  await look(page);
  await context.setOffline(false);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "What differs" }).click();
  await panel.getByRole("button", { name: "Detach from the source" }).click();
  await panel.getByText("It cannot be made to follow again.").waitFor();
  await panel.getByRole("button", { name: "Detach", exact: true }).click();
  await page.getByText("“Acme” is a resume of its own now.").waitFor();
  expect(await page.getByText("Variant of").count()).toBe(0);
  await expect.poll(() => isFocusLost(page)).toBe(false);
  await role.fill("By itself");
  await editor.expectState("Saved");
  const { body } = await visitor.call("GET", `/api/resumes/${variant}`);
  expect(body).toMatchObject({
    source: null,
    resume: { role: "By itself", location: "Leeds", phone: "123" },
  });
});

test("cards of variants stand with their source; deleting it asks what becomes of them", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/409.*variants/);
  const { visitor } = await signIn();
  const source = await kept(visitor);
  const field = await makeVariant(visitor, source, "Field");
  const employer = await makeVariant(visitor, field, "Employer");
  await openPage(page, "/dashboard");
  const family = page.getByRole("list", { name: "First and its variants" });
  await family.waitFor();
  expect(await family.getByRole("heading").allInnerTexts()).toEqual(["First", "Field", "Employer"]);
  expect(await family.getByText(/^Variant of/).allInnerTexts()).toHaveLength(2);
  await look(page);

  const remove = async (title: string) => {
    await page.getByRole("button", { name: `What to do with ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  const dialog = page.getByRole("alertdialog", { name: "Delete a resume with variants" });
  await remove("Field");
  await dialog.getByText("“Field” is the source of 1 variant: “Employer”.").waitFor();
  await dialog.getByRole("radio", { name: "Delete it too" }).check();
  await look(page);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await family.getByRole("link", { name: "Employer", exact: true }).waitFor();
  expect((await visitor.call("GET", `/api/resumes/${employer}`)).body.sourceId).toBe(field);

  await remove("First");
  await dialog.getByText("“First” is the source of 2 variants: “Field” and “Employer”.").waitFor();
  await dialog.getByText("It follows “First” no more, also if you restore that.").waitFor();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("list", { name: "Field and its variants" }).waitFor();
  expect((await visitor.call("GET", `/api/resumes/${field}`)).body.sourceId).toBeNull();
  expect((await visitor.call("GET", `/api/resumes/${employer}`)).body.sourceId).toBe(field);

  // Five deep is the end, in plain words.
  let deepest = employer;
  for (const title of ["Third", "Fourth", "Fifth"]) deepest = await makeVariant(visitor, deepest, title);
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "What to do with Fifth" }).click();
  await page.getByRole("menuitem", { name: "Make a variant" }).click();
  await page.keyboard.type("Sixth");
  await page.keyboard.press("Enter");
  await page.getByText("A variant of a variant can go 5 resumes deep.").waitFor();
});

const byTouch = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext({ ...PHONE, colorScheme: "dark" }));
  },
});

byTouch(
  "on a phone, by touch: a variant is made, a clash is chosen and any two are compared",
  async ({ page, signIn }) => {
    const { visitor } = await signIn();
    const source = await kept(visitor);
    const another = { ...sampleResume, role: "Nurse", skills: ["Triage"] };
    await visitor.call("POST", "/api/resumes", { title: "Another", template: "apple", resume: another });
    const { tapToNew, follow } = touchOn(page);
    await openPage(page, "/dashboard");
    await page.getByRole("link", { name: "First", exact: true }).waitFor();
    await tapToNew(page.getByRole("button", { name: "What to do with First" }));
    const menu = await page.getByRole("menu").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect(menu?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
    await tapToNew(page.getByRole("menuitem", { name: "Make a variant" }));
    await page.keyboard.type("Acme");
    await look(page);
    await follow(page.getByRole("button", { name: "Make the variant" }));
    await page.getByText("Variant of First").waitFor();
    const variant = idOnScreen(page);

    await saveElsewhere(visitor, variant, { role: "Own role" });
    await saveElsewhere(visitor, source, { role: "Source role" });
    await page.reload();
    await page.getByRole("button", { name: "Choose", exact: true }).waitFor();
    await look(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await tapToNew(page.getByRole("button", { name: "Choose", exact: true }));
    await page.getByRole("radio", { name: "This variant Own role" }).tap();
    await look(page);
    await page.getByRole("button", { name: "Save what I chose" }).tap();
    await page.getByText("1 choice saved.").waitFor();
    expect((await visitor.call("GET", `/api/resumes/${variant}`)).body.clashes).toEqual([]);

    await page.getByRole("button", { name: "What differs" }).tap();
    const panel = page.getByRole("dialog", { name: "Variant of “First”" });
    await panel.getByText("1 place here is not as in “First”.").waitFor();
    await look(page);
    await panel.getByRole("button", { name: "Close" }).tap();

    await page.getByRole("button", { name: "Earlier versions" }).locator("visible=true").tap();
    await page.getByRole("button", { name: "Compare with another resume" }).locator("visible=true").tap();
    const comparison = page.getByRole("dialog", { name: "Compare “Acme”" });
    await comparison.getByText("They differ in 1 place.").waitFor();
    await comparison.getByLabel("With").selectOption("Another");
    await comparison.getByText("They differ in 3 places.").waitFor();
    expect(await comparison.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Contact",
      "Skills",
      "Design",
    ]);
    await look(page);
  },
);
