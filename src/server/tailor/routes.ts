import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { errorAnswer } from "../../contract/error.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import { planAnswer, TAILOR_LIMITS, tailorAnswer, tailorRequest } from "../../contract/tailor.ts";
import { limitConcurrency } from "../assist/concurrency-limit.ts";
import type { ImproveQueue } from "../assist/improve-queue.ts";
import { answerOfThread } from "../assist/thread-answer.ts";
import { clientAddress } from "../http/client-address.ts";

export interface TailorRouteParts {
  queue: Pick<ImproveQueue, "tailor">;
  tailorsPerMinute: number;
  now: () => Date;
}

/** A plan for a job ad, for everybody, by the embedded engine alone. Nothing is stored, and nothing leaves this server. */
export const tailorRoutes: FastifyPluginAsyncZod<TailorRouteParts> = async (
  app,
  { queue, tailorsPerMinute, now },
) => {
  const limited = limitConcurrency(TAILOR_LIMITS.underWay);
  app.post(
    "/api/tailor",
    {
      bodyLimit: RESUME_BYTES,
      config: { rateLimit: { max: tailorsPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "planTailoring",
        summary:
          "Steps by which a resume shows what a job ad asks for, each with the resume's own words; nothing is stored or sent anywhere",
        body: tailorRequest,
        response: {
          200: tailorAnswer,
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
      const { resume, job, variant } = request.body;
      const asked = { resume, job, now: now(), isVariant: variant };
      const plan = await answerOfThread(reply, (leaving) =>
        limited(person, () => queue.tailor(person, asked, leaving)),
      );
      return planAnswer(plan);
    },
  );
};
