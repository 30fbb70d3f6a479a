import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { errorAnswer } from "../../contract/error.ts";
import { providerReport } from "../../contract/oidc.ts";
import type { ProviderClient } from "./provider-client.ts";
import type { SignInLog } from "./sign-in-log.ts";

export interface ProviderAdminParts {
  clients: ReadonlyMap<string, ProviderClient>;
  log: SignInLog;
}

export const providerAdminRoutes: FastifyPluginAsyncZod<ProviderAdminParts> = async (
  app,
  { clients, log },
) => {
  app.get(
    "/api/admin/providers",
    {
      schema: {
        operationId: "providerReport",
        summary: "The identity providers, and what they sent lately",
        response: { 200: providerReport, 401: errorAnswer, 403: errorAnswer },
      },
    },
    async () => ({
      providers: [...clients.values()].map(({ config, redirectAddress }) => {
        const { name, label, issuer, groupsClaim, adminGroup } = config;
        return { name, label, issuer, redirectAddress, groupsClaim, adminGroup };
      }),
      signIns: await log.list(),
    }),
  );
};
