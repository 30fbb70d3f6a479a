import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import type { Visitor } from "../support/visitor.ts";
import { insightsOn } from "./insights-page.ts";
import { openKept } from "./kept-resume.ts";
import { keyboardOn } from "./keyboard.ts";
import { openPage } from "./open-page.ts";
import { PHONE, touchOn } from "./touch.ts";

const LETTERED = { ...sampleResume, coverLetter: "Dear Ms Berg,\n\nI apply to the shop in Bergen." };

const keepResume = (visitor: Visitor) =>
  visitor.call("POST", "/api/resumes", { title: "For Bergen", template: "google", resume: LETTERED });

async function apply(visitor: Visitor, ...employers: string[]): Promise<void> {
  for (const employer of employers)
    await visitor.call("POST", "/api/applications", { employer, role: "Nurse", resumeId: null });
}

const column = (page: Page, name: string) => page.getByRole("list", { name });
const cards = (page: Page, name: string) => column(page, name).getByRole("listitem");
const noFaults = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);

test("from an empty page to files that are kept: added, applied, moved, found, archived and deleted", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/400.*\/api\/applications/);
  expectFault(/ERR_FAILED.*\/api\/applications\/.*\/files/);
  const { visitor } = await signIn();
  await keepResume(visitor);
  await openPage(page, "/dashboard");
  await page.getByRole("banner").getByRole("link", { name: "Applications" }).click();
  await page.getByText("Keep each job you apply for here").waitFor();
  await noFaults(page);

  await page.getByRole("button", { name: "Add your first application" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Name the employer or the role").waitFor();
  await dialog.getByLabel("Employer").fill("St. Olav");
  await dialog.getByLabel("Role").fill("Nurse");
  await dialog.getByLabel("Link to the ad").fill("javascript:alert(1)");
  await dialog.getByLabel("Next step", { exact: true }).fill("Call Anna");
  await dialog.getByLabel("Next step on").fill("2026-01-05");
  await dialog.getByLabel("Resume that you send").selectOption({ label: "For Bergen" });
  await dialog.getByLabel("Notes").fill("Anna knows the ward");
  await noFaults(page);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("This must be an address of the web").waitFor();
  await dialog.getByLabel("Link to the ad").fill("example.org/jobs/1");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Next steps" }).getByText("Overdue, 5 Jan 2026").waitFor();
  expect(await cards(page, "Saved").count()).toBe(1);
  await noFaults(page);

  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await dialog.getByLabel("Notes").fill("Met Kari at the fair");
  // By whichever way the form is left, what was typed is asked for once.
  const discard = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await leave();
    await discard.waitFor();
    await noFaults(page);
    await discard.getByRole("button", { name: "Go on editing" }).click();
    await expect.poll(() => dialog.getByLabel("Notes").inputValue()).toBe("Met Kari at the fair");
  }
  // What was typed and not saved yet is saved on the way out of the form.
  await dialog.getByRole("button", { name: "I applied today" }).click();
  await dialog.getByLabel("On", { exact: true }).fill("2026-11-02");
  await dialog.getByLabel("PDF").uncheck();
  await dialog.getByLabel("Word (DOCX)").check();
  // Written to another employer: seen, and left out.
  await dialog.getByText("I apply to the shop in Bergen.").waitFor();
  await dialog.getByLabel("Its letter too").uncheck();
  await noFaults(page);
  // The server keeps the files and its answer is lost: pressed again, nothing is kept twice.
  await page.route(
    "**/api/applications/*/files",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "I applied, keep the files" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("button", { name: "I applied, keep the files" }).click();
  await page.getByText("Applied. 1 file kept as sent.").waitFor();
  await cards(page, "Applied").getByText("Since 2 Nov 2026 · 1 kept").waitFor();
  await page
    .getByRole("region", { name: "Answers" })
    .getByText(/^Nothing to count yet|^0 of 1 answered/)
    .first()
    .waitFor();

  // Dragged by pointer into another column.
  const grip = page.getByRole("button", { name: /^Move Nurse at St\. Olav/ });
  const from = await grip.boundingBox();
  const to = await page.locator("[data-column=interview]").boundingBox();
  if (!from || !to) throw new Error("the board is not on the screen");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 });
  await page.mouse.up();
  await cards(page, "Interview").waitFor();

  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: /-resume\.docx$/ }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe("PK");
  expect(await dialog.getByLabel("Notes").inputValue()).toBe("Met Kari at the fair");
  expect(await dialog.getByLabel("The letter as you sent it").inputValue()).toBe("");
  expect(await dialog.getByLabel("Day of status 2").inputValue()).toBe("2026-11-02");
  await dialog.getByLabel("Day of status 3").fill("2026-10-30");
  await noFaults(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await cards(page, "Interview").getByText("Since 30 Oct 2026").waitFor();

  await page.getByText("List", { exact: true }).click();
  const row = page.getByRole("row", { name: /St\. Olav/ });
  await row.getByText("For Bergen").waitFor();
  await noFaults(page);
  await page.reload();
  await row.waitFor();
  await page.getByRole("searchbox").fill("nowhere");
  await page.getByText("No application is found.").waitFor();
  await page.getByRole("status").filter({ hasText: "0 applications shown." }).waitFor();
  await page.getByRole("searchbox").fill("olåv");
  await row.getByRole("button", { name: /What to do/ }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByLabel("Archived").check();
  await row.getByRole("button", { name: /What to do/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await noFaults(page);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Keep each job you apply for here").waitFor();
});

test("by the keyboard alone a card is picked up, carried over columns and put down: one step of history, told and undone", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  await apply(visitor, "Acme");
  const [{ id }] = (await visitor.call("GET", "/api/applications")).body.applications;
  const statuses = async () =>
    (await visitor.call("GET", `/api/applications/${id}`)).body.history.map(
      ({ status }: { status: string }) => status,
    );
  await openPage(page, "/applications");
  await cards(page, "Saved").waitFor();
  const { tabTo, press, here } = keyboardOn(page);
  const waitForStatus = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await tabTo(/^Move Nurse at Acme/);
  await press("ArrowRight");
  expect(await cards(page, "Saved").count()).toBe(1);
  await press("Enter");
  await waitForStatus("Nurse at Acme is picked up from Saved.");
  await press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  await cards(page, "Rejected").waitFor();
  await waitForStatus("Over Rejected.");
  await noFaults(page);
  await press("Escape");
  await cards(page, "Saved").waitFor();
  await expect.poll(here).toMatch(/^Move Nurse at Acme/);
  expect(await statuses()).toEqual(["saved"]);
  await press("Space", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Space");
  await cards(page, "Offer").waitFor();
  await page.getByText("Nurse at Acme: moved to Offer.").waitFor();
  await expect.poll(here).toMatch(/^Move Nurse at Acme/);
  expect(await statuses()).toEqual(["saved", "offer"]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await cards(page, "Saved").waitFor();
  await expect.poll(statuses).toEqual(["saved"]);
  await expect.poll(here).toMatch(/^Move Nurse at Acme/);
});

test("on a phone a card is dragged by touch into another column while the page scrolls, and its menu does the same", async ({
  newContext,
  server,
  context,
  signIn,
}) => {
  const { visitor } = await signIn();
  await apply(visitor, "Acme", "Beta", "Gamma");
  const phone = await newContext({ ...PHONE, storageState: await context.storageState() });
  const page = await phone.newPage();
  await openPage(page, "/");
  await page.evaluate(
    (record) => localStorage.setItem("userInfo", record),
    JSON.stringify({ user: (await visitor.call("GET", "/api/auth/session")).body.user }),
  );
  await openPage(page, "/applications");
  await cards(page, "Saved").first().waitFor();
  await noFaults(page);
  const touch = touchOn(page);
  const grip = page.getByRole("button", { name: /^Move Nurse at Acme/ });
  const held = await touch.hold(grip, 820);
  await page.waitForFunction(() => window.scrollY > 300);
  await held.lift();
  await expect.poll(() => cards(page, "Saved").count()).toBe(2);
  await touch.tapToNew(page.getByRole("button", { name: "What to do with Nurse at Beta" }));
  await touch.tapToNew(page.getByRole("menuitem", { name: "Move to Rejected" }));
  await cards(page, "Rejected").filter({ hasText: "Beta" }).waitFor();
  await touch.tapToNew(page.getByRole("button", { name: "Nurse", exact: true }).last());
  await page.getByRole("dialog").getByLabel("Notes").waitFor();
  await noFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(server.log.join("")).not.toContain("Acme");
});

test("what two tabs changed in different fields stands, and what both changed is asked", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/409.*\/api\/applications\//);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const { visitor } = await signIn();
  await apply(visitor, "Acme");
  await openPage(page, "/applications");
  const [stored] = (await visitor.call("GET", "/api/applications")).body.applications;
  const elsewhere = (baseRevision: number, change: object) =>
    visitor.call("PATCH", `/api/applications/${stored.id}`, { baseRevision, ...change });
  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Notes").fill("Mine");
  await elsewhere(1, { place: "Bergen" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const read = async () => (await visitor.call("GET", `/api/applications/${stored.id}`)).body;
  expect(await read()).toMatchObject({ notes: "Mine", place: "Bergen", revision: 3 });

  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await dialog.getByLabel("Notes").fill("Mine again");
  await elsewhere(3, { notes: "Theirs" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Notes, as it is stored now").waitFor();
  // The question is where the person is, not above what they see.
  const question = dialog.getByRole("alert").filter({ hasText: "Not saved" });
  expect(await question.evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect((await question.boundingBox())?.y).toBeGreaterThan(0);
  await noFaults(page);
  expect(await read()).toMatchObject({ notes: "Theirs" });
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await read()).toMatchObject({ notes: "Mine again", revision: 5 });

  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await dialog.getByLabel("Notes").fill("On the train");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Not saved: you are offline").waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await expect.poll(() => dialog.getByLabel("Notes").inputValue()).toBe("Mine again");
});

test("a table is brought in, what cannot be read is named by its row, and it is had as a file again", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPage(page, "/applications");
  const csv = "Company,Position,Status\nAcme,Cook,Offer\nBeta,Chef,Hired\n";
  await page
    .getByLabel("Import CSV")
    .setInputFiles({ name: "jobs.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const dialog = page.getByRole("dialog", { name: "Not all of it was read" });
  await dialog.getByText("Row 3, Status:").waitFor();
  await noFaults(page);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await cards(page, "Offer").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain('"Acme","Cook"');
});

test("an ad in the job match is kept as an application with its resume, once however often it is pressed", async ({
  page,
  signIn,
}) => {
  const { visitor, id } = await openKept(page, await signIn());
  const insights = insightsOn(page);
  await insights.open("Job match");
  const ad = "Position: Night Nurse\nCompany: Fjord Clinic\n\nWe need two years on a ward.";
  await insights.panel.getByLabel("Job ad").fill(ad);
  const keep = insights.panel.getByRole("button", { name: "Keep as application" });
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/applications"));
    await keep.click();
    await answered;
  }
  const { applications } = (await visitor.call("GET", "/api/applications")).body;
  expect(applications).toMatchObject([
    { employer: "Fjord Clinic", role: "Night Nurse", resume: { id, title: "First" } },
  ]);
  // Said once, and the way leads to the application itself.
  await page.getByRole("link", { name: "See it" }).click();
  await page.getByRole("dialog", { name: "Night Nurse at Fjord Clinic" }).waitFor();
});
