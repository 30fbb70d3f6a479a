import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const NOBODY = 65_534;
/** Where packages put it, which is not on everybody's path. */
const PLACES = ["pgbouncer", "/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer"];

/** The real program where this machine has it, else null. */
export function installedPgBouncer(): string | null {
  return PLACES.find((place) => spawnSync(place, ["--version"]).status === 0) ?? null;
}

export interface PgBouncer {
  /** The same database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** In transaction mode, with fewer connections to the server than a single process of ours asks for. */
export async function startPgBouncer(program: string, databaseUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), "candor-pgbouncer-"));
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const listens = await freePort();
  writeFileSync(path.join(folder, "users.txt"), `"${username}" ""\n`);
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${listens}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${path.join(folder, "users.txt")}`,
    "pool_mode = transaction",
    "default_pool_size = 3",
  ];
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, `${settings.join("\n")}\n`);
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  if (isRoot)
    for (const name of ["", "users.txt", "pgbouncer.ini"]) chownSync(path.join(folder, name), NOBODY, NOBODY);
  // It refuses to run as root.
  const child = spawn(program, [file], { stdio: "ignore", ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
  const ended = once(child, "exit");
  for (let tries = 0; !(await isListening(listens)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error("PgBouncer does not listen");
    await sleep(50);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${listens}${pathname}`,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise<boolean>((resolve) => {
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
  }).finally(() => socket.destroy());
}
