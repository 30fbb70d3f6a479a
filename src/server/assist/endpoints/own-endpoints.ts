import type { z } from "zod";
import type { OwnEndpointAnswer, ownEndpointRequest } from "../../../contract/ai-settings.ts";
import { AppError } from "../../../domain/errors.ts";
import type { Database } from "../../db/database.ts";
import type { AiConfig } from "../../env.ts";
import { checkedAddress, enterKeyAgain } from "./checked-address.ts";
import { keyAfter, ofPerson, type SealedKeys } from "./sealed-keys.ts";
import { readChoice, type SiteChoice } from "./site-endpoints.ts";

type OwnRequest = z.infer<typeof ownEndpointRequest>;

export interface OwnEndpointParts {
  database: Database;
  keys: SealedKeys;
  environment: AiConfig | null;
  /** Of this server, while it listens. */
  port: () => number | null;
  now: () => Date;
}

export type OwnEndpoints = ReturnType<typeof ownEndpoints>;

/** The endpoint that a person brings: one, theirs alone, gone with the account. */
export function ownEndpoints({ database, keys, environment, port, now }: OwnEndpointParts) {
  const find = (userId: string) =>
    database.query
      .selectFrom("own_ai_endpoints")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();

  async function kept(userId: string) {
    const row = await find(userId);
    if (!row) return null;
    const opened = keys.open({ owner: ofPerson(userId), baseUrl: row.base_url }, row);
    return { row, opened, baseUrl: row.base_url };
  }

  /** Where the host does not allow it, nothing is kept and nothing is asked. */
  async function allowed(): Promise<SiteChoice> {
    const choice = await readChoice(database.query, environment);
    if (!choice.ownAllowed) throw new AppError("own_endpoints_off");
    return choice;
  }

  async function read(userId: string): Promise<OwnEndpointAnswer> {
    const { ownAllowed, privateAllowed } = await readChoice(database.query, environment);
    const present = await kept(userId);
    return {
      allowed: ownAllowed,
      privateAllowed,
      endpoint: present && {
        baseUrl: present.baseUrl,
        model: present.row.model,
        key: { state: present.opened.state, end: present.row.key_end },
      },
    };
  }

  /** What a request to the endpoint needs, as the person typed it; their kept key goes to its own origin only. */
  async function draft(userId: string, request: Pick<OwnRequest, "baseUrl" | "key">) {
    const { privateAllowed } = await allowed();
    const baseUrl = checkedAddress(request.baseUrl, { httpsOnly: !privateAllowed });
    const after = keyAfter(request.key, await kept(userId), baseUrl);
    if (after === "enter-again") throw enterKeyAgain();
    const reach = privateAllowed ? ("private" as const) : ("public" as const);
    return { baseUrl, apiKey: after.key, reach, ownPort: port() };
  }

  return {
    read,
    draft,

    async save(userId: string, request: OwnRequest): Promise<OwnEndpointAnswer> {
      const { baseUrl, apiKey } = await draft(userId, request);
      const values = {
        base_url: baseUrl,
        model: request.model,
        ...keys.seal({ owner: ofPerson(userId), baseUrl }, apiKey),
        updated_at: now().toISOString(),
      };
      await database.query
        .insertInto("own_ai_endpoints")
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
        .execute();
      return read(userId);
    },

    /** Also where it is not allowed any more: whoever left a key here can take it away. */
    async remove(userId: string): Promise<void> {
      await database.query.deleteFrom("own_ai_endpoints").where("user_id", "=", userId).execute();
    },
  };
}
