import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { errorAnswer } from "../../contract/error.ts";
import { MATCH_LIMITS, matchAnswer, matchRequest } from "../../contract/match.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import { limitConcurrency } from "../assist/concurrency-limit.ts";
import type { ImproveQueue } from "../assist/improve-queue.ts";
import { answerOfThread } from "../assist/thread-answer.ts";
import { clientAddress } from "../http/client-address.ts";

export interface MatchRouteParts {
  queue: Pick<ImproveQueue, "match">;
  matchesPerMinute: number;
  now: () => Date;
}

/** A resume against a job ad, for everybody: no account is needed to start. Nothing is stored, and nothing leaves this server. */
export const matchRoutes: FastifyPluginAsyncZod<MatchRouteParts> = async (
  app,
  { queue, matchesPerMinute, now },
) => {
  const limited = limitConcurrency(MATCH_LIMITS.underWay);
  app.post(
    "/api/match",
    {
      bodyLimit: RESUME_BYTES,
      config: { rateLimit: { max: matchesPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "matchJob",
        summary:
          "What a job ad asks for, and what a resume has to show for it; nothing is stored or sent anywhere",
        body: matchRequest,
        response: {
          200: matchAnswer,
          400: errorAnswer,
          413: errorAnswer,
          415: errorAnswer,
          422: errorAnswer,
          429: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const person = clientAddress(request.ip);
      const { resume, job } = request.body;
      const asked = { resume, job, today: now().toISOString().slice(0, 10) };
      const match = await answerOfThread(reply, (leaving) =>
        limited(person, () => queue.match(person, asked, leaving)),
      );
      return { ...match, missing: [...match.missing], requirements: [...match.requirements] };
    },
  );
};
