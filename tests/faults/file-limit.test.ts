import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { bareEnvironment } from "../support/bare-environment.ts";
import { emptySqlite } from "../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { projectRoot } from "../support/running-server.ts";
import { servePlace } from "../support/served-place.ts";

/** The server under a limit of the operating system on the size of its files, which it meets as on a full disk. */
async function serveWithFileLimit(dataDir: string, kilobytes: number) {
  const command = `ulimit -f ${kilobytes * 2}; exec "${process.execPath}" src/server/main.ts`;
  const child = spawn("sh", ["-c", command], {
    cwd: projectRoot,
    env: {
      ...bareEnvironment(),
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = / (http:\/\/localhost:\d+)$/.exec(line) ?? [];
    if (!url) continue;
    const kill = () => {
      child.kill("SIGKILL");
      return exit;
    };
    return { url, kill };
  }
  throw new Error("the server ended before it was ready");
}

const large = (name: string) => ({ ...resumeNamed(name), skills: Array(200).fill("k".repeat(500)) });

test("the operating system refuses to write: not saved, reading goes on, and a restart finds all that was acknowledged", async () => {
  const place = emptySqlite();
  onTestFinished(() => place.remove());
  const limited = await serveWithFileLimit(place.dataDir, 2048);
  onTestFinished(async () => {
    await limited.kill();
  });
  const ada = await ResumeOwner.arrive(limited.url, "ada@example.com");
  const id = await ada.keep();
  let revision = 1;
  let refused = await ada.save(id, revision, { resume: large("Revision 2") });
  while (refused.status === 200) {
    revision += 1;
    // More to keep each time: the log of a file that does not grow is emptied every few seconds, and would never be full.
    await ada.create({ resume: large("Another") });
    refused = await ada.save(id, revision, { resume: large(`Revision ${revision + 1}`) });
  }
  expect(revision).toBeGreaterThan(2);
  expect(refused).toMatchObject({ status: 507, body: { code: "not_saved" } });
  expect((await ada.read(id)).body).toMatchObject({ revision, resume: { name: `Revision ${revision}` } });
  expect((await ada.call("GET", `/api/resumes/${id}/export?format=json`)).status).toBe(200);
  await limited.kill();

  const served = await servePlace(place);
  try {
    const again = new ResumeOwner(served.url);
    await again.login("ada@example.com");
    expect((await again.read(id)).body).toMatchObject({ revision, resume: { name: `Revision ${revision}` } });
    expect((await again.save(id, revision, { resume: large("After") })).status).toBe(200);
  } finally {
    await served.kill("SIGKILL");
  }
});
