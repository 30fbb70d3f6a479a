import { statfs } from "node:fs/promises";
import type { HealthAnswer } from "../../contract/health.ts";
import type { UsedEndpoints } from "../assist/endpoints/used-endpoint.ts";
import { type Database, isReachable } from "../db/database.ts";
import type { Config } from "../env.ts";
import type { Workers } from "../workers/workers.ts";
import type { Vitals } from "./vitals.ts";

const LEAST_ROOM_BYTES = 200 * 1024 * 1024;

export interface HealthParts {
  database: Database;
  vitals: Vitals;
  workers: Pick<Workers, "state">;
  config: Pick<Config, "dataDir" | "smtpUrl">;
  endpoints: Pick<UsedEndpoints, "site">;
}

/** The database gone is down; anything else that fails is degraded: a restart would only take away what still works. */
export async function readHealth({
  database,
  vitals,
  workers,
  config,
  endpoints,
}: HealthParts): Promise<HealthAnswer> {
  const said = (works: boolean) => (works ? "ok" : "failing");
  const reachable = await isReachable(database);
  // Where the database is away nobody knows which endpoint is in use.
  const endpoint = reachable ? await endpoints.site().catch(() => null) : null;
  const parts: HealthAnswer["parts"] = {
    database: said(reachable),
    storage: said(!vitals.isFailing("storage")),
    disk: database.engine === "sqlite" ? said(await hasRoom(config.dataDir)) : "off",
    files: said(!vitals.isFailing("files")),
    mail: config.smtpUrl ? said(!vitals.isFailing("mail")) : "off",
    assist: endpoint ? said(!vitals.isFailing("assist")) : "off",
  };
  const whole = Object.values(parts).every((part) => part !== "failing");
  return {
    status: reachable ? (whole ? "ok" : "degraded") : "down",
    uptimeSeconds: Math.round(process.uptime()),
    workers: workers.state(),
    parts,
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const room = await statfs(folder).catch(() => null);
  return room !== null && room.bavail * room.bsize > LEAST_ROOM_BYTES;
}
