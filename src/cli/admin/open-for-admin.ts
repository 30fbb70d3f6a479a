import { type Database, openDatabase } from "../../server/db/database.ts";
import { migrations } from "../../server/db/migrations/all.ts";
import { type Config, readConfig } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { upgradeDatabase } from "../../server/upgrade/upgrade-database.ts";
import { CliFailure, EXIT } from "../failure.ts";

/** The database that a server would use, in the form of this release. */
export async function openForAdmin(env: NodeJS.ProcessEnv): Promise<{ config: Config; database: Database }> {
  let config: Config | undefined;
  try {
    config = readConfig(env);
    const database = openDatabase(config);
    await upgradeDatabase(database, migrations, config);
    return { config, database };
  } catch (error) {
    throw new CliFailure(EXIT.unexpected, explainStartFailure(error, config));
  }
}
