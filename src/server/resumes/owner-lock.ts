import type { Transaction } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { statement } from "../db/statement.ts";
import { type ChangeQueue, changeQueue } from "./change-queue.ts";

const findOwner = statement<{ ownerId: string }>()((query, given) =>
  query.selectFrom("users").select("id").where("id", "=", given("ownerId")),
);

/** The same, for changes to queue at. */
const lockOwner = statement<{ ownerId: string }>()((query, given) =>
  query.selectFrom("users").select("id").where("id", "=", given("ownerId")).forNoKeyUpdate(),
);

const queues = new WeakMap<Database, ChangeQueue>();

/** One change of a person at a time waits here without a connection: at the row's lock those of one person would hold all that there are. SQLite has one, and a queue at it. */
export function inOwnersOrder<Result>(
  database: Database,
  ownerId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  if (database.engine === "sqlite") return change();
  const queue = queues.get(database) ?? changeQueue();
  queues.set(database, queue);
  return queue(ownerId, change);
}

/**
 * Runs a change as one transaction, one at a time for each owner: limits that are counted and revisions that are
 * compared inside it cannot be overtaken by a second request of the same person.
 */
export function withOwnerLock<Result>(
  database: Database,
  ownerId: string,
  work: (query: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const change = async (transaction: Transaction<Schema>) => {
    // SQLite has taken its write lock with the transaction; PostgreSQL needs a row to queue at, for other processes.
    const takeOwner = database.engine === "postgres" ? lockOwner : findOwner;
    const [found] = await takeOwner(transaction, { ownerId });
    // The account may have been deleted since its session was read.
    if (!found) throw new AppError("not_signed_in");
    return work(transaction);
  };
  return inOwnersOrder(database, ownerId, () => database.query.transaction().execute(change));
}
