import type { CreateResumeRequest } from "../../src/contract/resumes.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type Answer, Visitor } from "./visitor.ts";

/** A signed-in person who keeps resumes, through the API alone. */
export class ResumeOwner extends Visitor {
  static async arrive(url: string, email = `${crypto.randomUUID()}@example.com`): Promise<ResumeOwner> {
    const owner = new ResumeOwner(url);
    const { status } = await owner.register(email);
    if (status !== 201) throw new Error(`the registration was answered ${status}`);
    return owner;
  }

  create(change: object = {}): Promise<Answer> {
    const draft: CreateResumeRequest = { title: "First", template: "google", resume: sampleResume };
    return this.call("POST", "/api/resumes", { ...draft, ...change });
  }

  /** The id of a new resume. */
  async keep(change: object = {}): Promise<string> {
    return (await this.create(change)).body.id;
  }

  read(id: string): Promise<Answer> {
    return this.call("GET", `/api/resumes/${id}`);
  }

  save(id: string, baseRevision: number, change: object = {}): Promise<Answer> {
    return this.call("PUT", `/api/resumes/${id}`, { resume: sampleResume, baseRevision, ...change });
  }

  versions(id: string): Promise<Answer> {
    return this.call("GET", `/api/resumes/${id}/versions`);
  }
}

export function resumeNamed(name: string): Resume {
  return { ...sampleResume, name, coverLetter: `Letter of ${name}` };
}
