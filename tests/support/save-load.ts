import { setTimeout as sleep } from "node:timers/promises";
import type { SaveResumeRequest } from "../../src/contract/resumes.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { STRONG_PASSWORD, Visitor } from "./visitor.ts";

/** A page gives up a save and tells its owner after so long; until then it tries again as it was. */
const GIVES_UP_AFTER_MS = 30_000;
const TRIES_AGAIN_AFTER_MS = 250;
const PAUSE_MS = 20;

let asked = 0;
/** Each request from another address, so that the limits for one do not bound the load. The server trusts loopback. */
function fromElsewhere(): Record<string, string> {
  asked += 1;
  return { "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
}

export interface Tally {
  requests: number;
  /** Requests that were answered 5xx or not at all, each time that they were. */
  failedRequests: string[];
  saves: number;
  /** Saves that no retry brought through. */
  failedSaves: number;
  longestSaveMs: number;
}

/** One resume that is saved again and again, one save at a time, as an editor does; a save that fails is sent again under its id. */
export class LoadedResume {
  readonly #visitor: Visitor;
  readonly #id: string;
  acknowledged = 1;

  private constructor(visitor: Visitor, id: string) {
    this.#visitor = visitor;
    this.#id = id;
  }

  static async create(url: string): Promise<LoadedResume> {
    const visitor = new Visitor(url);
    const person = {
      name: "Ada Example",
      email: `${crypto.randomUUID()}@example.com`,
      password: STRONG_PASSWORD,
    };
    const registered = await visitor.call("POST", "/api/auth/register", person, fromElsewhere());
    if (registered.status !== 201) throw new Error(`the registration was answered ${registered.status}`);
    const draft = { title: "First", template: "google", resume: sampleResume };
    const { body } = await visitor.call("POST", "/api/resumes", draft, fromElsewhere());
    return new LoadedResume(visitor, body.id);
  }

  async work(tally: Tally, until: () => boolean): Promise<void> {
    while (!until()) {
      await this.#save(tally);
      await sleep(PAUSE_MS);
    }
  }

  async #save(tally: Tally): Promise<void> {
    const baseRevision = this.acknowledged;
    const resume = { ...sampleResume, name: `Revision ${baseRevision + 1}` };
    const body: SaveResumeRequest = { resume, baseRevision, saveId: crypto.randomUUID() };
    const began = Date.now();
    while (Date.now() - began < GIVES_UP_AFTER_MS) {
      tally.requests += 1;
      try {
        const answer = await this.#visitor.call("PUT", `/api/resumes/${this.#id}`, body, fromElsewhere());
        if (answer.status === 200) {
          this.acknowledged = answer.body.revision;
          tally.saves += 1;
          tally.longestSaveMs = Math.max(tally.longestSaveMs, Date.now() - began);
          return;
        }
        tally.failedRequests.push(String(answer.status));
      } catch (error) {
        tally.failedRequests.push(error instanceof Error ? String(error.cause ?? error.message) : "unknown");
      }
      await sleep(TRIES_AGAIN_AFTER_MS);
    }
    tally.failedSaves += 1;
  }

  /** What the server has of it. */
  async stored(): Promise<{ revision: number; name: string }> {
    const { body } = await this.#visitor.call("GET", `/api/resumes/${this.#id}`, undefined, fromElsewhere());
    return { revision: body.revision, name: body.resume.name };
  }
}
