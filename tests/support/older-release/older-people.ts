import { knownFormatOne } from "../../factories/format-one.ts";
import { STRONG_PASSWORD, Visitor } from "../visitor.ts";

/** Who is in the older release's data; all have the same password. */
export const OLDER_PEOPLE = ["ada", "bob", "carol", "dörte", "eve"].map((name) => ({
  name: `${name[0]?.toUpperCase()}${name.slice(1)} Müller`,
  email: `${name.normalize("NFD").replace(/\P{ASCII}/gu, "")}@example.com`,
}));

export const OLDER_ADMIN = { email: "host@example.com", password: STRONG_PASSWORD };

/** Settings under which every table of the older release gets rows; nobody listens at these addresses. */
export const OLDER_SETTINGS = {
  ADMIN_EMAIL: OLDER_ADMIN.email,
  ADMIN_PASSWORD: OLDER_ADMIN.password,
  PUBLIC_URL: "http://localhost",
  SMTP_URL: "smtp://127.0.0.1:9",
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  AI_MODEL: "any",
};

/** Lives with the older program through its API, so that it sends each of its statements and every table has rows. */
export async function liveWithOlder(url: string): Promise<void> {
  const documents = knownFormatOne();
  for (const [nth, person] of OLDER_PEOPLE.entries()) {
    const visitor = new Visitor(url);
    await expectStatus(visitor.register(person.email, { name: person.name }), 201);
    for (let count = 0; count < 3; count++)
      await keepResume(visitor, documents[(nth * 3 + count) % documents.length] ?? {}, count);
    await visitAccount(visitor, url, person.email);
  }
  await administer(url);
}

async function keepResume(visitor: Visitor, resume: object, count: number): Promise<void> {
  const design = { template: "meta", theme: "navy", page: count === 1 ? "letter" : "a4", fit: count === 2 };
  const order = {
    title: `Größe ${count} "quoted"`,
    resume,
    ...design,
    saveId: `create-${crypto.randomUUID()}`,
  };
  const { id } = (await expectStatus(visitor.call("POST", "/api/resumes", order), 201)).body;
  const at = `/api/resumes/${id}`;
  const save = (baseRevision: number, name: string) =>
    visitor.call("PUT", at, { resume: { ...resume, name }, baseRevision, saveId: crypto.randomUUID() });
  await expectStatus(save(1, "Saved once"), 200);
  await expectStatus(save(1, "Too late"), 409);
  await expectStatus(visitor.call("POST", `${at}/versions`, { name: `Sent ${count}` }), 201);
  await expectStatus(visitor.call("PATCH", at, { title: `Renamed ${count}` }), 200);
  const { versions } = (await expectStatus(visitor.call("GET", `${at}/versions`), 200)).body;
  const version = `${at}/versions/${versions[0].id}`;
  await expectStatus(visitor.call("GET", version), 200);
  const { revision } = (await expectStatus(visitor.call("GET", at), 200)).body;
  await expectStatus(visitor.call("POST", `${version}/restore`, { baseRevision: revision }), 200);
  const copy = (await expectStatus(visitor.call("POST", `${at}/duplicate`, {}), 201)).body;
  await expectStatus(visitor.call("DELETE", `/api/resumes/${copy.id}`), 204);
  if (count === 0) return;
  await expectStatus(visitor.call("POST", `/api/resumes/${copy.id}/restore`), 200);
  if (count === 1) return;
  await expectStatus(visitor.call("DELETE", `/api/resumes/${copy.id}`), 204);
  await expectStatus(visitor.call("DELETE", `/api/resumes/${copy.id}?forever=true`), 204);
}

async function visitAccount(visitor: Visitor, url: string, email: string): Promise<void> {
  for (const path of [
    "/api/resumes",
    "/api/resumes?deleted=true",
    "/api/auth/session",
    "/api/account/sessions",
  ])
    await visitor.call("GET", path);
  const archive = await visitor.call("GET", "/api/account/archive");
  if (email.startsWith("eve")) await visitor.call("POST", "/api/account/archive", archive.body);
  await visitor.call("POST", "/api/ai/consent", { host: "127.0.0.1:9" });
  await visitor.call("POST", "/api/ai/improve", { task: "experience", text: "Responsible for the shift" });
  const elsewhere = new Visitor(url);
  await elsewhere.login(email, "a wrong password");
  await expectStatus(elsewhere.login(email), 200);
  await elsewhere.call("POST", "/api/auth/forgot-password", { email });
  if (email.startsWith("bob")) await elsewhere.call("POST", "/api/auth/logout");
}

async function administer(url: string): Promise<void> {
  const admin = new Visitor(url);
  await expectStatus(admin.login(OLDER_ADMIN.email, OLDER_ADMIN.password), 200);
  const { users } = (await expectStatus(admin.call("GET", "/api/admin/users?search=muller"), 200)).body;
  const idOf = (name: string) => users.find(({ email }: { email: string }) => email.startsWith(name)).id;
  const act = (name: string, action: string) =>
    expectStatus(admin.call("POST", `/api/admin/users/${idOf(name)}/${action}`), 200);
  await act("bob", "suspend");
  await act("bob", "unsuspend");
  await act("carol", "verify");
  await act("carol", "promote");
  await act("carol", "demote");
  for (const path of [
    "/api/admin/resumes?search=renamed",
    "/api/admin/audit",
    "/api/admin/overview",
    "/api/admin/users.csv",
    "/api/admin/resumes.csv",
  ])
    await expectStatus(admin.call("GET", path), 200);
}

async function expectStatus(answer: ReturnType<Visitor["call"]>, status: number) {
  const given = await answer;
  if (given.status !== status)
    throw new Error(`answered ${given.status} instead of ${status}: ${JSON.stringify(given.body)}`);
  return given;
}
