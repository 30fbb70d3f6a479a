import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync, type Stats, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sqliteFileIn } from "../../server/db/open-sqlite.ts";
import type { Config } from "../../server/env.ts";
import { type Finding, findingsOf, reasonOf } from "./finding.ts";

const { ok, warning, failed } = findingsOf("disk");

const MEBIBYTE = 2 ** 20;
/** Below it health says that the disk is failing. */
const LEAST_ROOM = 200 * MEBIBYTE;
const SECRET_MIN = 32;
const FOR_OTHERS = 0o077;
const WRITABLE_BY_ALL = 0o002;
const STICKY = 0o1000;
/** NFS, SMB in its three kinds. */
const NETWORK_DISKS = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export function diagnoseDisk(config: Config): Finding[] {
  const { dataDir } = config;
  const folder = existsSync(dataDir) ? dataDir : nearestFolder(dataDir);
  const refusal = tryToWrite(folder);
  if (refusal !== null)
    return [
      failed(
        `nothing can be written to ${folder}: ${refusal}`,
        "Make the folder writable for the user that runs the server, or set DATA_DIR.",
      ),
    ];
  const findings = [
    ...room(config, folder),
    ...kindOfDisk(config, folder),
    ...modes(config),
    ...secret(config),
  ];
  return findings.some(({ status }) => status !== "ok")
    ? findings
    : [
        ...findings,
        ok(`${dataDir} ${folder === dataDir ? "is" : "can be made and is"} writable, and closed to others`),
      ];
}

function nearestFolder(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(parent) || parent === folder ? parent : nearestFolder(parent);
}

/** Asking for permission is not enough: a disk may be full or read-only. */
function tryToWrite(folder: string): string | null {
  const file = path.join(folder, `.candor-doctor-${randomUUID()}`);
  try {
    writeFileSync(file, "written by candor doctor", { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    // On a full disk the file may be there, and empty.
    if (existsSync(file)) rmSync(file);
    return reasonOf(error);
  }
  rmSync(file);
  return null;
}

function room({ dataDir, databaseUrl }: Config, folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const message = `${Math.floor(free / MEBIBYTE)} MiB are free in ${folder}`;
  if (free < LEAST_ROOM) return [failed(message, "Make room: below 200 MiB saves will soon be refused.")];
  const size = databaseUrl ? 0 : (statSync(sqliteFileIn(dataDir), { throwIfNoEntry: false })?.size ?? 0);
  if (free < 2 * size)
    return [
      warning(
        `${message}, less than twice the database (${Math.ceil(size / MEBIBYTE)} MiB)`,
        "Make room before the next upgrade, which writes a backup first.",
      ),
    ];
  return [ok(message)];
}

function kindOfDisk({ databaseUrl }: Config, folder: string): Finding[] {
  // Its number may come as a negative one.
  if (databaseUrl || !NETWORK_DISKS.has(statfsSync(folder).type >>> 0)) return [];
  return [
    warning(
      `${folder} lies on a network disk, whose locks SQLite cannot rely on`,
      "Put DATA_DIR on a disk of this machine, or use PostgreSQL (DATABASE_URL).",
    ),
  ];
}

/** Windows has no such modes. */
function modes({ dataDir, databaseUrl }: Config): Finding[] {
  if (process.platform === "win32") return [];
  const findings: Finding[] = [];
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  // With the sticky bit, as the image's /data, nobody can take away or replace what is another's.
  if (folder && (folder.mode & (WRITABLE_BY_ALL | STICKY)) === WRITABLE_BY_ALL)
    findings.push(failed(`everybody on this machine may write to ${dataDir}`, `chmod 700 ${dataDir}`));
  const files = [path.join(dataDir, "session-secret"), ...(databaseUrl ? [] : [sqliteFileIn(dataDir)])];
  for (const file of files) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) continue;
    if ((found.mode & FOR_OTHERS) !== 0)
      findings.push(failed(`others on this machine may read ${file}`, `chmod 600 ${file}`));
    if (isOfAnother(found))
      findings.push(
        warning(
          `${file} belongs to another user (${found.uid}) than the one who asks (${process.getuid?.()})`,
          "Run this as the user that runs the server, or change the owner of the folder.",
        ),
      );
  }
  return findings;
}

function isOfAnother({ uid }: Stats): boolean {
  const own = process.getuid?.();
  return own !== undefined && own !== 0 && uid !== own;
}

function secret({ dataDir, databaseUrl, sessionSecret }: Config): Finding[] {
  if (sessionSecret) return [];
  const file = path.join(dataDir, "session-secret");
  if (!existsSync(file))
    return !databaseUrl && existsSync(sqliteFileIn(dataDir))
      ? [
          warning(
            `${file} is missing, though there is a database: the next start makes another one, which signs everybody out and makes second factors useless`,
            "Restore it from a copy, if you have one, before you start.",
          ),
        ]
      : [];
  try {
    if (readFileSync(file, "utf8").trim().length >= SECRET_MIN) return [];
  } catch (error) {
    return [
      failed(
        `${file} cannot be read: ${reasonOf(error)}`,
        "Make it readable for the user that runs the server.",
      ),
    ];
  }
  return [
    failed(`${file} is too short`, "Restore it; or delete it: a new one is made, which signs everybody out."),
  ];
}
