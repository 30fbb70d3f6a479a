import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`requests of other sites on ${engine}`, () => {
    let server: RunningServer;
    let ada: Visitor;

    beforeAll(async () => {
      server = await startServer({
        place: await create(),
        config: { publicUrl: new URL("http://resumes.example.org") },
      });
      ada = new Visitor(server.url);
      await ada.register("ada@example.com");
    });
    afterAll(() => server.stop());

    test.each<[string, Record<string, string>]>([
      ["a foreign origin", { origin: "https://evil.example" }],
      ["an origin that is null", { origin: "null" }],
      ["an origin that only looks alike", { origin: "http://resumes.example.org.evil.example" }],
      ["a browser's word that the page is foreign", { "sec-fetch-site": "cross-site" }],
      ["a sister host", { "sec-fetch-site": "same-site" }],
    ])("a change asked for by %s is refused and nothing happens", async (_case, headers) => {
      const answer = await ada.call("PATCH", "/api/account", { name: "Changed Name" }, headers);
      expect(answer).toMatchObject({ status: 403, body: { code: "foreign_origin" } });
      expect((await ada.call("GET", "/api/auth/session")).body.user.name).toBe("Ada Example");
    });

    test.each<[string, Record<string, string>]>([
      [
        "our own page at the public address",
        { origin: "http://resumes.example.org", "sec-fetch-site": "same-origin" },
      ],
      ["our own page at the address it was called by", { origin: "" }],
      ["a program that sends neither header", {}],
    ])("%s may change things", async (_case, headers) => {
      const own = headers.origin === "" ? { origin: server.url } : headers;
      expect((await ada.call("PATCH", "/api/account", { name: "Ada Example" }, own)).status).toBe(200);
    });

    test("a form cannot post: neither as a form nor as plain text", async () => {
      for (const type of [
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=x",
      ]) {
        const response = await fetch(`${server.url}/api/auth/login`, {
          method: "POST",
          headers: { "content-type": type },
          body: `{"email":"ada@example.com"}`,
        });
        expect(response.status).toBe(415);
      }
    });

    test("no answer lets a foreign page read it", async () => {
      const { headers } = await ada.call("GET", "/api/auth/session", undefined, {
        origin: "https://evil.example",
      });
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("cache-control")).toBe("no-store");
    });
  });
}
