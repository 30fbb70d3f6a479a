import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { emptySqlite } from "../support/databases.ts";
import { servePlace } from "../support/served-place.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

const HONEST = "Closed the till and counted 3 registers every night";
const CERTIFICATES = new URL("../support/certificates/", import.meta.url);
const certificate = (name: string) => new URL(name, CERTIFICATES);

/** Of a company: what vouches for its certificate is an authority that no program knows by itself. */
async function startCompanyEndpoint(): Promise<string> {
  const key = readFileSync(certificate("signed.key"));
  const server = createServer(
    { key, cert: readFileSync(certificate("signed.pem")) },
    (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ choices: [{ message: { content: HONEST } }] }));
    },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}/v1`;
}

test("an endpoint behind a company's own authority answers what people ask, not only the administrator's trial", async () => {
  const baseUrl = await startCompanyEndpoint();
  const place = emptySqlite();
  onTestFinished(() => place.remove());
  const admin = { email: "admin@example.com", password: STRONG_PASSWORD };
  const server = await servePlace(place, {
    AI_BASE_URL: baseUrl,
    AI_MODEL: "some-model",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    NODE_EXTRA_CA_CERTS: fileURLToPath(certificate("authority.pem")),
  });
  onTestFinished(async () => void (await server.kill("SIGTERM")));
  const visitor = new Visitor(server.url);
  await visitor.login(admin.email, admin.password);
  const trial = await visitor.call("POST", "/api/admin/ai/trial", { baseUrl, model: "some-model" });
  expect(trial.body).toMatchObject({ works: true, answer: HONEST });
  await visitor.call("POST", "/api/ai/consent", { host: new URL(baseUrl).host });
  const improved = await visitor.call("POST", "/api/ai/improve", {
    task: "experience",
    text: "Responsible for closing the till and counting 3 registers every night",
    tone: "professional",
    seniority: "mid",
  });
  expect(improved).toMatchObject({ status: 200, body: { text: HONEST, engine: "hosted" } });
});
