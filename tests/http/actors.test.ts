import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { passkeyRepository } from "../../src/server/factors/passkey-repository.ts";
import { ENGINES } from "../support/databases.ts";
import { listedRoutes } from "../support/listed-routes.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

// Strangers first: what belongs to `user` must still be there when they try.
const ACTORS = ["visitor", "suspended", "newcomer", "other", "admin", "demoted", "user"] as const;
type Actor = (typeof ACTORS)[number];
type Statuses = Record<Actor, number>;

const everyone = (status: number): Statuses => ({
  visitor: status,
  suspended: status,
  newcomer: status,
  user: status,
  other: status,
  admin: status,
  demoted: status,
});
/**
 * Who is suspended is nobody, also with a session that was not ended. The newcomer, whose password somebody else has set, gets
 * nowhere before choosing another.
 */
const nobody = { visitor: 401, suspended: 401, newcomer: 403 };
const signedIn = (status: number): Statuses => ({ ...everyone(status), ...nobody });

/** What belongs to `user`. */
interface Ids {
  session: string;
  /** Who nobody else is, for what administrators do. */
  somebody: string;
  resume: string;
  deleted: string;
  version: string;
  passkey: string;
  style: string;
  application: string;
  file: string;
  identity: string;
  invitation: string;
}

interface Row {
  route: string;
  /** The address, where the route takes an id: it names what belongs to `user`. */
  path?: (ids: Ids) => string;
  body?: unknown;
  /** Where one body for all would meet a limit. */
  bodyOf?: (actor: Actor) => unknown;
  expected: Statuses;
}

/** Nobody else learns that it exists, an administrator neither. */
const ownerOnly = (status: number): Statuses => ({ ...everyone(404), ...nobody, user: status });
/** An administrator of this very moment, and nobody who was one a second ago. */
const adminOnly = (status: number): Statuses => ({ ...everyone(403), ...nobody, admin: status });
const ofSomebody = (rest: string) => (ids: Ids) => `/api/admin/users/${ids.somebody}${rest}`;
const aResume = { title: "Mine", template: "google", resume: emptyResume() };
/** Nobody listens there. */
const anEndpoint = { baseUrl: "http://127.0.0.1:9/v1", model: "some-model" };
const aStyle = { name: "Mine", template: "google", theme: "signature", style: {} };
const ofResume = (rest: string) => (ids: Ids) => `/api/resumes/${ids.resume}${rest}`;
const ofApplication = (rest: string) => (ids: Ids) => `/api/applications/${ids.application}${rest}`;
const ofFile = (ids: Ids) => `/api/applications/${ids.application}/files/${ids.file}`;
const ofVersion = (rest: string) => (ids: Ids) => `/api/resumes/${ids.resume}/versions/${ids.version}${rest}`;

