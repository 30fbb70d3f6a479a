import { createResume } from "../api/resumes.ts";
import { type DraftContent, UNTITLED } from "./draft-content.ts";

/**
 * Puts a visitor's draft into the account. Its own id is the id of the save: pressed twice, in two tabs, or again after
 * a lost answer, it makes one resume.
 */
export function keepGuestDraft(id: string, content: DraftContent): ReturnType<typeof createResume> {
  const { title, template, theme, page, fit, resume } = content;
  const saveId = `guest-${id}`.replace(/[^\w-]/g, "").slice(0, 64);
  return createResume({ title: title || UNTITLED, template, theme, page, fit, resume, saveId });
}
