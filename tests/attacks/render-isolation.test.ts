import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { FILE_FORMATS } from "../../src/domain/files/file-format.ts";
import { templates } from "../../src/templates/registry.ts";
import { projectRoot } from "../support/running-server.ts";

const support = path.join(projectRoot, "tests/support");

/** Runs under Node's permission model: code, fonts and templates can be read, nothing else, and nothing written. */
function isolated(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const readable = ["src", "tests/support", "node_modules", "package.json"].map(
    (name) => `--allow-fs-read=${path.join(projectRoot, name)}`,
  );
  return promisify(execFile)(
    process.execPath,
    [
      "--permission",
      "--allow-worker",
      ...readable,
      `--import=${path.join(support, "no-sockets.ts")}`,
      "--no-warnings",
      path.join(support, "isolated-render.ts"),
      ...args,
    ],
    { env: {} },
  );
}

test("rendering text that names files and addresses opens no socket and reads no file but code, fonts and templates", async () => {
  const { stdout, stderr } = await isolated();
  expect(stderr).toBe("");
  expect(stdout).toBe(`made: ${templates.length * FILE_FORMATS.length}\n`);
});

test("the guards would catch it: a file outside and a socket, also in another thread", async () => {
  const { stdout, stderr } = await isolated("misbehave");
  expect(stdout).toBe("file: ERR_ACCESS_DENIED\n".repeat(2));
  expect(stderr.match(/socket: TCPWRAP/g)).toHaveLength(2);
});
