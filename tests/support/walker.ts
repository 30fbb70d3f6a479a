import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { honest, type Operation, type Schema } from "./api-walk.ts";
import type { Measured, MeasuredProcess, Sent } from "./measured-process.ts";
import { STRONG_PASSWORD, Visitor } from "./visitor.ts";

const EMAIL = "walker@example.com";
const ENDS_SESSION = /^\/api\/auth\/(login|register|logout)$/;
const KEEPS_RESUME = /^\/api\/resumes(\/[^/]+\/(duplicate|variants))?$/;
const KEEPS_APPLICATION = "/api/applications";
const KEEPS_ENDPOINT = "/api/admin/ai/endpoints";

/** The right one would end the account, or the walker's session. */
const PASSWORD_IS_PROOF = new Set(["DELETE /api/account", "POST /api/auth/proof"]);

/** Another address would be a stranger's, or become the walker's. */
const MEANS_ITSELF = new Set(["POST /api/auth/login", "POST /api/account/email"]);

export const routeOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Somebody signed in, an administrator too, who knows an honest request for every route. */
export class Walker {
  readonly #server: MeasuredProcess;
  readonly #aiHost: string;
  readonly #metricsToken: string;
  readonly visitor: Visitor;
  #revision = 1;
  /** A resume that is there to be sent. */
  #sent: string | undefined;

  constructor(server: MeasuredProcess, parts: { aiHost: string; metricsToken: string }) {
    this.#server = server;
    this.#aiHost = parts.aiHost;
    this.#metricsToken = parts.metricsToken;
    this.visitor = new Visitor(server.url);
  }

