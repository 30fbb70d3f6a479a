import type { FastifyReply, FastifyRequest } from "fastify";
import { DRAFTS_TYPE, type ImproveAnswer, type ImproveEvent, improveEvent } from "../../contract/assist.ts";
import { ERRORS } from "../../domain/errors.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import { DOWNLOAD_LIMITS, sendPieces } from "../downloads/downloads.ts";
import { errorAnswerOf, knownError } from "../http/error-answers.ts";
import { noteRefusal } from "../http/request-log.ts";

export type Improving = (onDraft?: (draft: Draft) => void) => Promise<ImproveAnswer>;

export function wantsDrafts({ headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? "").toLowerCase().split(",");
  return accepted.some((type) => type.split(";", 1)[0]?.trim() === DRAFTS_TYPE);
}

/**
 * Answers with events, one in each line. The head goes out with the first of them: what is refused or fails before it has the
 * status and the headers of any other answer.
 */
export async function sendDrafts(
  request: FastifyRequest,
  reply: FastifyReply,
  improve: Improving,
): Promise<void> {
  const events = eventsOf(improve);
  const first = await events.next();
  async function* lines(): AsyncGenerator<string> {
    try {
      if (!first.done) yield lineOf(first.value);
      for await (const event of events) yield lineOf(event);
    } catch (error) {
      yield lineOf(problemOf(request, error));
    }
  }
  // A proxy that gathers an answer before it passes it on would show nothing until the end.
  reply.type(DRAFTS_TYPE).header("x-accel-buffering", "no");
  sendPieces(reply, lines(), DOWNLOAD_LIMITS);
}

/** Drafts that come faster than they are read make way for the newest, and all of them for the answer. */
async function* eventsOf(improve: Improving): AsyncGenerator<ImproveEvent> {
  const state: { draft: Draft | null; isOver: boolean } = { draft: null, isOver: false };
  let news = Promise.withResolvers<void>();
  const answering = improve((draft) => {
    state.draft = draft;
    news.resolve();
  });
  const over = () => {
    state.isOver = true;
    news.resolve();
  };
  // Also a failure is only looked at once its turn comes.
  answering.then(over, over);
  for (;;) {
    await news.promise;
    news = Promise.withResolvers();
    if (state.isOver) break;
    if (state.draft) yield { event: "draft", ...state.draft };
  }
  yield { event: "answer", answer: await answering };
}

function problemOf(request: FastifyRequest, error: unknown): ImproveEvent {
  const known = knownError(request, error);
  noteRefusal(request, known.code);
  return {
    event: "problem",
    status: ERRORS[known.code].status,
    problem: errorAnswerOf(known, request.id),
  };
}

/** By the contract, as every other answer: what it does not name does not leave. */
function lineOf(event: ImproveEvent): string {
  return `${JSON.stringify(improveEvent.parse(event))}\n`;
}
