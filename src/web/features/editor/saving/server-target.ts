import { isOwnTitle, UNTITLED } from "../../../../domain/resume/resume-title.ts";
import type { Failure } from "../../../api/call-api.ts";
import { createResume } from "../../../api/resumes.ts";
import { type SaveOutcome, saveResume } from "../../../api/save-resume.ts";
import { type DraftContent, readContent } from "../../../drafts/draft-content.ts";
import { parallelRetries } from "./parallel-retries.ts";
import type { SaveTarget } from "./run-saves.ts";
import type { Answer, PendingSave } from "./save-machine.ts";

export interface ServerTarget extends SaveTarget {
  id(): string | null;
  /** The title as the server has it; null when that is not known. */
  title(): string | null;
  /** The next save makes a new resume. */
  forget(): void;
}

interface OpenedResume {
  id: string | null;
  title: string | null;
  isOwner: () => boolean;
  /** Hears what a conflict found stored, as it came. */
  onStored?: (saved: unknown) => void;
  /** The page is going away: what is sent must not go with it. */
  isLeaving: () => boolean;
  /** How long a try may stay without an answer before another goes out beside it, by the number of tries before it. */
  patienceMs?: (tries: number) => number;
}

const NO_ANSWER: Answer = { type: "unreachable", message: null };

/** Saves to the account. The id of a new resume is known after its first save. */
export function serverTarget(opened: OpenedResume): ServerTarget {
  let { id, title } = opened;
  const creating = parallelRetries<Awaited<ReturnType<typeof createResume>>>(opened.patienceMs);
  const saving = parallelRetries<SaveOutcome>(opened.patienceMs);

  const create = async (pending: PendingSave): Promise<Answer> => {
    const { saveId } = pending;
    const body = { ...contentOf(pending.content), saveId };
    const outcome = await creating(saveId, (signal) =>
      createResume(body, { keepalive: opened.isLeaving(), signal }),
    );
    if (outcome === null) return NO_ANSWER;
    if (!outcome.ok) return answerTo(outcome.failure);
    id = outcome.value.id;
    title = pending.content.title;
    return { type: "saved", revision: outcome.value.revision };
  };

  return {
    id: () => id,
    title: () => title,
    forget() {
      id = null;
    },
    async save(pending) {
      // Somebody else has signed in meanwhile: nothing of this person may be sent under that name.
      if (!opened.isOwner()) return { type: "signed-out" };
      const known = id;
      if (known === null || pending.base === null) return create(pending);
      const { title: wanted, ...rest } = contentOf(pending.content);
      const body = {
        ...rest,
        ...titleToSend(pending.content, wanted, title),
        baseRevision: pending.base,
        saveId: pending.saveId,
        keepReplaced: pending.decided,
      };
      const outcome = await saving(pending.saveId, (signal) =>
        saveResume(known, body, { keepalive: opened.isLeaving(), signal }),
      );
      if (outcome === null) return NO_ANSWER;
      if (outcome.ok === "conflict") {
        const { summary, saved } = outcome.current;
        const content = readContent(saved);
        if (!content) return { type: "refused", message: "The version on the server cannot be read here." };
        // The person is shown this title and chooses: the choice is held against it, not against the title of before.
        title = content.title;
        opened.onStored?.(saved);
        return { type: "conflict", current: { revision: summary.revision, content } };
      }
      if (!outcome.ok) return answerTo(outcome.failure);
      title = pending.content.title;
      return { type: "saved", revision: outcome.value.revision };
    },
  };
}

/** A name given elsewhere must not be undone by a page that never changed it, or where it only follows the content. */
function titleToSend({ title, resume }: DraftContent, wanted: string, known: string | null) {
  if (title === known) return {};
  if (isOwnTitle(title, resume)) return { title: wanted };
  return known === null ? {} : { title: wanted, replacesTitle: known };
}

export function contentOf({ title, template, theme, page, fit, style, resume }: DraftContent) {
  return { title: title || UNTITLED, template, theme, page, fit, ...(style && { style }), resume };
}

function answerTo({ status, code, message, issues: [first] }: Failure): Answer {
  if (status === 401) return { type: "signed-out" };
  if (status === 404) return { type: "gone", restorable: code === "resume_deleted" };
  if (status === 507) return { type: "unreachable", message };
  if (status === null || status >= 500 || status === 429 || status === 408 || status < 300) return NO_ANSWER;
  return { type: "refused", message: first ? `${message} ${first.message}` : message };
}
