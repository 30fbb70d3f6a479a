import { KEEPING } from "../../../../../domain/limits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { readResume } from "../../../../api/resumes.ts";
import { serverMessage } from "../../../../api/variants.ts";
import { readContent } from "../../../../drafts/draft-content.ts";
import { asUser } from "../../../../session.ts";
import { readVariant } from "../../saving/variant-state.ts";

export const GONE = "Not done: the source was changed meanwhile. Try again.";

interface Source {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly resume: Resume;
}

/** The resume at the head of the chain; where that has not the position that is spoken of, the nearest source that has it. */
export function careerFor(sources: readonly Source[], positionId: string | null): Source | undefined {
  return [...sources.slice(-1), ...sources].find(
    ({ resume }) => positionId === null || resume.experience.some(({ id }) => id === positionId),
  );
}

/** A source and its own sources, the nearest first; or why they cannot be read. */
export async function sourcesFrom(first: string): Promise<Source[] | string> {
  const sources: Source[] = [];
  for (let next: string | undefined = first; next !== undefined && sources.length < KEEPING.chain; ) {
    const id: string = next;
    const found = await asUser(() => readResume(id));
    if (!found.ok) return serverMessage(found.failure);
    const { saved, summary } = found.value;
    const content = readContent(saved);
    if (!content) return GONE;
    sources.push({ id, title: summary.title, revision: summary.revision, resume: content.resume });
    next = readVariant(saved)?.source.id;
  }
  return sources;
}
