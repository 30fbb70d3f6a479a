import { FROM_ENVIRONMENT } from "../../../contract/ai-settings.ts";
import { AppError } from "../../../domain/errors.ts";
import type { AiConfig } from "../../env.ts";
import { checkedAddress, enterKeyAgain } from "./checked-address.ts";
import { keyAfter, type OpenedKey } from "./sealed-keys.ts";
import type { SiteEndpoints } from "./site-endpoints.ts";

/** What an administrator has typed, perhaps over an endpoint that is kept. */
interface Draft {
  baseUrl: string;
  key?: string | null | undefined;
  endpointId?: string | undefined;
}

export interface DraftEndpoints {
  /** What a request needs; a kept key goes to its own origin only. */
  opened(draft: Draft): Promise<{ baseUrl: string; apiKey: string | null; reach: "any" }>;
  /** An endpoint that is kept, or the environment's, as it is. */
  kept(endpointId: string): Promise<{ name: string; baseUrl: string; apiKey: string | null; model: string }>;
}

/** What the endpoint of the environment is called in lists. */
const ENVIRONMENT_NAME = "From the environment";

export function draftEndpoints(
  site: Pick<SiteEndpoints, "find">,
  environment: AiConfig | null,
): DraftEndpoints {
  async function find(endpointId: string) {
    if (endpointId !== FROM_ENVIRONMENT) return site.find(endpointId);
    if (!environment) throw new AppError("not_found");
    const { apiKey, ...rest } = environment;
    const opened: OpenedKey = apiKey === null ? { state: "none" } : { state: "kept", key: apiKey };
    return { ...rest, name: ENVIRONMENT_NAME, opened };
  }

  return {
    async opened({ baseUrl: typed, key, endpointId }) {
      const baseUrl = checkedAddress(typed);
      const after = keyAfter(key, endpointId === undefined ? null : await find(endpointId), baseUrl);
      if (after === "enter-again") throw enterKeyAgain();
      return { baseUrl, apiKey: after.key, reach: "any" };
    },

    async kept(endpointId) {
      const { name, baseUrl, model, opened } = await find(endpointId);
      if (opened.state === "unreadable") throw enterKeyAgain();
      return { name, baseUrl, model, apiKey: opened.state === "kept" ? opened.key : null };
    },
  };
}
