import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { withProgress } from "./progress.mjs";

const OLDEST_RUNTIME = 24;

/**
 * Installs the locked packages, unless this very lock was installed before. A server needs those that it runs on and those
 * that build its pages; "all" adds what tests and checks need.
 * @param {string} root
 * @param {"server" | "all"} group
 */
export async function ensureDependencies(root, group) {
  const lock = await readFile(path.join(root, "package-lock.json")).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  // A bundle has no lock: its packages came with it, and there may be no registry to ask.
  if (lock === null) return;
  const wanted = createHash("sha256")
    .update(lock)
    .update(process.platform)
    .update(process.arch)
    .digest("hex");
  const stamp = path.join(root, "node_modules", ".candor-installed");
  const [installed, held] = (await readFile(stamp, "utf8").catch(() => "")).split(" ");
  if (installed === wanted && (held === group || held === "all")) return;
  // Who works on Candor would else lose the tools of the tests with the next start after an update.
  const next = held === "all" ? "all" : group;

  await access(root, constants.W_OK).catch(() => {
    throw new Error(`no write permission in ${root}: packages cannot be installed there`);
  });
  await withProgress("Installing packages (once)", async () => {
    // A stamp left by an interrupted install would vouch for half a tree.
    await rm(stamp, { force: true });
    await runNpm(root, [...INSTALL, next === "all" ? "--include=dev" : "--omit=dev"]);
    await writeFile(stamp, `${wanted} ${next}`);
  });
}

// Not "npm ci": it refuses a lock that lacks native builds for platforms other than the one it was made on,
// while "install" takes the locked versions, adds the build that this machine needs, and leaves the lock as it is.
const INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(root, args) {
  const script = process.env.npm_execpath;
  const [file, prefix] = script?.endsWith(".js") ? [process.execPath, [script]] : ["npm", []];
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...prefix, ...args], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32" && file === "npm",
    });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint = (complaint + chunk).slice(-4000);
    });
    child.on("error", (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on("exit", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(complaint);
      reject(new Error(`installing packages failed (npm ${args[0]} ended with ${code})`));
    });
  });
}

/**
 * The Node that the project brings along; the one that runs us where the packaged build does not fit the machine.
 * @param {string} root
 */
export async function projectNode(root) {
  const packaged = path.join(
    root,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  const works = await promisify(execFile)(packaged, ["--version"]).catch(() => null);
  if (works) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  throw new Error(
    `the packaged Node ${OLDEST_RUNTIME} does not run here and Node ${process.versions.node} is too old: ` +
      `install Node ${OLDEST_RUNTIME} or newer`,
  );
}
