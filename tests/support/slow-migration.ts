// A process that applies a migration of many steps, slowly enough to be killed in the middle.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { readConfig } from "../../src/server/env.ts";

const STEPS = 30;

const database = openDatabase(readConfig(process.env));
await migrate(database, [
  {
    name: "0001-many-steps",
    async up(query) {
      for (let step = 0; step < STEPS; step++) {
        await query.schema.createTable(`step_${step}`).addColumn("id", "integer").execute();
        process.stdout.write(`step ${step}\n`);
        await sleep(Number(process.env.STEP_MS));
      }
    },
  },
]);
await database.close();
process.stdout.write("migrated\n");
