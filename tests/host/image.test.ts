import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assembleRoot, PARTS } from "../../scripts/image/assemble-root.ts";
import { megabytes, sizeOf } from "../../scripts/image/folder-size.ts";
import { freePort } from "../support/free-port.ts";
import { type IsolatedProgram, runIsolated } from "../support/isolated-program.ts";
import { type Isolation, isolateRoot, withoutIsolation } from "../support/isolation.ts";
import { projectRoot } from "../support/running-server.ts";
import { JOURNEY_WALKED, stopDuringRequest, walkJourney } from "../support/walk-journey.ts";

const LARGEST_BYTES = 400e6;
/** Where a source names another file or a package: import, export, thread. */
const NAMES =
  /(?:^(?:import|export)\b[^"'`\n]* from |^import |^\} from |\bimport\(|new URL\()"((?:\.{1,2}\/|@?[a-z])[^"\s]*)"/gm;
const SERVER = ["/usr/bin/node", "/app/src/server/main.js"];

let folder: string;
let root: string;
let data: string;
let isolation: Isolation;
const running: IsolatedProgram[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "candor-image-"));
  // Another user has to come through it.
  chmodSync(folder, 0o755);
  [root, data] = [path.join(folder, "root"), path.join(folder, "data")];
  await assembleRoot(projectRoot, () => root);
  mkdirSync(data);
  // A new volume takes over the mode that the folder has in the image.
  chmodSync(data, statSync(path.join(root, "data")).mode & 0o7777);
  const isolated = isolateRoot(root, data);
  isolation = isolated ?? withoutIsolation(root, data);
  if (!isolated) setWritable(root, false);
  const gaps = isolation.gaps.length > 0 ? `; not shown on this machine: ${isolation.gaps.join(", ")}` : "";
  process.stdout.write(
    `the image's folder (${megabytes(await sizeOf(root))}) runs by ${isolation.name}${gaps}\n`,
  );
}, 180_000);

afterAll(async () => {
  for (const program of running) program.signal("SIGKILL");
  setWritable(root, true);
  rmSync(folder, { recursive: true, force: true });
});

function setWritable(place: string, isWritable: boolean): void {
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), isWritable ? 0o755 : 0o555);
  }
  chmodSync(place, isWritable ? 0o755 : 0o555);
}

const settings = (port = 0) => ({ PORT: String(port), DATA_DIR: isolation.place("/data") });

async function run(command: readonly string[]) {
  const program = runIsolated(isolation, command, settings());
  return { code: await program.exit, output: program.output(), errors: program.errors() };
}

describe("the image's folder", () => {
  test("is smaller than 400 MB, and holds nothing that is built for one processor but Node and its libraries", async () => {
    expect(await sizeOf(root)).toBeLessThan(LARGEST_BYTES);
    const files = readdirSync(path.join(root, "app"), { recursive: true }).map(String);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => /\.(node|so|dylib|exe|dll)(\.\d+)?$/.test(file))).toEqual([]);
  });

  test("holds every file and every package that its sources name", () => {
    const app = path.join(root, "app");
    const sources = readdirSync(path.join(app, "src"), { recursive: true, encoding: "utf8" });
    const named = sources
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => {
        const text = readFileSync(path.join(app, "src", file), "utf8");
        return [...text.matchAll(NAMES)].map(([, name = ""]) => ({ file, name }));
      });
    expect(named.length).toBeGreaterThan(3000);
    const missing = named.filter(({ file, name }) => {
      const place = name.startsWith(".")
        ? path.join(app, "src", path.dirname(file), name)
        : path.join(app, "node_modules", ...name.split("/").slice(0, name.startsWith("@") ? 2 : 1));
      return !/^(node|https?):/.test(name) && !existsSync(place);
    });
    expect(missing).toEqual([]);
  });

  test("is what the Dockerfile puts together: every part, the least changing first", () => {
    const dockerfile = readFileSync(path.join(projectRoot, "Dockerfile"), "utf8");
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/image\/(\S+) \/$/gm)].map(
      ([, part]) => part,
    );
    expect(copied).toEqual(PARTS);
    const [, user = "0"] = /^USER (\d+)/m.exec(dockerfile) ?? [];
    expect(Number(user)).toBeGreaterThan(0);
    const programs = [...dockerfile.matchAll(/CMD (\[.*\])$/gm)].flatMap(([, list = ""]) => JSON.parse(list));
    expect(programs).toEqual(["/usr/bin/node", "/app/bin/healthy.mjs", ...SERVER]);
    expect(programs.filter((program) => !existsSync(path.join(root, program)))).toEqual([]);
  });

  test("serves a person's first day as any user, from a root that cannot be written", async () => {
    const port = await freePort();
    const server = runIsolated(isolation, SERVER, settings(port));
    running.push(server);
    const line = await server.line(/ http:\/\/localhost:\d+$/);
    const url = `http://127.0.0.1:${new URL(line.slice(line.lastIndexOf(" ") + 1)).port}`;
    expect(await walkJourney(url)).toEqual(JOURNEY_WALKED);

    const healthy = (at: number) =>
      runIsolated(isolation, ["/usr/bin/node", "/app/bin/healthy.mjs"], settings(at)).exit;
    expect(await healthy(port)).toBe(0);
    expect(await healthy(await freePort())).toBe(1);

    // Commands work beside the server, and files are read without the optional native parts of their reader.
    expect(await run(["/usr/bin/candor", "check"])).toMatchObject({ code: 0 });
    const pdf = await fetch(`${url}/api/render`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        resume: { basics: { name: "Ann 山田" } },
        template: "google",
        format: "pdf",
        data: false,
      }),
    });
    writeFileSync(path.join(data, "ann.pdf"), Buffer.from(await pdf.arrayBuffer()));
    const read = await run(["/usr/bin/candor", "import", "/data/ann.pdf"]);
    rmSync(path.join(data, "ann.pdf"));
    expect(read).toEqual({ code: 0, output: expect.stringContaining("Ann 山田"), errors: "" });

    const answer = await stopDuringRequest(url, () => server.signal("SIGTERM"));
    expect(await server.exit).toBe(0);
    running.pop();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("Slow Writer");
    // A busy machine is slow, and the log says so.
    const lines = server.errors().split("\n");
    const faults = lines.filter((line) => !line.includes('"msg":"slow"')).join("\n");
    expect(faults).not.toMatch(/warning|"level":"(warn|error|fatal)"/i);

    const write = `require("node:fs").writeFileSync("${isolation.place("/app")}/here", "")`;
    const refused = { code: 1, errors: expect.stringMatching(/EROFS|EACCES/) };
    expect(await run(["/usr/bin/node", "-e", write])).toMatchObject(refused);
    expect(readdirSync(data).sort()).toEqual(["candor.db", "session-secret"]);
  });
});
