import type { Reach } from "../../../assist/engines/openai-compatible/send-request.ts";
import { FROM_ENVIRONMENT } from "../../../contract/ai-settings.ts";
import type { Database } from "../../db/database.ts";
import type { AiConfig } from "../../env.ts";
import { ofPerson, ofSite, type SealedKeys } from "./sealed-keys.ts";
import { findEndpoint, readChoice, type SiteChoice } from "./site-endpoints.ts";

/** An endpoint with all that a request to it needs. */
export interface UsedEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly reach: Reach;
  /** Of this server, where the reach needs it. */
  readonly ownPort?: number | null;
  /** Whether the person brought it. */
  readonly isOwn: boolean;
}

export interface UsedEndpointParts {
  database: Pick<Database, "query">;
  keys: SealedKeys;
  environment: AiConfig | null;
  /** Of this server, while it listens. */
  port: () => number | null;
  /** Told that the endpoint in use has a key that cannot be read. */
  onUnreadable: () => void;
}

export interface UsedEndpoints {
  /** The site's; null for the embedded engine. */
  site(): Promise<UsedEndpoint | null>;
  /** The one that answers this person. */
  usedBy(userId: string): Promise<UsedEndpoint | null>;
  /** After a change in this process. */
  forget(): void;
}

/** A change in another process counts after so many milliseconds at the latest. */
const REMEMBERED_MS = 2_000;

interface Site {
  readonly choice: SiteChoice;
  readonly endpoint: UsedEndpoint | null;
}

export function usedEndpoints({
  database,
  keys,
  environment,
  port,
  onUnreadable,
}: UsedEndpointParts): UsedEndpoints {
  let remembered: { site: Promise<Site>; until: number } | null = null;

  async function chosen({ inUse }: SiteChoice): Promise<UsedEndpoint | null> {
    if (inUse === FROM_ENVIRONMENT) return environment && { ...environment, reach: "any", isOwn: false };
    const row = await findEndpoint(database.query, inUse);
    if (!row) return null;
    const opened = keys.open({ owner: ofSite(row.id), baseUrl: row.base_url }, row);
    // Without its key it would refuse everybody: the embedded engine answers, and the page says why.
    if (opened.state === "unreadable") {
      onUnreadable();
      return null;
    }
    const apiKey = opened.state === "kept" ? opened.key : null;
    return { baseUrl: row.base_url, apiKey, model: row.model, reach: "any", isOwn: false };
  }

  async function read(): Promise<Site> {
    const choice = await readChoice(database.query, environment);
    return { choice, endpoint: await chosen(choice) };
  }

  function site(): Promise<Site> {
    if (remembered && performance.now() < remembered.until) return remembered.site;
    const reading = read();
    remembered = { site: reading, until: performance.now() + REMEMBERED_MS };
    // A database that was away for a moment is asked again.
    reading.catch(() => {
      if (remembered?.site === reading) remembered = null;
    });
    return reading;
  }

  async function own(userId: string, { privateAllowed }: SiteChoice): Promise<UsedEndpoint | null> {
    const row = await database.query
      .selectFrom("own_ai_endpoints")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!row) return null;
    const opened = keys.open({ owner: ofPerson(userId), baseUrl: row.base_url }, row);
    if (opened.state === "unreadable") return null;
    const apiKey = opened.state === "kept" ? opened.key : null;
    const reach = privateAllowed ? "private" : "public";
    return { baseUrl: row.base_url, apiKey, model: row.model, reach, ownPort: port(), isOwn: true };
  }

  return {
    site: async () => (await site()).endpoint,
    async usedBy(userId) {
      const { choice, endpoint } = await site();
      return (choice.ownAllowed ? await own(userId, choice) : null) ?? endpoint;
    },
    forget() {
      remembered = null;
    },
  };
}
