import { readFile } from "node:fs/promises";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { Visitor } from "../support/visitor.ts";
import { credentialsForm, isFocused, savedUser } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";

test("shows name, email, member since, the sample subscription and three paid transactions", async ({
  page,
  server,
  signIn,
}) => {
  await signIn();
  await server.database.query.updateTable("users").set({ created_at: "2026-03-05T10:00:00.000Z" }).execute();
  await openPage(page, "/dashboard");
  await page.getByText("March 2026", { exact: true }).waitFor();
  const details = await page.locator("main dl > div").allInnerTexts();
  expect(details.map((entry) => entry.split("\n"))).toEqual([
    ["Name", "Ada Example"],
    ["Email", "ada@example.com"],
    ["Member since", "March 2026"],
  ]);
  const subscription = page.getByRole("region", { name: "Subscription" });
  expect(await subscription.textContent()).toMatch(/Sample\s*Pro plan\s*₹499 a month/);
  const table = page.getByRole("table", { name: "Recent transactions Sample" });
  const rows = await table.locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/2026.*₹499\s+Paid/s);
  expect(await page.getByRole("link", { name: "Create New Resume" }).getAttribute("href")).toBe("/ai/new");
  expect(await page.getByRole("button", { name: "Send the mail again" }).count()).toBe(0);
});

test("a record with a broken date does not break the page", async ({ page, signIn }) => {
  await signIn();
  await page.route("**/api/auth/session", (route) => route.fulfill({ status: 200, json: {} }));
  await openPage(page, "/features");
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem("userInfo") ?? "");
    record.user.registrationDate = "long ago";
    localStorage.setItem("userInfo", JSON.stringify(record));
  });
  await openPage(page, "/dashboard");
  await page.getByText("Not known").waitFor();
});

test("the name is checked, changed, shown and saved", async ({ page, signIn }) => {
  await signIn();
  const { field } = credentialsForm(page);
  await openPage(page, "/dashboard");
  await field("Full name").fill("Ada 2");
  await page.keyboard.press("Enter");
  await page.getByText("Name can only contain letters and spaces").waitFor();
  await field("Full name").fill("Ada  Byron");
  await page.keyboard.press("Enter");
  await page.getByText("Your name is changed.").waitFor();
  await page.locator("dd", { hasText: "Ada Byron" }).waitFor();
  expect(JSON.parse((await savedUser(page)) ?? "").user.name).toBe("Ada Byron");
});

test("the password is changed with the present one, and other devices are signed out", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/account\/password/);
  const { email, password } = await signIn();
  const phone = new Visitor(server.url);
  await phone.call("POST", "/api/auth/login", { email, password }, { "user-agent": IPHONE });
  const { field } = credentialsForm(page);
  await openPage(page, "/dashboard");
  const signOutPhone = page.getByRole("button", { name: "Sign out Safari on iPhone" });
  await signOutPhone.waitFor();

  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Please check 3 fields").waitFor();
  await field("Current password").fill("wrong");
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm password").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText("The password is incorrect.").waitFor();
  expect(await field("Current password").getAttribute("aria-invalid")).toBe("true");
  await field("Current password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByText("Your password is changed. Other devices are signed out.").waitFor();
  await signOutPhone.waitFor({ state: "detached" });
  await page.getByText("This device").waitFor();
  expect(await field("New password").inputValue()).toBe("");
  expect(await phone.isSignedIn()).toBe(false);
  expect((await phone.login(email, NEW_PASSWORD)).status).toBe(200);
});

test("another device can be signed out, this one is marked", async ({ page, server, signIn }) => {
  const { email, password } = await signIn();
  const phone = new Visitor(server.url);
  await phone.call("POST", "/api/auth/login", { email, password }, { "user-agent": IPHONE });
  await openPage(page, "/dashboard");
  const devices = page.getByRole("list", { name: "Devices" });
  await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await page.getByText("Safari on iPhone is signed out.").waitFor();
  expect(await devices.getByRole("listitem").count()).toBe(1);
  expect(await devices.getByRole("button").count()).toBe(0);
  expect(await devices.evaluate((list) => list === document.activeElement)).toBe(true);
  expect(await phone.isSignedIn()).toBe(false);
});

test("all data comes in one file, and an archive comes back in, once", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/400.*\/api\/account\/archive/);
  await signIn();
  await openPage(page, "/dashboard");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all my data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("candor-archive.json");
  const archive = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(archive).toMatchObject({ format: "candor-archive", account: { email: "ada@example.com" } });

  const at = "2026-01-01T00:00:00.000Z";
  const entry = { title: "First", template: "google", createdAt: at, updatedAt: at, resume: sampleResume };
  const choose = (content: unknown) =>
    page.getByLabel("Import an archive").setInputFiles({
      name: "archive.json",
      mimeType: "application/json",
      buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
    });
  await choose({ ...archive, resumes: [entry] });
  await page.getByText("1 resume and 0 applications added. 0 resumes already there.").waitFor();
  await choose({ ...archive, resumes: [entry] });
  await page.getByText("0 resumes and 0 applications added. 1 resume already there.").waitFor();
  await choose("no archive");
  await page.getByText("This file is no archive of Candor. Nothing was changed.").waitFor();
  await choose({ ...archive, resumes: [{ ...entry, title: 7 }] });
  await page.getByText("/resumes/0/title").waitFor();
});

test("the account is deleted with the password, after a question", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/account/);
  const { email, password, visitor } = await signIn();
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete for good" });
  expect(await isFocused(dialog.getByLabel("Your password"))).toBe(true);
  await confirm.click();
  await dialog.getByText("Password is required").waitFor();
  await dialog.getByLabel("Your password").fill("wrong");
  await page.keyboard.press("Enter");
  await dialog.getByText("The password is incorrect.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await visitor.isSignedIn()).toBe(true);

  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel("Your password").fill(password);
  await confirm.click();
  await page.waitForURL(`${server.url}/`);
  await page.getByText("Your account is deleted.").waitFor();
  expect(await savedUser(page)).toBeNull();
  expect((await visitor.login(email, password)).status).toBe(401);
});

test("is accessible in the dark and on a phone, without scrolling sideways", async ({ page, signIn }) => {
  await signIn({ name: "Wolfeschlegelsteinhausenbergerdorff Example" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, "/dashboard");
  await page.getByText("This device").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const table = page.getByRole("table", { name: "Recent transactions Sample" });
  expect(await table.evaluate((node) => node.scrollWidth <= (node.parentElement?.clientWidth ?? 0))).toBe(
    true,
  );
});
