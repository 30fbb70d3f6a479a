import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { keepStyleRequest, namedStyle, namedStyleList, styleParams } from "../../contract/styles.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Access } from "../auth/access.ts";
import { forbidKeeping } from "../resumes/answers.ts";
import type { StyleKey } from "./style-repository.ts";
import type { StyleService } from "./style-service.ts";

export interface StyleParts {
  access: Access;
  styles: StyleService;
}

export const styleRoutes: FastifyPluginAsyncZod<StyleParts> = async (app, { access, styles }) => {
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const ownerOf = (request: FastifyRequest) => access.of(request).user.id;
  const keyOf = (request: FastifyRequest<{ Params: z.output<typeof styleParams> }>): StyleKey => ({
    id: request.params.styleId,
    ownerId: ownerOf(request),
  });

  app.get(
    "/api/styles",
    {
      schema: {
        operationId: "listStyles",
        summary: "The designs that I keep under names",
        response: { 200: namedStyleList, 401: errorAnswer, 503: errorAnswer },
      },
    },
    async (request) => ({ styles: await styles.list(ownerOf(request)) }),
  );

  app.put(
    "/api/styles/:styleId",
    {
      schema: {
        operationId: "keepStyle",
        summary: `Keep a design under a name, or change one; at most ${KEEPING.namedStyles}`,
        params: styleParams,
        body: keepStyleRequest,
        response: {
          200: namedStyle,
          400: errorAnswer,
          401: errorAnswer,
          409: errorAnswer,
          503: errorAnswer,
          507: errorAnswer,
        },
      },
    },
    (request) => styles.put(keyOf(request), request.body),
  );

  app.delete(
    "/api/styles/:styleId",
    {
      schema: {
        operationId: "deleteStyle",
        summary: "Delete a design that I keep; resumes that use it stay as they are",
        params: styleParams,
        response: {
          204: z.null(),
          400: errorAnswer,
          401: errorAnswer,
          404: errorAnswer,
          503: errorAnswer,
          507: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      await styles.remove(keyOf(request));
      return reply.code(204).send(null);
    },
  );
};
