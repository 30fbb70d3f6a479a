import type { Locator, Page } from "playwright-core";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";
import { openKept } from "./kept-resume.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE, touchOn } from "./touch.ts";

const DRAFT = resumeOf({
  name: "Ines Okafor",
  summary: "Research nurse.",
  experience: [
    { title: "Nurse", company: "St Mary's", period: "March 2021 - now", bullets: ["Ran 4 trials."] },
  ],
  education: [{ school: "Leeds", degree: "BSc", period: "2012" }],
  skills: [{ text: "Wound care" }, { text: "Triage" }],
});

/** What the page is drawn with, as the browser computes it. */
function lookOf(page: Page) {
  return page.locator(".sheet-host").evaluate((host) => {
    const sheet = host.shadowRoot?.querySelector(".sheets .sheet");
    const styleAt = (selector: string) => {
      const found = sheet?.querySelector(selector);
      return found ? getComputedStyle(found) : null;
    };
    const columnOf = (column: string) =>
      [...(sheet?.querySelectorAll(`.${column} h2`) ?? [])].map((heading) => heading.textContent);
    const body = styleAt(".t-body, .t-sideBody");
    return {
      size: body?.fontSize,
      line: body?.lineHeight,
      face: body?.fontFamily.split(",")[0]?.replaceAll('"', ""),
      heading: styleAt("h2")?.fontFamily.split(",")[0]?.replaceAll('"', ""),
      headingInk: styleAt("h2")?.color,
      band: styleAt(".head")?.backgroundColor,
      margin: sheet && getComputedStyle(sheet).paddingInlineStart,
      number: sheet?.querySelector(".page-number")?.textContent ?? null,
      date: sheet?.querySelector(".aside")?.textContent,
      side: columnOf("side"),
      main: columnOf("main"),
    };
  });
}

const back = (page: Page, of: string) =>
  page.getByRole("button", { name: `Back to the template’s (${of})`, exact: true });
const slider = (page: Page, label: string) => page.getByRole("slider", { name: label, exact: true });

