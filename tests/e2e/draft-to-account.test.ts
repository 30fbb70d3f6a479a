import { expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { credentialsForm } from "./credentials-form.ts";
import { editorOn } from "./editor-page.ts";
import { openPage } from "./open-page.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const person = {
  "Full name": "Ada Example",
  Email: "ada@example.com",
  Password: STRONG_PASSWORD,
  "Confirm password": STRONG_PASSWORD,
};

test("on a phone a draft goes along through signing up: in the account once, open, with its template, named after its content", async ({
  newContext,
  server,
}) => {
  const page = await (await newContext(phone)).newPage();
  const editor = editorOn(page);
  const form = credentialsForm(page);
  const toasts = page.getByRole("region", { name: "Notifications" });
  await openPage(page, "/templates");
  await page.getByRole("button", { name: "Choose Template" }).nth(2).tap();
  await page.getByRole("link", { name: "Keep the sample as a guide" }).tap();
  await editor.field("Full name").tap();
  await page.keyboard.type("Jane Doe");
  await editor.field("Role").tap();
  await page.keyboard.type("Registered Nurse");
  const title = editor.field("Title of this resume");
  expect(await title.inputValue()).toBe("Jane Doe – Registered Nurse");
  await editor.expectState("Saved on this device");
  await editor.button("Drafts on this device").locator("visible=true").tap();
  await page.getByRole("menuitem", { name: "Keep it in an account" }).locator("visible=true").tap();
  await page.waitForURL("**/register");
  // By way of the other mode, and a reload.
  await page.getByRole("link", { name: "Sign in instead" }).tap();
  await page.getByRole("link", { name: "Create an account" }).tap();
  await page.reload();
  await form.fill(person);
  await form.button("sign-up").tap();
  await page.waitForURL("**/ai/**");
  await expect.poll(() => editor.field("Role").inputValue()).toBe("Registered Nurse");
  expect(await title.inputValue()).toBe("Jane Doe – Registered Nurse");
  expect(await editor.field("Location").getAttribute("placeholder")).toBe("London, United Kingdom");
  expect((await toasts.textContent())?.trim()).toBe("");
  const visitor = new Visitor(server.url);
  await visitor.login("ada@example.com");
  const list = async () => (await visitor.call("GET", "/api/resumes")).body.resumes;
  expect(await list()).toMatchObject([{ title: "Jane Doe – Registered Nurse", template: "amazon" }]);

  // "Use AI" opens it too, and the dashboard offers nothing any more.
  await openPage(page, "/");
  await page.getByRole("link", { name: "Use AI" }).first().tap();
  await expect.poll(() => editor.field("Full name").inputValue()).toBe("Jane Doe");
  await openPage(page, "/dashboard");
  await page.getByText("1 resume.", { exact: true }).waitFor({ state: "attached" });
  const name = page.getByRole("heading", { name: "Jane Doe – Registered Nurse" });
  expect(await name.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
  expect(await page.getByText("is on this device").count()).toBe(0);

  // Renamed, it keeps its name; the name on the page is another matter.
  await page.getByRole("link", { name: "Jane Doe – Registered Nurse" }).tap();
  await title.fill("For the clinic");
  await editor.field("Role").fill("Nurse");
  await editor.expectState("Saved");
  expect(await list()).toMatchObject([{ title: "For the clinic" }]);
});

test("a draft that cannot be brought stays on the device and is said so; /ai asks about it before it opens an empty page", async ({
  page,
  server,
  expectFault,
}) => {
  expectFault(/503.*\/api\/resumes/);
  const visitor = new Visitor(server.url);
  await visitor.register("ada@example.com");
  const editor = editorOn(page);
  const form = credentialsForm(page);
  await editor.open();
  await editor.field("Full name").fill("Jane Doe");
  await editor.expectState("Saved on this device");
  await page.route("**/api/resumes", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Away." } })
      : route.continue(),
  );
  await page.getByRole("link", { name: "Keep it in an account" }).click();
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByText("Your draft is not in your account yet. Away. It is safe on this device.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.unroute("**/api/resumes");

  await page.getByRole("link", { name: "Use AI" }).first().click();
  await page.getByText("A draft was written on this device without an account").waitFor();
  await page.getByRole("button", { name: "Keep in my account" }).click();
  await page.waitForURL("**/ai/**");
  await expect.poll(() => editor.field("Full name").inputValue()).toBe("Jane Doe");
  expect((await visitor.call("GET", "/api/resumes")).body.resumes).toMatchObject([{ title: "Jane Doe" }]);
});

test("a person who signs in from elsewhere is only offered what is written, and not for longer than they stay", async ({
  page,
  server,
}) => {
  const visitor = new Visitor(server.url);
  await visitor.register("ada@example.com");
  const editor = editorOn(page);
  const form = credentialsForm(page);
  const offer = page.getByRole("link", { name: "Keep it in your account" });
  const signOut = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Login" }).waitFor();
  };
  await openPage(page, "/templates");
  await page.getByRole("button", { name: "Choose Template" }).first().click();
  await page.getByRole("link", { name: "Keep the sample as a guide" }).click();
  await editor.field("Full name").waitFor();
  // An offer goes with its page: whether there was one at all is asked of every change until then.
  const offers = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const look = () => {
      if (document.body.textContent?.includes("You have a draft on this device")) seen.count++;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole("link", { name: "Login" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await page.getByRole("link", { name: "Use AI" }).first().click();
  await editor.field("Full name").waitFor();
  expect(await offers.jsonValue()).toEqual({ count: 0 });
  await signOut();

  // With a wish to keep that was given up, and something written.
  await editor.open();
  await editor.field("Full name").fill("Jane Doe");
  await editor.expectState("Saved on this device");
  await page.getByRole("link", { name: "Keep it in an account" }).click();
  await page.waitForURL("**/register");
  await page.getByRole("link", { name: "Features" }).first().click();
  // Given up is what was left for another page, not what is on the way from one to the next.
  await page.getByRole("heading", { level: 1, name: "Features" }).waitFor();
  await page.getByRole("link", { name: "Login" }).click();
  await form.signIn("ada@example.com", STRONG_PASSWORD);
  await offer.waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect((await visitor.call("GET", "/api/resumes")).body.resumes).toEqual([]);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("button", { name: "Keep in my account" }).waitFor();
  expect(await offer.count()).toBe(0);
});

test("on a shared device a draft goes to no account but the one that is signed in to on its own page", async ({
  context,
  page,
  server,
}) => {
  await editorOn(page).open();
  await editorOn(page).field("Full name").fill("Alice Secret");
  await editorOn(page).expectState("Saved on this device");
  await page.getByRole("link", { name: "Keep it in an account" }).click();
  await page.waitForURL("**/register");
  // Somebody else signs up in another tab, while this one waits at the form.
  const other = await context.newPage();
  const form = credentialsForm(other);
  await form.open("sign-up");
  await form.fill({
    "Full name": "Eve Other",
    Email: "eve@example.com",
    Password: STRONG_PASSWORD,
    "Confirm password": STRONG_PASSWORD,
  });
  await form.button("sign-up").click();
  await other.waitForURL(`${server.url}/`);
  await page.waitForURL(`${server.url}/`);
  const eve = new Visitor(server.url);
  await eve.login("eve@example.com");
  expect((await eve.call("GET", "/api/resumes")).body.resumes).toEqual([]);
});

test("between the draft and the account's page nothing can be typed that nobody would keep", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPage(page, "/create");
  const editor = editorOn(page);
  const name = editor.field("Full name");
  await name.fill("Jane Doe");
  await editor.expectState("Saved on this device");
  // The next page is long on its way.
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await gate.promise;
    await route.continue();
  });
  const coming = page.waitForRequest("**/assets/**");
  const place = await name.boundingBox();
  await editor.button("Keep in my account").click();
  await coming;
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
  await page.keyboard.type("Mary ");
  const typed = await name.inputValue();
  gate.resolve();
  await editor.expectState("Saved");
  expect(await name.inputValue()).toBe(typed);
});