/** Every route with what each actor gets. A route that is missing here fails the test below. */
const MATRIX: Row[] = [
  { route: "GET /api/health", expected: everyone(200) },
  // Not switched on here; with a token nobody's session opens it.
  { route: "GET /api/metrics", expected: everyone(404) },
  { route: "GET /api/openapi.json", expected: everyone(200) },
  { route: "GET /api/settings", expected: everyone(200) },
  { route: "POST /api/import", body: emptyResume(), expected: everyone(200) },
  {
    route: "POST /api/render",
    body: { resume: emptyResume(), template: "google", format: "txt" },
    expected: everyone(200),
  },
  // Whether one is made depends on who else asks; that anybody may ask does not.
  { route: "POST /api/render/ahead", body: {}, expected: everyone(400) },
  { route: "POST /api/render/taken", expected: everyone(204) },
  {
    route: "POST /api/match",
    body: { resume: emptyResume(), job: "Cook wanted\n\nRequirements\n- Grill" },
    expected: everyone(200),
  },
  {
    route: "POST /api/tailor",
    body: { resume: emptyResume(), job: "Cook wanted\n\nRequirements\n- Grill" },
    expected: everyone(200),
  },
  { route: "POST /api/auth/register", body: {}, expected: everyone(400) },
  { route: "POST /api/auth/login", body: {}, expected: everyone(400) },
  { route: "GET /api/auth/session", expected: { ...signedIn(200), newcomer: 200 } },
  // Whoever has given no password a moment ago has no second step to take.
  { route: "GET /api/auth/second-step", expected: everyone(401) },
  { route: "POST /api/auth/second-step", body: { code: "123456" }, expected: everyone(401) },
  // The address in numbers that tests ask at has no passkeys.
  { route: "POST /api/auth/passkey/challenge", body: { purpose: "sign-in" }, expected: everyone(501) },
  { route: "POST /api/auth/passkey", body: {}, expected: everyone(400) },
  // No provider is configured here, and no invitation was made: tests/http/accounts has both.
  { route: "GET /api/auth/oidc/:provider/start", expected: everyone(404) },
  { route: "GET /api/auth/oidc/:provider/callback", expected: everyone(404) },
  { route: "GET /api/auth/oidc/link", expected: everyone(403) },
  { route: "POST /api/auth/oidc/link", body: { password: STRONG_PASSWORD }, expected: everyone(403) },
  { route: "POST /api/auth/oidc/link/mail", expected: everyone(403) },
  { route: "POST /api/auth/invitation", body: { token: "made-up" }, expected: everyone(403) },
  { route: "GET /api/account/identities", expected: signedIn(200) },
  { route: "POST /api/account/identities", expected: signedIn(403) },
  {
    route: "POST /api/account/identities/start",
    body: { provider: "work", purpose: "link", from: "/dashboard" },
    expected: signedIn(404),
  },
  {
    route: "DELETE /api/account/identities/:identityId",
    path: ({ identity }) => `/api/account/identities/${identity}`,
    expected: ownerOnly(204),
  },
  { route: "GET /api/account/factors", expected: { ...signedIn(200), newcomer: 200 } },
  { route: "POST /api/account/authenticator/setup", expected: signedIn(200) },
  {
    route: "POST /api/account/authenticator",
    body: { setup: "x".repeat(60), code: "123456" },
    expected: signedIn(400),
  },
  { route: "DELETE /api/account/authenticator", expected: signedIn(404) },
  // Only `user` has a factor that they could stand in for.
  { route: "POST /api/account/recovery-codes", expected: { ...signedIn(409), user: 200 } },
  { route: "POST /api/account/passkeys/setup", expected: signedIn(501) },
  { route: "POST /api/account/passkeys", body: {}, expected: signedIn(400) },
  {
    route: "PATCH /api/account/passkeys/:passkeyId",
    path: ({ passkey }) => `/api/account/passkeys/${passkey}`,
    body: { name: "Mine" },
    expected: ownerOnly(200),
  },
  {
    route: "DELETE /api/account/passkeys/:passkeyId",
    path: ({ passkey }) => `/api/account/passkeys/${passkey}`,
    expected: ownerOnly(204),
  },
  { route: "POST /api/auth/proof", body: { password: "Wrong-Horse-7!" }, expected: signedIn(403) },
  {
    route: "POST /api/auth/forgot-password",
    bodyOf: (actor) => ({ email: `${actor}@example.org` }),
    expected: everyone(501),
  },
  {
    route: "POST /api/auth/reset-password",
    body: { token: "x", password: STRONG_PASSWORD },
    expected: everyone(501),
  },
  { route: "POST /api/auth/verify-email", body: { token: "x" }, expected: everyone(501) },
  { route: "PATCH /api/account", body: { name: "Same Name" }, expected: signedIn(200) },
  {
    route: "POST /api/account/password",
    body: { currentPassword: "Wrong-Horse-7!", newPassword: STRONG_PASSWORD },
    expected: signedIn(403),
  },
  { route: "DELETE /api/account", body: { password: "Wrong-Horse-7!" }, expected: signedIn(403) },
  { route: "GET /api/account/archive", expected: signedIn(200) },
  { route: "POST /api/account/archive", body: {}, expected: signedIn(400) },
  { route: "GET /api/account/sessions", expected: signedIn(200) },
  {
    route: "DELETE /api/account/sessions/:sessionId",
    path: ({ session }) => `/api/account/sessions/${session}`,
    expected: { ...nobody, other: 404, admin: 404, demoted: 404, user: 204 },
  },
  { route: "DELETE /api/account/sessions", expected: signedIn(200) },
  { route: "GET /api/account/events", expected: signedIn(200) },
  {
    route: "POST /api/account/email",
    // Each to an address that is taken.
    body: { email: "somebody@example.com" },
    expected: signedIn(409),
  },
  { route: "POST /api/account/verification", expected: signedIn(501) },
  { route: "GET /api/resumes", expected: signedIn(200) },
  { route: "POST /api/resumes", body: aResume, expected: signedIn(201) },
  { route: "GET /api/resumes/:resumeId", path: ofResume(""), expected: ownerOnly(200) },
  {
    route: "PUT /api/resumes/:resumeId",
    path: ofResume(""),
    body: { resume: { version: 1, name: "Changed" }, baseRevision: 1 },
    expected: ownerOnly(200),
  },
  {
    route: "PATCH /api/resumes/:resumeId",
    path: ofResume(""),
    body: { title: "Changed" },
    expected: ownerOnly(200),
  },
  {
    route: "GET /api/resumes/:resumeId/export",
    path: ofResume("/export?format=json"),
    expected: ownerOnly(200),
  },
  {
    route: "POST /api/resumes/:resumeId/duplicate",
    path: ofResume("/duplicate"),
    expected: ownerOnly(201),
  },
  {
    route: "POST /api/resumes/:resumeId/variants",
    path: ofResume("/variants"),
    body: { title: "Variant" },
    expected: ownerOnly(201),
  },
  // Theirs is no variant: that is for its owner to hear alone.
  {
    route: "GET /api/resumes/:resumeId/differences",
    path: ofResume("/differences"),
    expected: ownerOnly(409),
  },
  {
    route: "POST /api/resumes/:resumeId/clashes",
    path: ofResume("/clashes"),
    body: { choices: [{ place: "/resume/name", take: "mine" }], baseRevision: 1 },
    expected: ownerOnly(409),
  },
  {
    route: "POST /api/resumes/:resumeId/detach",
    path: ofResume("/detach"),
    body: { baseRevision: 1 },
    expected: ownerOnly(409),
  },
  {
    route: "POST /api/resumes/:resumeId/promote",
    path: ofResume("/promote"),
    body: { place: "/resume/name", baseRevision: 1, sourceRevision: 1 },
    expected: ownerOnly(409),
  },
  {
    route: "POST /api/resumes/:resumeId/restore",
    path: ({ deleted }) => `/api/resumes/${deleted}/restore`,
    expected: ownerOnly(200),
  },
  { route: "GET /api/resumes/:resumeId/versions", path: ofResume("/versions"), expected: ownerOnly(200) },
  {
    route: "POST /api/resumes/:resumeId/versions",
    path: ofResume("/versions"),
    body: { name: "Mine" },
    expected: ownerOnly(201),
  },
  {
    route: "GET /api/resumes/:resumeId/versions/:versionId",
    path: ofVersion(""),
    expected: ownerOnly(200),
  },
  {
    route: "POST /api/resumes/:resumeId/versions/:versionId/restore",
    path: ofVersion("/restore"),
    body: { baseRevision: 2 },
    expected: ownerOnly(200),
  },
  {
    route: "DELETE /api/resumes/:resumeId/versions/:versionId",
    path: ofVersion(""),
    expected: ownerOnly(204),
  },
  // It has a variant by now.
  { route: "DELETE /api/resumes/:resumeId", path: ofResume("?variants=detach"), expected: ownerOnly(204) },
  { route: "GET /api/styles", expected: signedIn(200) },
  // An id is one of its owner's alone: whoever else names it makes a style of their own.
  {
    route: "PUT /api/styles/:styleId",
    path: ({ style }) => `/api/styles/${style}`,
    bodyOf: (actor) => ({ ...aStyle, name: actor }),
    expected: signedIn(200),
  },
  {
    route: "DELETE /api/styles/:styleId",
    path: () => "/api/styles/only-the-users",
    expected: ownerOnly(204),
  },
  { route: "GET /api/applications", expected: signedIn(200) },
  { route: "POST /api/applications", body: { employer: "Acme" }, expected: signedIn(201) },
  { route: "GET /api/applications/rates", expected: signedIn(200) },
  { route: "GET /api/applications.csv", expected: signedIn(200) },
  { route: "POST /api/applications/import", body: { csv: "Employer\nAcme" }, expected: signedIn(200) },
  { route: "GET /api/applications/:applicationId", path: ofApplication(""), expected: ownerOnly(200) },
  {
    route: "PATCH /api/applications/:applicationId",
    path: ofApplication(""),
    body: { notes: "Mine", baseRevision: 2 },
    expected: ownerOnly(200),
  },
  // Its resume is deleted by now, which is for its owner to hear alone.
  {
    route: "POST /api/applications/:applicationId/files",
    path: ofApplication("/files"),
    body: { formats: ["docx"], baseRevision: 3 },
    expected: ownerOnly(409),
  },
  {
    route: "GET /api/applications/:applicationId/files/:fileId",
    path: ofFile,
    expected: ownerOnly(200),
  },
  {
    route: "DELETE /api/applications/:applicationId/files/:fileId",
    path: ofFile,
    expected: ownerOnly(204),
  },
  { route: "DELETE /api/applications/:applicationId", path: ofApplication(""), expected: ownerOnly(204) },
  { route: "GET /api/ai/status", expected: signedIn(200) },
  { route: "POST /api/ai/consent", body: { host: "elsewhere.example" }, expected: signedIn(400) },
  {
    route: "POST /api/ai/improve",
    body: { task: "experience", text: "Responsible for the night shift" },
    expected: signedIn(200),
  },
  {
    route: "POST /api/ai/review",
    body: { lines: [{ task: "experience", text: "Responsible for the night shift" }] },
    expected: signedIn(200),
  },
  {
    route: "POST /api/ai/claims",
    body: { source: "Responsible for the night shift", suggestion: "Ran the night shift" },
    expected: signedIn(200),
  },
  { route: "GET /api/ai/own", expected: signedIn(200) },
  // Not allowed here; who may is in ai-settings.test.ts.
  { route: "PUT /api/ai/own", body: anEndpoint, expected: signedIn(403) },
  { route: "DELETE /api/ai/own", expected: signedIn(204) },
  { route: "POST /api/ai/own/models", body: { baseUrl: anEndpoint.baseUrl }, expected: signedIn(403) },
  { route: "POST /api/ai/own/trial", body: anEndpoint, expected: signedIn(403) },
  { route: "GET /api/admin/ai", expected: adminOnly(200) },
  {
    route: "PUT /api/admin/ai",
    body: { inUse: "none", ownAllowed: false, privateAllowed: false },
    expected: adminOnly(200),
  },
  { route: "POST /api/admin/ai/endpoints", body: { name: "Ours", ...anEndpoint }, expected: adminOnly(201) },
  {
    route: "PUT /api/admin/ai/endpoints/:endpointId",
    path: () => "/api/admin/ai/endpoints/none",
    body: { name: "Ours", ...anEndpoint },
    expected: adminOnly(404),
  },
  {
    route: "DELETE /api/admin/ai/endpoints/:endpointId",
    path: () => "/api/admin/ai/endpoints/none",
    expected: adminOnly(404),
  },
  { route: "POST /api/admin/ai/models", body: { baseUrl: anEndpoint.baseUrl }, expected: adminOnly(200) },
  { route: "POST /api/admin/ai/trial", body: anEndpoint, expected: adminOnly(200) },
  { route: "GET /api/admin/ai/evaluations", expected: adminOnly(200) },
  { route: "POST /api/admin/ai/evaluations", body: { endpointId: "none" }, expected: adminOnly(404) },
  {
    route: "POST /api/admin/ai/evaluations/:evaluationId/cancel",
    path: () => "/api/admin/ai/evaluations/none/cancel",
    expected: adminOnly(404),
  },
  { route: "GET /api/admin/users", expected: adminOnly(200) },
  { route: "GET /api/admin/users.csv", expected: adminOnly(200) },
  { route: "GET /api/admin/resumes", expected: adminOnly(200) },
  { route: "GET /api/admin/resumes.csv", expected: adminOnly(200) },
  { route: "GET /api/admin/audit", expected: adminOnly(200) },
  { route: "GET /api/admin/overview", expected: adminOnly(200) },
  { route: "GET /api/admin/providers", expected: adminOnly(200) },
  { route: "GET /api/admin/invitations", expected: adminOnly(200) },
  { route: "POST /api/admin/invitations", body: {}, expected: adminOnly(201) },
  {
    route: "DELETE /api/admin/invitations/:invitationId",
    path: ({ invitation }) => `/api/admin/invitations/${invitation}`,
    expected: adminOnly(204),
  },
  ...["promote", "demote", "suspend", "unsuspend", "verify", "reset-password"].map((action) => ({
    route: `POST /api/admin/users/:userId/${action}`,
    path: ofSomebody(`/${action}`),
    expected: adminOnly(200),
  })),
  { route: "DELETE /api/admin/users/:userId", path: ofSomebody(""), expected: adminOnly(204) },
  // Last, since it ends the sessions of those above.
  { route: "POST /api/auth/logout", expected: everyone(204) },
];

