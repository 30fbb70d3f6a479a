import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { EngineFailure } from "../../assist/engine-failure.ts";
import {
  ASSIST_LIMITS,
  assistStatus,
  claimsAnswer,
  claimsRequest,
  consentRequest,
  DRAFTS_TYPE,
  improveAnswer,
  improveEvent,
  improveRequest,
  reviewAnswer,
  reviewRequest,
} from "../../contract/assist.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { BATCH_LIMITS } from "../../domain/suggestions/line-batches.ts";
import type { Access } from "../auth/access.ts";
import { onClose } from "../http/on-close.ts";
import type { AssistService } from "./assist-service.ts";
import { type Improving, sendDrafts, wantsDrafts } from "./draft-stream.ts";

interface AssistRoutesOptions {
  access: Access;
  assist: AssistService;
  claimsPerMinute: number;
}

export const assistRoutes: FastifyPluginAsyncZod<AssistRoutesOptions> = async (
  app,
  { access, assist, claimsPerMinute },
) => {
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    "/api/ai/status",
    {
      schema: {
        operationId: "assistStatus",
        summary: "Which engine answers, where text would be sent, and how much is left today",
        response: { 200: assistStatus, 401: errorAnswer, 503: errorAnswer },
      },
    },
    (request) => assist.status(access.of(request).user.id),
  );

  app.post(
    "/api/ai/consent",
    {
      schema: {
        operationId: "assistConsent",
        summary: "Agree that text is sent to the named host",
        body: consentRequest,
        response: { 204: z.null(), 400: errorAnswer, 401: errorAnswer, 503: errorAnswer },
      },
    },
    async (request, reply) => {
      await assist.consent(access.of(request).user.id, request.body.host);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/ai/improve",
    {
      bodyLimit: ASSIST_LIMITS.bodyBytes,
      schema: {
        operationId: "improve",
        summary: `Say a text better with no fact added; at most ${ASSIST_LIMITS.requestsPerDay} a day`,
        body: improveRequest,
        response: {
          200: {
            description: `The answer; or, for who accepts ${DRAFTS_TYPE}, one event in each line: drafts while an endpoint writes, then the answer or the problem`,
            content: {
              "application/json": { schema: improveAnswer },
              [DRAFTS_TYPE]: { schema: improveEvent },
            },
          },
          400: errorAnswer,
          401: errorAnswer,
          403: errorAnswer,
          413: errorAnswer,
          424: errorAnswer,
          429: errorAnswer,
          502: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const leaving = new AbortController();
      // Nobody waits for the answer any more: the endpoint is told to stop. What was sent counts all the same.
      onClose(reply, () => leaving.abort());
      const { user } = access.of(request);
      const improve: Improving = (onDraft) =>
        logged(request.log, assist.improve(user, request.body, leaving.signal, onDraft));
      if (!wantsDrafts(request)) return improve();
      await sendDrafts(request, reply, improve);
      return reply;
    },
  );

  app.post(
    "/api/ai/review",
    {
      bodyLimit: ASSIST_LIMITS.reviewBodyBytes,
      schema: {
        operationId: "review",
        summary: `Say up to ${ASSIST_LIMITS.reviewLines} lines of a resume better, as one improvement of the day; where this server asks an AI service, as many of the first as one request to it takes (up to ${BATCH_LIMITS.lines} of one task)`,
        body: reviewRequest,
        response: {
          200: reviewAnswer,
          400: errorAnswer,
          401: errorAnswer,
          403: errorAnswer,
          413: errorAnswer,
          424: errorAnswer,
          429: errorAnswer,
          502: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    (request, reply) => {
      const { lines, tone, seniority, again } = request.body;
      const leaving = new AbortController();
      // Whoever hung up does not keep a thread busy that others wait for.
      onClose(reply, () => leaving.abort());
      const requests = lines.map((line) => ({ ...line, tone, seniority }));
      return logged(request.log, assist.review(access.of(request).user, { requests, again }, leaving.signal));
    },
  );

  app.post(
    "/api/ai/claims",
    {
      bodyLimit: ASSIST_LIMITS.claimsBodyBytes,
      config: { rateLimit: { max: claimsPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "judgeClaims",
        summary:
          "Whether a source supports what a suggestion claims. Nothing is sent anywhere, and none is counted",
        body: claimsRequest,
        response: {
          200: claimsAnswer,
          400: errorAnswer,
          401: errorAnswer,
          413: errorAnswer,
          429: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    (request, reply) => {
      const leaving = new AbortController();
      // Whoever hung up does not keep a thread busy that others wait for.
      onClose(reply, () => leaving.abort());
      return assist.judge(access.of(request).user.id, request.body, leaving.signal);
    },
  );
};

/** What the endpoint did wrong is told to whoever runs the server, without a word of any text. */
async function logged<Answer>(
  log: Pick<FastifyBaseLogger, "warn" | "info">,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof EngineFailure) {
      const { kind, status, shape } = cause;
      // Anybody could raise the host's alerts by an endpoint of their own.
      if (error instanceof AppError && error.code === "own_endpoint_failed")
        log.info({ kind, status, shape, own: true }, "a person's own AI endpoint failed");
      else log.warn({ kind, status, shape }, "the AI endpoint failed");
    }
    throw error;
  }
}
