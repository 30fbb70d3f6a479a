// Runs beside a bundle in a place without a network: starts it, walks the journey, stops it, and prints what it met as one line of JSON.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { createInterface } from "node:readline";
import { stopDuringRequest, walkJourney } from "./walk-journey.ts";

const [folder = "", binaries = "", data = ""] = process.argv.slice(2);

const server = spawn("node", ["bin/serve.mjs"], {
  cwd: folder,
  env: { PATH: binaries, PORT: "0", DATA_DIR: data },
  stdio: ["ignore", "pipe", "inherit"],
});
process.on("exit", () => server.kill("SIGKILL"));

const url = `http://127.0.0.1:${await portOf(server)}`;
const journey = await walkJourney(url);
const answer = await stopDuringRequest(url, () => server.kill("SIGTERM"));
const [code] = await once(server, "exit");
const interfaces = Object.keys(networkInterfaces());
const met = { interfaces, outside: await reach("192.0.2.1"), journey, answer: answer.split("\r\n")[0], code };
process.stdout.write(`${JSON.stringify(met)}\n`);

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("the server's output is not read");
  for await (const line of createInterface({ input: stdout })) {
    const [, port] = / http:\/\/localhost:(\d+)$/.exec(line) ?? [];
    if (port) return port;
  }
  throw new Error("the server ended before it listened");
}

/** How an address fares that nobody has. */
async function reach(host: string): Promise<string> {
  const socket = connect({ host, port: 443, timeout: 500 });
  return new Promise<string>((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("timeout", () => resolve("no answer"));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
  }).finally(() => socket.destroy());
}
