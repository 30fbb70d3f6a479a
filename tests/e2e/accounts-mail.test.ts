import { afterAll, beforeAll } from "vitest";
import { expect, test as siteTest } from "../support/browser-test.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { apiCalls, credentialsForm, isFocused } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const EMAIL = "ada@example.com";

let mailbox: Mailbox;
let clock: Date;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

const test = siteTest.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  server: async ({}, use) => {
    clock = new Date();
    const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("http://resumes.example.org") };
    const server = await startSite({ config, now: () => clock });
    await use(server);
    await server.stop();
  },
});

/** Mails lead to the public address; here the same page stands on a port of its own. */
const localPath = (link: string) => link.replace("http://resumes.example.org", "");

siteTest("without mail, asking for a new password makes no call and says so honestly", async ({ page }) => {
  const form = credentialsForm(page);
  await form.open("sign-in");
  const settings = page.waitForResponse("**/api/settings");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await settings;
  const calls = apiCalls(page);
  await form.field("Email").fill(EMAIL);
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Check Your Email" });
  await heading.waitFor();
  expect(await isFocused(heading)).toBe(true);
  expect(
    await page.getByText("This server sends no mail. An administrator can reset the password").isVisible(),
  ).toBe(true);
  expect(calls).toEqual([]);
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
});

siteTest("the way back from the sub-screen is the browser's own", async ({ page }) => {
  await credentialsForm(page).open("sign-in");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Forgot Password?" });
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
});

siteTest("back before the app is there leads back all the same", async ({ page }) => {
  await credentialsForm(page).open("sign-in");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Forgot Password?" });
  await heading.waitFor();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => held.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await heading.waitFor();
  await page.evaluate(() => window.history.back());
  await page.waitForURL("**/login");
  held.resolve();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
});

test("with mail, a link leads to a new password, once, and its token leaves the address bar", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/400.*\/api\/auth\/reset-password/);
  const ada = new Visitor(server.url);
  await ada.register(EMAIL);
  const form = credentialsForm(page);
  await form.open("sign-in");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await form.field("Email").fill(EMAIL);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Check Your Email" }).waitFor();
  await page.getByText("It works once, within an hour.").waitFor();
  expect(await page.getByText("sends no mail").count()).toBe(0);

  const link = localPath(await mailbox.link(EMAIL, "/reset-password"));
  await openPage(page, link);
  await page.waitForURL(`${server.url}/reset-password`);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password is required").waitFor();
  await form.field("New password").fill(NEW_PASSWORD);
  await form.field("Confirm password").fill("Other-Password-1!");
  await page.keyboard.press("Enter");
  await page.getByText("Passwords do not match").waitFor();
  await form.field("Confirm password").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/login`);
  await page.getByText("Your password is changed. Please sign in with the new one.").waitFor();
  expect(await ada.isSignedIn()).toBe(false);
  await form.signIn(EMAIL, NEW_PASSWORD);
  await page.getByRole("button", { name: "Logout" }).waitFor();

  await openPage(page, link);
  await form.field("New password").fill(STRONG_PASSWORD);
  await form.field("Confirm password").fill(STRONG_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This link is no longer valid." }).waitFor();
});

test("a link that is too old says so and leads to a new one", async ({ page, server, expectFault }) => {
  expectFault(/400.*\/api\/auth\/reset-password/);
  const ada = new Visitor(server.url);
  const email = "old-link@example.com";
  await ada.register(email);
  await ada.call("POST", "/api/auth/forgot-password", { email });
  const link = localPath(await mailbox.link(email, "/reset-password"));
  clock = new Date(clock.getTime() + 61 * 60_000);
  const form = credentialsForm(page);
  await openPage(page, link);
  await form.field("New password").fill(NEW_PASSWORD);
  await form.field("Confirm password").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This link is no longer valid." }).waitFor();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await page.getByRole("heading", { level: 1, name: "Forgot Password?" }).waitFor();
});

test("who is signed in and changes the password by a link is asked to sign in anew", async ({
  page,
  server,
  signIn,
}) => {
  const { visitor, email } = await signIn({ email: "signed-in@example.com" });
  await visitor.call("POST", "/api/auth/forgot-password", { email });
  const form = credentialsForm(page);
  await openPage(page, localPath(await mailbox.link(email, "/reset-password")));
  await form.field("New password").fill(NEW_PASSWORD);
  await form.field("Confirm password").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/login`);
  await page.getByText("Your password is changed.").waitFor();
});

