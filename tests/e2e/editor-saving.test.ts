import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";
import { editorOn } from "./editor-page.ts";
import { kept, openKept } from "./kept-resume.ts";

test("an edit is saved by itself, also when the server is gone for a while or an answer is lost", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  await editor.expectState("Saved");
  await editor.field("Role").fill("Engineer of engines");
  await editor.expectState("Saved");
  const stored = async () => (await visitor.call("GET", `/api/resumes/${id}`)).body;
  expect(await stored()).toMatchObject({ revision: 2, resume: { role: "Engineer of engines" } });

  await page.route("**/api/resumes/**", (route) => route.abort());
  await editor.field("Role").fill("Poet");
  await editor.expectState("Saved on this device");
  await editor.field("Location").fill("Oslo");
  await editor.expectState("Saved on this device");
  await page.unroute("**/api/resumes/**");
  const back = Date.now();
  await editor.expectState("Saved");
  expect(Date.now() - back).toBeLessThan(5000);
  expect(await stored()).toMatchObject({ resume: { role: "Poet", location: "Oslo" } });

  let lost = 0;
  await page.route("**/api/resumes/**", async (route) => {
    if (route.request().method() !== "PUT" || lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const { revision } = await stored();
  await editor.field("Role").fill("Engineer");
  await editor.expectState("Saved");
  expect(lost).toBeGreaterThan(1);
  expect(await stored()).toMatchObject({ revision: revision + 1, resume: { role: "Engineer" } });
});

test("what another device saved is merged and said, and undone at once; also when it was found after a reload", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/409.*\/api\/resumes/);
  expectFault(/ERR_FAILED.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  const stored = async () => (await visitor.call("GET", `/api/resumes/${id}`)).body;
  const saveElsewhere = async (change: object) => {
    const { resume, revision } = await stored();
    await visitor.call("PUT", `/api/resumes/${id}`, {
      resume: { ...resume, ...change },
      baseRevision: revision,
    });
  };
  const notices = page.getByRole("region", { name: "Notifications" });
  const skills = [...sampleResume.skills, { id: "elsewhere", text: "Added elsewhere" }];
  await saveElsewhere({ location: "Paris", skills });
  await editor.field("Role").fill("Here");
  await notices.getByText("Merged with changes from another device: Location and Skills.").waitFor();
  await editor.expectState("Saved");
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  expect(await stored()).toMatchObject({ revision: 3, resume: { role: "Here", location: "Paris", skills } });
  expect(await editor.field("Location").inputValue()).toBe("Paris");
  await notices.getByRole("button", { name: "Undo" }).click();
  expect(await editor.field("Location").inputValue()).toBe(sampleResume.location);
  expect(await editor.field("Role").inputValue()).toBe("Here");
  await editor.button("Redo").click();
  expect(await editor.field("Location").inputValue()).toBe("Paris");
  await editor.expectState("Saved");
  await expect.poll(stored).toMatchObject({ resume: { location: "Paris" } });

  await page.route("**/api/resumes/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await editor.field("Role").fill("Typed while away");
  await editor.expectState("Saved on this device");
  await saveElsewhere({ phone: "+47 555 0100" });
  await page.reload();
  await page.unroute("**/api/resumes/**");
  await notices.getByText("Merged with changes from another device: Phone.").waitFor();
  await editor.expectState("Saved");
  expect((await stored()).resume).toMatchObject({ role: "Typed while away", phone: "+47 555 0100" });
  // Whoever types on still reads it; the offer would take back something else by now.
  await editor.field("Location").fill("Oslo");
  await notices.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  await notices.getByText("Merged with changes").first().waitFor();
});

test("what both changed differently is asked, field by field, from the first choice on", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/409.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  const [first, ...older] = sampleResume.experience;
  const elsewhere = {
    ...sampleResume,
    role: "Elsewhere",
    location: "Paris",
    experience: [
      { ...first, bullets: [...(first?.bullets ?? []), { id: "elsewhere", text: "Added elsewhere" }] },
      ...older,
    ],
  };
  await visitor.call("PUT", `/api/resumes/${id}`, { resume: elsewhere, baseRevision: 1 });
  await editor.field("Role").fill("Here");
  const dialog = page.getByRole("alertdialog", { name: "This resume was changed elsewhere" });
  await dialog.waitFor();
  await editor.expectState(/^Not saved: it was changed elsewhere\. Your text is on this device\.$/);
  expect(await dialog.getByRole("group").count()).toBe(1);
  await dialog.getByText("The rest is merged. Taken from elsewhere: Location and Experience.").waitFor();
  const role = dialog.getByRole("group", { name: "Role" });
  expect(await role.textContent()).toBe("RoleHereHereElsewhereElsewhere");
  // The first key chooses; it does not close.
  expect(await role.getByRole("radio", { name: /^Here/ }).evaluate((radio) => radio.matches(":focus"))).toBe(
    true,
  );
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await editor.expectState("Saved");
  const stored = await visitor.call("GET", `/api/resumes/${id}`);
  expect(stored.body).toMatchObject({ revision: 3, resume: { ...elsewhere, role: "Here" } });
  expect(await editor.field("Location").inputValue()).toBe("Paris");

  await visitor.call("PUT", `/api/resumes/${id}`, { resume: elsewhere, baseRevision: 3 });
  await editor.field("Role").fill("Here again");
  await dialog.getByRole("button", { name: "Keep both" }).click();
  await editor.expectState("Saved");
  expect(await editor.field("Role").inputValue()).toBe("Elsewhere");
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes.map(({ title }: { title: string }) => title).sort()).toEqual([
    "First",
    "First (my version)",
  ]);
});

