import { afterAll, beforeAll } from "vitest";
import { accessibilityFaults, expect, test as siteTest } from "../support/browser-test.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";
import { credentialsForm, isFocused, savedUser } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const OWN_PASSWORD = "Battery-Staple-9?";

siteTest(
  "the email is changed, every other device signed out, and what happened is told",
  async ({ page, server, signIn, expectFault }) => {
    expectFault(/409.*\/api\/account\/email/);
    const { email, password } = await signIn();
    await new Visitor(server.url).register("taken@example.com");
    const phone = new Visitor(server.url);
    await phone.login(email, password);
    const { field } = credentialsForm(page);
    await openPage(page, "/dashboard");
    const events = page.getByRole("list", { name: "Recent events" });
    await events.getByText("Signed in").first().waitFor();
    await field("New email").fill("taken@example.com");
    await page.keyboard.press("Enter");
    await page.getByText("An account with this email already exists.").waitFor();
    await field("New email").fill("Byron@example.com");
    await page.keyboard.press("Enter");
    await page.getByText("Your email address is changed. Other devices are signed out.").waitFor();
    await page.locator("dd", { hasText: "byron@example.com" }).waitFor();
    await events.getByText("Email address changed").waitFor();
    expect(await isFocused(field("New email"))).toBe(true);
    expect(JSON.parse((await savedUser(page)) ?? "").user.email).toBe("byron@example.com");
    expect(await phone.isSignedIn()).toBe(false);

    for (let count = 0; count < 3; count++) await phone.login("byron@example.com", password);
    await page.reload();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("Every other device is signed out.").waitFor();
    expect(await page.getByRole("list", { name: "Devices" }).getByRole("listitem").count()).toBe(1);
    await events.getByText("Other devices signed out").waitFor();
    expect(await events.getByRole("listitem").count()).toBe(6);
    await page.getByRole("button", { name: "Show all 7" }).click();
    expect(await events.getByRole("listitem").count()).toBe(7);
    expect(await phone.isSignedIn()).toBe(false);
  },
);

siteTest(
  "whoever was given a password chooses their own before anything else opens",
  async ({ page, server, expectFault }) => {
    expectFault(/400.*\/api\/account\/password/);
    const email = "ada@example.com";
    const given = "Correct-Horse-7!";
    await new Visitor(server.url).register(email);
    await server.database.query.updateTable("users").set({ must_change_password: 1 }).execute();
    const form = credentialsForm(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await form.open("sign-in");
    await form.signIn(email, given);
    const heading = page.getByRole("heading", { level: 1, name: "Choose your own password" });
    await heading.waitFor();
    expect(await isFocused(heading)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    // Every screen of the account leads to the same, and its address opens afterwards.
    await openPage(page, "/dashboard");
    await heading.waitFor();
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Please check 3 fields").waitFor();
    await form.field("The password you were given").fill(given);
    await form.field("New password").fill(given);
    await form.field("Confirm password").fill(given);
    await page.keyboard.press("Enter");
    await page.getByText("Choose another password than the one you were given").waitFor();
    await form.field("New password").fill(OWN_PASSWORD);
    await form.field("Confirm password").fill(OWN_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.getByText("Your password is changed.").waitFor();
    expect((await new Visitor(server.url).login(email, OWN_PASSWORD)).status).toBe(200);
  },
);

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

const mailTest = siteTest.extend<{ server: RunningServer }>({
  server: async ({ renderQueue }, use) => {
    const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("http://resumes.example.org") };
    const server = await startSite({ config, sharedRenderQueue: renderQueue });
    await use(server);
    await server.stop();
  },
});

mailTest("with mail, the new address counts once its link is opened", async ({ page, signIn }) => {
  await signIn();
  const { field } = credentialsForm(page);
  await openPage(page, "/dashboard");
  await field("New email").fill("byron@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("Until you open it, your account keeps ada@example.com.").waitFor();
  const link = await mailbox.link("byron@example.com", "/verify-email");
  await openPage(page, link.replace("http://resumes.example.org", ""));
  await page.getByText("Thank you. Your email address is confirmed.").waitFor();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await page.locator("dd", { hasText: "byron@example.com" }).waitFor();
  await page.getByText("Confirmed", { exact: true }).waitFor();
});
