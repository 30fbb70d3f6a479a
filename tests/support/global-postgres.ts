import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { startPostgres } from "./postgres-server.ts";
import { quickFolder } from "./quick-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with every table and no row, to be copied. */
    postgresTemplate: string;
  }
}

const TEMPLATE = "migrated";

/** One PostgreSQL for the whole run; each test makes a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(quickFolder());
  const template = openDatabase({ dataDir: "", databaseUrl: await server.createDatabase(TEMPLATE) });
  await migrate(template, migrations);
  await template.close();
  project.provide("postgresUrl", server.url("postgres"));
  project.provide("postgresTemplate", TEMPLATE);
  return () => server.stop();
}
