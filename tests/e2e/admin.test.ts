import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { userRepository } from "../../src/server/account/user-repository.ts";
import { invitationRepository } from "../../src/server/joining/invitation-repository.ts";
import { test } from "../support/browser-test.ts";
import type { RunningServer } from "../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { openPage } from "./open-page.ts";
import { PHONE } from "./touch.ts";

const NAMES = ["Bea Arthur", "Carl Sagan", "Dora Maar"];

/** Sixty people beside the administrator: three pages. */
async function addPeople(server: RunningServer, from = 0): Promise<void> {
  for (let nth = from; nth < 60; nth++)
    await userRepository(server.database).create({
      id: `person-${nth}`,
      name: NAMES[nth % 3] ?? "",
      email: `person${String(nth).padStart(2, "0")}@example.com`,
      passwordHash: "",
      role: "user",
      plan: nth % 20 === 0 ? "pro" : "free",
      emailVerified: nth % 2 === 0,
      createdAt: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString(),
    });
}

/**
 * Nothing lies beside the screen and nothing has to be scrolled sideways, on a phone and where a table has just enough room; and a list
 * is a table everywhere.
 */
async function expectToFit(page: Page, columns: readonly string[]): Promise<void> {
  for (const width of [1215, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const beside = await page.locator("body *:not(.sr-only, .sr-only *)").evaluateAll((elements) =>
      elements
        .filter((element) => {
          const frame = element.closest("table")?.parentElement ?? document.documentElement;
          return element.getBoundingClientRect().right > frame.getBoundingClientRect().right;
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual(columns);
  }
}

test("people are listed, searched, sorted and paged, and the address keeps the place", async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ role: "admin" });
  await addPeople(server);
  await openPage(page, "/admin/users/all");
  const status = page.getByRole("status").filter({ hasText: "people" });
  await status.filter({ hasText: "61 people" }).waitFor();
  const names = () => page.getByRole("row").getByRole("rowheader").allTextContents();
  expect(await names()).toHaveLength(25);
  expect((await names())[0]).toBe("Ada Example");

  await page.getByRole("button", { name: "Email" }).click();
  await page
    .getByRole("columnheader", { name: "Email" })
    .and(page.locator("[aria-sort=ascending]"))
    .waitFor();
  await page.getByRole("cell", { name: "person00@example.com" }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("cell", { name: "person24@example.com" }).waitFor();
  await page.reload();
  await page.getByRole("cell", { name: "person24@example.com" }).waitFor();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("cell", { name: "person00@example.com" }).waitFor();

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("cell", { name: "person24@example.com" }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("cell", { name: "person49@example.com" }).waitFor();
  await server.database.query.deleteFrom("users").where("email", ">", "person49").execute();
  await page.reload();
  await page.getByText("Nothing is left on this page.").waitFor();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("cell", { name: "person48@example.com" }).waitFor();
  await addPeople(server, 49);

  await page.getByLabel("Search by name or email").fill("maar");
  await status.filter({ hasText: "20 people" }).waitFor();
  expect(new Set(await names())).toEqual(new Set(["Dora Maar"]));
  await page.getByLabel("Search by name or email").fill("nobody at all");
  await page.getByText("Nobody is found for “nobody at all”.").waitFor();
  // The widest words there are.
  const widest = { role: "admin" as const, plan: "enterprise", suspended_at: "2026-01-01T00:00:00.000Z" };
  await server.database.query.updateTable("users").set(widest).where("id", "=", "person-40").execute();
  await page.getByRole("link", { name: "Subscribed" }).click();
  await status.filter({ hasText: "3 people" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^candor-users-[\d-]+\.csv$/);

  await expectToFit(page, [
    "Name",
    "Email",
    "Role",
    "Verified",
    "Plan",
    "Registered",
    "Last seen",
    "Resumes",
  ]);
  await page.getByLabel("Sort by").selectOption("Email");
  await page.getByLabel("Order").selectOption("Descending");
  await page.getByRole("row", { name: /person40/ }).waitFor();
  expect(await page.getByRole("cell", { name: /@/ }).allInnerTexts()).toEqual(
    ["40", "20", "00"].map((nth) => `Email\nperson${nth}@example.com`),
  );
  await page.getByRole("button", { name: "Dora Maar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).waitFor();
});

test("an account is suspended, reset and deleted after a question each, and the log tells it", async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ role: "admin" });
  const bob = new Visitor(server.url);
  await bob.register("bob@example.com", { name: "Bob Stone" });
  await openPage(page, "/admin/users/all");
  const choose = async (action: string) => {
    await page.getByRole("button", { name: "Bob Stone" }).click();
    await page.getByRole("dialog").getByRole("button", { name: action }).click();
  };
  const confirm = async (action: string) => {
    await choose(action);
    await page.getByRole("dialog").getByRole("button", { name: action }).click();
  };
  await confirm("Mark email as verified");
  await page.getByText("The email address of Bob Stone is verified.").waitFor();
  await confirm("Make admin");
  await page.getByText("Bob Stone is an admin now.").waitFor();
  expect((await bob.call("GET", "/api/admin/users")).status).toBe(200);
  await confirm("Take admin rights away");
  await page.getByText("Bob Stone is no admin any more.").waitFor();
  expect((await bob.call("GET", "/api/admin/users")).status).toBe(403);
  await choose("Suspend");
  await page.getByRole("heading", { name: "Suspend Bob Stone?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await bob.isSignedIn()).toBe(true);
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByText("Bob Stone is suspended.").waitFor();
  await page
    .getByRole("row", { name: /Bob Stone/ })
    .getByText("Suspended")
    .waitFor();
  expect(await bob.isSignedIn()).toBe(false);

  await choose("Reset password");
  await page.getByRole("dialog").getByRole("button", { name: "Reset password" }).click();
  const password = (await page.getByRole("dialog").locator("code").textContent()) ?? "";
  // What is told once stays until it is put away on purpose.
  await page.keyboard.press("Escape");
  expect(await page.getByRole("dialog").locator("code").textContent()).toBe(password);
  await page.getByRole("button", { name: "Close" }).click();
  await choose("Lift the suspension");
  await page.getByRole("dialog").getByRole("button", { name: "Lift the suspension" }).click();
  await page.getByText("Bob Stone can sign in again.").waitFor();
  expect((await bob.login("bob@example.com", STRONG_PASSWORD)).status).toBe(401);
  expect((await bob.login("bob@example.com", password)).status).toBe(200);

  await page.getByRole("button", { name: "Bob Stone" }).click();
  const facts = await page.getByRole("dialog").locator("dt, dd").allTextContents();
  expect(facts.slice(facts.indexOf("Email status"))[1]).toBe("Verified");
  // The way to it looks like what it does, and like no other.
  const colours = await page
    .getByRole("dialog")
    .getByRole("listitem")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => [button.textContent, getComputedStyle(button).color]));
  const [[label, stop] = []] = colours.splice(-1);
  expect(label).toBe("Delete account");
  expect(colours.map(([, colour]) => colour)).not.toContain(stop);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await choose("Delete account");
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("status").filter({ hasText: "1 person" }).waitFor();
  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByRole("status").filter({ hasText: "7 entries" }).waitFor();
  const told = await page.getByRole("row").allTextContents();
  expect(
    told.slice(1).map((row) => /(Suspended|Reset|Lifted|Deleted|Made|Took|Marked)/.exec(row)?.[1]),
  ).toEqual(["Deleted", "Lifted", "Reset", "Suspended", "Took", "Made", "Marked"]);
  await expectToFit(page, ["When", "Who", "What", "Whom"]);
  await page.getByLabel("Order").selectOption("Ascending");
  await page.getByRole("row").nth(1).getByText("Marked as verified").waitFor();
  await page.getByLabel("Action").selectOption("promote");
  await page.getByRole("status").filter({ hasText: "1 entry" }).waitFor();
  await page.getByLabel("Search by email").fill("nobody@");
  await page.getByText("No entry is found.").waitFor();
});

test("whoever is demoted meanwhile is told so, and the only admin stays one", async ({
  page,
  signIn,
  server,
  expectFault,
}) => {
  expectFault(/status of 409/);
  expectFault(/status of 403/);
  await signIn({ role: "admin" });
  await openPage(page, "/admin/users/all");
  await page.getByRole("button", { name: "Ada Example" }).click();
  await page.getByRole("button", { name: "Take admin rights away" }).click();
  await page.getByRole("button", { name: "Take admin rights away" }).click();
  await page.getByText("This is the only administrator. Make somebody else one first.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await server.database.query.updateTable("users").set({ role: "user" }).execute();
  await page.getByRole("link", { name: "Resumes" }).click();
  await page.getByRole("heading", { level: 1, name: "Admins only" }).waitFor();
});

test("a list that does not load says so and can be asked again; a title is shown as it is written", async ({
  page,
  context,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  const { visitor } = await signIn({ role: "admin" });
  const title = '<img src="x" onerror="alert(1)">';
  await visitor.call("POST", "/api/resumes", { title, template: "google", resume: { version: 1 } });
  await context.route(/api\/admin\/resumes/, (route) => route.abort());
  await openPage(page, "/admin/resumes");
  await page.getByText("The list did not load.").waitFor();
  await context.unroute(/api\/admin\/resumes/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("rowheader", { name: title }).waitFor();
  await page.getByRole("status").filter({ hasText: "1 resume" }).waitFor();
  await page.getByLabel("Template").selectOption("Meta");
  await page.getByText("No resume is in this template.").waitFor();
  await page.getByLabel("Template").selectOption("Google");
  await page.getByRole("rowheader", { name: title }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^candor-resumes-[\d-]+\.csv$/);

  await expectToFit(page, ["Title", "Owner", "Template", "Size", "Created", "Edited"]);
  await context.route(/api\/admin\/overview/, (route) => route.abort());
  // On a phone the pages are behind one button.
  await page.getByRole("button", { name: "Admin: Resumes" }).click();
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Admin: Overview", expanded: false }).waitFor();
  await page.getByText("The overview did not load.").waitFor();
  await context.unroute(/api\/admin\/overview/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("img", { name: /^Sign-ups from / }).waitFor();
});

test("the overview draws each number with its words and a table", async ({ page, signIn }) => {
  const { visitor } = await signIn({ role: "admin" });
  await visitor.call("POST", "/api/ai/improve", { task: "experience", text: "Responsible for the shift" });
  await openPage(page, "/admin");
  await page.getByRole("img", { name: /^Sign-ups from .*: 1 in all, most on .* with 1\.$/ }).waitFor();
  await page.getByRole("img", { name: /^AI requests by engine from .*: 1 in all/ }).waitFor();
  await page.getByRole("img", { name: /^Errors from .*: none\.$/ }).waitFor();
  await page.getByRole("region", { name: "Errors" }).getByText("Nothing in these days").waitFor();
  await page.getByText("As a table").first().click();
  const rows = page.getByRole("region", { name: "Sign-ups, day by day" }).getByRole("row");
  expect(await rows.count()).toBe(31);
  await page.getByLabel("Time").selectOption("7");
  // The month's page says the same of the engine: only the rows tell that the week has come.
  await expect.poll(() => rows.count()).toBe(8);
  await page.getByText("Built-in engine: 1").waitFor();
  await expectToFit(page, ["Day", "Sign-ups"]);
});

test("an invitation is made, replaced and withdrawn, and no link stays on the page that works no more", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  const { email } = await signIn({ role: "admin" });
  await openPage(page, "/admin/invitations");
  const invite = async (address: string) => {
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
  };
  expectFault(/409.*\/api\/admin\/invitations/);
  await invite(email);
  await page.getByText("Somebody with this address has an account here already.").waitFor();
  await page.getByText("Nobody is invited yet.").waitFor();

  const list = page.getByRole("list", { name: "Invitations" });
  await invite("bea@example.com");
  await page.locator("code").waitFor();
  await list.getByText(/^Until .*\. Made /).waitFor();
  const first = await page.locator("code").textContent();
  await invite("bea@example.com");
  await page.getByText("The earlier invitation for bea@example.com is withdrawn").waitFor();
  expect(await page.locator("code").textContent()).not.toBe(first);
  expect(await list.getByRole("listitem").count()).toBe(1);

  await page.getByRole("button", { name: "Withdraw the invitation for bea@example.com" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw this invitation?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  expect(await list.getByText("Open", { exact: true }).count()).toBe(1);
  await page.getByRole("button", { name: "Withdraw the invitation for bea@example.com" }).click();
  await question.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("The invitation is withdrawn.").waitFor();
  expect(await page.locator("code").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Nobody is invited yet.");
  expect(await server.database.query.selectFrom("invitations").selectAll().execute()).toEqual([]);
});

test("while sign-up is closed, what is still open is said to be of no use", async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn({ role: "admin" });
  await context.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), signups: "closed" } });
  });
  const [createdAt, expiresAt] = [Date.now(), Date.now() + 86_400_000].map((at) =>
    new Date(at).toISOString(),
  );
  const made = { id: "i", token_hash: "h", email: null, mailed: 0, created_by: null };
  await invitationRepository(server.database).add({
    ...made,
    created_at: createdAt ?? "",
    expires_at: expiresAt ?? "",
  });
  await openPage(page, "/admin/invitations");
  await page.getByText("Not usable now").waitFor();
  await page.getByText("Nobody can use it while sign-up is closed.").waitFor();
  await page.getByRole("button", { name: "Withdraw the invitation for whoever has the link" }).waitFor();
});

/** Buttons, links, fields and summaries that a finger would miss; a link within a sentence is as high as its line. */
async function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator("a, button, summary, select, input:not([type=checkbox], [type=radio])")
    .evaluateAll((found) =>
      found
        .filter(
          (element) => element.checkVisibility() && !element.matches(".sr-only, .sr-only *, .skip-link"),
        )
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.textContent?.trim()} ${element.getBoundingClientRect().height}`),
    );
}

const phoneTest = test.extend<{ context: BrowserContext }>({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

phoneTest(
  "a finger meets everything on the pages of sign-in and of admins",
  async ({ page, newContext, signIn }) => {
    await signIn({ role: "admin" });
    const visitors = await (await newContext(PHONE)).newPage();
    const pages = [
      ...["/login", "/register", "/forgot-password"].map((path) => [visitors, path] as const),
      ...["/admin", "/admin/ai", "/admin/invitations", "/admin/providers"].map(
        (path) => [page, path] as const,
      ),
    ];
    for (const [tab, path] of pages) {
      await openPage(tab, path);
      await tab.getByRole("heading", { level: 1 }).first().waitFor();
      if (path === "/admin") await tab.getByText("As a table").first().waitFor();
      if (path === "/admin/ai") await tab.getByRole("button", { name: "Admin: AI" }).click();
      expect([path, await tooSmall(tab)]).toEqual([path, []]);
    }
  },
);