for (const { engine, create } of ENGINES) {
  describe(`every route by every actor on ${engine}`, () => {
    let server: RunningServer;
    const people = {} as Record<Actor, Visitor>;
    const ids: Ids = {
      session: "",
      somebody: "",
      resume: "",
      deleted: "",
      version: "",
      passkey: "passkey-of-user",
      style: "style-of-user",
      application: "",
      file: "",
      identity: "identity-of-user",
      invitation: "invitation-of-admin",
    };

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 100_000 } });
      for (const actor of ACTORS) {
        people[actor] = new Visitor(server.url);
        if (actor !== "visitor") await people[actor].register(`${actor}@example.com`);
      }
      const setRole = (actor: Actor, role: "admin" | "user") =>
        server.database.query
          .updateTable("users")
          .set({ role })
          .where("email", "=", `${actor}@example.com`)
          .execute();
      await setRole("admin", "admin");
      await setRole("demoted", "admin");
      await people.demoted.call("GET", "/api/auth/session");
      await setRole("demoted", "user");
      await server.database.query
        .updateTable("users")
        .set({ suspended_at: new Date().toISOString(), role: "admin" })
        .where("email", "=", "suspended@example.com")
        .execute();

      await server.database.query
        .updateTable("users")
        .set({ must_change_password: 1 })
        .where("email", "=", "newcomer@example.com")
        .execute();

      const second = new Visitor(server.url);
      await second.login("user@example.com");
      const { sessions } = (await second.call("GET", "/api/account/sessions")).body;
      ids.session = sessions.find((entry: { current: boolean }) => entry.current).id;
      const keep = async () => (await second.call("POST", "/api/resumes", aResume)).body.id;
      ids.somebody = (await new Visitor(server.url).register("somebody@example.com")).body.user.id;
      ids.resume = await keep();
      ids.deleted = await keep();
      await second.call("DELETE", `/api/resumes/${ids.deleted}`);
      const named = await second.call("POST", `/api/resumes/${ids.resume}/versions`, { name: "First" });
      ids.version = named.body.id;
      for (const style of [ids.style, "only-the-users"])
        await second.call("PUT", `/api/styles/${style}`, aStyle);
      const applied = { employer: "Acme", resumeId: ids.resume };
      ids.application = (await second.call("POST", "/api/applications", applied)).body.id;
      const order = { formats: ["docx"], baseRevision: 1 };
      const frozen = await second.call("POST", `/api/applications/${ids.application}/files`, order);
      ids.file = frozen.body.files[0].id;
      const { id } = (await second.call("GET", "/api/auth/session")).body.user;
      await passkeyRepository(server.database).add({
        id: ids.passkey,
        userId: id,
        credentialId: "credential",
        publicKey: "key",
        counter: 0,
        transports: [],
        name: "Phone",
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      });
      const at = new Date().toISOString();
      const who = { provider: "work", issuer: "https://id.example.org", subject: "1", email: null };
      await server.database.query
        .insertInto("identities")
        .values({ ...who, id: ids.identity, user_id: id, created_at: at, last_used_at: at })
        .execute();
      await server.database.query
        .insertInto("invitations")
        .values({
          ...{ id: ids.invitation, token_hash: "hash", email: null, mailed: 0, created_at: at },
          ...{ expires_at: at, created_by: null, used_at: null, used_by: null },
        })
        .execute();
    });
    afterAll(() => server.stop());

    test("the matrix names every route of the API, and no other", () => {
      expect(listedRoutes(server.app).sort()).toEqual(MATRIX.map(({ route }) => route).sort());
    });

    describe.each(MATRIX)("$route", ({ route, path, body, bodyOf, expected }) => {
      const [method = "", pattern = ""] = route.split(" ");
      const ask = async (actor: Actor) => {
        const { status } = await people[actor].call(method, path?.(ids) ?? pattern, bodyOf?.(actor) ?? body);
        return [actor, status];
      };
      const ruled = (actor: Actor) => [actor, expected[actor]];
      const refused = ACTORS.filter((actor) => expected[actor] >= 400);

      test("refuses whom it is ruled to refuse, and nothing is written", async () => {
        const before = await kept(server.database);
        for (const actor of refused) expect(await ask(actor)).toEqual(ruled(actor));
        expect(await kept(server.database)).toEqual(before);
      });

      test.each(ACTORS.filter((actor) => !refused.includes(actor)))(
        "answers the %s as ruled",
        async (actor) => expect(await ask(actor)).toEqual(ruled(actor)),
      );
    });
  });
}

