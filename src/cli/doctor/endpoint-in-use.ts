import { sealedKeys } from "../../server/assist/endpoints/sealed-keys.ts";
import { readChoice } from "../../server/assist/endpoints/site-endpoints.ts";
import { usedEndpoints } from "../../server/assist/endpoints/used-endpoint.ts";
import type { Database } from "../../server/db/database.ts";
import type { AiConfig, Config } from "../../server/env.ts";
import { storedSecret } from "./stored-secret.ts";

/** The endpoint that answers, and where it was chosen. */
export interface EndpointInUse {
  readonly endpoint: AiConfig | null;
  readonly isFromPage: boolean;
  /** Its key was sealed under another secret. */
  readonly isUnreadable: boolean;
}

/** What the environment says, for a database that was not asked. */
export const fromEnvironment = ({ ai }: Pick<Config, "ai">): EndpointInUse => ({
  endpoint: ai,
  isFromPage: false,
  isUnreadable: false,
});

/** What the server would use. Nothing is made for it: without a secret no key can be read. */
export async function endpointInUse(
  database: Pick<Database, "query">,
  config: Config,
): Promise<EndpointInUse> {
  let isUnreadable = false;
  const used = usedEndpoints({
    database,
    keys: sealedKeys(storedSecret(config) ?? ""),
    environment: config.ai,
    port: () => null,
    onUnreadable: () => {
      isUnreadable = true;
    },
  });
  const endpoint = await used.site();
  const { isChosen } = await readChoice(database.query, config.ai);
  return { endpoint, isFromPage: isChosen, isUnreadable };
}