test("on a laptop by keys: every control changes the page at once, can be given back, undone and used again", async ({
  page,
  signIn,
}) => {
  const { editor, id, visitor } = await openKept(page, await signIn());
  const { press, type, here } = keyboardOn(page);
  await page.getByRole("tab", { name: "Design" }).focus();
  await press("Enter");
  const designed = await lookOf(page);
  await page.getByText("The page beside it follows at once.").waitFor();
  // Called by its name alone, a control says what it stands at as its value.
  expect(await slider(page, "Line spacing").getAttribute("aria-valuetext")).toMatch(/^\d\.\d\d$/);

  await slider(page, "Text size").focus();
  await press("End");
  await expect.poll(async () => (await lookOf(page)).size).toBe("16px");
  await slider(page, "Line spacing").focus();
  await press("Home");
  await expect.poll(async () => (await lookOf(page)).line).toBe("18.5px");
  await slider(page, "Side margins").focus();
  await press("Home");
  await expect.poll(async () => (await lookOf(page)).margin).toBe("30px");
  await page.getByLabel("Typefaces").selectOption({ label: "EB Garamond and Source Sans" });
  await expect
    .poll(() => lookOf(page))
    .toMatchObject({ face: "Candor Source Sans 3", heading: "Candor EB Garamond" });
  await page.getByRole("checkbox", { name: /^Page numbers/ }).focus();
  await press("Space");
  await expect.poll(async () => (await lookOf(page)).number).toMatch(/^1 \/ \d$/);

  // A colour that nobody could read gives way, and the page says so.
  await page.getByLabel("Accent colour as # and six digits").focus();
  await press("ControlOrMeta+a");
  await type("#ffd400");
  await page.getByText(/#ffd400 reads badly on this paper: its contrast is 1\.4 to 1/).waitFor();
  const { headingInk, band } = await lookOf(page);
  expect([headingInk, band]).not.toContain("rgb(255, 212, 0)");
  await press("ControlOrMeta+a");
  await type("#12");
  await press("Tab");
  await page.getByText("Write # and six digits").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel("Accent colour as # and six digits").fill("#7a1f3d");
  await expect.poll(async () => (await lookOf(page)).headingInk).toBe("rgb(122, 31, 61)");
  expect(await page.getByText("reads badly").count()).toBe(0);

  // One goes back to the template's, with the focus on what it was about; undo brings it back.
  await back(page, "Text size").focus();
  await press("Enter");
  await expect.poll(async () => (await lookOf(page)).size).not.toBe("16px");
  expect(await here()).toMatch(/^Text size/);
  await press("ControlOrMeta+z");
  await expect.poll(async () => (await lookOf(page)).size).toBe("16px");

  // Kept under a name, with the account.
  await editor.button("Save this style").focus();
  await press("Enter");
  await page.getByRole("dialog").waitFor();
  await press("ControlOrMeta+a");
  await type("Wine red");
  await press("Enter");
  const styles = page.getByRole("region", { name: "Saved styles" });
  await styles.getByText("Wine red").first().waitFor();
  expect((await visitor.call("GET", "/api/styles")).body.styles).toMatchObject([
    { name: "Wine red", template: "google", style: { accent: "#7a1f3d", bodySize: 12 } },
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);

  // All of it goes back at once, and the style that is kept brings it again.
  await editor.button("All back to the template’s").focus();
  await press("Enter");
  await expect.poll(() => lookOf(page)).toEqual(designed);
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.style).toEqual({});
  await styles.getByRole("button", { name: "Use Wine red" }).focus();
  await press("Enter");
  await expect.poll(() => lookOf(page)).toMatchObject({ size: "16px", headingInk: "rgb(122, 31, 61)" });
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.style).toMatchObject({
    bodySize: 12,
    marginX: 8,
  });

  // Renamed and deleted, and the page stays as it is; another device would see the same list.
  const menu = styles.getByRole("button", { name: "More for Wine red" });
  await menu.focus();
  await press("Enter", "Enter");
  await page.getByRole("dialog").waitFor();
  await press("ControlOrMeta+a");
  await type("Red wine");
  await press("Enter");
  await styles.getByText("Red wine").first().waitFor();
  await page.reload();
  await page.getByRole("tab", { name: "Design" }).click();
  await styles.getByRole("button", { name: "More for Red wine" }).focus();
  await press("Enter", "End", "Enter");
  await expect.poll(async () => (await visitor.call("GET", "/api/styles")).body.styles).toEqual([]);
  await expect.poll(async () => (await lookOf(page)).size).toBe("16px");
});

test("in two columns, sections change their place by keys, by buttons and by drag", async ({ page }) => {
  await leaveDraft(page, DRAFT);
  const editor = editorOn(page);
  const { press } = keyboardOn(page);
  await editor.open();
  await page.getByRole("tab", { name: "Design" }).click();
  expect(await page.getByRole("group", { name: "Columns of the sections" }).count()).toBe(0);
  await page.getByRole("radio", { name: /^Microsoft/ }).check();
  await expect
    .poll(() => lookOf(page))
    .toMatchObject({ side: ["Skills"], main: ["Summary", "Experience", "Education"] });

  await editor.button("Move Education to the narrow column").focus();
  await press("Enter");
  await expect
    .poll(() => lookOf(page))
    .toMatchObject({ side: ["Skills", "Education"], main: ["Summary", "Experience"] });
  // The focus goes along with the section.
  await press("Enter");
  await expect.poll(async () => (await lookOf(page)).side).toEqual(["Skills"]);
  await press("Enter");
  await editor.button("Move Education up").focus();
  await press("Enter");
  await expect.poll(async () => (await lookOf(page)).side).toEqual(["Education", "Skills"]);

  // By drag, to a place of the other column, in one step to undo.
  await drag(page, editor.button("Drag Skills"), page.locator("[data-section-key=summary]"));
  await expect
    .poll(() => lookOf(page))
    .toMatchObject({ side: ["Education"], main: ["Skills", "Summary", "Experience"] });
  await press("ControlOrMeta+z");
  await expect
    .poll(() => lookOf(page))
    .toMatchObject({ side: ["Education", "Skills"], main: ["Summary", "Experience"] });
  await back(page, "Columns of the sections").click();
  await expect.poll(async () => (await lookOf(page)).main).toContain("Education");
});

