import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runIsolated } from "../support/isolated-program.ts";
import { isolateNetwork } from "../support/isolation.ts";
import { projectRoot } from "../support/running-server.ts";

const isolation = isolateNetwork();
/** In a place of its own the machine's name server is another. */
const WITH_NAME_SERVER = `mount --bind "$1" /etc/resolv.conf && shift && exec "$@"`;

// Only a name server at port 53 is asked by the machine itself.
test.skipIf(isolation === null)(
  "names that no name server answers for hold up nobody but whose endpoint has them",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "candor-names-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const resolv = path.join(folder, "resolv.conf");
    writeFileSync(resolv, "nameserver 127.0.0.1\n");
    const walk = path.join(projectRoot, "tests/support/walk-dead-names.ts");
    const command = [
      "unshare",
      "--mount",
      "sh",
      "-c",
      WITH_NAME_SERVER,
      "sh",
      resolv,
      process.execPath,
      walk,
    ];
    if (isolation === null) return;
    const program = runIsolated(isolation, command, {});
    expect(await program.exit, program.errors()).toBe(0);
    const met = JSON.parse(program.output());
    expect(met.afterHangUps).toMatchObject({ code: "own_endpoint_resting" });
    expect(met.improved).toMatchObject({ status: 200, body: { engine: "hosted" } });
    expect(met.improved.milliseconds).toBeLessThan(3_000);
    expect(met.tried).toMatchObject({ status: 200, body: { works: true } });
    expect(met.tried.milliseconds).toBeLessThan(3_000);
    for (const trial of met.trials) {
      expect(trial.body).toMatchObject({ works: false, problem: "name-lookup-failed" });
      expect(trial.milliseconds).toBeLessThan(8_000);
    }
  },
);
