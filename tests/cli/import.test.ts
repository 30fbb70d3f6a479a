import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readInThread } from "../../src/cli/import/read-in-thread.ts";
import { projectRoot } from "../support/running-server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "candor-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = "Ada Byrne\nada@example.com\n\nWork\nNurse, Sea Road Clinic, 2019 – 2021\n- Ran the ward.\n";

async function imported(name: string, bytes: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return promisify(execFile)(process.execPath, [
    path.join(projectRoot, "src/cli/main.ts"),
    "import",
    file,
  ]).then(
    ({ stdout }) => ({ code: 0, said: JSON.parse(stdout) }),
    ({ code, stderr }) => ({ code, said: JSON.parse(stderr) }),
  );
}

test("candor import makes a resume of a file, and keeps what found no place", async () => {
  const { code, said } = await imported("cv.txt", TEXT);
  expect(code).toBe(0);
  expect(said.resume).toMatchObject({
    name: "Ada Byrne",
    experience: [{ title: "Nurse", company: "Sea Road Clinic" }],
  });
  expect(said.unplaced).toEqual([]);
});

test("a file that cannot be read is told in words, with an exit code of its own", async () => {
  const { code, said } = await imported("cv.pdf", Buffer.from("%PDF-1.7 and nothing more"));
  expect(code).not.toBe(0);
  expect(said.error).toContain("cv.pdf");
});

test("reading is ended when it takes too long", async () => {
  const bytes = new TextEncoder().encode(TEXT);
  await expect(readInThread({ name: "cv.txt", bytes, data: true }, 1)).rejects.toThrow("too long");
});
