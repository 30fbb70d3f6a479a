import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { Visitor } from "../support/visitor.ts";
import { editorOn } from "./editor-page.ts";

const draft = { title: "First", template: "google", resume: sampleResume };

/** The sample, kept in the visitor's account as "First"; answers its id. */
export async function kept(visitor: Visitor): Promise<string> {
  return (await visitor.call("POST", "/api/resumes", draft)).body.id;
}

/** The same, open in the editor. */
export async function openKept<Person extends { visitor: Visitor }>(page: Page, person: Person) {
  const id = await kept(person.visitor);
  const editor = editorOn(page);
  await editor.open(`/ai/${id}`);
  return { ...person, id, editor };
}
