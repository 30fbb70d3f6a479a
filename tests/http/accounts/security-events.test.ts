import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SecurityEventEntry } from "../../../src/contract/security-events.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const DAY = 86_400_000;
const FIREFOX = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

for (const { engine, create } of ENGINES) {
  describe(`what happens to an account on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;
    let ada: KnownVisitor;

    beforeEach(async () => {
      clock = new Date("2026-05-01T10:00:00.000Z");
      // Each a little later than the one before, so that their order is known.
      const now = () => {
        clock = new Date(clock.getTime() + 1);
        return clock;
      };
      server = await startServer({ place: await create(), now, config: { trustProxy: true } });
      ada = await arrive(server, "ada");
    });
    afterEach(() => server.stop());

    const events = async (): Promise<SecurityEventEntry[]> =>
      (await ada.visitor.call("GET", "/api/account/events")).body.events;
    const whats = async () => (await events()).map(({ what }) => what);
    const logged = () =>
      server.log.map((line) => JSON.parse(line)).filter(({ msg }: { msg: string }) => msg === "security");
    const rows = async () =>
      (await server.database.query.selectFrom("security_events").selectAll().execute()).length;

    test("its owner sees it, with a shortened address, and the log tells who, what and from where", async () => {
      const other = new Visitor(server.url);
      const from = { ...FIREFOX, "x-forwarded-for": "203.0.113.77" };
      const login = (password: string) =>
        other.call("POST", "/api/auth/login", { email: ada.email, password }, from);
      await login("Wrong-Horse-7!");
      await expect.poll(whats).toContain("sign-in-failed");
      await login(STRONG_PASSWORD);
      await other.call("POST", "/api/auth/logout", undefined, from);
      await ada.visitor.call("POST", "/api/auth/proof", { password: "Wrong-Horse-7!" });
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD };
      await ada.visitor.call("POST", "/api/account/password", change);
      await ada.visitor.call("POST", "/api/account/email", { email: "byron@example.com" });
      await ada.visitor.call("DELETE", "/api/account/sessions");
      expect(await whats()).toEqual([
        "session-ended",
        "email-changed",
        "password-changed",
        "proof-failed",
        "sign-out",
        "sign-in",
        "sign-in-failed",
        "account-created",
      ]);
      const [failed] = (await events()).filter(({ what }) => what === "sign-in-failed");
      expect(failed).toMatchObject({ from: "203.0.113.0/24", device: "Firefox on Linux" });
      expect(logged()).toContainEqual(
        expect.objectContaining({ id: ada.id, what: "sign-in-failed", from: "203.0.113.0/24" }),
      );
      expect(server.log.join("")).not.toMatch(/203\.0\.113\.77|@example\.com|Horse/);
    });

    test("what an administrator did is told without where they sit, once, and logged with who it was", async () => {
      const root = await arrive(server, "root", "admin");
      const act = (deed: string) => root.visitor.call("POST", `/api/admin/users/${ada.id}/${deed}`);
      for (const deed of ["promote", "promote", "demote", "suspend", "unsuspend"]) await act(deed);
      await ada.visitor.login(ada.email);
      expect((await whats()).slice(1)).toEqual([
        "unsuspended",
        "suspended",
        "demoted",
        "promoted",
        "account-created",
      ]);
      const [, event] = await events();
      expect(event).toMatchObject({ from: "", device: "An administrator" });
      expect(logged()).toContainEqual(
        expect.objectContaining({ id: ada.id, what: "suspended", by: root.id, from: "127.0.0.0/24" }),
      );
    });

    test("wrong passwords neither fill the disk nor push out the rest", async () => {
      const values = Array.from({ length: 60 }, (_, number) => ({
        id: `failed ${number}`,
        user_id: ada.id,
        at: new Date(clock.getTime() + number).toISOString(),
        what: "sign-in-failed",
        network: "203.0.113.0/24",
        device: "Unknown device",
      }));
      await server.database.query.insertInto("security_events").values(values).execute();
      clock = new Date(clock.getTime() + DAY);
      await new Visitor(server.url).login(ada.email, "Wrong-Horse-7!");
      await expect.poll(rows).toBe(51);
      expect((await whats()).slice(0, 1)).toEqual(["sign-in-failed"]);
      // Of every kind together no more than 200.
      const others = ["sign-in", "sign-out", "proof-failed", "session-ended"].flatMap((what) =>
        values.slice(0, 49).map((value) => ({ ...value, id: `${what} ${value.id}`, what })),
      );
      await server.database.query.insertInto("security_events").values(others).execute();
      await ada.visitor.login(ada.email);
      expect(await rows()).toBe(200);
      expect((await whats())[0]).toBe("sign-in");
    });

    test("it is kept for a year", async () => {
      const at = new Date(clock.getTime() - 366 * DAY).toISOString();
      await server.database.query.updateTable("security_events").set({ at }).execute();
      await ada.visitor.login(ada.email);
      const place = { ...server.place, remove: async () => undefined };
      const nextStart = await startServer({ place, now: () => clock });
      await nextStart.stop();
      expect(await rows()).toBe(1);
    });

    test("it goes with the account; the log keeps the id", async () => {
      expect(await rows()).toBe(1);
      await ada.visitor.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(await rows()).toBe(0);
      expect(logged()).toContainEqual(expect.objectContaining({ id: ada.id, what: "account-deleted" }));
    });

    test("one person has at most twenty sessions: the one that was not seen for longest ends", async () => {
      const devices = [ada.visitor];
      for (let count = 1; count < 20; count++) {
        const device = new Visitor(server.url);
        await device.login(ada.email);
        devices.push(device);
      }
      // The first was seen since; then the second is the oldest.
      clock = new Date(clock.getTime() + 2 * 3_600_000);
      expect(await ada.visitor.isSignedIn()).toBe(true);
      const last = new Visitor(server.url);
      // Set back, the newest would be the oldest by its time.
      clock = new Date(clock.getTime() - 30 * 3_600_000);
      await last.login(ada.email);
      const open = await Promise.all([...devices, last].map((device) => device.isSignedIn()));
      expect(open.flatMap((isOpen, number) => (isOpen ? [] : [number]))).toEqual([1]);

      expect((await last.call("DELETE", "/api/account/sessions")).body).toEqual({ ended: 19 });
      expect([await last.isSignedIn(), await ada.visitor.isSignedIn()]).toEqual([true, false]);
    });
  });
}
