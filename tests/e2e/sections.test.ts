import type { Page } from "playwright-core";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE, touchOn } from "./touch.ts";

const DRAFT = resumeOf({
  name: "Ines Okafor",
  summary: "Research nurse.",
  experience: [
    {
      title: "Care assistant",
      company: "Aire Care",
      period: "2015 – 2017",
      bullets: ["Fed 30 people a day."],
    },
    { title: "Nurse", company: "St Mary's", period: "March 2021 - now", bullets: ["Ran 4 trials."] },
  ],
  education: [{ school: "Leeds", degree: "BSc", period: "03/04/2012" }],
});

/** As the template orders them. */
const SECTIONS = ["Summary", "Experience", "Education", "Skills", "Projects", "Certifications", "Languages"];

const WITH_PUBLICATIONS = SECTIONS.toSpliced(5, 0, "Publications");

/** The names of the form's sections, in their order. */
const cards = (page: Page) =>
  page
    .getByRole("form", { name: "Your resume" })
    .getByRole("heading", { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.querySelector("span span")?.textContent));

const expectCards = (page: Page, ...names: string[]) =>
  expect.poll(() => cards(page)).toEqual(["Contact", ...names]);

const options = (page: Page, section: string) =>
  page.getByRole("button", { name: `Options for ${section}`, exact: true });

