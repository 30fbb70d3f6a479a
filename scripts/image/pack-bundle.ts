import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { writeForeignParts, writeProgram } from "./assemble-app.ts";

/** The folder that the archive unpacks to. */
const FOLDER = "candor";

const README = `# Candor, ready to run

It needs Node 20 or newer on this machine and nothing else: packages, pages and the Node 24 that it runs on are here.

    DATA_DIR=/var/lib/candor node bin/serve.mjs      # or: npm start
    DATA_DIR=/var/lib/candor node bin/candor.mjs --help      # where the documents say npx candor

It serves http://localhost:3000 and keeps everything in DATA_DIR, by default the folder data where it is started. To upgrade, stop it,
unpack the new bundle elsewhere and start that with the same DATA_DIR. On another system or processor than the one in the archive's
name it runs with Node 24 or newer of that machine.
`;

/** Writes one archive with everything that a machine without a registry needs. It gets its name when it is whole. */
export async function packBundle(root: string, archive: string, level = 9): Promise<void> {
  await mkdir(path.dirname(archive), { recursive: true });
  const staging = await mkdtemp(`${archive}.`);
  try {
    const folder = path.join(staging, FOLDER);
    await writeForeignParts(root, folder);
    await writeProgram(root, folder);
    await writeFile(path.join(folder, "README.md"), README);
    // Where the launchers look for the project's own Node.
    const node = path.join(folder, "node_modules/node/bin", path.basename(process.execPath));
    await mkdir(path.dirname(node), { recursive: true });
    await copyFile(process.execPath, node);
    await chmod(node, 0o755);
    const packed = path.join(staging, "packed.tar.gz");
    await packFolder(staging, packed, level);
    await rename(packed, archive);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** `level` is gzip's: the least is three times as fast as the best, and a tenth larger. */
async function packFolder(staging: string, packed: string, level: number): Promise<void> {
  const tar = spawn("tar", ["-cf", "-", "-C", staging, FOLDER], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(tar, "exit");
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(packed));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}
