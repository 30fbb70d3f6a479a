import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/database.ts";
import { maintainFile } from "./db/maintain-file.ts";
import { migrations } from "./db/migrations/all.ts";
import { type Config, readConfig } from "./env.ts";
import { openRenderQueue } from "./exports/open-render-queue.ts";
import { loadPasskeyVerifier } from "./factors/verify-passkey.ts";
import { describeError } from "./http/request-log.ts";
import { readOrMakeSecret } from "./security/secret.ts";
import { explainStartFailure } from "./start-failure.ts";
import { pruneKeptRegularly } from "./upgrade/prune-regularly.ts";
import { upgradeDatabase } from "./upgrade/upgrade-database.ts";

const DRAIN_MS = 10_000;
// Warming the engine takes every core of a small machine for seconds: those who come first are answered first.
const WARM_UP_AFTER_MS = 1_000;
const root = path.resolve(import.meta.dirname, "../..");

async function start(config: Config): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const database = openDatabase(config);
  const upgrade = await upgradeDatabase(database, migrations, config);
  const webDir = path.join(root, "dist/web");
  const renderQueue = openRenderQueue();
  const sessionSecret = readOrMakeSecret(config);
  // Now, and not when the first passkey comes: others would wait meanwhile.
  await loadPasskeyVerifier();
  const app = await buildApp({
    config,
    database,
    renderQueue,
    sessionSecret,
    version,
    webDir,
    log: process.stderr,
  });
  if (upgrade.backup !== null) app.log.info(upgrade, "the database was upgraded, after a backup");
  pruneKeptRegularly(app, database, config.dataDir);
  await maintainFile(app, database, config.dataDir);
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook("onClose", () => {
    clearTimeout(warmUp);
    return Promise.all([database.close(), renderQueue.close()]);
  });

  process.on("uncaughtException", (error) => {
    app.log.fatal({ err: describeError(error) }, "stopped by an unexpected error");
    process.exit(1);
  });
  let draining = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Ctrl-C reaches this process twice, from the terminal and from npm: the second must not cut the first short.
    process.on(signal, () => {
      if (!draining) drain(app);
      draining = true;
    });
  }

  const port = await listen(app, config);
  warmUp = setTimeout(() => renderQueue.warm(), WARM_UP_AFTER_MS);
  process.stdout.write(`Candor is ready at http://localhost:${port}\n`);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 cannot bind "::"; IPv4 alone is what the operator meant.
    if (host !== "::" || !/^(EAFNOSUPPORT|EADDRNOTAVAIL)$/.test(error.code ?? "")) throw error;
    return app.listen({ port, host: "0.0.0.0" });
  });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Takes no new request, finishes those under way, and gives up after ten seconds. */
function drain(app: FastifyInstance): void {
  const deadline = setTimeout(() => process.exit(1), DRAIN_MS);
  deadline.unref();
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`candor: ${explainStartFailure(error, config)}\n`);
  process.exit(1);
}
