import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../server/env.ts";

/** The secret as a server would have it; null where there is none. A look neither makes one nor changes who may read it. */
export function storedSecret({ sessionSecret, dataDir }: Config): string | null {
  const file = path.join(dataDir, "session-secret");
  return sessionSecret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
}
