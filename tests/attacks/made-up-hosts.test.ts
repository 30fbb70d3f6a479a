import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;
let webDir: string;

beforeEach(() => {
  webDir = mkdtempSync(path.join(tmpdir(), "candor-site-"));
  const words = Array.from({ length: 10_000 }, (_, index) => `word${(index * 7919) % 10_007}`).join(" ");
  writeFileSync(path.join(webDir, "index.html"), `<html><!--public-address--><p>${words}</p></html>`);
  writeFileSync(path.join(webDir, "app.html"), "<html></html>");
});
afterEach(async () => {
  await server.stop();
  rmSync(webDir, { recursive: true });
});

function encodingFor(host: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request(
      { host: "127.0.0.1", port, path: "/", headers: { host, "accept-encoding": "br" } },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.headers["content-encoding"] ?? "identity"));
      },
    )
      .on("error", reject)
      .end();
  });
}

test("made-up hosts are answered, and soon no page is compressed for them", async () => {
  server = await startServer({ webDir });
  expect(await encodingFor("real.example.org")).toBe("br");
  const encodings: string[] = [];
  const started = performance.now();
  for (let host = 0; host < 400; host += 1) {
    encodings.push(await encodingFor(`host-${host}.example.org`));
    if (host % 20 === 0) expect(await encodingFor("real.example.org")).toBe("br");
  }
  const seconds = (performance.now() - started) / 1000;
  const compressed = encodings.filter((encoding) => encoding === "br").length;
  expect(compressed).toBeLessThanOrEqual(64 + Math.ceil(seconds));
  expect(await encodingFor("real.example.org")).toBe("br");
});

test("where the address is known, a page is compressed once, whatever host is named", async () => {
  server = await startServer({ webDir, config: { publicUrl: new URL("https://resumes.example.org") } });
  for (let host = 0; host < 100; host += 1) expect(await encodingFor(`host-${host}.example.org`)).toBe("br");
});
