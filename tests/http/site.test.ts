import { readdir } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot, type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;
let home: string;

beforeAll(async () => {
  server = await startServer({ webDir: path.join(projectRoot, "dist/web") });
  home = await (await fetch(server.url)).text();
});
afterAll(() => server.stop());

/** fetch tidies addresses before it sends them; this sends them as they are. */
function rawPath(target: string, headers = {}): Promise<{ status: number; body: string; etag: string }> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: target, headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body, etag: response.headers.etag ?? "" }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("pages", () => {
  test("home is prerendered: its words are in the HTML, without inline script or style", () => {
    expect(home).toContain("<h1");
    expect(home).toContain("Get Started");
    expect(home).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(home).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  test.each([
    "/features",
    "/pricing",
    "/templates",
    "/create",
    "/ai-demo",
    "/login",
    "/register",
    "/privacy",
  ])("%s is prerendered with a title of its own", async (route) => {
    const page = await (await fetch(server.url + route)).text();
    const title = /<title>([^<]+)<\/title>/.exec(page)?.[1];
    expect(title).toBeTruthy();
    expect(title).not.toBe(/<title>([^<]+)<\/title>/.exec(home)?.[1]);
    expect(page).toContain("<h1");
  });

  test.each(["/dashboard", "/applications", "/ai", "/ai/some-id", "/admin", "/admin/users/all"])(
    "%s is an empty shell: nothing of a person is in the HTML",
    async (route) => {
      const response = await fetch(server.url + route);
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(`id="root"`);
      expect(page).not.toContain("<h1");
    },
  );

  test.each(["/signup", "/signup?plan=pro", "/no/such/page", "/air", "/Features", "/DASHBOARD"])(
    "%s falls back to home",
    async (route) => {
      const response = await fetch(server.url + route);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(home);
    },
  );

  test("a page is revalidated, a hashed file is kept for ever", async () => {
    const page = await fetch(server.url);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("etag")).toBeTruthy();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
    const file = await fetch(server.url + script);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("content-type")).toContain("javascript");
  });

  test("an unchanged page costs no body", async () => {
    const { etag } = await rawPath("/");
    expect(await rawPath("/", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
  });

  test.each(["br", "gzip"])("files come compressed with %s, made at build", async (encoding) => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
    for (const target of ["/", script ?? ""]) {
      const response = await fetch(server.url + target, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    }
  });
});

test("WebAssembly runs in the threads of the demo and of the spelling check, and nowhere else", async () => {
  const files = await readdir(path.join(projectRoot, "dist/web/assets"));
  const policies = new Map<string, string>();
  for (const target of [
    "",
    ...files.filter((file) => file.endsWith(".js")).map((file) => `assets/${file}`),
  ]) {
    const { headers } = await fetch(`${server.url}/${target}`, { method: "HEAD" });
    policies.set(target, headers.get("content-security-policy") ?? "");
  }
  const allowed = [...policies].filter(([, policy]) => policy.includes("unsafe-"));
  const policy = expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';");
  expect(allowed.toSorted()).toEqual([[expect.stringMatching(/^assets\/spelling-worker-/), policy]]);
});

test("a doubled slash leads to the one address of the page, never to another host", async () => {
  for (const [target, location] of [
    ["//features", "/features"],
    ["//evil.example//x?y=//z", "/evil.example/x?y=//z"],
  ] as const) {
    const response = await fetch(server.url + target, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
  }
});

describe("files that are nobody's business", () => {
  test.each([
    "/.git/config",
    "/.env",
    "/data/candor.db",
    "/candor.db",
    "/package.json",
    "/src/server/main.ts",
    "/assets/missing.js",
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/%5c..%5c..%5cpackage.json",
    "/etc/passwd.txt",
    "/index.html",
    "/features/index.html",
    "/app.html",
    "/editor.html",
    "/index.html%00.js",
    "/.candor",
    "/index.html.br",
  ])("%s is not found", async (target) => {
    const { status, body } = await rawPath(target);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty("code");
  });
});
