import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: RunningServer;
let person: Visitor;

beforeAll(async () => {
  server = await startServer();
  person = new Visitor(server.url);
  await person.register("refused@example.com");
});
afterAll(() => server.stop());

const stranger = () => new Visitor(server.url);
const foreign = { "sec-fetch-site": "cross-site" };

/** Each kind of refusal, and the reason that an operator should find beside the status. */
test.each<[reason: string, status: number, ask: () => Promise<{ headers: Headers }>]>([
  ["not_signed_in", 401, () => stranger().call("GET", "/api/resumes")],
  ["wrong_credentials", 401, () => stranger().login("refused@example.com", "Wrong-Horse-7!")],
  ["admins_only", 403, () => person.call("GET", "/api/admin/users")],
  ["foreign_origin", 403, () => person.call("POST", "/api/resumes", {}, foreign)],
  ["not_found", 404, () => person.call("GET", "/api/resumes/somebody-elses")],
  ["invalid_json", 400, () => person.call("POST", "/api/import", JSON.parse('{"__proto__":1}'))],
])("a request that is refused as %s says so in its line", async (code, status, ask) => {
  const { headers } = await ask();
  const requestId = headers.get("x-request-id");
  await expect
    .poll(() => server.log.map((line) => JSON.parse(line)).find((line) => line.requestId === requestId))
    .toMatchObject({ status, code, time: expect.stringMatching(/Z$/) });
  expect(server.log.join("")).not.toMatch(/refused@|Horse|somebody-elses/);
});

test("no line of the log can be forged by an address", async () => {
  await expect(
    fetch(`${server.url}/api/x%0d%0a{"level":"fatal"}`).then((response) => response.status),
  ).resolves.toBe(404);
  expect(server.log.every((line) => line.endsWith("\n") && line.trimEnd().split("\n").length === 1)).toBe(
    true,
  );
});
