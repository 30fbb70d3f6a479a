import { expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { apiCalls, credentialsForm, savedUser } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const ENDED = "Your session has ended. Please sign in again, and you come back to where you were.";

test("a restored user is checked with the server, a visitor is not", async ({ page, signIn }) => {
  const calls = apiCalls(page);
  await openPage(page, "/features");
  expect(calls).toEqual([]);
  await signIn();
  const checked = page.waitForResponse("**/api/auth/session");
  await openPage(page, "/features");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect((await checked).status()).toBe(200);
});

test("an ended session is found in the background and leads gently to sign-in", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/session/);
  const { email, password, visitor } = await signIn();
  await visitor.call("POST", "/api/auth/logout");
  await openPage(page, "/admin");
  await page.getByText(ENDED).waitFor();
  await page.waitForURL(`${server.url}/login`);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await savedUser(page)).toBeNull();
  await credentialsForm(page).signIn(email, password);
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await page.waitForURL(`${server.url}/admin`);
});

test("on a page for everybody an ended session is a message with the way to sign in", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/session/);
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/auth/logout");
  await openPage(page, "/features");
  await page.getByText("Your session has ended. Please sign in again.").waitFor();
  expect(page.url()).toBe(`${server.url}/features`);
  await page.getByRole("region", { name: "Notifications" }).getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await page.getByText("Your session has ended").count()).toBe(0);
});

test("a session that ends under an open dashboard is found by the next action", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/401.*\/api\/account/);
  const { visitor } = await signIn();
  await openPage(page, "/dashboard");
  await page.getByText("This device").waitFor();
  await visitor.call("POST", "/api/auth/logout");
  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByText(ENDED).waitFor();
  await page.waitForURL(`${server.url}/login`);
});

test("a session that ended elsewhere is found when the reader comes back to the tab", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/session/);
  const { visitor } = await signIn();
  const checked = page.waitForResponse("**/api/auth/session");
  await openPage(page, "/dashboard");
  await checked;
  await page.getByText("This device").waitFor();
  await visitor.call("POST", "/api/auth/logout");
  const calls = apiCalls(page);
  const comeBack = () => page.evaluate(() => void window.dispatchEvent(new Event("focus")));
  await comeBack();
  expect(calls).toEqual([]);
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 60_000;
  });
  await comeBack();
  await page.getByText(ENDED).waitFor();
  await page.waitForURL(`${server.url}/login`);
});

test("another person who signs in in another tab finds nothing of the first on the dashboard", async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn();
  await new Visitor(server.url).register("bob@example.com", { name: "Bob Example" });
  await openPage(page, "/dashboard");
  await page.getByLabel("Current password").fill(STRONG_PASSWORD);
  const other = await context.newPage();
  await openPage(other, "/");
  await other.evaluate(
    async (credentials) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/auth/login", { method: "POST", headers, body: credentials });
      localStorage.setItem("userInfo", await answer.text());
    },
    JSON.stringify({ email: "bob@example.com", password: STRONG_PASSWORD }),
  );
  await page.locator("dd", { hasText: "Bob Example" }).waitFor();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Bob Example");
  expect(await page.getByLabel("Current password").inputValue()).toBe("");
});

test("a server that cannot be asked changes nothing", async ({ page, signIn, expectFault }) => {
  expectFault(/ERR_FAILED.*\/api\/auth\/session/);
  await signIn();
  await page.route("**/api/auth/session", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await openPage(page, "/features");
  await failed;
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(await savedUser(page)).not.toBeNull();
});

test("a name and a role that changed on the server are taken over", async ({ page, server, signIn }) => {
  await signIn();
  await server.database.query.updateTable("users").set({ role: "admin", name: "Ada Byron" }).execute();
  await openPage(page, "/dashboard");
  await page.getByRole("link", { name: "Admin Panel" }).waitFor();
  await page.getByText("Ada Byron").first().waitFor();
  expect(JSON.parse((await savedUser(page)) ?? "").user).toMatchObject({ name: "Ada Byron", role: "admin" });
});

test("a record in local storage that nobody signed in for opens nothing", async ({
  page,
  server,
  expectFault,
}) => {
  // The list may ask before the session's answer is there; it gets no more.
  expectFault(/401.*\/api\/(auth\/session|admin\/users)/);
  await openPage(page, "/");
  const user = { name: "Mallory", email: "m@example.com", role: "admin", registrationDate: "2026-01-01" };
  await page.evaluate((record) => localStorage.setItem("userInfo", record), JSON.stringify({ user }));
  await openPage(page, "/admin/users/all");
  await page.getByText(ENDED).waitFor();
  await page.waitForURL(`${server.url}/login`);
});

test("logging out ends the session on the server", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  await openPage(page, "/");
  const signedOut = page.waitForResponse("**/api/auth/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  expect((await signedOut).status()).toBe(204);
  expect(await savedUser(page)).toBeNull();
  expect(await visitor.isSignedIn()).toBe(false);
});

test("logging out without a connection signs out here and says what is left to do", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED.*\/api\/auth\/logout/);
  await signIn();
  await page.route("**/api/auth/logout", (route) => route.abort());
  await openPage(page, "/");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("The server could not be told.").waitFor();
  await page.getByRole("link", { name: "Login" }).waitFor();
  expect(await savedUser(page)).toBeNull();
});

test("signing in in one tab signs in the other", async ({ page, context, server }) => {
  await new Visitor(server.url).register("ada@example.com");
  const other = await context.newPage();
  await openPage(other, "/login");
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.waitForURL(`${server.url}/`);
  await other.waitForURL(`${server.url}/`);
  await other.getByRole("button", { name: "Logout" }).waitFor();
});
