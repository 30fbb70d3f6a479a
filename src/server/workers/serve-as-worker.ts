import { drain, RETIRE_MS } from "../drain.ts";
import type { Config } from "../env.ts";
import { endOnSignals, startServer } from "../start-server.ts";
import { STARTED_AT } from "./messages.ts";
import { linkToPrimary } from "./primary-link.ts";

/** One of several processes that answer at one port, which the primary holds for them. */
export async function serveAsWorker(config: Config): Promise<void> {
  // A terminal that closes, or a restart of all, is the primary's to answer.
  process.on("SIGHUP", () => {});
  const endsOnSignal = endOnSignals();
  const link = linkToPrimary(config.workers, new Date(process.env[STARTED_AT] ?? Date.now()));
  const { app } = await startServer(config, link);
  endsOnSignal(app);
  link.onRetire(async () => {
    await app.retire();
    drain(app, { withinMs: RETIRE_MS, last: link.report });
  });
}
