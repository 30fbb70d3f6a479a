import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { apiCalls, credentialsForm, describedAs, hold, isFocused, savedUser } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";
import { PHONE } from "./touch.ts";

const CANARY = "Canary-Bird-42!";
const GENERIC = "Something went wrong. Please try again.";

test("registering shows its message over the whole screen, then stores the user and goes home", async ({
  page,
  context,
  server,
}) => {
  const form = credentialsForm(page);
  const letGo = await hold(page, "/api/auth/register");
  const calls = apiCalls(page);
  await form.open("sign-up");
  await form.fill({
    "Full name": "Ada Lovelace",
    Email: "Ada@Example.com",
    Password: CANARY,
    "Confirm password": CANARY,
  });
  await form.button("sign-up").press("Enter");
  const overlay = page.getByRole("status").filter({ hasText: "Creating your account..." });
  await overlay.waitFor();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  expect(await isFocused(form.button("sign-up"))).toBe(true);
  expect(await savedUser(page)).toBeNull();
  await page.keyboard.press("Enter");
  letGo();

  await page.waitForURL(`${server.url}/`);
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await page.getByText("Creating your account...").count()).toBe(0);
  expect(calls.filter((call) => call.url().endsWith("/register"))).toHaveLength(1);
  const saved = JSON.parse((await savedUser(page)) ?? "");
  expect(saved.user).toMatchObject({ name: "Ada Lovelace", email: "ada@example.com", role: "user" });
  expect(Date.now() - Date.parse(saved.user.registrationDate)).toBeLessThan(60_000);

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept).not.toContain(CANARY);
  expect(kept).not.toContain(cookie?.value);
});

test("signing in fails with the server's message under the form; the next try clears it and succeeds", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/login/);
  await new Visitor(server.url).register("ada@example.com");
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.signIn("ada@example.com", "Wrong-Horse-7!");
  const alert = page.getByRole("alert").filter({ hasText: "Email or password is incorrect." });
  await alert.waitFor();
  expect(await page.getByText("Signing you in...").count()).toBe(0);
  expect(await savedUser(page)).toBeNull();
  expect(await form.field("Email").inputValue()).toBe("ada@example.com");
  expect(await accessibilityFaults(page)).toEqual([]);

  const letGo = await hold(page, "/api/auth/login");
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByRole("status").filter({ hasText: "Signing you in..." }).waitFor();
  expect(await alert.count()).toBe(0);
  letGo();
  await page.waitForURL(`${server.url}/`);
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(JSON.parse((await savedUser(page)) ?? "").user.email).toBe("ada@example.com");
});

test("an address that has an account is refused with the server's message", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/409.*\/api\/auth\/register/);
  await new Visitor(server.url).register("ada@example.com");
  const form = credentialsForm(page);
  await form.open("sign-up");
  await form.fill({
    "Full name": "Ada Lovelace",
    Email: "ada@example.com",
    Password: STRONG_PASSWORD,
    "Confirm password": STRONG_PASSWORD,
  });
  await form.button("sign-up").click();
  const message = page.getByText("An account with this email already exists. Please sign in instead.");
  await message.waitFor();

  await page.getByRole("link", { name: "Sign in instead" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await message.count()).toBe(0);
  expect(await form.field("Email").inputValue()).toBe("ada@example.com");
});

test("without a message from the server, or without a server, the words are general", async ({
  page,
  expectFault,
}) => {
  expectFault(/500.*\/api\/auth\/login/);
  expectFault(/ERR_FAILED.*\/api\/auth\/login/);
  const form = credentialsForm(page);
  await form.open("sign-in");
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 500, body: "<h1>Oops</h1>" }));
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByRole("alert").filter({ hasText: GENERIC }).waitFor();
  await page.route("**/api/auth/login", (route) => route.abort());
  await form.button("sign-in").click();
  await page.getByRole("alert").filter({ hasText: GENERIC }).waitFor();
});

test("what the server finds wrong with a field is said at the field", async ({ page, expectFault }) => {
  expectFault(/400.*\/api\/auth\/login/);
  const issues = [{ code: "wrong-type", pointer: "/email", message: "This address is too odd." }];
  const form = credentialsForm(page);
  await form.open("sign-in");
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 400, json: { code: "invalid_input", message: "Not valid.", issues } }),
  );
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByText("This address is too odd.").waitFor();
  expect(await describedAs(form.field("Email"))).toEqual(["This address is too odd."]);
  expect(await isFocused(form.field("Email"))).toBe(true);
  expect(await page.getByRole("alert").filter({ hasText: "Not valid." }).isVisible()).toBe(true);
});

test("an admin who signs in goes to the list of users", async ({ page, server }) => {
  await new Visitor(server.url).register("ada@example.com");
  await server.database.query.updateTable("users").set({ role: "admin" }).execute();
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.waitForURL(`${server.url}/admin/users/all`);
  await page.getByRole("link", { name: "Admin Panel" }).waitFor();
});

