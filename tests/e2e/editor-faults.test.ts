import { emptyResume } from "../../src/domain/resume/resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { editorOn } from "./editor-page.ts";
import { kept, openKept } from "./kept-resume.ts";
import { openPage } from "./open-page.ts";

test("a full disk is told with its reason, files can still be had, and the edit arrives when there is room", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/507.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 507,
          json: { code: "not_saved", message: "Not saved: the server cannot write to its storage." },
        })
      : route.continue(),
  );
  await editor.field("Role").fill("Written on a full disk");
  await editor.expectState(
    /^Not saved: the server cannot write to its storage\. Your text is on this device\.$/,
  );
  await editor.button("Download").click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Plain text" }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.txt$/);
  await page.unroute(`**/api/resumes/${id}`);
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.role).toBe("Written on a full disk");
});

test("what is typed offline arrives in order once the network is back, an import among it", async ({
  page,
  context,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED.*\/api\/resumes/);
  // The page asks once itself, some seconds after it is open: not while the network is away, where it would fail.
  const asked = page.waitForResponse("**/api/auth/session");
  const { visitor, id, editor } = await openKept(page, await signIn());
  await editor.button("Import a file").click();
  // What reads files has to be there before the network goes.
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  const choose = (name: string) =>
    dialog.getByLabel("Choose a file").setInputFiles({
      name: "own.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ ...emptyResume(), name })),
    });
  await choose("Not this one");
  await dialog.getByText("own.json (Candor)").waitFor();
  await page.keyboard.press("Escape");

  const stored: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") stored.push(request.postDataJSON().resume.role);
  });
  await asked;
  await context.setOffline(true);
  await editor.field("Role").fill("Offline, first");
  await editor.expectState("Saved on this device");
  const before = stored.length;
  await editor.field("Role").fill("Offline, second");
  await editor.field("Location").fill("Bergen");
  await editor.expectState("Saved on this device");
  await context.setOffline(false);
  await editor.expectState("Saved");
  expect(before).toBeGreaterThan(0);
  expect(stored.slice(before).at(0)).toBe("Offline, first");
  expect(stored.at(-1)).toBe("Offline, second");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body).toMatchObject({
    revision: 3,
    resume: { role: "Offline, second", location: "Bergen" },
  });

  // A file takes the place of everything while a save is under way.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  await editor.field("Role").fill("Under way");
  await expect.poll(() => stored.at(-1)).toBe("Under way");
  await editor.button("Import a file").click();
  await choose("From a file");
  await dialog.getByRole("button", { name: "Use this" }).click();
  letGo();
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body).toMatchObject({
    revision: 5,
    resume: { name: "From a file", role: "" },
  });
});

test("what a page that is gone had not saved is offered on the dashboard and saved once it is opened", async ({
  page,
  context,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  await page.route("**/api/resumes/**", (route) => route.abort());
  await editor.field("Title of this resume").fill("Named while the server was away");
  await editor.field("Role").fill("Typed before the end");
  await editor.expectState("Saved on this device");
  await page.close();

  const next = await context.newPage();
  await openPage(next, "/dashboard");
  await next.getByText("Changes that are on this device only: Named while the server was away").waitFor();
  // The first thing that the new page hears is nothing: the server is away still.
  await next.route(`**/api/resumes/${id}`, (route) => route.abort());
  await next.getByRole("button", { name: "Open and save" }).click();
  const again = editorOn(next);
  await again.expectState("Saved on this device");
  expect(await again.field("Role").inputValue()).toBe("Typed before the end");
  await next.unroute(`**/api/resumes/${id}`);
  await again.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body).toMatchObject({
    title: "Named while the server was away",
    resume: { role: "Typed before the end" },
  });
  await openPage(next, "/dashboard");
  await next.getByRole("link", { name: "Named while the server was away", exact: true }).waitFor();
  expect(await next.getByText("on this device only").count()).toBe(0);
});

test("two tabs of a visitor that do not hear each other are merged, or shown both versions; late news change nothing", async ({
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
  });
  const other = await context.newPage();
  const [first, second] = [editorOn(page), editorOn(other)];
  await first.open();
  await first.field("Full name").fill("Ada");
  await first.expectState("Saved on this device");
  await second.open();
  await second.field("Role").fill("Poet");
  await second.expectState("Saved on this device");
  await first.field("Role").fill("Analyst");
  const dialog = page.getByRole("alertdialog", { name: "This resume was changed elsewhere" });
  await dialog
    .getByRole("group", { name: "Role" })
    .getByRole("radio", { name: /^Elsewhere/ })
    .check();
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await first.expectState("Saved on this device");
  expect(await first.field("Role").inputValue()).toBe("Poet");
  // The focus goes back to where the person was.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-field"))).toBe("/role");
  await first.field("Location").fill("Oslo");
  await first.expectState("Saved on this device");
  // What only one of them changed is no question.
  await second.field("Email").fill("ada@example.com");
  await other.getByText("Merged with changes from another tab: Location.").waitFor();
  await second.expectState("Saved on this device");
  expect(await second.field("Location").inputValue()).toBe("Oslo");
  expect(await second.field("Email").inputValue()).toBe("ada@example.com");
  await other.close();

  const { visitor } = await signIn();
  const id = await kept(visitor);
  await first.open(`/ai/${id}`);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const arrived = page.waitForRequest((request) => request.method() === "GET" && request.url().endsWith(id));
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  // As if the person had come back to the tab: what is stored is looked up.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await arrived;
  await first.field("Role").fill("Typed meanwhile");
  await first.expectState("Saved");
  const answered = page.waitForResponse((response) => response.request().method() === "GET");
  letGo();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await first.field("Role").inputValue()).toBe("Typed meanwhile");
});

test("a page whose text is kept nowhere asks before it is left; whoever signs out takes the last word along", async ({
  page,
  signIn,
}) => {
  const { visitor, id, editor } = await openKept(page, await signIn());
  await editor.field("Role").fill("Typed a moment before");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You are signed out.").waitFor();
  await visitor.login("ada@example.com");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.role).toBe("Typed a moment before");

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await editor.open();
  await page.locator("[data-save-state]").click();
  await editor.field("Full name").pressSequentially("Ada");
  await editor.expectState(/^Not saved: this browser does not let the site keep anything/);
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await openPage(page, "/help");
  expect(await asked).toBe("beforeunload");
});
