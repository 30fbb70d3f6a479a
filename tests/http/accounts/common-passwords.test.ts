import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const COMMON = "P@ssw0rd1";
const refusedAt = (pointer: string) => ({
  status: 400,
  body: {
    code: "invalid_input",
    issues: [{ pointer, message: expect.stringMatching(/^Password is too common/) }],
  },
});

let mailbox: Mailbox;
let server: RunningServer;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());
afterEach(() => server.stop());

test("a common password is refused wherever one is chosen, and uses up no link", async () => {
  const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") };
  server = await startServer({ config });
  const ada = new Visitor(server.url);
  const email = `ada-${crypto.randomUUID()}@example.com`;
  expect(await ada.register(email, { password: COMMON })).toMatchObject(refusedAt("/password"));
  expect(await ada.register(email, { name: "Zebulon Wrzesniak", password: "Wrzesniak4$" })).toMatchObject({
    status: 400,
    body: { issues: [{ pointer: "/password", message: expect.stringContaining("your name") }] },
  });
  await ada.register(email);
  const change = { currentPassword: STRONG_PASSWORD, newPassword: COMMON };
  expect(await ada.call("POST", "/api/account/password", change)).toMatchObject(refusedAt("/newPassword"));
  const confirm = {
    token: (await mailbox.link(email, "/verify-email")).split("#token=")[1],
    password: COMMON,
  };
  const elsewhere = new Visitor(server.url);
  expect(await elsewhere.call("POST", "/api/auth/verify-email", confirm)).toMatchObject(
    refusedAt("/password"),
  );
  await ada.call("POST", "/api/auth/forgot-password", { email });
  const token = (await mailbox.link(email, "/reset-password")).split("#token=")[1];
  const reset = (password: string) => ada.call("POST", "/api/auth/reset-password", { token, password });
  expect(await reset(COMMON)).toMatchObject(refusedAt("/password"));
  expect((await reset("Battery-Staple-9?")).status).toBe(200);
});

test("who has a common one from before gets in with it", async () => {
  server = await startServer();
  const ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  const { hashPassword } = await import("../../../src/server/security/password-hash.ts");
  const password_hash = await hashPassword(COMMON);
  await server.database.query.updateTable("users").set({ password_hash }).execute();
  expect((await ada.login("ada@example.com", COMMON)).status).toBe(200);
});

test("the first administrator of the environment cannot have one", async () => {
  const firstAdmin = { email: "root@example.com", password: COMMON };
  await expect(startServer({ config: { firstAdmin } })).rejects.toThrow(/^ADMIN_PASSWORD is not usable/);
  server = await startServer();
});
