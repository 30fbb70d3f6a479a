import { execFileSync } from "node:child_process";
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { megabytes, sizeOf } from "../../scripts/image/folder-size.ts";
import { packBundle } from "../../scripts/image/pack-bundle.ts";
import { runIsolated } from "../support/isolated-program.ts";
import { type Isolation, isolateNetwork } from "../support/isolation.ts";
import { projectRoot } from "../support/running-server.ts";
import { JOURNEY_WALKED } from "../support/walk-journey.ts";

const LARGEST_BYTES = 250e6;
const FASTEST = 1;

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "candor-bundle-"));
  archive = path.join(folder, "candor.tar.gz");
  await packBundle(projectRoot, archive, FASTEST);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The machine's own Node, as the only program that is found. */
function onlyNode(): string {
  const found = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((place) => !place.includes("node_modules"))
    .map((place) => path.join(place, "node"))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  const binaries = path.join(folder, "binaries");
  mkdirSync(binaries);
  symlinkSync(found ?? process.execPath, path.join(binaries, "node"));
  return binaries;
}

const NOT_ISOLATED: Isolation = {
  name: "a child process",
  gaps: ["that it needs no network"],
  place: (place) => place,
  wrap: ([file = "", ...args]) => ({ file, args }),
};

test("a bundle is unpacked and serves where there is Node and no network, and asks for no package", async () => {
  const isolated = isolateNetwork();
  const isolation = isolated ?? NOT_ISOLATED;
  const gaps = isolation.gaps.length > 0 ? `; not shown on this machine: ${isolation.gaps.join(", ")}` : "";
  const bytes = await sizeOf(archive);
  process.stdout.write(`the bundle (${megabytes(bytes)} packed) runs by ${isolation.name}${gaps}\n`);
  expect(bytes).toBeLessThan(LARGEST_BYTES);
  expect(readdirSync(path.join(folder, "candor"))).not.toContain("package-lock.json");

  const walk = path.join(projectRoot, "tests/support/walk-bundle.ts");
  const places = [path.join(folder, "candor"), onlyNode(), path.join(folder, "data")];
  const program = runIsolated(isolation, [process.execPath, walk, ...places], {});
  expect(await program.exit, program.errors()).toBe(0);
  const met = JSON.parse(program.output());
  expect(met).toMatchObject({ journey: JOURNEY_WALKED, answer: "HTTP/1.1 200 OK", code: 0 });
  if (isolated) expect(met).toMatchObject({ interfaces: ["lo"], outside: "ENETUNREACH" });
});