/** Everything but what counts attempts and days. */
async function kept({ query }: RunningServer["database"]): Promise<unknown> {
  const rows = await Promise.all([
    query.selectFrom("users").selectAll().orderBy("id").execute(),
    query.selectFrom("sessions").select("id").orderBy("id").execute(),
    query.selectFrom("resumes").selectAll().orderBy("id").execute(),
    query.selectFrom("resume_versions").selectAll().orderBy("id").execute(),
    query.selectFrom("named_styles").selectAll().orderBy("owner_id").orderBy("id").execute(),
    query.selectFrom("applications").selectAll().orderBy("id").execute(),
    query.selectFrom("application_files").selectAll().orderBy("id").execute(),
    query.selectFrom("resume_saves").selectAll().orderBy("save_id").execute(),
    query.selectFrom("mail_tokens").selectAll().orderBy("token_hash").execute(),
    query.selectFrom("assist_consents").selectAll().orderBy("user_id").execute(),
    query.selectFrom("passkeys").selectAll().orderBy("id").execute(),
    query.selectFrom("identities").selectAll().orderBy("id").execute(),
    query.selectFrom("invitations").selectAll().orderBy("id").execute(),
    query.selectFrom("authenticators").selectAll().orderBy("user_id").execute(),
    query.selectFrom("recovery_codes").selectAll().orderBy("code_hash").execute(),
    query.selectFrom("audit_log").selectAll().orderBy("id").execute(),
  ]);
  return rows;
}
