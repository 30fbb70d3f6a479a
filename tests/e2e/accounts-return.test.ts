import { expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { credentialsForm, hold } from "./credentials-form.ts";
import { kept } from "./kept-resume.ts";
import { openPage } from "./open-page.ts";

test("a private address with a session that the browser does not remember opens its page", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const id = await kept(visitor);
  await openPage(page, "/help");
  const fullName = page.getByRole("textbox", { name: "Full name", exact: true });
  for (const [address, there] of [
    ["/dashboard", page.getByRole("heading", { level: 1, name: "Dashboard" })],
    [`/ai/${id}`, fullName],
    ["/admin/users/all?search=ada", page.getByRole("heading", { level: 1, name: "Admins only" })],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    const answer = await hold(page, "/api/auth/session");
    await page.goto(address);
    await page.getByText("Opening the page.").waitFor({ state: "attached" });
    answer();
    await there.waitFor();
    await page.unroute("**/api/auth/session");
    expect(page.url()).toMatch(new RegExp(`${address.replace("?", "\\?")}$`));
    await page.getByRole("button", { name: "Logout" }).waitFor();
  }
});

test("the address that was asked for is where a person lands after signing in, once; deliberate ways forget it", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/session/);
  expectFault(/ERR_FAILED.*\/api\/auth\/session/);
  const visitor = new Visitor(server.url);
  await visitor.register("ada@example.com");
  const id = await kept(visitor);
  const form = credentialsForm(page);
  const at = (path: string) => page.waitForURL(`${server.url}${path}`);
  const signOut = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Login" }).waitFor();
  };
  const askFor = async (path: string) => {
    await page.goto(path);
    await at("/");
    await page.getByRole("link", { name: "Login" }).click();
  };
  await askFor(`/ai/${id}`);
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await at(`/ai/${id}`);
  await page.getByRole("textbox", { name: "Full name", exact: true }).waitFor();

  // Signed out from there on purpose, the next person is not led there.
  await signOut();
  await at("/");
  await page.getByRole("link", { name: "Login" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await at("/");
  await signOut();

  // A visit elsewhere, and an address that somebody else put there.
  await askFor("/dashboard");
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await at("/pricing");
  await page.getByRole("link", { name: "Login" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await at("/");
  await signOut();
  await page.evaluate(() =>
    sessionStorage.setItem(
      "after-sign-in",
      JSON.stringify({ address: "//evil.example/dashboard", at: Date.now() }),
    ),
  );
  await page.getByRole("link", { name: "Login" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await at("/");
  await signOut();

  // Without an answer nobody is sent away.
  await page.route("**/api/auth/session", (route) => route.abort());
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "The server cannot be reached" }).waitFor();
  await page.unroute("**/api/auth/session");
  await page.getByRole("button", { name: "Try again" }).click();
  await at("/");
});

test("who signed out while the server could not be told is not signed in again by a private address", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED.*\/api\/auth\/logout/);
  const { visitor } = await signIn();
  await openPage(page, "/dashboard");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Login" }).waitFor();
  await page.goto("/dashboard");
  await page.waitForURL(`${server.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("signed-out"))).toBe("yes");
  expect(await visitor.isSignedIn()).toBe(true);
  // Once it can be told, it is.
  await page.unroute("**/api/auth/logout");
  await page.goto("/dashboard");
  await page.waitForURL(`${server.url}/`);
  expect(await visitor.isSignedIn()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("signed-out"))).toBeNull();
});