  async signUp(): Promise<void> {
    await this.visitor.register(EMAIL);
    await this.#server.promoteAll();
    await this.visitor.call("POST", "/api/ai/consent", { host: this.#aiHost });
    // Endpoints of people's own are reached, and the walker's is on this machine.
    const allowed = { inUse: "environment", ownAllowed: true, privateAllowed: true };
    await this.visitor.call("PUT", "/api/admin/ai", allowed);
  }

  get #endpoint() {
    return { name: "Mine", baseUrl: `http://${this.#aiHost}/v1`, model: "some-model" };
  }

  /** The revision that the next save has to name. */
  get revision(): number {
    return this.#revision;
  }

  async keepResume(): Promise<string> {
    this.#revision = 1;
    const draft = { title: "Mine", template: "google", resume: sampleResume };
    return (await this.visitor.call("POST", "/api/resumes", draft)).body.id;
  }

  /** What the names in addresses stand for; each is made anew, so that no request meets what another one left. */
  readonly #ids: Readonly<Record<string, (address: string) => Promise<string>>> = {
    resumeId: async (address) => {
      const id = await this.keepResume();
      const ofDeleted = address.endsWith("/restore") && !address.includes("/versions/");
      if (ofDeleted) await this.visitor.call("DELETE", `/api/resumes/${id}`);
      return id;
    },
    versionId: async (address) => {
      const [, resumeId] = /^\/api\/resumes\/([^/]+)/.exec(address) ?? [];
      return (await this.visitor.call("POST", `/api/resumes/${resumeId}/versions`, { name: "First" })).body
        .id;
    },
    // The same one each time: an account holds a few.
    styleId: async () => {
      const look = { name: "Mine", template: "google", theme: "signature", style: {} };
      return (await this.visitor.call("PUT", "/api/styles/walkers-style", look)).body.id;
    },
    applicationId: async () => {
      // The same one each time: an account holds some.
      this.#sent ??= await this.keepResume();
      const draft = { employer: "Acme", resumeId: this.#sent };
      this.#revision = 1;
      return (await this.visitor.call("POST", KEEPS_APPLICATION, draft)).body.id;
    },
    fileId: async (address) => {
      const [, id] = /^\/api\/applications\/([^/]+)/.exec(address) ?? [];
      const order = { formats: ["docx"], baseRevision: 1 };
      return (await this.visitor.call("POST", `/api/applications/${id}/files`, order)).body.files[0].id;
    },
    endpointId: async () =>
      (await this.visitor.call("POST", KEEPS_ENDPOINT, { ...this.#endpoint, key: null })).body.id,
    // One that is running ends by itself before it is asked about: the address of one that there is not is looked up as well.
    evaluationId: async () => "none",
    sessionId: async () => {
      const device = new Visitor(this.#server.url);
      await device.login(EMAIL);
      const { sessions } = (await device.call("GET", "/api/account/sessions")).body;
      return sessions.find((session: { current: boolean }) => session.current).id;
    },
    // One that there is needs a device of glass and metal: the address of one that there is not is looked up as well.
    passkeyId: async () => "none",
    provider: async () => "none",
    identityId: async () => "none",
    invitationId: async () => "none",
    userId: async () => {
      const { body } = await new Visitor(this.#server.url).register(`${crypto.randomUUID()}@example.com`);
      return body.user.id;
    },
  };

  /** An honest text or number for a route: by its name where not just any will do, else by its schema. */
  honestFor(route: string): (name: string, schema: Schema) => unknown {
    return (name, { type, format, minimum = 1 }) => {
      const known: Readonly<Record<string, unknown>> = {
        email: MEANS_ITSELF.has(route) ? EMAIL : `${crypto.randomUUID()}@example.com`,
        password: PASSWORD_IS_PROOF.has(route) ? "Wrong-Horse-7!" : STRONG_PASSWORD,
        currentPassword: "Wrong-Horse-7!",
        newPassword: STRONG_PASSWORD,
        code: "123456",
        template: "google",
        theme: "signature",
        accent: "#123456",
        columns: {},
        saveId: crypto.randomUUID(),
        baseRevision: this.#revision,
        host: this.#aiHost,
        asOf: "2026-03",
        link: "https://example.org/jobs",
        on: "2026-03-09",
        nextStepOn: "2026-03-09",
        appliedOn: "2026-03-09",
        resumeId: null,
        baseUrl: this.#endpoint.baseUrl,
        endpointId: "environment",
        inUse: "environment",
        ownAllowed: true,
        privateAllowed: true,
        key: null,
        csv: "Employer\nAcme",
        // The beginning of a DOCX.
        data: "UEsDBA==",
      };
      if (name in known) return known[name];
      if (type === "number" || type === "integer") return minimum;
      return format === "date-time" ? new Date().toISOString() : "Text";
    };
  }

  /** An honest address of the route. */
  async addressOf(operation: Operation): Promise<string> {
    const route = routeOf(operation);
    let address = operation.path;
    for (const { name } of operation.parameters.filter((parameter) => parameter.in === "path")) {
      const make = this.#ids[name];
      if (!make) throw new Error(`what is an honest “${name}”, as in ${route}?`);
      address = address.replace(`{${name}}`, await make(address));
    }
    const query = operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, schema }) => `${name}=${honest(schema, name, this.honestFor(route))}`);
    return query.length > 0 ? `${address}?${query.join("&")}` : address;
  }

  /** Sends a request and tells what it cost; what it kept is removed, and the walker stays signed in. */
  async measure(sent: Sent): Promise<Measured> {
    const identity = {
      ...(!ENDS_SESSION.test(sent.path) && { cookie: this.visitor.cookie ?? "" }),
      authorization: `Bearer ${this.#metricsToken}`,
    };
    const answer = await this.#server.send({ ...sent, headers: { ...identity, ...sent.headers } });
    if (sent.method === "PUT" && answer.status === 200 && sent.path.startsWith("/api/resumes/"))
      this.#revision = JSON.parse(answer.body).revision;
    if (answer.status === 201 && KEEPS_RESUME.test(sent.path))
      await this.remove(`/api/resumes/${JSON.parse(answer.body).id}`);
    if (answer.status === 201 && sent.path === KEEPS_APPLICATION)
      await this.remove(`${KEEPS_APPLICATION}/${JSON.parse(answer.body).id}`);
    if (answer.status === 201 && sent.path === KEEPS_ENDPOINT)
      await this.remove(`${KEEPS_ENDPOINT}/${JSON.parse(answer.body).id}`);
    return answer;
  }

  /** Removes the resume, application or endpoint that an address names, if any. */
  async remove(address: string): Promise<void> {
    const [, id] = /^\/api\/resumes\/([^/?]+)/.exec(address) ?? [];
    if (id) await this.visitor.call("DELETE", `/api/resumes/${id}?forever=true`);
    const [application] = /^\/api\/applications\/[\w-]{36}/.exec(address) ?? [];
    if (application) await this.visitor.call("DELETE", application);
    const [endpoint] = /^\/api\/admin\/ai\/endpoints\/[\w-]{36}/.exec(address) ?? [];
    if (endpoint) await this.visitor.call("DELETE", endpoint);
  }
}