/** To just above the middle of another item. */
async function drag(page: Page, handle: Locator, to: Locator): Promise<void> {
  const [from, target] = [await handle.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error("what was to be dragged is not on the screen");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
  await page.mouse.move(target.x + 40, target.y + target.height / 2 - 6, { steps: 5 });
  await page.mouse.up();
}

test("on a phone by taps: a visitor's style is kept on the device, with every target large enough", async ({
  newContext,
}) => {
  const page = await (await newContext(PHONE)).newPage();
  await leaveDraft(page, DRAFT);
  const editor = editorOn(page);
  const { reach, tap, tapToNew, type } = touchOn(page);
  await editor.open();
  await tapToNew(page.getByRole("tab", { name: "Design" }));
  expect(await page.getByText("The page beside it").isVisible()).toBe(false);
  expect(await page.getByText("Preview shows the page.").isVisible()).toBe(true);

  // A slider goes where the finger is put down; the browser makes no click of it.
  await reach(slider(page, "Text size"));
  const track = await slider(page, "Text size").boundingBox();
  if (!track) throw new Error("there is no slider");
  await page.touchscreen.tap(track.x + track.width - 4, track.y + track.height / 2);
  await expect.poll(() => slider(page, "Text size").inputValue()).toBe("12");
  await tap(page.getByRole("checkbox", { name: /^Page numbers/ }));
  await tap(page.getByRole("group", { name: "Dates in one style" }).getByRole("button", { name: "03/2021" }));
  await page.getByLabel("Typefaces").selectOption({ label: "Literata" });
  await tap(page.getByRole("radio", { name: /^Microsoft/ }));
  await tap(editor.button("Move Skills to the wide column"));
  await tapToNew(editor.button("Save this style"));
  await page.getByLabel("Name of the style").fill("");
  await type("Calm");
  await tapToNew(page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }));
  await page.getByRole("button", { name: "Use Calm" }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await editor.expectState("Saved on this device");
  await page.reload();
  await page.getByLabel("Full name").waitFor();
  await page.getByRole("tab", { name: "Preview" }).tap();
  const look = {
    size: "16px",
    face: "Candor Literata",
    number: "1 / 1",
    date: "03/2021 – Present",
    side: [],
    main: ["Summary", "Experience", "Education", "Skills"],
  };
  await expect.poll(() => lookOf(page)).toMatchObject(look);

  // A second draft has the same look by one tap.
  await page.getByRole("tab", { name: "Edit" }).tap();
  await page.getByRole("tab", { name: "Design" }).tap();
  await tap(editor.button("All back to the template’s"));
  await tap(page.getByRole("button", { name: "Use Calm" }));
  await page.getByRole("tab", { name: "Preview" }).tap();
  await expect.poll(() => lookOf(page)).toMatchObject(look);
});

/** What a finger would miss in the design panel, by its name. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector("[data-style-control]")?.closest("fieldset")?.parentElement;
    const targets = [...(panel?.querySelectorAll("button, select, input") ?? [])].filter((target) =>
      target.checkVisibility(),
    );
    return targets.flatMap((target) => {
      const box = (target.closest("label") ?? target).getBoundingClientRect();
      const name = target.getAttribute("aria-label") ?? target.textContent ?? target.id;
      return box.height < 44 && box.width > 1
        ? [`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`]
        : [];
    });
  });
}
