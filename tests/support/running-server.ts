import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { RenderQueue, RenderQueueOptions } from "../../src/renderers/file/render-queue.ts";
import { buildApp, type Limits } from "../../src/server/app.ts";
import { openImproveQueue } from "../../src/server/assist/improve-queue.ts";
import { type Database, openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { type Config, readConfig } from "../../src/server/env.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import type { PasswordCost } from "../../src/server/security/password-hash.ts";
import { type DatabasePlace, migratedSqlite } from "./databases.ts";

export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** One for all servers of a process: its threads read the lexicons for a second before their first answer. */
const improveQueue = openImproveQueue();

export interface RunningServer {
  url: string;
  app: FastifyInstance;
  database: Database;
  place: DatabasePlace;
  log: string[];
  stop(): Promise<void>;
}

export interface ServerOptions {
  place?: DatabasePlace;
  webDir?: string | null;
  renderQueue?: Partial<RenderQueueOptions>;
  /** A queue that goes on when the server stops: starting its engine takes seconds. Without one the server has its own. */
  sharedRenderQueue?: RenderQueue;
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  now?: () => Date;
  /** Milliseconds that have really passed. Without it, all that `now` moves on has. */
  elapsed?: () => number;
  /** What hashing a password costs: next to nothing, unless the test is about that. */
  passwordCost?: PasswordCost;
  /** By which it is called instead of an address in numbers: passkeys belong to a name. */
  hostName?: "localhost";
  /** One that is known before, where the configuration names it. */
  port?: number;
  /** Called before the server is ready, to add routes that misbehave on demand. */
  extend?: (app: FastifyInstance) => void;
}

/** The real application on a real port with a database of its own. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const place = options.place ?? (await migratedSqlite());
  const database = openDatabase(place);
  await migrate(database, migrations);
  const renderQueue = options.sharedRenderQueue ?? openRenderQueue(options.renderQueue);
  const log: string[] = [];
  const app = await buildApp({
    // A folder that is there: health looks at the room in it.
    config: { ...readConfig({ DATA_DIR: tmpdir() }), ...options.config },
    database,
    renderQueue,
    improveQueue,
    sessionSecret: "a-secret-for-tests-of-some-length-0123456789",
    version: "0.0.0-test",
    webDir: options.webDir ?? null,
    log: { write: (line) => void log.push(line) },
    limits: options.limits ?? {},
    passwordCost: options.passwordCost ?? { memory: 64, passes: 1, parallelism: 1 },
    ...(options.now && { clock: { now: options.now, elapsed: options.elapsed ?? passedBy(options.now) } }),
  });
  options.extend?.(app);
  const address = await app.listen({ port: options.port ?? 0, host: "127.0.0.1" });
  const url = options.hostName ? address.replace("127.0.0.1", options.hostName) : address;
  return {
    url,
    app,
    database,
    place,
    log,
    async stop() {
      await app.close();
      await database.close();
      if (!options.sharedRenderQueue) await renderQueue.close();
      await place.remove();
    },
  };
}

function passedBy(now: () => Date): () => number {
  return () => now().getTime();
}

/** The same with the built site. */
export function startSite(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({ webDir: path.join(projectRoot, "dist/web"), ...options });
}