test("an address is confirmed by the link, the dashboard knows it, and the link works once", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/400.*\/api\/auth\/verify-email/);
  const { email } = await signIn({ email: "confirm@example.com" });
  await mailbox.link(email, "/verify-email");
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Send the mail again" }).click();
  await page.getByText("A mail with a link to confirm your address is on its way.").waitFor();
  const link = localPath(await mailbox.link(email, "/verify-email", 1));

  await openPage(page, link);
  await page.getByText("Thank you. Your email address is confirmed.").waitFor();
  expect(page.url()).toBe(`${server.url}/verify-email`);
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Send the mail again" }).count()).toBe(0);

  await openPage(page, link);
  await page.getByText("This link is no longer valid.").waitFor();
});

test("who opens the link without being signed in to the account chooses its password", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/409.*\/api\/auth\/verify-email/);
  expectFault(/400.*\/api\/auth\/verify-email/);
  const squatter = new Visitor(server.url);
  const email = "squatted@example.com";
  await squatter.register(email);
  await openPage(page, localPath(await mailbox.link(email, "/verify-email")));
  const form = credentialsForm(page);
  await page.getByText("Or choose a password for this account.").waitFor();
  expect(await squatter.isSignedIn()).toBe(true);
  await form.field("New password").fill("P@ssw0rd1");
  await form.field("Confirm password").fill("P@ssw0rd1");
  await page.keyboard.press("Enter");
  await page.getByText("Password is too common").first().waitFor();
  expect(await isFocused(form.field("New password"))).toBe(true);
  await form.field("New password").fill(NEW_PASSWORD);
  await form.field("Confirm password").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/login`);
  await page.getByText("Your email address is confirmed. Please sign in with your new password.").waitFor();
  expect(await squatter.isSignedIn()).toBe(false);
  await form.signIn(email, NEW_PASSWORD);
  await page.getByRole("button", { name: "Logout" }).waitFor();
});

test("who signs in from the confirmation comes back to it, and it goes on", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/409.*\/api\/auth\/verify-email/);
  const elsewhere = new Visitor(server.url);
  const [email, later] = ["two-devices@example.com", "moved@example.com"];
  await elsewhere.register(email);
  const form = credentialsForm(page);
  const confirmed = page.getByText("Thank you. Your email address is confirmed.");
  await openPage(page, localPath(await mailbox.link(email, "/verify-email")));
  await page.getByRole("link", { name: "sign in on this device" }).click();
  await page.reload();
  await form.signIn(email, STRONG_PASSWORD);
  await confirmed.waitFor();
  expect(page.url()).toBe(`${server.url}/verify-email`);
  expect(await elsewhere.isSignedIn()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /token/i,
  );

  // The same for the address that an account shall have from now on.
  await elsewhere.call("POST", "/api/account/email", { email: later });
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Login" }).waitFor();
  await openPage(page, localPath(await mailbox.link(later, "/verify-email")));
  await page.getByText("Please sign in to the account that shall have this address.").waitFor();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await form.signIn(email, STRONG_PASSWORD);
  await confirmed.waitFor();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await page.locator("dd", { hasText: later }).waitFor();
});

siteTest("a link without its token says so", async ({ page }) => {
  for (const path of ["/reset-password", "/verify-email"]) {
    await openPage(page, path);
    await page.getByText("The link from the mail is not complete.").waitFor();
  }
});
