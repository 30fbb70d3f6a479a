import { afterEach, describe, expect, test } from "vitest";
import { ENGINES } from "../support/databases.ts";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";

/** Two whole servers, each with its own connections and memory; only the database is one. */
for (const { engine, create } of ENGINES) {
  describe(`two servers on one database, on ${engine}`, () => {
    let servers: RunningServer[];
    afterEach(async () => {
      for (const server of servers.toReversed()) await server.stop();
    });

    async function start(options: ServerOptions): Promise<void> {
      const place = await create();
      const kept = { ...place, remove: async () => {} };
      servers = [await startServer({ place, ...options }), await startServer({ place: kept, ...options })];
    }

    const ask = async (nth: number) =>
      (await fetch(`${servers[nth % 2]?.url}/api/settings`, { redirect: "error" })).status;

    test.each([3, 40, 100])("allow %i requests together, one after the other", async (most) => {
      await start({ limits: { requestsPerMinute: most } });
      const statuses: number[] = [];
      for (let nth = 0; nth < most + 20; nth++) statuses.push(await ask(nth));
      const allowed = statuses.filter((status) => status === 200).length;
      // Two may each hold a twentieth that they no longer need.
      expect(allowed).toBeLessThanOrEqual(most);
      expect(allowed).toBeGreaterThanOrEqual(most - Math.floor(most / 20));
    });

    test("allow no more when all come at once", async () => {
      await start({ limits: { requestsPerMinute: 60 } });
      const statuses = await Promise.all(Array.from({ length: 150 }, (_, nth) => ask(nth)));
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
    });

    test("a few requests are not written down, and what is carries no address", async () => {
      await start({ limits: { requestsPerMinute: 100 } });
      const rows = () => servers[0]?.database.query.selectFrom("attempts").selectAll().execute();
      for (let nth = 0; nth < 10; nth++) await ask(nth);
      expect(await rows()).toEqual([]);
      for (let nth = 0; nth < 10; nth++) await ask(nth);
      expect(await rows()).toHaveLength(1);
      expect(JSON.stringify(await rows())).not.toContain("127.0.0.1");
    });
  });
}
