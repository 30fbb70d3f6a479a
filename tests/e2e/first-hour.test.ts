import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { plainOf } from "../factories/given-resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { extractors } from "../support/extractors.ts";
import { STRONG_PASSWORD, type Visitor } from "../support/visitor.ts";
import { assistOn } from "./assist-page.ts";
import { credentialsForm } from "./credentials-form.ts";
import { editorOn } from "./editor-page.ts";
import { openPage } from "./open-page.ts";
import { PHONE, touchOn } from "./touch.ts";

const TITLE = "Jane Doe – Registered Nurse";

/**
 * The first hour of a person with a phone, then a laptop. After every step all of the resume is held against what the person
 * meant: a word that changed although nobody touched it fails, wherever it stands.
 */
test("a first hour: written on a phone from nothing, kept, improved, and gone on with on a laptop", async ({
  newContext,
  server,
}) => {
  const context = await newContext(PHONE);
  const page = await context.newPage();
  const editor = editorOn(page);
  const { tap, tapToNew, follow, type, press, drag, reach, scrollY } = touchOn(page);
  const meant = blankResume();
  const kept = () =>
    expect.poll(async () => wordsOf(await guestResume(page)), { timeout: 10_000 }).toEqual(meant);

  // From the templates to an empty page.
  await openPage(page, "/templates");
  await follow(page.getByRole("link", { name: "Create Resume" }).first());
  await editor.field("Full name").waitFor();

  for (const [label, key, text] of [
    ["Full name", "name", "Jane Doe"],
    ["Role", "role", "Registered Nurse"],
    ["Email", "email", "jane.doe@example.com"],
    ["Phone", "phone", "+1 202 555 0143"],
  ] as const) {
    await tap(editor.field(label));
    await type(text);
    meant[key] = text;
  }
  await tap(editor.field("Summary"));
  await type("Nurse on a medical ward since 2016, calm on nights, and glad to teach.");
  meant.summary = "Nurse on a medical ward since 2016, calm on nights, and glad to teach.";
  await kept();

  // Three positions: typed line by line, pasted as a list, and a short one.
  const position = async (title: string, company: string, period: string) => {
    await tapToNew(editor.button("Add position"));
    await type(title);
    await tap(editor.field("Company").last());
    await type(company);
    await tap(editor.field("Period").last());
    await type(period);
    meant.experience.push({ title, company, period, bullets: [] });
    await tapToNew(experience(page).getByRole("button", { name: "Add line" }).last());
  };
  const bulletsOf = (at: number) => meant.experience[at]?.bullets ?? [];
  await position("Staff Nurse", "Mercy Hospital", "Mar 2020 – Present");
  await type("Responsible for 24 beds on nights");
  await press("Enter");
  await type("Taught 6 students to take blood");
  await press("Enter");
  await type("Wrote the ward's falls checklist");
  bulletsOf(0).push(
    "Responsible for 24 beds on nights",
    "Taught 6 students to take blood",
    "Wrote the ward's falls checklist",
  );
  await kept();

  await position("Care Assistant", "Oak House", "2016 – 2018");
  await editor.paste(
    "Bullets, line 1 of 1",
    "• Washed and fed 12 residents\n• Kept the medicine log\n• Drove the van",
  );
  bulletsOf(1).push("Washed and fed 12 residents", "Kept the medicine log", "Drove the van");
  await kept();

  await position("Nurse", "City Clinic", "2018 – 2020");
  await type("Gave 40 vaccinations a day");
  bulletsOf(2).push("Gave 40 vaccinations a day");
  await kept();

  // In another order: an item by its menu, a line by a finger.
  await tap(editor.button("More for Nurse"));
  await tapToNew(page.getByRole("menuitem", { name: "Move up" }));
  meant.experience.splice(1, 0, ...meant.experience.splice(2, 1));
  await kept();
  const line = (name: string) => page.getByRole("textbox", { name });
  await tap(line("Bullets, line 3 of 3").first());
  const step = (await line("Bullets, line 3 of 3").first().boundingBox())?.height ?? 0;
  await drag(page.getByRole("button", { name: "Move line 3" }).first(), -1.6 * step);
  bulletsOf(0).splice(1, 0, ...bulletsOf(0).splice(2, 1));
  await kept();

  // A line is removed and comes back; a position goes for good.
  await tap(line("Bullets, line 1 of 3").first());
  await tap(page.getByRole("button", { name: "Move or remove line 1" }).first());
  await tapToNew(page.getByRole("menuitem", { name: "Remove line" }));
  const [removed = ""] = bulletsOf(0).splice(0, 1);
  await kept();
  await tap(editor.button("Undo").locator("visible=true"));
  bulletsOf(0).unshift(removed);
  await kept();
  await tapToNew(editor.button("Add position"));
  await type("A mistake");
  await tap(editor.button("Remove A mistake"));
  await kept();

  // Undo takes back the last word, not the sentence.
  await tap(editor.field("Summary"));
  await press("Control+End");
  await type(" I speak Spanish");
  await tap(editor.button("Undo").locator("visible=true"));
  meant.summary += " I speak ";
  await kept();
  await tap(editor.field("Summary"));
  await press("Control+End");
  await type("Spanish.");
  meant.summary += "Spanish.";

  await tapToNew(editor.button("Add study"));
  await type("State College");
  meant.education.push({ school: "State College", degree: "", period: "" });
  await tap(page.getByRole("textbox", { name: "Add to skills" }));
  await type("Triage,Wound care,IV therapy,");
  meant.skills.push("Triage", "Wound care", "IV therapy");
  await kept();

  // Another look, the page itself, and back to the very place.
  await tapToNew(page.getByRole("tab", { name: "Design" }));
  await tap(page.getByRole("radio", { name: /^Netflix/ }));
  await expect.poll(() => page.getByRole("radio", { name: /^Netflix/ }).isChecked()).toBe(true);
  await tapToNew(page.getByRole("tab", { name: "Content" }));
  await reach(editor.field("Summary"));
  const place = await scrollY();
  await tapToNew(page.getByRole("tab", { name: "Preview" }));
  await expect.poll(() => sheetOnScreen(page)).toBe(true);
  await tapToNew(page.getByRole("tab", { name: "Edit" }));
  expect(await scrollY()).toBe(place);
  await kept();

  // A file that another program reads.
  const coming = page.waitForEvent("download");
  await tap(editor.button("Download"));
  await tap(page.getByRole("menuitem", { name: "PDF" }));
  const file = await coming;
  expect(file.suggestedFilename()).toBe("Jane-Doe-resume.pdf");
  const words = await pdfWords(await file.path());
  for (const text of ["Jane Doe", "Gave 40 vaccinations a day", "Oak House", "IV therapy"])
    expect(words).toContain(text);

  // An account, with the draft open in it.
  await follow(page.getByRole("link", { name: "Keep it in an account" }));
  await page.waitForURL("**/register");
  // The editor, which has a "Full name" too, stands there until the form has come.
  await page.getByRole("heading", { level: 1, name: "Create your account" }).waitFor();
  const form = credentialsForm(page);
  for (const [label, text] of [
    ["Full name", "Jane Doe"],
    ["Email", "jane.doe@example.com"],
    ["Password", STRONG_PASSWORD],
    ["Confirm password", STRONG_PASSWORD],
  ] as const) {
    await tap(form.field(label));
    await type(text);
  }
  await follow(form.button("sign-up"));
  await page.waitForURL(/\/ai\/[^/]+$/);
  await editor.field("Full name").waitFor();
  expect(await page.getByRole("textbox", { name: "Title of this resume" }).inputValue()).toBe(TITLE);
  const jane = await ownerOf(server.url);
  const [stored] = (await jane.call("GET", "/api/resumes")).body.resumes;
  expect(stored).toMatchObject({ title: TITLE, template: "netflix" });
  const storedResume = async () => (await jane.call("GET", `/api/resumes/${stored.id}`)).body.resume;
  const saved = () =>
    expect.poll(async () => wordsOf(await storedResume()), { timeout: 10_000 }).toEqual(meant);
  await saved();

  // A better bullet. With three positions the form opens folded; the first tap on a header unfolds it.
  const assist = assistOn(page);
  await tap(experience(page).getByRole("button", { name: /^Staff Nurse/ }));
  await tap(experience(page).getByRole("button", { name: "Improve with AI" }).first());
  await assist.dialog.waitFor();
  await follow(assist.button("Improve"));
  await assist.suggestion.waitFor();
  const better = await assist.words();
  expect(better).toContain("24 beds");
  await follow(assist.button("Use AI Bullet"));
  await assist.dialog.waitFor({ state: "hidden" });
  bulletsOf(0)[0] = better;
  await saved();

  // The same on a laptop, and on.
  const laptop = await (await newContext()).newPage();
  const onLaptop = editorOn(laptop);
  await credentialsForm(laptop).open("sign-in");
  await credentialsForm(laptop).signIn("jane.doe@example.com", STRONG_PASSWORD);
  await laptop.waitForURL((url) => url.pathname === "/");
  await laptop.getByRole("link", { name: "Dashboard" }).first().click();
  await laptop.getByRole("link", { name: TITLE, exact: true }).click();
  await onLaptop.field("Full name").waitFor();
  await onLaptop.field("Location").click();
  await laptop.keyboard.type("Portland, Oregon");
  meant.location = "Portland, Oregon";
  await onLaptop.expectState("Saved");
  await saved();

  // Back on the phone it is there as well.
  await page.reload();
  await expect.poll(() => editor.field("Location").inputValue()).toBe("Portland, Oregon");
});

