import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import type { RunningServer } from "../support/running-server.ts";
import { Clock, setUpApp } from "../support/second-factors.ts";
import { Visitor } from "../support/visitor.ts";
import { credentialsForm, isFocused } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";

/** As after some hours at the same screen. */
const age = ({ database }: RunningServer) =>
  database.query.updateTable("sessions").set({ proven_at: "2026-01-01T00:00:00.000Z" }).execute();

test("a change that matters asks who is there, by keys and on a phone, and is then done", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/account\/sessions/);
  expectFault(/403.*\/api\/auth\/proof/);
  const { email, password } = await signIn();
  const phone = new Visitor(server.url);
  await phone.call("POST", "/api/auth/login", { email, password }, { "user-agent": IPHONE });
  await age(server);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/dashboard");
  const signOut = page.getByRole("button", { name: "Sign out Safari on iPhone" });
  await signOut.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  const field = dialog.getByLabel("Your password");
  await field.waitFor();
  expect(await isFocused(field)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  // Whoever does not want to is told that nothing was done, and is back where they were.
  await page.keyboard.press("Escape");
  await page.getByText("Please confirm that it is you, then try again.").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await isFocused(signOut)).toBe(true);
  expect(await phone.isSignedIn()).toBe(true);

  await signOut.press("Enter");
  await field.fill("wrong");
  await page.keyboard.press("Enter");
  await dialog.getByText("The password is incorrect.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill(password);
  await page.keyboard.press("Enter");
  await page.getByText("Safari on iPhone is signed out.").waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await phone.isSignedIn()).toBe(false);
});

test("an administrator is asked above the question about an account", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/admin\/users/);
  const { password } = await signIn({ role: "admin" });
  const bob = new Visitor(server.url);
  await bob.register("bob@example.com", { name: "Bob Example" });
  await age(server);
  await openPage(page, "/admin/users/all");
  await page.getByRole("button", { name: /Bob Example/ }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page
    .getByText(/Bob Example.*suspended/)
    .first()
    .waitFor();
  expect(await bob.isSignedIn()).toBe(false);
});

test("who has a second factor confirms in place: at a new password, at one of their own after a given one, and at the end", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/account\/password/);
  expectFault(/403.*\/api\/account/);
  // The page learns by it that somebody else has set the password.
  expectFault(/403.*\/api\/resumes/);
  const { visitor, password } = await signIn();
  const { app, recoveryCodes } = await setUpApp(visitor, new Clock(Date.now()));
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  const recover = async (code = "") => {
    await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
    await dialog.getByLabel("Recovery code").fill(code);
    await page.keyboard.press("Enter");
  };
  const { field } = credentialsForm(page);
  const choose = async (label: string, current: string, chosen: string) => {
    await field(label).fill(current);
    await field("New password").fill(chosen);
    await field("Confirm password").fill(chosen);
    await page.keyboard.press("Enter");
  };
  const [set, given, own] = [password, "Battery-Staple-9?", "Paper-Lantern-4!"];
  await age(server);
  await openPage(page, "/dashboard");
  await choose("Current password", set, given);
  await dialog.getByLabel("Code from your app").fill(app.code());
  await page.keyboard.press("Enter");
  await page.getByText("Your password is changed. Other devices are signed out.").waitFor();

  await server.database.query.updateTable("users").set({ must_change_password: 1 }).execute();
  await age(server);
  await openPage(page, "/dashboard");
  await choose("The password you were given", given, own);
  await recover(recoveryCodes[0]);
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

  await age(server);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).getByLabel("Your password").fill(own);
  await page.keyboard.press("Enter");
  await recover(recoveryCodes[1]);
  await page.getByText("Your account is deleted.").waitFor();
});

test("a question that is turned down leaves no word behind, and a wrong password is marked where it stands", async ({
  page,
  server,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/account\/email/);
  expectFault(/403.*\/api\/account\/password/);
  await signIn();
  await age(server);
  await openPage(page, "/dashboard");
  const { field } = credentialsForm(page);
  await field("New email").fill("byron@example.com");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByText("Please confirm that it is you").count()).toBe(0);
  expect(await field("New email").inputValue()).toBe("byron@example.com");

  await field("Current password").fill("Wrong-Horse-7!");
  await field("New password").fill("Battery-Staple-9?");
  await field("Confirm password").fill("Battery-Staple-9?");
  await page.keyboard.press("Enter");
  const problem = page.getByText("The password is incorrect.");
  await problem.waitFor();
  const current = field("Current password");
  expect(await isFocused(current)).toBe(true);
  expect(await current.getAttribute("aria-invalid")).toBe("true");
  const described = (await current.getAttribute("aria-describedby")) ?? "";
  const descriptions = described.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent());
  expect((await Promise.all(descriptions)).join(" ")).toContain("The password is incorrect.");
  expect(await accessibilityFaults(page)).toEqual([]);
});