test("a second tab sees what the first one saved, and two guest tabs never write over each other", async ({
  page,
  context,
  signIn,
}) => {
  const { visitor } = await signIn();
  const id = await kept(visitor);
  const other = await context.newPage();
  const [first, second] = [editorOn(page), editorOn(other)];
  await first.open(`/ai/${id}`);
  await second.open(`/ai/${id}`);
  await first.field("Role").fill("Typed in the first");
  await first.expectState("Saved");
  await expect.poll(() => second.field("Role").inputValue()).toBe("Typed in the first");
  await second.field("Location").fill("Bergen");
  await second.expectState("Saved");
  await expect.poll(() => first.field("Location").inputValue()).toBe("Bergen");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume).toMatchObject({
    role: "Typed in the first",
    location: "Bergen",
  });
  await first.open();
  await first.field("Full name").fill("Ada");
  await first.expectState("Saved on this device");
  await second.open();
  await second.field("Role").fill("Poet");
  await second.expectState("Saved on this device");
  await expect.poll(() => first.field("Role").inputValue()).toBe("Poet");
});

test("a resume that was deleted elsewhere is told of, and restored or kept as a copy, at once or later", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/404.*\/api\/resumes/);
  const { visitor, id, editor } = await openKept(page, await signIn());
  await visitor.call("DELETE", `/api/resumes/${id}`);
  await editor.field("Role").fill("Still here");
  const dialog = page.getByRole("alertdialog", { name: "This resume was deleted elsewhere" });
  await dialog.getByRole("button", { name: "Restore it" }).click();
  await editor.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.role).toBe("Still here");

  await visitor.call("DELETE", `/api/resumes/${id}`);
  await editor.field("Role").fill("Here again");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await editor.field("Location").fill("Typed before deciding");
  // Notifications stand above the bar: over it, they would hide its button.
  const notices = page.getByRole("region", { name: "Notifications" });
  const noticesEnd = () => notices.evaluate((region) => region.getBoundingClientRect().bottom);
  const decide = await editor.button("Decide").boundingBox();
  await expect.poll(noticesEnd).toBeLessThan(decide?.y ?? 0);
  await editor.button("Decide").click();
  await expect.poll(noticesEnd).toBeGreaterThan(decide?.y ?? 0);
  await dialog.getByRole("button", { name: "Keep a copy" }).click();
  await editor.expectState("Saved");
  const { resumes } = (await visitor.call("GET", "/api/resumes")).body;
  expect(resumes).toHaveLength(1);
  expect((await visitor.call("GET", `/api/resumes/${resumes[0].id}`)).body.resume).toMatchObject({
    role: "Here again",
    location: "Typed before deciding",
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/ai/${resumes[0].id}`);
});

test("a session that ends asks for sign-in over the editor; somebody else sees nothing of it", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/401.*\/api\/resumes/);
  const { visitor, email } = await signIn();
  const id = await kept(visitor);
  await new Visitor(server.url).register("bob@example.com");
  const editor = editorOn(page);
  // The page asks once itself, some seconds after it is open; what is looked at here is what the next save meets.
  const asked = page.waitForResponse("**/api/auth/session");
  await editor.open(`/ai/${id}`);
  await asked;
  await visitor.call("POST", "/api/auth/logout");
  await editor.field("Role").fill("Written without a session");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.waitFor();
  expect(await dialog.getByLabel("Email").evaluate((field) => field.matches(":focus"))).toBe(true);
  expect(await editor.field("Role").inputValue()).toBe("Written without a session");
  const signInAs = async (name: string) => {
    await dialog.getByLabel("Email").fill(name);
    await dialog.getByLabel("Password", { exact: true }).fill(STRONG_PASSWORD);
    await dialog.getByRole("button", { name: "Sign in" }).click();
  };
  await signInAs(email);
  await dialog.waitFor({ state: "hidden" });
  await editor.expectState("Saved");

  await visitor.login(email);
  await page.evaluate(() => fetch("/api/auth/logout", { method: "POST" }));
  await editor.field("Role").fill("A secret of the first");
  await dialog.waitFor();
  await signInAs("bob@example.com");
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: "Resume, version 1" }).waitFor();
  expect(await page.getByText("A secret of the first").count()).toBe(0);
  const bob = new Visitor(server.url);
  await bob.login("bob@example.com");
  expect((await bob.call("GET", "/api/resumes")).body.resumes).toEqual([]);
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.role).toBe(
    "Written without a session",
  );
});

test("a browser that keeps nothing opens the editor, says so, and goes on saving", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  const editor = editorOn(page);
  await editor.open();
  await page.getByText("there is no copy on this device").waitFor();
  await editor.field("Full name").fill("Ada");
  await editor.expectState(/^Not saved: this browser does not let the site keep anything/);
  expect(await editor.sheet()).toEqual(["Ada"]);
  const { visitor } = await signIn();
  const id = await kept(visitor);
  const account = await page.context().newPage();
  await account.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  const second = editorOn(account);
  await second.open(`/ai/${id}`);
  await account.getByText("there is no copy on this device").waitFor();
  await second.field("Role").fill("Kept on the server alone");
  await second.expectState("Saved");
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.role).toBe("Kept on the server alone");
});

test("broken records on the device do not stand in the way", async ({ page }) => {
  await page.goto("/help");
  await page.evaluate(async () => {
    localStorage.setItem("drafts", "{broken");
    await new Promise<void>((resolve) => {
      const request = indexedDB.open("candor", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("drafts", { keyPath: "key" });
      request.onsuccess = () => {
        const work = request.result.transaction("drafts", "readwrite");
        work.objectStore("drafts").put({ key: "guest|broken", content: { resume: { version: 99 } } });
        work.objectStore("drafts").put({ key: "guest|half" });
        work.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  });
  const editor = editorOn(page);
  await editor.open();
  await editor.field("Full name").fill("Ada");
  await editor.expectState("Saved on this device");
});