for (const [role, target] of [
  ["user", "/"],
  ["admin", "/admin/users/all"],
] as const) {
  test(`${role}s who are signed in already are sent on to ${target}`, async ({ page, server, signIn }) => {
    await signIn({ role });
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await page.waitForURL(`${server.url}${target}`);
    }
  });
}

test("the two modes are one screen: the toggle changes the address and keeps what was typed", async ({
  page,
  server,
}) => {
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.fill({ Email: "ada@example.com" });
  await form.button("sign-in").click();
  await page.getByText("Password is required").waitFor();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(`${server.url}/register`);
  await page.getByRole("heading", { level: 1, name: "Create your account" }).waitFor();
  expect(await form.field("Email").inputValue()).toBe("ada@example.com");
  expect(await page.getByText("Password is required").count()).toBe(0);
  expect(await form.field("Confirm password").count()).toBe(1);

  await page.getByRole("link", { name: "Sign in instead" }).click();
  await page.waitForURL(`${server.url}/login`);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await form.field("Confirm password").count()).toBe(0);
  expect(await form.field("Full name").count()).toBe(0);
});

test("the password can be shown and hidden by a button that says its state", async ({ page }) => {
  const form = credentialsForm(page);
  await form.open("sign-up");
  const toggle = page.getByRole("button", { name: "Show password" });
  const types = async () => [
    await form.field("Password").getAttribute("type"),
    await form.field("Confirm password").getAttribute("type"),
    await toggle.getAttribute("aria-pressed"),
  ];
  expect(await types()).toEqual(["password", "password", "false"]);
  await toggle.click();
  expect(await types()).toEqual(["text", "text", "true"]);
  await toggle.click();
  expect(await types()).toEqual(["password", "password", "false"]);
});

test("password managers find the fields by their types and purposes", async ({ page }) => {
  const form = credentialsForm(page);
  const purposes = () =>
    page
      .locator("main input")
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute("type"), input.getAttribute("autocomplete")]),
      );
  await form.open("sign-in");
  expect(await purposes()).toEqual([
    ["email", "username"],
    ["password", "current-password"],
  ]);
  await form.open("sign-up");
  expect(await purposes()).toEqual([
    [null, "name"],
    ["email", "email"],
    ["password", "new-password"],
    ["password", "new-password"],
  ]);
});

test("who comes from the demo is greeted, also after a reload and in the other mode", async ({ page }) => {
  await openPage(page, "/register");
  const greeting = page.getByText("Good to see you after the demo.");
  expect(await greeting.count()).toBe(0);
  await page.evaluate(() => history.replaceState({ usr: { fromDemo: true }, key: "demo" }, ""));
  await page.reload();
  await greeting.waitFor();
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await greeting.isVisible()).toBe(true);
});

test("without the app, the form cannot be sent and nothing typed leaves the page", async ({
  newContext,
  server,
}) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  for (const path of ["/login", "/register", "/forgot-password", "/reset-password"]) {
    await page.goto(path);
    sent.length = 0;
    for (const field of await page.getByRole("main").locator("input").all()) await field.fill(CANARY);
    await page.keyboard.press("Enter");
    expect(await page.getByRole("main").getByRole("button").count(), path).toBe(0);
    const typed = await page.getByRole("main").locator("input").first().inputValue();
    expect([typed, page.url(), sent], path).toEqual([CANARY, `${server.url}${path}`, []]);
  }
});

test("what was typed or filled in before the app runs counts", async ({ page, server }) => {
  await new Visitor(server.url).register("ada@example.com");
  const form = credentialsForm(page);
  // The head's own script stands in the way of the first paint, not of the app.
  const letGo = await hold(page, /\/assets\/(?!first-paint).*\.js$/);
  await page.goto("/login", { waitUntil: "commit" });
  await form.fill({ Email: "ada@example.com", Password: STRONG_PASSWORD });
  letGo();
  await form.button("sign-in").click();
  await page.waitForURL(`${server.url}/`);
  await page.getByRole("button", { name: "Logout" }).waitFor();
});

test("the screen is accessible in both modes with errors, in the dark and on a phone, without scrolling sideways", async ({
  page,
}) => {
  const form = credentialsForm(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const mode of ["sign-in", "sign-up"] as const) {
    await form.open(mode);
    await form.button(mode).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("from Get Started on a phone, the way without an account is said before the form, and leads to the editor", async ({
  newContext,
}) => {
  const page = await (await newContext(PHONE)).newPage();
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).tap();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  for (const path of ["/login", "/register"]) {
    await openPage(page, path);
    const way = page.getByRole("link", { name: "Start without an account", exact: true });
    const box = await way.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0), path).toBeLessThan(500);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "Start without an account" }).tap();
  await page.getByText("No account needed to start.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/create");
});
