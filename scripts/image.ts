import { spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { assembleRoot, PARTS } from "./image/assemble-root.ts";
import { megabytes, sizeOf } from "./image/folder-size.ts";
import { withProgress } from "./progress.mjs";

const root = path.resolve(import.meta.dirname, "..");

interface Engine {
  name: string;
  /** Ends with 0 only where it could build: a client without its daemon is no engine. */
  probe: string[];
  build: string[];
}

const ENGINES: readonly Engine[] = [
  { name: "docker", probe: ["version"], build: ["build"] },
  { name: "podman", probe: ["info"], build: ["build", "--format=docker"] },
  { name: "buildah", probe: ["info"], build: ["build", "--format=docker"] },
];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** `--parts FOLDER` is what the Dockerfile asks for; `--folder` the same without any engine; all else is handed to the engine. */
async function main(args: string[]): Promise<number> {
  const [first, folder] = args;
  if (first === "--parts") {
    if (folder === undefined) throw new Error("--parts needs a folder");
    await assembleRoot(root, (part) => path.resolve(folder, part));
    return 0;
  }
  const engine = first === "--folder" ? undefined : ENGINES.find(isReady);
  if (engine) return buildWith(engine, args);
  if (first !== "--folder")
    process.stderr.write(
      "Neither docker, podman nor buildah answers here: writing the image's root file system.\n",
    );
  return buildFolder();
}

function isReady({ name, probe }: Engine): boolean {
  return spawnSync(name, probe, { stdio: "ignore", timeout: 10_000 }).status === 0;
}

async function buildWith({ name, build }: Engine, args: readonly string[]): Promise<number> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const tags = ["-t", `candor:${version}`, "-t", "candor:latest"];
  process.stderr.write(`Building candor:${version} with ${name}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(name, [...build, ...tags, ...args, "."], { cwd: root, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function buildFolder(): Promise<number> {
  const target = path.join(root, "dist/image");
  await withProgress(`Assembling the image (${PARTS.join(", ")})`, () => assembleRoot(root, () => target));
  process.stdout.write(`${target}: ${megabytes(await sizeOf(target))}\n`);
  return 0;
}
