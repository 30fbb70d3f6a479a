import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Cursor } from "./cursor.ts";
import { isWithin, ordered, stretchOf, waysOf } from "./list-order.ts";
import type { Plan } from "./list-plan.ts";
import type { Frame, Listing, ListRequest, Sorted, Source, Sql } from "./list-shape.ts";

/** So many rows of an order are looked at for one answer. */
const WALKED = 250;

/** The last row that is looked at for this answer; null where the list ends before. */
export async function findBoundary(
  database: Source,
  listing: Frame,
  request: ListRequest,
  cursor: Cursor | null,
): Promise<Sorted<{ id: string }> | null> {
  const { sort, id } = listing;
  const { order } = waysOf(request, cursor);
  const where = sql.join(
    [listing.where, ...stretchOf(database, listing, request, { cursor, end: null })],
    sql` and `,
  );
  const { rows } = await sql<
    Sorted<{ id: string }>
  >`select ${id} as id, ${sort.key} as sort_key from ${listing.from}
    where ${where} order by ${ordered(database, listing, order)} limit 1 offset ${WALKED - 1}`.execute(
    database.query,
  );
  return rows[0] ?? null;
}

export interface Found<Row> {
  rows: Sorted<Row>[];
  /** How many there are on all pages, where the same query could tell. */
  total: number | null;
}

interface Wanted {
  plan: Plan;
  cursor: Cursor | null;
  boundary: Sorted<{ id: string }> | null;
}

export async function fetchRows<Row extends { id: string }>(
  database: Source,
  listing: Listing<Row>,
  request: ListRequest,
  { plan, cursor, boundary }: Wanted,
): Promise<Found<Row>> {
  const { order } = waysOf(request, cursor);
  const ids = plan.gathered
    ? gatheredIds(database, listing, request, { plan, cursor })
    : walkedIds(database, listing, request, { plan, cursor, boundary });
  const total = plan.gathered ? sql`(select count(*) from matching)` : sql`null`;
  // Only then the rest of the row: what is walked over may be a thousand times as much as what is shown.
  const { rows } = await sql<Sorted<Row> & { total: number | string | null }>`with ${ids}
    select ${listing.columns}, page.sort_key, ${total} as total from page cross join ${listing.tables}
    where ${listing.joined} order by page.sort_key ${order}, page.id ${order}`.execute(database.query);
  const counted = rows[0]?.total ?? null;
  return { rows, total: counted === null ? null : Number(counted) };
}

function walkedIds(
  database: Source,
  listing: Frame,
  request: ListRequest,
  { plan, cursor, boundary }: Wanted,
): Sql {
  const { sort, id } = listing;
  const { order } = waysOf(request, cursor);
  const end = boundary && { value: boundary.sort_key, id: boundary.id };
  const conditions = [...plan.conditions, ...stretchOf(database, listing, request, { cursor, end })];
  return sql`page as materialized (select ${id} as id, ${sort.key} as sort_key from ${listing.from}
    where ${sql.join(conditions, sql` and `)}
    order by ${ordered(database, listing, order)} limit ${request.limit + 1})`;
}

/** Gathered and looked through once, for the page and for how many there are. */
function gatheredIds(
  database: Source,
  listing: Frame,
  request: ListRequest,
  { plan, cursor }: Omit<Wanted, "boundary">,
): Sql {
  const { order, beyond, from } = waysOf(request, cursor);
  const start = cursor
    ? sql`where (sort_key, id) ${cursor.inclusive ? from : beyond} (${cursor.value}, ${cursor.id})`
    : sql``;
  return sql`${matching(database, listing, plan)}, page as materialized (select id, sort_key from matching ${start}
    order by sort_key ${order}, id ${order} limit ${request.limit + 1})`;
}

function matching(database: Source, listing: Frame, plan: Plan): Sql {
  return sql`${gathering(database, plan)} matching as materialized (
    select ${listing.id} as id, ${listing.sort.key} as sort_key from ${source(database, listing, plan)}
    where ${allOf(database, listing, plan, [...plan.conditions, ...isWithin(listing)])})`;
}

/** How many rows of the list a search finds; null where too many would have to be looked at. */
export async function countFound(
  database: Source,
  listing: Frame,
  plan: Plan,
  size: number | null,
): Promise<number | null> {
  if (!plan.gathered && (size === null || size > WALKED)) return null;
  const { rows } = await sql<{ total: number | string }>`with ${matching(database, listing, plan)}
    select count(*) as total from matching`.execute(database.query);
  return Number(rows[0]?.total ?? 0);
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
