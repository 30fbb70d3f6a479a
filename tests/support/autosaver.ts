import type { ResumeAnswer, SaveResumeRequest } from "../../src/contract/resumes.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type Answer, Visitor } from "./visitor.ts";

/** Saves one resume over and over, one request in flight, as an editor does; a save without an answer is retried as it was. */
export class Autosaver {
  readonly id: string;
  readonly #cookie: string;
  /** The last revision that the server acknowledged. */
  acknowledged: number;
  saves = 0;
  #waiting: { saveId: string; baseRevision: number } | null = null;

  constructor(id: string, cookie: string, acknowledged: number) {
    this.id = id;
    this.#cookie = cookie;
    this.acknowledged = acknowledged;
  }

  /** Goes on until the server is gone or refuses. Answers what it refused with, or null. */
  async work(url: string): Promise<Answer | null> {
    for (;;) {
      const answer = await this.save(url).catch(() => null);
      if (answer?.status !== 200) return answer;
    }
  }

  /** One try of the save that waits, or of a new one. Its content names the revision that it is to make. */
  async save(url: string): Promise<Answer> {
    this.#waiting ??= { saveId: crypto.randomUUID(), baseRevision: this.acknowledged };
    const { saveId, baseRevision } = this.#waiting;
    const resume = { ...sampleResume, name: `Revision ${baseRevision + 1}` };
    const visitor = new Visitor(url, this.#cookie);
    const body: SaveResumeRequest = { resume, baseRevision, saveId };
    const answer = await visitor.call("PUT", `/api/resumes/${this.id}`, body);
    if (answer.status === 200) {
      this.acknowledged = answer.body.revision;
      this.#waiting = null;
      this.saves += 1;
    }
    return answer;
  }

  async stored(url: string): Promise<{ revision: number; name: string }> {
    const { body } = await new Visitor(url, this.#cookie).call("GET", `/api/resumes/${this.id}`);
    const { revision, resume }: ResumeAnswer = body;
    return { revision, name: resume.name };
  }
}
