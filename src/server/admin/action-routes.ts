import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminReset, adminUser, adminUserParams } from "../../contract/admin.ts";
import { USER_CHANGES, type UserChange } from "../../contract/audit-actions.ts";
import { errorAnswer } from "../../contract/error.ts";
import type { SecurityEvent } from "../../contract/security-events.ts";
import type { Access } from "../auth/access.ts";
import { originOf } from "../http/request-origin.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { refused } from "./routes.ts";
import type { UserActions } from "./user-actions.ts";

export interface AdminActionParts {
  access: Access;
  actions: UserActions;
  events: SecurityEvents;
}

const SUMMARIES: Record<UserChange, string> = {
  promote: "Make somebody an administrator",
  demote: "Make an administrator a user again",
  suspend: "Refuse somebody's sign-in and end the sessions",
  unsuspend: "Let somebody sign in again",
  verify: "Take somebody's address as confirmed",
};

/** What the owner of the account hears of. */
const EVENTS: Partial<Record<UserChange, SecurityEvent>> = {
  promote: "promoted",
  demote: "demoted",
  suspend: "suspended",
  unsuspend: "unsuspended",
};

const refusedChange = { ...refused, 404: errorAnswer, 409: errorAnswer, 507: errorAnswer };

export const adminActionRoutes: FastifyPluginAsyncZod<AdminActionParts> = async (
  app,
  { access, actions, events },
) => {
  // Whoever finds an administrator's screen open must not be able to take accounts with it.
  app.addHook("preParsing", async (request) => void access.proven(request));

  const tell = (request: FastifyRequest, userId: string, what: SecurityEvent) =>
    events.record({ userId, what, origin: originOf(request), by: access.of(request).user.id });

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
      async (request) => {
        const { user, changed } = await actions.change(
          access.of(request).user,
          request.params.userId,
          change,
        );
        const what = EVENTS[change];
        if (changed && what) await tell(request, user.id, what);
        return user;
      },
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
    async (request) => {
      const reset = await actions.resetPassword(access.of(request).user, request.params.userId);
      await tell(request, reset.user.id, "reset-by-admin");
      return reset;
    },
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
      await tell(request, request.params.userId, "account-deleted");
      return reply.code(204).send(null);
    },
  );
};