const experience = (page: Page) => page.getByRole("region", { name: /^Experience/ });

/** What was written, without the ids of its lines. */
function wordsOf(resume: object | null): unknown {
  return resume && plainOf(resume);
}

function blankResume() {
  const experience: { title: string; company: string; period: string; bullets: string[] }[] = [];
  const education: { school: string; degree: string; period: string }[] = [];
  const skills: string[] = [];
  return {
    version: 2,
    ...{ name: "", role: "", location: "", email: "", phone: "", website: "", summary: "" },
    ...{ experience, education, skills, projects: [], certifications: [], languages: [] },
  };
}

/** The only draft of this device, as it lies there. */
function guestResume(page: Page): Promise<Resume | null> {
  return page.evaluate(
    () =>
      new Promise<Resume | null>((resolve, reject) => {
        const opening = indexedDB.open("candor");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.length === 1 ? all.result[0].content.resume : null);
          };
        };
      }),
  );
}

/** Whether the middle of the screen shows the finished page. */
function sheetOnScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return seen?.closest(".sheet-host") !== null;
  });
}

async function pdfWords(file: string): Promise<string> {
  const [reader] = extractors;
  if (!reader) throw new Error("no program here reads a PDF");
  return (await reader.read(await readFile(file))).replace(/\s+/g, " ");
}

async function ownerOf(url: string): Promise<Visitor> {
  const { Visitor } = await import("../support/visitor.ts");
  const jane = new Visitor(url);
  await jane.login("jane.doe@example.com");
  return jane;
}
