import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { credentialsForm } from "./credentials-form.ts";
import { editorOn } from "./editor-page.ts";
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
  await editor.field("Full name").waitFor();
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
    .toBe("Nora Whitfield");
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
  await offer.getByRole("button", { name: "Keep in my account" }).click();
  await page.getByRole("link", { name: "Before the account" }).waitFor();
  await offer.waitFor({ state: "detached" });
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes).toHaveLength(1);
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
