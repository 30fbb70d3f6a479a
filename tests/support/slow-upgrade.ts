// A process that upgrades a database as the server does, slowly enough to be killed at any moment.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { upgradeDatabase } from "../../src/server/upgrade/upgrade-database.ts";

const STEP_MS = Number(process.env.STEP_MS);

async function pass(moment: string): Promise<void> {
  process.stdout.write(`${moment}\n`);
  await sleep(STEP_MS);
}

const config = readConfig(process.env);
const database = openDatabase(config);
await pass("opened");
const upgrade = await upgradeDatabase(
  database,
  migrations.map((migration) => ({
    ...migration,
    async up(query, engine) {
      await pass(`before ${migration.name}`);
      await migration.up(query, engine);
      await pass(`after ${migration.name}`);
    },
  })),
  config,
);
await database.close();
process.stdout.write(`${JSON.stringify(upgrade)}\n`);
