import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { openImproveQueue } from "./assist/improve-queue.ts";
import { openDatabase } from "./db/database.ts";
import { maintainFile } from "./db/maintain-file.ts";
import { migrations } from "./db/migrations/all.ts";
import { drain } from "./drain.ts";
import type { Config } from "./env.ts";
import { openRenderQueue } from "./exports/open-render-queue.ts";
import { loadPasskeyVerifier } from "./factors/verify-passkey.ts";
import { openSlowWork } from "./health/slow-work.ts";
import { describeError } from "./http/request-log.ts";
import { engineSizes, isSmallMachine } from "./machine-size.ts";
import { openSecret, readOrMakeSecret } from "./security/secret.ts";
import { enterServers } from "./security/server-presence.ts";
import { pruneKeptRegularly } from "./upgrade/prune-regularly.ts";
import { upgradeDatabase } from "./upgrade/upgrade-database.ts";
import { coreShare } from "./workers/core-share.ts";
import { type Workers, workAlone } from "./workers/workers.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface StartedServer {
  app: FastifyInstance;
  port: number;
}

/** One process that answers requests: the whole server, or one of several workers. */
export async function startServer(config: Config, workers: Workers = workAlone()): Promise<StartedServer> {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const share = coreShare(config.workers);
  const database = openDatabase(config, share);
  const upgrade = await upgradeDatabase(database, migrations, config);
  const webDir = path.join(root, "dist/web");
  const engines = engineSizes(isSmallMachine(config.smallMachine));
  const slowWork = openSlowWork();
  const renderQueue = openRenderQueue(
    { ...engines.render, onWaited: (ms) => slowWork.took("render-queue", ms) },
    share.pdfWorkers,
  );
  const improveQueue = openImproveQueue({
    threads: share.judgeThreads,
    ...engines.improve,
    onWaited: (ms) => slowWork.took("judge-queue", ms),
  });
  const sessionSecret = readOrMakeSecret(config);
  // Now, and not when the first passkey comes: others would wait meanwhile.
  await loadPasskeyVerifier();
  const presence = await enterServers(database, openSecret(sessionSecret));
  const app = await buildApp({
    ...{ config, database, renderQueue, improveQueue, sessionSecret, version, webDir, workers, slowWork },
    log: process.stderr,
  });
  if (upgrade.backup !== null) app.log.info(upgrade, "the database was upgraded, after a backup");
  if (presence.isNewSecret)
    app.log.warn(
      "the secret is another one than before: everybody has to sign in again, and authenticator apps are not recognised",
    );
  presence.keep(app);
  pruneKeptRegularly(app, database, config.dataDir);
  await maintainFile(app, database, config.dataDir);
  app.addHook("onClose", () => Promise.all([database.close(), renderQueue.close(), improveQueue.close()]));

  process.on("uncaughtException", (error) => {
    app.log.fatal({ err: describeError(error) }, "stopped by an unexpected error");
    process.exit(1);
  });
  const port = await listen(app, config);
  return { app, port };
}

/** Ends what is starting at once, and what has started once its requests are answered. */
export function endOnSignals(): (app: FastifyInstance) => void {
  let started: FastifyInstance | null = null;
  let draining = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // From the first moment: as process 1 of a container a signal without a handler is lost.
    process.on(signal, () => {
      // What a start has begun is one transaction, and not begun at all once the process is gone.
      if (!started) process.exit(0);
      // Ctrl-C reaches this process twice, from the terminal and from npm: the second must not cut the first short.
      if (!draining) drain(started);
      draining = true;
    });
  }
  return (app) => {
    started = app;
  };
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
