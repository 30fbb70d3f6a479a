import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../src/server/db/database.ts";
import { holdInPostgres } from "../../support/database-gate.ts";
import { type DatabasePlace, ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const EMAIL = "ada@example.com";

for (const { engine, create } of ENGINES) {
  describe(`a new password on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;
    let ada: Visitor;

    beforeEach(async () => {
      place = await create();
      server = await startServer({ place });
      ada = new Visitor(server.url);
      await ada.register(EMAIL);
    });
    afterEach(() => server.stop());

    const change = (visitor: Visitor, newPassword = NEW_PASSWORD) =>
      visitor.call("POST", "/api/account/password", { currentPassword: STRONG_PASSWORD, newPassword });

    test("is taken wholly or not at all: where sessions cannot end, the old one stays", async () => {
      await refuseDeletions(server.database, "sessions");
      expect((await change(ada)).status).toBe(500);
      expect(await ada.isSignedIn()).toBe(true);
      expect((await new Visitor(server.url).login(EMAIL)).status).toBe(200);
      expect((await new Visitor(server.url).login(EMAIL, NEW_PASSWORD)).status).toBe(401);
    });

    test("of two changes with one old password at once, one is taken", async () => {
      const phone = new Visitor(server.url);
      await phone.login(EMAIL);
      const answers = await Promise.all([change(ada, "First-Pass-1!"), change(phone, "Second-Pass-2!")]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const signIns = [];
      for (const password of ["First-Pass-1!", "Second-Pass-2!", STRONG_PASSWORD])
        signIns.push((await new Visitor(server.url).login(EMAIL, password)).status);
      expect(signIns.filter((status) => status === 200)).toHaveLength(1);
    });
  });
}

describe("a sign-in that overtakes a change of the password", () => {
  test("opens no session with the old one", async () => {
    const place = await ENGINES.find(({ engine }) => engine === "postgres")?.create();
    if (!place?.databaseUrl) throw new Error("no PostgreSQL");
    const server = await startServer({ place });
    const ada = new Visitor(server.url);
    await ada.register(EMAIL);
    const gate = await holdInPostgres(
      place.databaseUrl,
      "update users set password_hash = 'another'; delete from sessions",
    );
    const late = new Visitor(server.url);
    const answer = late.login(EMAIL);
    await gate.waiting(1);
    await gate.open();
    expect(await answer).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    expect(late.cookie).toBeUndefined();
    expect(await server.database.query.selectFrom("sessions").selectAll().execute()).toEqual([]);
    await server.stop();
  });
});

async function refuseDeletions({ engine, query }: Database, table: string): Promise<void> {
  const name = sql.table(table);
  if (engine === "sqlite") {
    await sql`create trigger refuse before delete on ${name} begin select raise(abort, 'refused'); end`.execute(
      query,
    );
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception $r$refused$r$; end'`.execute(
    query,
  );
  await sql`create trigger refuse before delete on ${name} for each row execute function refuse()`.execute(
    query,
  );
}
