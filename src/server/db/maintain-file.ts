import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { checkInBackground } from "./check-in-background.ts";
import type { Database } from "./database.ts";
import { emptyLogRegularly, wipeOldRemains } from "./deleted-text.ts";
import { sqliteFileIn } from "./open-sqlite.ts";
import { isLongToCheck } from "./sqlite-damage.ts";

/** What an embedded database needs of the server that works on it; PostgreSQL looks after its own files. */
export async function maintainFile(
  app: Pick<FastifyInstance, "addHook"> & { log: FastifyBaseLogger },
  database: Database,
  dataDir: string,
): Promise<void> {
  if (database.engine !== "sqlite") return;
  const file = sqliteFileIn(dataDir);
  const kept = await wipeOldRemains(database, file);
  if (kept !== null)
    app.log.warn(
      { reason: kept },
      "the database may still hold text that was deleted under earlier releases",
    );
  const stops: (() => unknown)[] = [emptyLogRegularly(database, file)];
  if (isLongToCheck(file))
    stops.push(
      checkInBackground(file, (damage) => {
        database.noteDamage();
        app.log.fatal({ damage: damage.length }, "the database file is damaged: see candor check");
      }),
    );
  app.addHook("onClose", async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}
