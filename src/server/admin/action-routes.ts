import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminReset, adminUser, adminUserParams } from "../../contract/admin.ts";
import { USER_CHANGES, type UserChange } from "../../contract/audit-actions.ts";
import { errorAnswer } from "../../contract/error.ts";
import type { Access } from "../auth/access.ts";
import { refused } from "./routes.ts";
import type { UserActions } from "./user-actions.ts";

export interface AdminActionParts {
  access: Access;
  actions: UserActions;
}

const SUMMARIES: Record<UserChange, string> = {
  promote: "Make somebody an administrator",
  demote: "Make an administrator a user again",
  suspend: "Refuse somebody's sign-in and end the sessions",
  unsuspend: "Let somebody sign in again",
  verify: "Take somebody's address as confirmed",
};

const refusedChange = { ...refused, 404: errorAnswer, 409: errorAnswer, 507: errorAnswer };

export const adminActionRoutes: FastifyPluginAsyncZod<AdminActionParts> = async (
  app,
  { access, actions },
) => {
  for (const change of USER_CHANGES) {
    app.post(
      `/api/admin/users/:userId/${change}`,
      {
        schema: {
          operationId: `${change}User`,
          summary: SUMMARIES[change],
          params: adminUserParams,
          response: { 200: adminUser, ...refusedChange },
        },
      },
      (request) => actions.change(access.of(request).user, request.params.userId, change),
    );
  }

  app.post(
    "/api/admin/users/:userId/reset-password",
    {
      schema: {
        operationId: "resetUserPassword",
        summary:
          "Make somebody's password and sessions void; a link goes out by mail, or a new password is answered",
        params: adminUserParams,
        response: { 200: adminReset, ...refusedChange },
      },
    },
    (request) => actions.resetPassword(access.of(request).user, request.params.userId),
  );

  app.delete(
    "/api/admin/users/:userId",
    {
      schema: {
        operationId: "deleteUser",
        summary: "Delete somebody's account and everything in it",
        params: adminUserParams,
        response: { 204: z.null(), ...refusedChange },
      },
    },
    async (request, reply) => {
      await actions.remove(access.of(request).user, request.params.userId);
      return reply.code(204).send(null);
    },
  );
};
