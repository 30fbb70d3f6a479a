import { BackupTargetError } from "../backup/backup-target.ts";
import type { Database } from "../db/database.ts";
import { type Migration, migrate } from "../db/migrate.ts";
import { keepState, UnsoundBackupError } from "./keep-state.ts";
import { keptFolder } from "./kept-backups.ts";

export interface UpgradeSettings {
  dataDir: string;
  /** Whether a backup is made first. */
  upgradeBackup: boolean;
}

export interface Upgrade {
  /** The migrations that this process applied. */
  applied: string[];
  /** Null where there was nothing to upgrade, or nothing in it. */
  backup: string | null;
}

/** The database could be upgraded, but not without losing the way back. */
export class UpgradeRefusedError extends Error {
  override name = "UpgradeRefusedError";
}

/** Brings the database to this release. One that is in use is backed up first, and the backup is checked. */
export async function upgradeDatabase(
  database: Database,
  migrations: readonly Migration[],
  { dataDir, upgradeBackup }: UpgradeSettings,
): Promise<Upgrade> {
  let backup: string | null = null;
  const applied = await migrate(database, migrations, async (transaction, before) => {
    if (!upgradeBackup) return;
    try {
      const state = { dataDir, occasion: "upgrade", applied: before, now: new Date() } as const;
      backup = await keepState(database, transaction, state);
    } catch (error) {
      throw isOfTarget(error) ? refused(error, dataDir) : error;
    }
  });
  return { applied, backup };
}

/** What goes wrong with the file, and not with the database. */
function isOfTarget(error: unknown): error is Error {
  if (error instanceof BackupTargetError || error instanceof UnsoundBackupError) return true;
  // Such as the folder, which cannot be made.
  return error instanceof Error && "syscall" in error && "path" in error;
}

function refused(error: Error, dataDir: string): UpgradeRefusedError {
  return new UpgradeRefusedError(
    `the database was not upgraded and is as it was, because it could not be backed up first: ${error.message.replace(/\.$/, "")}. ` +
      `Make room in ${keptFolder(dataDir)}, or make it writable for this user, and start again. With UPGRADE_BACKUP=off it is upgraded without ` +
      `a backup: only where you have one of your own`,
    { cause: error },
  );
}
