import { type Child, runChild } from "./child-process.ts";
import type { DatabasePlace } from "./databases.ts";

export interface ServedPlace {
  url: string;
  child: Child;
  kill(signal: NodeJS.Signals): Promise<Awaited<Child["exit"]>>;
}

type Place = Pick<DatabasePlace, "dataDir" | "databaseUrl">;

/** The real server in a process of its own, on a database that outlives it. */
export async function servePlace(place: Place, env: Record<string, string> = {}): Promise<ServedPlace> {
  const child = runChild("src/server/main.ts", {
    PORT: "0",
    SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789",
    LOG_LEVEL: "silent",
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir }),
    ...env,
  });
  const ready = await child.line((line) => line.includes("http://"));
  return {
    url: ready.slice(ready.lastIndexOf(" ") + 1),
    child,
    kill(signal) {
      child.process.kill(signal);
      return child.exit;
    },
  };
}
