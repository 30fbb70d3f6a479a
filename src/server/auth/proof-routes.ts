import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authResult } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { proofRequest } from "../../contract/proof.ts";
import { AppError } from "../../domain/errors.ts";
import type { FactorService } from "../factors/factor-service.ts";
import type { SecondStep } from "../factors/second-step.ts";
import { originOf } from "../http/request-origin.ts";
import type { Access } from "./access.ts";
import type { Proofs } from "./proofs.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";
import { authResultOf } from "./user-answer.ts";

export interface ProofParts {
  access: Access;
  proofs: Proofs;
  sessions: Sessions;
  cookie: SessionCookie;
  factors: Pick<FactorService, "hasAny">;
  secondStep: Pick<SecondStep, "check">;
}

export const proofRoutes: FastifyPluginAsyncZod<ProofParts> = async (app, parts) => {
  const { access, proofs, sessions, cookie, factors, secondStep } = parts;
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post(
    "/api/auth/proof",
    {
      // With a second factor, choosing a password of one's own needs the proof first: else it would be a dead end after ten minutes.
      config: { beforeOwnPassword: true },
      schema: {
        operationId: "prove",
        summary:
          "Show once more who I am, for the changes of the next ten minutes; the session gets a new token",
        body: proofRequest,
        response: {
          200: authResult,
          400: errorAnswer,
          401: errorAnswer,
          403: errorAnswer,
          429: errorAnswer,
          501: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const { user } = access.of(request);
      const proof = request.body;
      if ("password" in proof) {
        // One that somebody else knows proves nothing.
        if (user.mustChangePassword) throw new AppError("password_change_needed");
        // Else whoever knows the password and finds a session open could take the second factor away.
        if (await factors.hasAny(user.id)) throw new AppError("factor_proof_needed");
        await proofs.check(user, proof, originOf(request));
      } else await secondStep.check(request, user, { purpose: "proof", step: proof });
      cookie.write(reply, await sessions.prove(cookie.read(request) ?? ""));
      return authResultOf(user);
    },
  );
};
