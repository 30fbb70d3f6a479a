import type { Page } from "playwright-core";
import { invite } from "../../src/cli/admin/invite.ts";
import type { Config } from "../../src/server/env.ts";
import { accessibilityFaults, test as base, expect } from "../support/browser-test.ts";
import { freePort } from "../support/free-port.ts";
import { openIdentityProvider } from "../support/identity-provider.ts";
import type { RunningServer, ServerOptions } from "../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { openPage } from "./open-page.ts";
import { PHONE } from "./touch.ts";

const ACCOUNTS = {
  ada: { email: "ada@example.com", email_verified: true, name: "Ada Lovelace" },
  bob: { email: "bob@example.com", email_verified: true, name: "Bob Example" },
  eve: { email: "ada@example.com", email_verified: false, name: "Eve Example" },
  root: { email: "root@example.com", email_verified: true, name: "Root Example", groups: ["admins"] },
};

/** The site with a real provider beside it; going there is a navigation, and nothing else leaves the page. */
const siteWith = (config: Partial<Config>) =>
  base.extend<{ siteOptions: ServerOptions }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    siteOptions: async ({}, use) => {
      const [sitePort, port] = [await freePort(), await freePort()];
      const site = `http://127.0.0.1:${sitePort}`;
      const redirectUri = `${site}/api/auth/oidc/work/callback`;
      const provider = await openIdentityProvider({ port, redirectUri, accounts: ACCOUNTS });
      await use({
        port: sitePort,
        config: { publicUrl: new URL(site), providers: [provider.config], ...config },
      });
      await provider.stop();
    },
  });

const test = siteWith({});
const byProvider = siteWith({ passwordSignIn: false, signups: "invite" });

