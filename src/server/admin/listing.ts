import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { wordsOf } from "../search/words.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";

type Sql = RawBuilder<unknown>;

export type Source = Pick<Database, "query" | "engine">;

/** A list that stays quick however long it grows: each order is an index, each page starts where the last one ended. */
export interface Listing<Row extends { id: string }> extends Frame {
  columns: RawBuilder<Row>;
  /** The tables of the columns, and how they join a page of ids. */
  tables: Sql;
  joined: Sql;
}

interface Frame {
  id: Sql;
  /** What is walked to find a page of ids: no more than order and search need. */
  from: Sql;
  /** The same on SQLite, in the order in which it is reached from ids. */
  fromIds: Sql;
  /** What is listed of it. */
  where: Sql;
  sort: SortKey;
  /** Whether the row has such a word. */
  has: (word: Range) => Sql;
  /** Selections of the ids of all rows that have such a word; one may stand in several. */
  having: (word: Range) => Sql[];
}

export interface SortKey {
  name: string;
  kind: "string" | "number";
  key: Sql;
  /** The key is in another table than the id. */
  spansTables?: boolean;
}

/** A row with the value that it is sorted by, as the database sees it. */
type Sorted<Row> = Row & { sort_key: string | number };

/** The stretch of the index in which all words with one beginning lie. */
export interface Range {
  from: string;
  to: string;
}

export interface ListRequest {
  search: string;
  direction: "asc" | "desc";
  cursor?: string | undefined;
  limit: number;
  /** A part of the whole that is counted by itself. */
  part?: { size: number; ids: Sql; includes: Sql } | undefined;
  /** How many rows there are without a search. */
  size: number | null;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Null for a search that finds very much. */
  total: number | null;
  next: string | null;
  previous: string | null;
}

/**
 * So many rows are put in order for one page. Where more are asked for, walking the order and looking at each row finds
 * a page sooner than gathering them all.
 */
const GATHERED = 1000;

export async function readPage<Row extends { id: string }>(
  database: Source,
  listing: Listing<Row>,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const cursor = readCursor(request.cursor, orderName(listing, request), listing.sort.kind);
  const plan = await choosePlan(database, listing, request);
  const rows = await fetch(database, listing, request, plan, cursor);
  const more = rows.length > request.limit;
  const page = rows.slice(0, request.limit);
  if (cursor?.back) page.reverse();
  const at = (row: Sorted<Row> | undefined, back: boolean) =>
    row ? writeCursor({ sort: orderName(listing, request), value: row.sort_key, id: row.id, back }) : null;
  return {
    rows: page,
    total: await countAll(database, listing, request, plan),
    next: cursor?.back || more ? at(page.at(-1), false) : null,
    previous: (cursor && !cursor.back) || (cursor?.back && more) ? at(page[0], true) : null,
  };
}

/** Either a few ids that are gathered and sorted, or none: then the order is walked. */
interface Plan {
  gathered: Sql | null;
  conditions: Sql[];
  searched: boolean;
}

async function choosePlan(database: Source, listing: Frame, { search, part }: ListRequest): Promise<Plan> {
  const words = wordsOf(search).map(startingWith);
  // A search for signs alone finds nothing, as a search for a word that nobody has.
  if (words.length === 0 && search.trim() !== "") words.push(startingWith("\u{10FFFF}"));
  const conditions = (left: readonly Range[]) => [
    listing.where,
    ...left.map(listing.has),
    ...(part ? [part.includes] : []),
  ];
  const searched = words.length > 0;
  const counted = await Promise.all(
    words.map(async (word) => ({ word, size: await probe(database, listing, word) })),
  );
  const rarest = counted.sort((one, other) => one.size - other.size)[0];
  if (rarest && rarest.size <= GATHERED)
    return {
      gathered: either(listing.having(rarest.word)),
      conditions: conditions(words.filter((word) => word !== rarest.word)),
      searched,
    };
  const gathered = part && part.size <= GATHERED ? part.ids : null;
  return { gathered, conditions: conditions(words), searched };
}

function either(selections: readonly Sql[]): Sql {
  return sql.join(selections, sql` union all `);
}

function startingWith(word: string): Range {
  return { from: word, to: `${word}\u{10FFFF}` };
}

async function probe(database: Source, listing: Frame, word: Range): Promise<number> {
  const { rows } = await sql<{ size: number | string }>`select count(*) as size from
    (select 1 as one from (${either(listing.having(word))}) as found limit ${GATHERED + 1}) as bounded`.execute(
    database.query,
  );
  return Number(rows[0]?.size ?? 0);
}

async function fetch<Row extends { id: string }>(
  database: Source,
  listing: Listing<Row>,
  { direction, limit }: ListRequest,
  plan: Plan,
  cursor: Cursor | null,
): Promise<Sorted<Row>[]> {
  const { sort, id, columns } = listing;
  const forward = (direction === "asc") !== (cursor?.back ?? false);
  const order = sql.raw(forward ? "asc" : "desc");
  const beyond = sql.raw(forward ? ">" : "<");
  const conditions = [...plan.conditions];
  if (cursor) conditions.push(sql`(${sort.key}, ${id}) ${beyond} (${cursor.value}, ${cursor.id})`);
  // No index holds the pair where it spans two tables; its first half narrows the walk there. Elsewhere it would tempt
  // SQLite to walk all rows of the same value.
  if (cursor && sort.spansTables) {
    const from = sql.raw(forward ? ">=" : "<=");
    conditions.push(sql`${sort.key} ${from} ${cursor.value}`);
  }
  const ids = sql`select ${id} as id, ${sort.key} as sort_key from ${source(database, listing, plan)}
    where ${allOf(database, listing, plan, conditions)}
    order by ${sort.key} ${order}, ${id} ${order} limit ${limit + 1}`;
  // Only then the rest of the row: what is walked over may be a thousand times as much as what is shown.
  const { rows } = await sql<Sorted<Row>>`with ${gathering(database, plan)} page as materialized (${ids})
    select ${columns}, page.sort_key from page cross join ${listing.tables} where ${listing.joined}
    order by page.sort_key ${order}, page.id ${order}`.execute(database.query);
  return rows;
}

async function countAll(
  database: Source,
  listing: Frame,
  request: ListRequest,
  plan: Plan,
): Promise<number | null> {
  if (!plan.searched) return request.part?.size ?? request.size;
  if (!plan.gathered) return null;
  const { rows } = await sql<{ total: number | string }>`with ${gathering(database, plan)} page as (
    select ${listing.id} as id from ${source(database, listing, plan)}
    where ${allOf(database, listing, plan, plan.conditions)}) select count(*) as total from page`.execute(
    database.query,
  );
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

function orderName(listing: Frame, { direction }: ListRequest): string {
  return `${listing.sort.name} ${direction}`;
}
