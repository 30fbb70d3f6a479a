import type { Config } from "../../server/env.ts";
import { failureOf } from "../../server/oidc/failure.ts";
import { providerClient } from "../../server/oidc/provider-client.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, off, failed } = findingsOf("providers");

/** Asks each identity provider who it is, as a sign-in does first: nobody is signed in, and no secret is sent. */
export async function diagnoseProviders({ providers, publicUrl }: Config): Promise<Finding[]> {
  if (providers.length === 0 || !publicUrl)
    return [off("OIDC_PROVIDERS is not set: people sign in with a password or a passkey")];
  return Promise.all(
    providers.map(async (config) => {
      const client = providerClient(config, publicUrl);
      const { name, issuer } = config;
      try {
        await client.discover();
        return ok(
          `${name} answers and is ${issuer}; it has to send people back to ${client.redirectAddress}`,
        );
      } catch (error) {
        const { outcome, reason } = failureOf(error);
        const variable = `OIDC_${name.toUpperCase().replaceAll("-", "_")}_ISSUER`;
        return failed(
          `${name} cannot be used: ${reason}`,
          outcome === "away"
            ? `Look whether ${issuer} can be reached from this machine.`
            : `Set ${variable} to the issuer as the provider writes it in /.well-known/openid-configuration, to the letter.`,
        );
      }
    }),
  );
}
