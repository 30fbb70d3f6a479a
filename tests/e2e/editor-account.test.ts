import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { credentialsForm } from "./credentials-form.ts";
import { editorOn } from "./editor-page.ts";
import { openKept } from "./kept-resume.ts";
import { openPage } from "./open-page.ts";

test("a new person sees three samples; each opens as a new resume, which has its card", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  await openPage(page, "/dashboard");
  const mine = page.getByRole("region", { name: "My Resumes" });
  await mine.getByRole("heading", { level: 3 }).first().waitFor();
  expect(await mine.getByText("Sample", { exact: true }).count()).toBe(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  await mine.getByRole("button", { name: "Resume, version 2" }).click();
  await page.waitForURL("**/ai/**");
  const editor = editorOn(page);
  // The sample is a guide beside the resume, and no part of it. The dashboard has a field of the same name.
  await expect.poll(() => editor.field("Full name").getAttribute("placeholder")).toBe("Nora Whitfield");
  await editor.field("Full name").fill("Ada Lovelace");
  await editor.field("Title of this resume").fill("My second");
  await editor.expectState("Saved");
  await openPage(page, "/ai");
  await editor.field("Title of this resume").waitFor();
  expect(await editor.field("Title of this resume").inputValue()).toBe("My second");

  await openPage(page, "/dashboard");
  const card = mine
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "My second", exact: true }) });
  await card.getByText(/Microsoft.*Edited/).waitFor();
  await expect
    .poll(() =>
      card.locator(".still > div").evaluate((host) => host.shadowRoot?.querySelector(".name")?.textContent),
    )
    .toBe("Ada Lovelace");
  const choose = async (deed: string) => {
    await card.getByRole("button", { name: "What to do with My second" }).click();
    await card.getByRole("menuitem", { name: deed }).click();
  };
  await choose("Duplicate");
  await mine.getByRole("link", { name: "My second (copy)" }).waitFor();
  const coming = page.waitForEvent("download");
  await choose("Download PDF");
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  await choose("Delete");
  await card.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await card.waitFor();
  await choose("Delete");
  await card.waitFor({ state: "detached" });
  // Later, when the offer to undo is gone.
  await page.reload();
  await mine.getByText("Deleted in the last 30 days (1)").click();
  await mine.getByRole("button", { name: "Restore My second" }).click();
  await card.waitFor();
  await mine.getByText("Deleted in the last 30 days").waitFor({ state: "detached" });
  await choose("Rename");
  await page.getByRole("dialog", { name: "Rename" }).getByLabel("Title").fill("Renamed");
  await page.keyboard.press("Enter");
  await mine.getByRole("link", { name: "Renamed" }).waitFor();
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes.map(({ title }: { title: string }) => title).sort()).toEqual([
    "My second (copy)",
    "Renamed",
  ]);
});

test("a list that cannot be loaded says so and is loaded on request", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/503.*\/api\/resumes/);
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/resumes", { title: "First", template: "google", resume: sampleResume });
  await page.route("**/api/resumes", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Away." } }),
  );
  await openPage(page, "/dashboard");
  await page.getByText("Your resumes could not be loaded. Away.").waitFor();
  await page.unroute("**/api/resumes");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "First" }).waitFor();
});

test("a draft made without an account is offered after sign-in and kept once", async ({
  page,
  context,
  server,
  expectFault,
}) => {
  expectFault(/503.*\/api\/resumes/);
  const visitor = new Visitor(server.url);
  await visitor.register("ada@example.com");
  const editor = editorOn(page);
  await editor.open();
  await editor.field("Full name").fill("Ada Lovelace");
  await editor.field("Title of this resume").fill("Before the account");
  await editor.expectState("Saved on this device");
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByRole("link", { name: "Keep it in your account" }).click();
  const offer = page.getByRole("listitem").filter({ hasText: "A draft of yours is on this device" });
  // The answer to the first try is lost; the second must not make a second resume.
  let tries = 0;
  await page.route("**/api/resumes", async (route) => {
    if (route.request().method() !== "POST" || tries++ > 0) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 503, json: { code: "unavailable", message: "Away." } });
  });
  await offer.getByRole("button", { name: "Keep in my account" }).click();
  await page.getByText("Not kept: Away.").waitFor();
  // In another tab the person writes on.
  const other = await context.newPage();
  const second = editorOn(other);
  await second.open();
  await second.field("Role").fill("Written since");
  await second.expectState("Saved on this device");
  await other.close();
  await offer.getByRole("button", { name: "Keep in my account" }).click();
  await page.getByRole("link", { name: "Before the account" }).waitFor();
  await offer.waitFor({ state: "detached" });
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes).toHaveLength(1);
  expect((await visitor.call("GET", `/api/resumes/${resumes[0].id}`)).body.resume).toMatchObject({
    name: "Ada Lovelace",
    role: "Written since",
  });
  await page.reload();
  await page.getByRole("link", { name: "Before the account" }).waitFor();
  expect(await page.getByText("is on this device").count()).toBe(0);
  expect(tries).toBe(2);
});

test("an address of no resume says so", async ({ page, signIn, expectFault }) => {
  expectFault(/404.*\/api\/resumes/);
  await signIn();
  await openPage(page, "/ai/no-such-resume");
  await page.getByText("There is no such resume in your account.").waitFor();
});

test("typing on while a draft is kept loses nothing", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  await editor.open();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/resumes", async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await editor.button("Keep in my account").click();
  await sent;
  await editor.field("Role").fill("Typed while it was kept");
  letGo();
  await page.waitForURL("**/ai/**");
  await editor.expectState("Saved");
  expect(await editor.field("Role").inputValue()).toBe("Typed while it was kept");
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes).toHaveLength(1);
  expect((await visitor.call("GET", `/api/resumes/${resumes[0].id}`)).body.resume.role).toBe(
    "Typed while it was kept",
  );
});

test("a version is named, compared and brought back; what it replaces can be had again", async ({
  page,
  signIn,
}) => {
  const { visitor, id, editor } = await openKept(page, await signIn());
  await editor.button("Earlier versions").click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await dialog.getByLabel("Name for the version as it is now").fill("As sent to Tidewell");
  await dialog.getByRole("button", { name: "Name this version" }).click();
  await dialog.getByText("As sent to Tidewell").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  // The focus goes back to the button that opened it.
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Earlier versions");

  const long = "A line that was written later. ".repeat(20).trim();
  await editor.field("Summary").fill(long);
  await editor.expectState("Saved");
  await editor.button("Earlier versions").click();
  await dialog.getByRole("button", { name: "Compare" }).click();
  const summary = dialog.getByRole("definition").filter({ hasText: "A line that was written later." });
  const shown = () => summary.getByText(long).evaluate((text) => text.scrollHeight <= text.clientHeight);
  expect(await shown()).toBe(false);
  await summary.getByRole("button", { name: "Show all of it" }).click();
  expect(await shown()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Go back to it" }).click();
  // The server is asked for the version first.
  await expect.poll(() => editor.field("Summary").inputValue()).toBe(sampleResume.summary);
  await editor.expectState("Saved");
  // "Saved" may still be of the save before it.
  await expect
    .poll(async () => (await visitor.call("GET", `/api/resumes/${id}`)).body.resume.summary)
    .toBe(sampleResume.summary);
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => editor.field("Summary").inputValue()).toBe(long);
  await editor.expectState("Saved");
  const { versions } = (await visitor.call("GET", `/api/resumes/${id}/versions`)).body;
  expect(versions.map(({ kind }: { kind: string }) => kind)).toContain("replaced");
});
