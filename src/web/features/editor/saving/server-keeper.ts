import type { Failure } from "../../../api/call-api.ts";
import { createResume } from "../../../api/resumes.ts";
import { saveResume } from "../../../api/save-resume.ts";
import { type DraftContent, readContent, UNTITLED } from "../../../drafts/draft-content.ts";
import type { Keeper } from "./save-loop.ts";
import type { Answer, Flight } from "./save-machine.ts";

export interface ServerKeeper extends Keeper {
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
  /** The page is going away: what is sent must not go with it. */
  isLeaving: () => boolean;
  /** How long a try may stay without an answer, by the number of tries before it. */
  patienceMs?: (tries: number) => number;
}

/** Tries get longer, so that a slow server is not asked for ever without being listened to. */
const growingPatience = (tries: number) => Math.min(60_000, 8000 * 2 ** tries);

/** Saves to the account. The id of a new resume is known after its first save. */
export function serverKeeper(opened: OpenedResume): ServerKeeper {
  const { patienceMs = growingPatience } = opened;
  let { id, title } = opened;
  let tried = { saveId: "", times: 0 };

  /** A connection that has died silently would hold the save for minutes; its next try has the same id, so it is none too many. */
  const manner = (saveId: string) => {
    tried = { saveId, times: tried.saveId === saveId ? tried.times + 1 : 0 };
    return { keepalive: opened.isLeaving(), signal: AbortSignal.timeout(patienceMs(tried.times)) };
  };

  const create = async (flight: Flight): Promise<Answer> => {
    const { saveId } = flight;
    const outcome = await createResume({ ...contentOf(flight.content), saveId }, manner(saveId));
    if (!outcome.ok) return answerTo(outcome.failure);
    id = outcome.value.id;
    title = flight.content.title;
    return { type: "saved", revision: outcome.value.revision };
  };

  return {
    id: () => id,
    title: () => title,
    forget() {
      id = null;
    },
    async save(flight) {
      // Somebody else has signed in meanwhile: nothing of this person may be sent under that name.
      if (!opened.isOwner()) return { type: "signed-out" };
      if (id === null || flight.base === null) return create(flight);
      const { title: wanted, ...rest } = contentOf(flight.content);
      const body = {
        ...rest,
        // A name given elsewhere must not be undone by a page that never changed it.
        ...(flight.content.title !== title && { title: wanted }),
        baseRevision: flight.base,
        saveId: flight.saveId,
        keepReplaced: flight.decided,
      };
      const outcome = await saveResume(id, body, manner(flight.saveId));
      if (outcome.ok === "conflict") {
        const { summary, saved } = outcome.current;
        const content = readContent(saved);
        if (!content) return { type: "refused", message: "The version on the server cannot be read here." };
        // The person is shown this title and chooses: the choice is held against it, not against the title of before.
        title = content.title;
        return { type: "conflict", current: { revision: summary.revision, content } };
      }
      if (!outcome.ok) return answerTo(outcome.failure);
      title = flight.content.title;
      return { type: "saved", revision: outcome.value.revision };
    },
  };
}

export function contentOf({ title, template, theme, page, fit, resume }: DraftContent) {
  return { title: title || UNTITLED, template, theme, page, fit, resume };
}

function answerTo({ status, code, message, issues: [first] }: Failure): Answer {
  if (status === 401) return { type: "signed-out" };
  if (status === 404) return { type: "gone", restorable: code === "resume_deleted" };
  if (status === 507) return { type: "unreachable", message };
  if (status === null || status >= 500 || status === 429 || status === 408 || status < 300)
    return { type: "unreachable", message: null };
  return { type: "refused", message: first ? `${message} ${first.message}` : message };
}
