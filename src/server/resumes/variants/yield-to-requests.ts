import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { createImmediateQueue } from "../../http/immediate-queue.ts";

const later = createImmediateQueue();

/** A turn of the event loop for one piece of work: of many requests that came at once, each leaves room for others. */
export function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => later(resolve));
}

/** The same before a chain is read: on SQLite its ten statements are one piece. Within a transaction everybody would wait for the turn. */
export async function yieldBeforeChain(query: Kysely<Schema>): Promise<void> {
  if (!query.isTransaction) await yieldToRequests();
}
