import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "./running-server.ts";

interface Ports {
  http: number;
  https: number;
  upstream: number;
}

export interface ProxyProgram {
  name: string;
  /** Writes what it needs into the folder, our example with other ports among it, and says how it is started. */
  prepare(folder: string, ports: Ports): string[];
  /** Each has to end with 0 where it can be started. */
  probes: string[][];
}

const example = (file: string) => readFileSync(path.join(projectRoot, "deploy", file), "utf8");

/** What would have the program run with something else than the example fails here. */
function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`the example has lost its "${from}"`);
    return whole.replaceAll(from, to);
  }, text);
}

const caddy: ProxyProgram = {
  name: "caddy",
  probes: [["caddy", "version"]],
  prepare(folder, { http, https, upstream }) {
    const own = `{\nadmin off\nlocal_certs\nskip_install_trust\nstorage file_system ${folder}\nhttp_port ${http}\nhttps_port ${https}\n}\n`;
    const site = replaced(example("Caddyfile"), { "127.0.0.1:3000": `127.0.0.1:${upstream}` });
    writeFileSync(path.join(folder, "Caddyfile"), own + site);
    return ["caddy", "run", "--config", path.join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  },
};

const nginx: ProxyProgram = {
  name: "nginx",
  probes: [
    ["nginx", "-v"],
    // Makes the certificate.
    ["openssl", "version"],
  ],
  prepare(folder, { http, https, upstream }) {
    const [certificate, key] = [path.join(folder, "fullchain.pem"), path.join(folder, "privkey.pem")];
    const subject = ["-subj", "/CN=resumes.example.org", "-days", "2"];
    const made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    execFileSync("openssl", ["req", ...made, ...subject, "-keyout", key, "-out", certificate], {
      stdio: "ignore",
    });
    const site = replaced(example("nginx.conf"), {
      "listen 80;": `listen ${http};`,
      "listen 443 ": `listen ${https} `,
      "127.0.0.1:3000": `127.0.0.1:${upstream}`,
      "/etc/letsencrypt/live/resumes.example.org": folder,
    });
    writeFileSync(path.join(folder, "site.conf"), site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const places = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n");
    const whole = `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${places}\ninclude ${folder}/site.conf;\n}\n`;
    writeFileSync(path.join(folder, "nginx.conf"), whole);
    return ["nginx", "-e", "stderr", "-c", path.join(folder, "nginx.conf")];
  },
};

const PROGRAMS: readonly ProxyProgram[] = [caddy, nginx];

/** Those of our examples' programs that this machine has. */
export function installedProxies(): { found: ProxyProgram[]; missing: string[] } {
  const isThere = ({ probes }: ProxyProgram) =>
    probes.every(([file = "", ...args]) => spawnSync(file, args).status === 0);
  const found = PROGRAMS.filter(isThere);
  return { found, missing: PROGRAMS.filter((one) => !found.includes(one)).map(({ name }) => name) };
}

export async function startProxy(
  program: ProxyProgram,
  folder: string,
  ports: Ports,
): Promise<() => Promise<void>> {
  mkdirSync(folder);
  const [file = "", ...args] = program.prepare(folder, ports);
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(file, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  const ended = once(child, "exit");
  for (let tries = 0; !(await isListening(ports.https)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${program.name} does not listen: ${errors}`);
    await sleep(50);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise<boolean>((resolve) => {
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
  }).finally(() => socket.destroy());
}
