import { existsSync } from "node:fs";
import { BackupFileError } from "../../server/backup/backup-file.ts";
import { BackupTargetError } from "../../server/backup/backup-target.ts";
import { OccupiedError } from "../../server/backup/restore-backup.ts";
import { type Database, openDatabaseAlone } from "../../server/db/database.ts";
import { isLocked } from "../../server/db/failure.ts";
import { migrations } from "../../server/db/migrations/all.ts";
import { sqliteFileIn } from "../../server/db/open-sqlite.ts";
import { type Config, readConfig } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { UnsoundBackupError } from "../../server/upgrade/keep-state.ts";
import { databaseLabel, keptFolder, listKept } from "../../server/upgrade/kept-backups.ts";
import { InUseError, type Rollback, rollBack } from "../../server/upgrade/roll-back.ts";
import { CliFailure, EXIT } from "../failure.ts";
import type { RollbackOptions } from "./options.ts";

interface RollbackReport extends Rollback {
  rolledBackTo: string;
}

/** Returns to the state before the last upgrade. */
export async function rollback(
  { file, confirmed }: RollbackOptions,
  env: NodeJS.ProcessEnv,
): Promise<RollbackReport> {
  let config: Config | undefined;
  let database: Database | undefined;
  try {
    config = readConfig(env);
    if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir)))
      throw new CliFailure(EXIT.badInput, `There is no database in ${config.dataDir}.`);
    database = openDatabaseAlone(config);
    const chosen = file ?? (await latestBackup(database, config));
    if (!existsSync(chosen)) throw new CliFailure(EXIT.badInput, `There is no file ${chosen}.`);
    if (!confirmed)
      throw new CliFailure(
        EXIT.wrongUse,
        `This returns the database to ${chosen}: what was saved since is no longer in it, but kept in a backup beside that one. Run it again with --yes.`,
      );
    const report = await rollBack(database, migrations, chosen, { dataDir: config.dataDir, now: new Date() });
    return { rolledBackTo: chosen, ...report };
  } catch (error) {
    throw explain(error, config);
  } finally {
    await database?.close();
  }
}

async function latestBackup(database: Database, { dataDir }: Config): Promise<string> {
  const label = await databaseLabel(database.query, database.engine);
  const [latest] = await listKept(dataDir, "upgrade", label);
  if (latest) return latest.file;
  throw new CliFailure(
    EXIT.badInput,
    `There is no backup from before an upgrade of this database in ${keptFolder(dataDir)}. It lies on the machine whose server upgraded it; --to FILE names one.`,
  );
}

function explain(error: unknown, config: Config | undefined): CliFailure {
  if (error instanceof CliFailure) return error;
  if (error instanceof InUseError) return new CliFailure(EXIT.inUse, error.message);
  if (config && !config.databaseUrl && isLocked(error))
    return new CliFailure(
      EXIT.inUse,
      `A server, or another command, works on the database in ${config.dataDir}: stop it and run this again.`,
    );
  if (error instanceof BackupFileError || error instanceof OccupiedError)
    return new CliFailure(EXIT.badInput, error.message);
  if (error instanceof BackupTargetError || error instanceof UnsoundBackupError)
    return new CliFailure(
      EXIT.notWritten,
      `Nothing was changed: the present state could not be kept aside. ${error.message}`,
    );
  return new CliFailure(EXIT.unexpected, explainStartFailure(error, config));
}