/** At the provider's page, as somebody. */
async function signInAs(page: Page, account: keyof typeof ACCOUNTS): Promise<void> {
  await page.getByRole("heading", { name: "Who are you?" }).waitFor();
  await page.getByRole("button", { name: account, exact: true }).click();
}
const continueWithWork = (page: Page) => page.getByRole("link", { name: "Continue with Work" }).click();
/** Where the keys are. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? "" : document.activeElement?.textContent));
const header = (page: Page) => page.getByRole("navigation", { name: "Main" });
const age = ({ database }: RunningServer) =>
  database.query.updateTable("sessions").set({ proven_at: "2026-01-01T00:00:00.000Z" }).execute();

test("somebody joins by a provider, is known on every page without a record, and comes back", async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/foreign: http:\/\/localhost/);
  await openPage(page, "/register");
  expect(await accessibilityFaults(page)).toEqual([]);
  await continueWithWork(page);
  await signInAs(page, "ada");
  await header(page).getByRole("link", { name: "Dashboard" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByText("Your account is open. Work opens it from now on.").waitFor();
  await page.getByRole("link", { name: "Open your dashboard" }).waitFor();

  // What the page remembers is lost; the session is not.
  for (const path of ["/features", "/create", "/dashboard", "/applications", "/ai/new", "/admin"]) {
    await page.evaluate(() => localStorage.removeItem("userInfo"));
    await openPage(page, path);
    await header(page).getByRole("link", { name: "Dashboard" }).waitFor({ state: "attached" });
    expect([path, new URL(page.url()).pathname]).toEqual([
      path,
      path === "/ai/new" ? expect.stringMatching(/^\/ai\//) : path,
    ]);
  }
  await page.evaluate(() => localStorage.removeItem("userInfo"));
  await openPage(page, "/dashboard");
  await page.getByRole("list", { name: "Connected providers" }).getByText("ada@example.com").waitFor();
  await page.getByRole("button", { name: "Set a password" }).waitFor();
  // The only way in stays.
  await page.getByRole("button", { name: "Disconnect Work" }).click();
  expectFault(/409.*\/api\/account\/identities/);
  await page.getByText("This is the only way into your account.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await header(page).getByRole("button", { name: "Logout" }).click();
  await page.getByText("You are signed out.").waitFor();
  await openPage(page, "/login");
  await continueWithWork(page);
  await header(page).getByRole("link", { name: "Dashboard" }).waitFor();
  await page.getByText("Work has signed you in.").waitFor();
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual(["candor_signed_in"]);
});

test("on a phone, an address that has an account is connected by its password, and an unverified one is refused", async ({
  newContext,
  server,
  expectFault,
}) => {
  expectFault(/foreign: http:\/\/localhost/);
  const owner = new Visitor(server.url);
  await owner.register("ada@example.com");
  const strangers = await (await newContext(PHONE)).newPage();
  await openPage(strangers, "/login");
  await continueWithWork(strangers);
  await signInAs(strangers, "eve");
  await strangers.getByText("Work does not vouch for your email address.").waitFor();
  expect(await accessibilityFaults(strangers)).toEqual([]);

  const page = await (await newContext(PHONE)).newPage();
  await openPage(page, "/login");
  await continueWithWork(page);
  await signInAs(page, "ada");
  await page.getByRole("heading", { name: "Is this your account?" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Is this your account?");
  expect(await accessibilityFaults(page)).toEqual([]);
  expectFault(/401.*\/api\/auth\/oidc\/link/);
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Horse-7!");
  await page.getByRole("button", { name: "Connect Work and sign in" }).click();
  await page.getByText("Email or password is incorrect.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(STRONG_PASSWORD);
  await page.getByRole("button", { name: "Connect Work and sign in" }).click();
  await page.waitForFunction(() => localStorage.getItem("userInfo"));
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Disconnect Work" }).waitFor();
  expect((await owner.call("GET", "/api/account/identities")).body.identities).toHaveLength(1);
  await page.getByRole("button", { name: "Disconnect Work" }).click();
  await page.getByText("Work is disconnected.").waitFor();
  await page.getByRole("button", { name: "Connect Work" }).waitFor();
  expect(await focused(page)).toBe("Connect Work");
});

byProvider(
  "by provider only: the group's administrator invites somebody, who joins by the same provider",
  async ({ page, newContext, server, expectFault }) => {
    expectFault(/foreign: http:\/\/localhost/);
    const { dataDir } = server.place;
    const env = { DATA_DIR: dataDir, SIGNUPS: "invite" };
    const secret = { SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789" };
    const { invitation } = await invite(
      { action: "invite", email: "root@example.com" },
      { ...env, ...secret },
    );

    await openPage(page, "/register");
    await page.getByText("This site is by invitation.").waitFor();
    expect(await page.getByRole("link", { name: "Continue with Work" }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await openPage(page, invitation);
    await page.reload();
    await page.getByText("You are invited as root@example.com.").waitFor();
    // Nobody is asked for a password.
    expect(await page.locator("input[type=password]").count()).toBe(0);
    await continueWithWork(page);
    await signInAs(page, "root");
    await page.waitForURL("**/admin/users/all");

    // Without a password the provider says who is there.
    await age(server);
    await openPage(page, "/admin/invitations");
    await page.getByLabel("Email").fill("bob@example.com");
    expectFault(/403.*\/api\/admin\/invitations/);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
    await dialog.getByRole("button", { name: "Confirm with Work" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Confirm with Work" }).click();
    await signInAs(page, "root");
    await page.getByText("Thank you. Please make your change again").waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByLabel("Email").fill("bob@example.com");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const link = (await page.locator("code").textContent()) ?? "";
    expect(await accessibilityFaults(page)).toEqual([]);

    const guest = await (await newContext(PHONE)).newPage();
    await guest.goto(link);
    await guest.getByText("You are invited as bob@example.com.").waitFor();
    await continueWithWork(guest);
    // The wrong one of one's accounts there costs no invitation.
    await signInAs(guest, "ada");
    await guest.getByText("The invitation is still good").waitFor();
    await guest.getByText("You are invited as bob@example.com.").waitFor();
    expect(new URL(guest.url()).hash).toBe("");
    expect(await accessibilityFaults(guest)).toEqual([]);
    await guest.context().clearCookies({ domain: "localhost" });
    await continueWithWork(guest);
    await signInAs(guest, "bob");
    await guest.waitForFunction(() => localStorage.getItem("userInfo"));
    const other = await (await newContext()).newPage();
    await openPage(other, "/login");
    expect(await other.getByRole("button", { name: "Sign in with a passkey" }).count()).toBe(0);
    await openPage(other, "/forgot-password");
    await other.getByText("This site takes no passwords").waitFor();
    expect(await other.getByLabel("Email").count()).toBe(0);
    await openPage(guest, "/dashboard");
    await guest.getByText("After your provider, a code from an app on your phone.").waitFor();
    await guest.getByText("Passkeys need a host name and https").waitFor();
    expect(await guest.getByText(/your password/i).count()).toBe(0);
    await openPage(other, "/login");
    await continueWithWork(other);
    await signInAs(other, "eve");
    await other.getByText("Work does not vouch for your email address.").waitFor();

    await page.reload();
    await page.getByText(/^\d.* by bob@example\.com\./).waitFor();
    await openPage(page, "/admin/providers");
    const latest = page.getByRole("list", { name: "Latest sign-ins" }).getByRole("listitem").first();
    await latest.getByText("email_verified is not true").waitFor();
    await latest.getByText("Refused: email address not verified").waitFor();
    await latest.getByText("Work", { exact: true }).waitFor();
    await latest.getByText("What the provider sent").click();
    await latest.getByText('"email_verified": false').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
