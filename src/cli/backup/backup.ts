import { existsSync } from "node:fs";
import path from "node:path";
import { BackupFileError } from "../../server/backup/backup-file.ts";
import { BackupTargetError } from "../../server/backup/backup-target.ts";
import type { LeftOutRow } from "../../server/backup/insert-rows.ts";
import { OccupiedError, restoreBackup } from "../../server/backup/restore-backup.ts";
import { writeBackup } from "../../server/backup/write-backup.ts";
import { type Database, openDatabase } from "../../server/db/database.ts";
import { migrations } from "../../server/db/migrations/all.ts";
import { type Config, readConfig } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { CliFailure, EXIT } from "../failure.ts";
import type { BackupOptions, RestoreOptions } from "./options.ts";

interface BackupReport {
  out: string;
  bytes: number;
  rows: Record<string, number>;
}

interface RestoreReport {
  restored: string;
  rows: Record<string, number>;
  /** Rows that cannot be stored. Everything else is there. */
  leftOut: LeftOutRow[];
}

export async function backup({ file }: BackupOptions, env: NodeJS.ProcessEnv): Promise<BackupReport> {
  if (existsSync(file))
    throw new CliFailure(EXIT.notWritten, `${file} is there already. Choose another name.`);
  return onDatabase(env, { mustExist: true }, async (database) => {
    const { bytes, rows } = await writeBackup(database, migrations, file);
    return { out: file, bytes, rows };
  });
}

export async function restore(
  { file, replace }: RestoreOptions,
  env: NodeJS.ProcessEnv,
): Promise<RestoreReport> {
  if (!existsSync(file)) throw new CliFailure(EXIT.badInput, `There is no file ${file}.`);
  const leftOut: LeftOutRow[] = [];
  const onLeftOut = (row: LeftOutRow) => leftOut.push(row);
  return onDatabase(env, { mustExist: false }, async (database) => ({
    restored: file,
    rows: await restoreBackup(database, migrations, file, { replace, onLeftOut }),
    leftOut,
  }));
}

async function onDatabase<Result>(
  env: NodeJS.ProcessEnv,
  { mustExist }: { mustExist: boolean },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  let config: Config | undefined;
  let database: Database | undefined;
  try {
    config = readConfig(env);
    if (mustExist && !config.databaseUrl && !existsSync(path.join(config.dataDir, "candor.db")))
      throw new CliFailure(EXIT.badInput, `There is no database in ${config.dataDir}.`);
    database = openDatabase(config);
    return await work(database);
  } catch (error) {
    if (error instanceof CliFailure) throw error;
    if (error instanceof BackupFileError || error instanceof OccupiedError)
      throw new CliFailure(EXIT.badInput, error.message);
    if (error instanceof BackupTargetError) throw new CliFailure(EXIT.notWritten, error.message);
    throw new CliFailure(EXIT.unexpected, explainStartFailure(error, config));
  } finally {
    await database?.close();
  }
}