test("by keyboard: sections are added, named, hidden, moved and removed, and a reload keeps all of it", async ({
  page,
}) => {
  await leaveDraft(page, DRAFT);
  const editor = editorOn(page);
  const { press, type, here } = keyboardOn(page);
  await editor.open();
  await expectCards(page, ...SECTIONS);

  // A section that not everybody needs is asked for, and the focus is where one goes on.
  await editor.button("Add section").focus();
  await press("Enter");
  expect(await page.getByRole("menuitem").allTextContents()).toEqual([
    ...["Volunteering", "Awards", "Publications", "Interests", "References", "Custom section…"],
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("p", "Enter");
  await expectCards(page, ...WITH_PUBLICATIONS);
  expect(await here()).toBe("Add publication");
  await press("Enter");
  await type("Falls on wards");

  // One of one's own, in the shape of another.
  await editor.button("Add section").focus();
  await press("Enter", "c", "Enter");
  await page.getByRole("dialog").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("Enter");
  await page.getByText("Give it a title").waitFor();
  await type("Talks");
  await press("Tab", "ArrowDown", "ArrowDown");
  expect(await page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("publications");
  await press("Enter");
  await expectCards(page, ...WITH_PUBLICATIONS, "Talks");
  expect(await here()).toBe("Add publication");
  await press("Enter");
  await type("What patients count");
  expect(await editor.headings()).toEqual(["Summary", "Experience", "Education", "Publications", "Talks"]);

  // Its order is the page's.
  await page.getByRole("button", { name: /^Move Talks:/ }).focus();
  for (let place = 8; place > 1; place--) await press("ArrowUp");
  expect(await here()).toMatch(/^Move Talks:/);
  await expect
    .poll(() => editor.headings())
    .toEqual(["Summary", "Talks", "Experience", "Education", "Publications"]);

  // Any title can be changed; none gives the usual one back.
  const rename = async (section: string, title: string) => {
    await options(page, section).focus();
    await press("Enter", "r", "Enter");
    await page.getByRole("dialog").getByRole("textbox").fill(title);
    await press("Enter");
  };
  await rename("Experience", "Where I worked");
  await expect.poll(() => editor.headings()).toContain("Where I worked");
  expect(await options(page, "Where I worked").evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
  await rename("Where I worked", "");
  await expect.poll(() => editor.headings()).toContain("Experience");
  await rename("Experience", "Work");

  // Hidden, it is off the page and says so; what it holds stays.
  await options(page, "Publications").focus();
  await press("Enter", "h", "Enter");
  await expect.poll(() => editor.headings()).toEqual(["Summary", "Talks", "Work", "Education"]);
  await page.getByRole("button", { name: "Publications Hidden from the page" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await options(page, "Work").focus();
  await press("Enter", "s", "s", "Enter");
  const positions = async () => (await editor.sheet()).join("\n").match(/^(?:Nurse|Care assistant)/gm);
  await expect.poll(positions).toEqual(["Nurse", "Care assistant"]);

  await editor.expectState("Saved on this device");
  await page.reload();
  await expectCards(page, "Summary", "Talks", "Work", ...WITH_PUBLICATIONS.slice(2));
  await page.getByRole("button", { name: "Publications Hidden from the page" }).waitFor();

  // A place on the page leads to its field, also in a section of one's own.
  await editor.host.evaluate((host) => {
    const places = [...(host.shadowRoot?.querySelectorAll("[data-pointer]") ?? [])];
    const place = places.find((one) => one.textContent === "What patients count");
    if (place instanceof HTMLElement) place.click();
  });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-field")))
    .toBe("/custom/0/content/0/name");

  // Removed with everything in it, and brought back whole.
  await options(page, "Talks").focus();
  await press("Enter", "End", "Enter");
  await expectCards(page, "Summary", "Work", ...WITH_PUBLICATIONS.slice(2));
  expect(await here()).toBe("Add section");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expectCards(page, "Summary", "Talks", "Work", ...WITH_PUBLICATIONS.slice(2));
  await expect.poll(() => editor.headings()).toEqual(["Summary", "Talks", "Work", "Education"]);
});

test("on a phone, by taps with the page scrolled: sections, the language, a question about a date and one style", async ({
  newContext,
}) => {
  const context = await newContext(PHONE);
  const page = await context.newPage();
  await leaveDraft(page, DRAFT);
  const editor = editorOn(page);
  const { tap, tapToNew } = touchOn(page);
  const choose = async (section: string, entry: string) => {
    await tap(options(page, section));
    await tapToNew(page.getByRole("menuitem", { name: entry }));
  };
  await editor.open();

  await tap(editor.button("Add section"));
  await tapToNew(page.getByRole("menuitem", { name: "Volunteering" }));
  // Its name is in sight, not under the bars: an empty section has nothing else that says what it is.
  const heading = page.getByRole("heading", { name: "Volunteering" });
  const isSeen = () =>
    heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 30, top + 2));
    });
  expect(await isSeen()).toBe(true);
  await choose("Volunteering", "Remove section");
  await tap(editor.button("Add section"));
  await tapToNew(page.getByRole("menuitem", { name: "Interests" }));
  await page.keyboard.type("Cello");
  await page.keyboard.press("Enter");
  // Emptied, it stays until the page is left.
  await tap(editor.button("Remove Cello"));
  await expectCards(page, ...SECTIONS, "Interests");
  await choose("Interests", "Move up");
  await expectCards(page, ...SECTIONS.slice(0, -1), "Interests", "Languages");
  await choose("Summary", "Hide from the page");
  await page.getByRole("button", { name: "Summary Hidden from the page" }).waitFor();

  // What a date can mean is asked, not guessed.
  const question = page.getByRole("group", { name: "What does “03/04/2012” mean?" });
  await question.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tapToNew(question.getByRole("button", { name: "3 April 2012" }));
  const period = page.locator('[data-field="/education/0/period"]');
  await expect.poll(() => period.inputValue()).toBe("3 April 2012");

  await tapToNew(page.getByRole("tab", { name: "Design" }));
  await page.getByLabel("Language of the resume").selectOption({ label: "Deutsch" });
  await expect.poll(() => editor.headings()).toEqual(["Berufserfahrung", "Ausbildung"]);
  expect(await page.getByRole("button", { name: /^Use/ }).count()).toBe(0);
  await page.getByLabel("US Letter").check();
  await tapToNew(editor.button("Use A4"));
  expect(await page.getByLabel("A4", { exact: true }).isChecked()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  const styles = page.getByRole("group", { name: "Dates in one style" });
  expect(await styles.getByRole("button", { pressed: true }).allTextContents()).toEqual([
    "As you wrote them",
  ]);
  expect(await styles.getByRole("button", { pressed: false }).allTextContents()).toEqual([
    "März 2021 – heute",
    "03/2021 – heute",
  ]);
  await tap(styles.getByRole("button", { name: "03/2021 – heute" }));
  await expect
    .poll(() => styles.getByRole("button", { pressed: true }).allTextContents())
    .toEqual(["03/2021 – heute"]);
  const dates = async () => (await editor.sheet()).filter((row) => /\d{4}/.test(row)).join(" ");
  await expect.poll(dates).toMatch(/2015 – 2017.*03\/2021 – heute.*03\.04\.2012/);

  await editor.expectState("Saved on this device");
  await page.reload();
  await page.getByLabel("Full name").waitFor();
  await expect.poll(() => editor.headings()).toEqual(["Berufserfahrung", "Ausbildung"]);
  await expect.poll(dates).toMatch(/03\/2021 – heute/);
  await expectCards(page, ...SECTIONS);
});
