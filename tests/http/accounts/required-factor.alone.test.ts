import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../../src/server/env.ts";
import { arrive } from "../../support/administrators.ts";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { Clock, setUpApp } from "../../support/second-factors.ts";
import { Visitor } from "../../support/visitor.ts";

const clock = new Clock();
let mailbox: Mailbox;
let server: RunningServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  const { adminSecondFactor } = readConfig({ ADMIN_SECOND_FACTOR: "required" });
  const publicUrl = new URL("http://candor.test");
  const config = { adminSecondFactor, smtpUrl: mailbox.smtpUrl, publicUrl };
  server = await startServer({ now: clock.now, config });
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

test("an administrator without a factor signs in, and reaches nothing but the way to one", async () => {
  const { visitor: ada, email } = await arrive(server, "ada", "admin");
  const { visitor: bob } = await arrive(server, "bob");
  const person = new Visitor(server.url);
  expect((await person.login(email)).status).toBe(200);
  for (const path of ["users", "users.csv", "resumes", "audit", "overview"])
    expect([path, (await person.call("GET", `/api/admin/${path}`)).body.code]).toEqual([
      path,
      "second_factor_needed",
    ]);
  expect((await bob.call("GET", "/api/admin/users")).body.code).toBe("admins_only");
  expect((await bob.call("GET", "/api/account/factors")).body.required).toBe(false);
  expect((await person.call("GET", "/api/account/factors")).body.required).toBe(true);
  expect((await person.call("GET", "/api/resumes")).status).toBe(200);
  await setUpApp(person, clock);
  expect((await person.call("GET", "/api/admin/users")).status).toBe(200);
  expect((await ada.call("GET", "/api/admin/users")).status).toBe(200);
  expect((await person.call("DELETE", "/api/account/authenticator")).status).toBe(204);
  expect((await person.call("GET", "/api/admin/users")).body.code).toBe("second_factor_needed");
});

test("a new factor is told by mail, and a password that is reset by mail still needs the second step", async () => {
  const { visitor: eve, email } = await arrive(server, "eve");
  // Before the address is confirmed, a factor may be a stranger's, and whoever reads the mail is rid of it.
  const verification = (await mailbox.link(email, "/verify-email")).split("#token=")[1];
  expect((await eve.call("POST", "/api/auth/verify-email", { token: verification })).status).toBe(200);
  const { app } = await setUpApp(eve, clock);
  const notices = () =>
    mailbox.mails().some(({ to, raw }) => to.includes(email) && /Another way to sign in/.test(raw));
  await vi.waitFor(() => expect(notices()).toBe(true), 5000);
  await new Visitor(server.url).call("POST", "/api/auth/forgot-password", { email });
  const token = (await mailbox.link(email, "/reset-password")).split("#token=")[1];
  const password = "Battery-Staple-9?";
  const reset = await new Visitor(server.url).call("POST", "/api/auth/reset-password", { token, password });
  expect(reset.status).toBe(200);
  const person = new Visitor(server.url);
  expect((await person.login(email, password)).body.code).toBe("second_step_needed");
  expect((await person.call("POST", "/api/auth/second-step", { code: app.code() })).status).toBe(200);
});

test("an address hears of so many changes in an hour and no more: it may be a stranger's", async () => {
  const { visitor: mallory, email } = await arrive(server, "mallory");
  await setUpApp(mallory, clock);
  for (let nth = 0; nth < 20; nth++) await mallory.call("POST", "/api/account/recovery-codes");
  const notices = () =>
    mailbox.mails().filter(({ to, raw }) => to.includes(email) && /recovery codes/.test(raw)).length;
  await vi.waitFor(() => expect(notices()).toBeGreaterThanOrEqual(9), 5000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(notices()).toBeLessThanOrEqual(10);
});

test("the rule is a word that is known, and off without one", () => {
  expect(readConfig({}).adminSecondFactor).toBe(false);
  expect(readConfig({ ADMIN_SECOND_FACTOR: "optional" }).adminSecondFactor).toBe(false);
  expect(() => readConfig({ ADMIN_SECOND_FACTOR: "yes" })).toThrow("must be required or optional");
});
