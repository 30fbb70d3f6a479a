import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import type { RunningServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";
import { isFocused } from "./credentials-form.ts";
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
