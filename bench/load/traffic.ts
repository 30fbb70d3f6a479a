import http from "node:http";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { ADMIN, resumeOf, tokenOf } from "./people.ts";

export type RequestKind = "read" | "list" | "save" | "export" | "assist" | "admin";

/** Of a hundred requests of people at work. */
export const WEIGHTS: Readonly<Record<RequestKind, number>> = {
  read: 50,
  list: 12,
  save: 30,
  export: 3,
  assist: 4,
  admin: 1,
};

/** Requests of simulated people, in turn to each process of the server. */
export function openTraffic(urls: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const revisions = new Map<number, number>();
  let turn = 0;

  function call(nth: number, method: string, path: string, body?: unknown): Promise<[number, string]> {
    const { hostname, port } = new URL(urls[turn++ % urls.length] ?? "");
    const data = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie: `candor_session=${tokenOf(nth)}`,
      ...(data && { "content-type": "application/json", "content-length": Buffer.byteLength(data) }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, method, path, agent, headers }, (response) => {
        let text = "";
        response.setEncoding("latin1");
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve([response.statusCode ?? 0, text]));
        response.on("error", reject);
      });
      request.on("error", reject);
      request.end(data);
    });
  }

  /** As an editor does: one at a time for a person, on the revision that it knows. */
  async function save(nth: number): Promise<number> {
    const known = revisions.get(nth);
    if (known === -1) return (await call(nth, "GET", `/api/resumes/${resumeOf(nth)}`))[0];
    revisions.set(nth, -1);
    const baseRevision = known ?? (await revisionOf(nth));
    const resume = { ...sampleResume, name: `Revision ${baseRevision + 1}` };
    const given = { resume, baseRevision, saveId: crypto.randomUUID() };
    const [status, text] = await call(nth, "PUT", `/api/resumes/${resumeOf(nth)}`, given);
    if (status === 200) revisions.set(nth, JSON.parse(text).revision);
    else revisions.delete(nth);
    return status;
  }

  async function revisionOf(nth: number): Promise<number> {
    const [, text] = await call(nth, "GET", `/api/resumes/${resumeOf(nth)}`);
    return JSON.parse(text).revision;
  }

  const kinds: Record<RequestKind, (nth: number) => Promise<number>> = {
    read: async (nth) => (await call(nth, "GET", `/api/resumes/${resumeOf(nth)}`))[0],
    list: async (nth) => (await call(nth, "GET", "/api/resumes"))[0],
    save,
    export: async (nth) => (await call(nth, "GET", `/api/resumes/${resumeOf(nth)}/export?format=pdf`))[0],
    assist: async (nth) => {
      const text = `Was responsible for the payroll of ${nth} people`;
      return (await call(nth, "POST", "/api/ai/improve", { task: "experience", text }))[0];
    },
    admin: async () => (await call(ADMIN, "GET", "/api/admin/users"))[0],
  };
  return { send: (kind: RequestKind, nth: number) => kinds[kind](nth), close: () => agent.destroy() };
}

/** By weight; `at` is between 0 and 1. */
export function kindAt(at: number): RequestKind {
  let left = at * Object.values(WEIGHTS).reduce((sum, weight) => sum + weight);
  for (const [kind, weight] of Object.entries(WEIGHTS)) {
    left -= weight;
    if (left < 0 && isKind(kind)) return kind;
  }
  return "read";
}

function isKind(kind: string): kind is RequestKind {
  return kind in WEIGHTS;
}
