import type { ResumeSummaryAnswer } from "../../contract/resumes.ts";
import { UNTITLED } from "../../domain/resume/resume-title.ts";
import type { Outcome } from "../api/call-api.ts";
import { createResume, readResume } from "../api/resumes.ts";
import { saveResume } from "../api/save-resume.ts";
import { type DraftContent, keepingStyle, readContent, sameContent } from "./draft-content.ts";
import { newId } from "./new-id.ts";

export interface GuestDraft {
  id: string;
  /** What stands in it now: it may be written on while it is sent. */
  read: () => Promise<DraftContent>;
  /** Lets go of the draft if this is all of it; false when something was written meanwhile. */
  letGo: (kept: DraftContent) => Promise<boolean>;
}

type Kept = Outcome<ResumeSummaryAnswer>;

const ROUNDS = 5;

/**
 * Puts a visitor's draft into the account. Its own id is the id of the save: pressed twice, in two tabs, or again after
 * a lost answer, it makes one resume. Nothing leaves the device before the account holds the very same.
 */
export async function keepGuestDraft({ id, read, letGo }: GuestDraft): Promise<Kept> {
  const saveId = `guest-${id}`.replace(/[^\w-]/g, "").slice(0, 64);
  let content = await read();
  let kept = await place(content, saveId);
  for (let round = 0; kept.ok && !(await letGo(content)) && round < ROUNDS; round++) {
    content = await read();
    kept = await put(kept.value, content);
  }
  return kept;
}

/** The answer to a retry is about the text of the first try: what was written since is put on top of it. */
async function place(content: DraftContent, saveId: string): Promise<Kept> {
  const made = await createResume({ ...bodyOf(content), saveId });
  if (!made.ok) return made;
  const stored = await readResume(made.value.id);
  if (!stored.ok) return stored.failure.status === 404 ? createApart(content) : stored;
  const there = readContent(stored.value.saved);
  if (there && sameContent(there, { ...keepingStyle(content, there), title: content.title || UNTITLED }))
    return made;
  return put(made.value, content);
}

/** Over the revision that this device knows of. Where the account has a later one, both are kept. */
async function put(known: ResumeSummaryAnswer, content: DraftContent): Promise<Kept> {
  const body = { ...bodyOf(content), baseRevision: known.revision, saveId: newId() };
  const outcome = await saveResume(known.id, body);
  if (outcome.ok === "conflict") return createApart(content);
  return outcome.ok ? { ok: true, value: { ...known, ...outcome.value } } : outcome;
}

function createApart(content: DraftContent): Promise<Kept> {
  return createResume({ ...bodyOf(content), saveId: newId() });
}

function bodyOf({ title, template, theme, page, fit, style, resume }: DraftContent) {
  return { title: title || UNTITLED, template, theme, page, fit, ...(style && { style }), resume };
}
