import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { writeForeignParts, writeProgram } from "./assemble-app.ts";

/** The parts of the image, from the one that changes least: a layer each, so that an upgrade fetches the last alone. */
export const PARTS = ["runtime", "packages", "program"] as const;
export type Part = (typeof PARTS)[number];

/** Where the program lies in the image. */
const APP = "app";
/** No other program of the image looks at it: its user has a number of its own, and any other number will do. */
const USER = 10001;

const WRITERS: Readonly<Record<Part, (root: string, target: string) => Promise<void>>> = {
  runtime: (_root, target) => writeRuntime(target),
  packages: (root, target) => writeForeignParts(root, path.join(target, APP)),
  program: (root, target) => writeProgram(root, path.join(target, APP)),
};

/** Writes the image's root file system: one folder for all parts, or one for each. */
export async function assembleRoot(root: string, folderOf: (part: Part) => string): Promise<void> {
  if (process.platform !== "linux") {
    throw new Error("the image holds a Linux system: on this one it is built by docker or podman alone");
  }
  for (const folder of new Set(PARTS.map(folderOf))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  for (const part of PARTS) await WRITERS[part](root, folderOf(part));
}

/** Node and the libraries that it is linked to. No shell, no package manager, no setuid program. */
async function writeRuntime(target: string): Promise<void> {
  const node = await realpath(process.execPath);
  await copyTo(target, node, "/usr/bin/node");
  for (const library of await librariesOf(node)) await copyTo(target, library, library);
  await put(target, "/etc/passwd", `candor:x:${USER}:${USER}:Candor:/data:/sbin/nologin\n`);
  await put(target, "/etc/group", `candor:x:${USER}:\n`);
  await put(target, "/etc/nsswitch.conf", "hosts: files dns\n");
  await put(target, "/usr/bin/candor", `#!/usr/bin/node\nawait import("/${APP}/src/cli/main.js");\n`);
  await chmod(path.join(target, "/usr/bin/candor"), 0o755);
  for (const folder of ["proc", "dev", "sys"]) await mkdir(path.join(target, folder));
  for (const folder of ["data", "tmp"]) {
    await mkdir(path.join(target, folder));
    // A new volume takes over the mode of the folder below it: whichever user the server runs as can write there.
    await chmod(path.join(target, folder), 0o1777);
  }
}

/** As the dynamic linker finds them, and those that the C library opens by itself when it looks up a host's name. */
async function librariesOf(program: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)("ldd", [program]);
  const linked = [...stdout.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, file = ""]) => file);
  const c = linked.find((file) => path.basename(file) === "libc.so.6");
  if (c === undefined) throw new Error(`ldd names no C library for ${program}:\n${stdout}`);
  const lookUps = ["libnss_files.so.2", "libnss_dns.so.2", "libresolv.so.2"];
  const beside = lookUps.map((name) => path.join(path.dirname(c), name));
  const there = await Promise.all(beside.map((file) => stat(file).catch(() => null)));
  return [...linked, ...beside.filter((_, index) => there[index])];
}

async function copyTo(target: string, file: string, place: string): Promise<void> {
  const copy = path.join(target, place);
  await mkdir(path.dirname(copy), { recursive: true });
  await copyFile(file, copy);
  await chmod(copy, 0o755);
}

async function put(target: string, place: string, text: string): Promise<void> {
  const file = path.join(target, place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
