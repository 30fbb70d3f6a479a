import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import {
  AI_SETTINGS_LIMITS,
  type AiEndpointAnswer,
  type AiSettings,
  type EndpointRequest,
  FROM_ENVIRONMENT,
  NO_ENDPOINT,
} from "../../../contract/ai-settings.ts";
import type { AuditAction } from "../../../contract/audit-actions.ts";
import { AppError } from "../../../domain/errors.ts";
import { recordAction } from "../../account/audit.ts";
import type { User } from "../../account/user-repository.ts";
import type { Database } from "../../db/database.ts";
import type { AiEndpointRow, Schema } from "../../db/schema.ts";
import type { AiConfig } from "../../env.ts";
import { checkedAddress, enterKeyAgain } from "./checked-address.ts";
import { keyAfter, ofSite, type SealedKeys } from "./sealed-keys.ts";

export interface SiteChoice {
  readonly inUse: string;
  readonly isChosen: boolean;
  readonly ownAllowed: boolean;
  readonly privateAllowed: boolean;
}

export interface SiteEndpointParts {
  database: Database;
  keys: SealedKeys;
  environment: AiConfig | null;
  /** Called after a change, so that it counts at once. */
  onChange: () => void;
  now: () => Date;
}

const ROW = 1;

/** What administrators have chosen; until then the endpoint of the environment counts, and nobody brings one of their own. */
export async function readChoice(query: Kysely<Schema>, environment: AiConfig | null): Promise<SiteChoice> {
  const row = await query.selectFrom("ai_settings").selectAll().where("id", "=", ROW).executeTakeFirst();
  return {
    inUse: row?.in_use ?? (environment ? FROM_ENVIRONMENT : NO_ENDPOINT),
    isChosen: row !== undefined,
    ownAllowed: row?.own_allowed === 1,
    privateAllowed: row?.private_allowed === 1,
  };
}

export function findEndpoint(query: Kysely<Schema>, id: string): Promise<AiEndpointRow | undefined> {
  return query.selectFrom("ai_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

export type SiteEndpoints = ReturnType<typeof siteEndpoints>;

/** The endpoints of the site, as administrators keep them. Each change is written down in the audit log, without a key. */
export function siteEndpoints({ database, keys, environment, onChange, now }: SiteEndpointParts) {
  const opened = (row: AiEndpointRow) => keys.open({ owner: ofSite(row.id), baseUrl: row.base_url }, row);

  function answer(row: AiEndpointRow): AiEndpointAnswer {
    const { id, name, base_url: baseUrl, model, key_end: end } = row;
    return { id, name, baseUrl, model, key: { state: opened(row).state, end } };
  }

  async function act<Result>(
    actor: User,
    action: AuditAction,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.query.transaction().execute(async (transaction) => {
      await recordAction(transaction, { actor, action, subject: null, at: now() });
      return work(transaction);
    });
    onChange();
    return result;
  }

  /** The columns that a request sets, with the key sealed for this row. */
  function columns(id: string, request: EndpointRequest, kept: AiEndpointRow | null) {
    const baseUrl = checkedAddress(request.baseUrl);
    const after = keyAfter(request.key, kept && { opened: opened(kept), baseUrl: kept.base_url }, baseUrl);
    if (after === "enter-again") throw enterKeyAgain();
    return {
      name: request.name,
      base_url: baseUrl,
      model: request.model,
      ...keys.seal({ owner: ofSite(id), baseUrl }, after.key),
      updated_at: now().toISOString(),
    };
  }

  async function required(query: Kysely<Schema>, id: string): Promise<AiEndpointRow> {
    const row = await findEndpoint(query, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  async function save(query: Kysely<Schema>, choice: Omit<SiteChoice, "isChosen">): Promise<void> {
    const values = {
      in_use: choice.inUse,
      own_allowed: choice.ownAllowed ? 1 : 0,
      private_allowed: choice.privateAllowed ? 1 : 0,
      updated_at: now().toISOString(),
    };
    await query
      .insertInto("ai_settings")
      .values({ id: ROW, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
  }

  return {
    async read(): Promise<AiSettings> {
      const rows = await database.query
        .selectFrom("ai_endpoints")
        .selectAll()
        .orderBy("created_at")
        .execute();
      return {
        ...(await readChoice(database.query, environment)),
        endpoints: rows.map(answer),
        environment: environment && {
          baseUrl: environment.baseUrl,
          model: environment.model,
          hasKey: environment.apiKey !== null,
        },
      };
    },

    find: async (id: string) => {
      const row = await required(database.query, id);
      return { ...answer(row), opened: opened(row) };
    },

    add: (actor: User, request: EndpointRequest): Promise<AiEndpointAnswer> =>
      act(actor, "add-ai-endpoint", async (transaction) => {
        const { present } = await transaction
          .selectFrom("ai_endpoints")
          .select(({ fn }) => fn.countAll<number | string>().as("present"))
          .executeTakeFirstOrThrow();
        if (Number(present) >= AI_SETTINGS_LIMITS.endpoints) throw new AppError("too_many_endpoints");
        const id = randomUUID();
        const row = { id, created_at: now().toISOString(), ...columns(id, request, null) };
        await transaction.insertInto("ai_endpoints").values(row).execute();
        return answer(row);
      }),

    change: (actor: User, id: string, request: EndpointRequest): Promise<AiEndpointAnswer> =>
      act(actor, "change-ai-endpoint", async (transaction) => {
        const kept = await required(transaction, id);
        const changed = columns(id, request, kept);
        await transaction.updateTable("ai_endpoints").set(changed).where("id", "=", id).execute();
        return answer({ ...kept, ...changed });
      }),

    /** Where it was in use the embedded engine answers: to send texts to another one is nobody's choice. */
    remove: (actor: User, id: string): Promise<void> =>
      act(actor, "delete-ai-endpoint", async (transaction) => {
        await required(transaction, id);
        await transaction.deleteFrom("ai_endpoints").where("id", "=", id).execute();
        const choice = await readChoice(transaction, environment);
        if (choice.inUse === id) await save(transaction, { ...choice, inUse: NO_ENDPOINT });
      }),

    choose: (actor: User, choice: Omit<SiteChoice, "isChosen">): Promise<void> =>
      act(actor, "change-ai-settings", async (transaction) => {
        if (choice.inUse === FROM_ENVIRONMENT && !environment) throw new AppError("not_found");
        if (choice.inUse !== FROM_ENVIRONMENT && choice.inUse !== NO_ENDPOINT)
          await required(transaction, choice.inUse);
        await save(transaction, choice);
      }),
  };
}
