import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Cursor } from "./cursor.ts";
import type { Plan } from "./list-plan.ts";
import type { Frame, Listing, ListRequest, Sorted, Source, Sql } from "./list-shape.ts";

/** So many rows of an order are looked at for one answer. */
const WALKED = 1000;

/** The last row that is looked at for this answer; null where the list ends before. */
export async function findBoundary(
  database: Source,
  listing: Frame,
  request: ListRequest,
  cursor: Cursor | null,
): Promise<Sorted<{ id: string }> | null> {
  const { sort, id } = listing;
  const { order } = waysOf(request, cursor);
  const where = sql.join([listing.where, ...startOf(listing, request, cursor)], sql` and `);
  const { rows } = await sql<
    Sorted<{ id: string }>
  >`select ${id} as id, ${sort.key} as sort_key from ${listing.from}
    where ${where} order by ${sort.key} ${order}, ${id} ${order} limit 1 offset ${WALKED - 1}`.execute(
    database.query,
  );
  return rows[0] ?? null;
}

export async function fetchRows<Row extends { id: string }>(
  database: Source,
  listing: Listing<Row>,
  request: ListRequest,
  { plan, cursor, boundary }: { plan: Plan; cursor: Cursor | null; boundary: Sorted<{ id: string }> | null },
): Promise<Sorted<Row>[]> {
  const { sort, id, columns } = listing;
  const { order, upTo } = waysOf(request, cursor);
  const conditions = [...plan.conditions, ...startOf(listing, request, cursor)];
  if (boundary) conditions.push(...placed(listing, upTo, upTo, boundary.sort_key, boundary.id));
  const ids = sql`select ${id} as id, ${sort.key} as sort_key from ${source(database, listing, plan)}
    where ${allOf(database, listing, plan, conditions)}
    order by ${sort.key} ${order}, ${id} ${order} limit ${request.limit + 1}`;
  // Only then the rest of the row: what is walked over may be a thousand times as much as what is shown.
  const { rows } = await sql<Sorted<Row>>`with ${gathering(database, plan)} page as materialized (${ids})
    select ${columns}, page.sort_key from page cross join ${listing.tables} where ${listing.joined}
    order by page.sort_key ${order}, page.id ${order}`.execute(database.query);
  return rows;
}

/** How many rows of the list a search finds; null where too many would have to be looked at. */
export async function countFound(
  database: Source,
  listing: Frame,
  plan: Plan,
  size: number | null,
): Promise<number | null> {
  if (!plan.gathered && (size === null || size > WALKED)) return null;
  const { rows } = await sql<{ total: number | string }>`with ${gathering(database, plan)} page as (
    select ${listing.id} as id from ${source(database, listing, plan)}
    where ${allOf(database, listing, plan, plan.conditions)}) select count(*) as total from page`.execute(
    database.query,
  );
  return Number(rows[0]?.total ?? 0);
}

interface Ways {
  order: Sql;
  beyond: Sql;
  from: Sql;
  upTo: Sql;
}

function waysOf({ direction }: ListRequest, cursor: Cursor | null): Ways {
  const forward = (direction === "asc") !== (cursor?.back ?? false);
  return {
    order: sql.raw(forward ? "asc" : "desc"),
    beyond: sql.raw(forward ? ">" : "<"),
    from: sql.raw(forward ? ">=" : "<="),
    upTo: sql.raw(forward ? "<=" : ">="),
  };
}

function startOf(listing: Frame, request: ListRequest, cursor: Cursor | null): Sql[] {
  if (!cursor) return [];
  const { beyond, from } = waysOf(request, cursor);
  return placed(listing, cursor.inclusive ? from : beyond, from, cursor.value, cursor.id);
}

/**
 * No index holds the pair where it spans two tables; its first half narrows the walk there. Elsewhere it would tempt SQLite to
 * walk all rows of the same value.
 */
function placed({ sort, id }: Frame, compare: Sql, half: Sql, value: string | number, ofId: string): Sql[] {
  if (sort.isId) return [sql`${id} ${compare} ${ofId}`];
  const pair = sql`(${sort.key}, ${id}) ${compare} (${value}, ${ofId})`;
  return sort.spansTables ? [sql`${sort.key} ${half} ${value}`, pair] : [pair];
}

/** SQLite walks the tables as they are named: the few ids first. */
function gathering({ engine }: Source, { gathered }: Plan): Sql {
  if (!gathered || engine === "postgres") return sql``;
  return sql`found as materialized (select distinct id from (${gathered}) as matching),`;
}

function source({ engine }: Source, listing: Frame, { gathered }: Plan): Sql {
  return gathered && engine === "sqlite" ? sql`found cross join ${listing.fromIds}` : listing.from;
}

function allOf({ engine }: Source, listing: Frame, plan: Plan, conditions: readonly Sql[]): Sql {
  const joined = plan.gathered ? [isGathered(engine, listing.id, plan.gathered), ...conditions] : conditions;
  return sql.join(joined, sql` and `);
}

/** PostgreSQL would read a whole table for a long join, but not for an array. */
function isGathered(engine: Database["engine"], id: Sql, gathered: Sql): Sql {
  return engine === "postgres" ? sql`${id} = any(array(${gathered}))` : sql`${id} = found.id`;
}
