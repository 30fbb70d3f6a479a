import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const MINUTE = 60_000;

for (const { engine, create } of ENGINES) {
  describe(`the proof before changes that matter on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;
    let ada: KnownVisitor;
    let bob: KnownVisitor;

    beforeEach(async () => {
      clock = new Date("2026-05-01T10:00:00.000Z");
      server = await startServer({ place: await create(), now: () => clock });
      ada = await arrive(server, "ada", "admin");
      bob = await arrive(server, "bob");
    });
    afterEach(() => server.stop());

    const wait = (ms: number) => {
      clock = new Date(clock.getTime() + ms);
    };
    const prove = (password = STRONG_PASSWORD) => ada.visitor.call("POST", "/api/auth/proof", { password });
    const suspend = () => ada.visitor.call("POST", `/api/admin/users/${bob.id}/suspend`);
    const phone = async () => {
      const other = new Visitor(server.url);
      await other.login(ada.email);
      const { sessions } = (await other.call("GET", "/api/account/sessions")).body;
      const { id } = sessions.find(({ current }: { current: boolean }) => current);
      return { other, path: `/api/account/sessions/${id}` };
    };

    test("a sign-in proves for ten minutes; then a proof is asked for, and renews it", async () => {
      wait(9 * MINUTE);
      expect((await suspend()).status).toBe(200);
      wait(MINUTE);
      expect(await suspend()).toMatchObject({ status: 403, body: { code: "proof_needed" } });
      const before = ada.visitor.cookie;
      expect((await prove()).status).toBe(200);
      expect((await suspend()).status).toBe(200);
      // The session goes on under another token: one that was stolen before the proof is worth nothing after.
      expect(ada.visitor.cookie).not.toBe(before);
      expect(await new Visitor(server.url, before).isSignedIn()).toBe(false);
      expect((await ada.visitor.call("GET", "/api/account/sessions")).body.sessions).toHaveLength(1);
    });

    test("every deed of an administrator and every end of a session needs it, and nothing is done without", async () => {
      const { other, path } = await phone();
      wait(10 * MINUTE);
      const of = (rest: string) => `/api/admin/users/${bob.id}${rest}`;
      const deeds: [string, string][] = [
        ...["promote", "demote", "suspend", "unsuspend", "verify", "reset-password"].map(
          (deed): [string, string] => ["POST", of(`/${deed}`)],
        ),
        ["DELETE", of("")],
        ["DELETE", path],
      ];
      for (const [method, address] of deeds)
        expect([address, await ada.visitor.call(method, address)]).toMatchObject([
          address,
          { status: 403, body: { code: "proof_needed" } },
        ]);
      expect(await bob.visitor.isSignedIn()).toBe(true);
      expect(await other.isSignedIn()).toBe(true);
      expect((await prove()).status).toBe(200);
      expect((await ada.visitor.call("DELETE", path)).status).toBe(204);
    });

    test("a wrong password proves nothing, and guessing ends", async () => {
      wait(10 * MINUTE);
      const statuses = [];
      for (let guess = 0; guess < 11; guess++) statuses.push((await prove(`Wrong-Horse-${guess}!`)).status);
      expect(statuses).toEqual([...Array(10).fill(403), 429]);
      expect((await suspend()).status).toBe(403);
      // Another kind of asking for the same password has the same allowance.
      expect((await ada.visitor.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(
        429,
      );
    });

    test("a clock that is set back makes no proof last longer, and a session from before has none", async () => {
      wait(-MINUTE);
      expect((await suspend()).status).toBe(403);
      await prove();
      expect((await suspend()).status).toBe(200);
      await server.database.query.updateTable("sessions").set({ proven_at: null }).execute();
      expect((await suspend()).status).toBe(403);
    });

    test("a body without a proof is refused, and a stranger has nothing to prove", async () => {
      expect((await ada.visitor.call("POST", "/api/auth/proof", {})).status).toBe(400);
      const stranger = new Visitor(server.url);
      expect((await stranger.call("POST", "/api/auth/proof", { password: STRONG_PASSWORD })).status).toBe(
        401,
      );
    });
  });
}
