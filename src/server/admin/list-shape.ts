import type { RawBuilder } from "kysely";
import type { Database } from "../db/database.ts";

export type Sql = RawBuilder<unknown>;

export type Source = Pick<Database, "query" | "engine">;

/** A list that stays quick however long it grows: each order is an index, each page starts where the last one ended. */
export interface Listing<Row extends { id: string }> extends Frame {
  columns: RawBuilder<Row>;
  /** The tables of the columns, and how they join a page of ids. */
  tables: Sql;
  joined: Sql;
}

export interface Frame {
  id: Sql;
  /** What is walked to find a page of ids: no more than order and search need. */
  from: Sql;
  /** The same on SQLite, in the order in which it is reached from ids. */
  fromIds: Sql;
  /** What is listed of it: every row that the index of the order holds between two places. */
  where: Sql;
  /** The first column of that index, of which one value is listed. */
  within?: { column: Sql; value: string | number };
  /** What is asked of each row besides, since no index of the order knows it. */
  besides?: readonly Sql[];
  sort: SortKey;
  /** What is looked for; a search for what nobody has must not become a search for nothing. */
  termsOf: (search: string) => Range[];
  /** Whether the row has such a word. */
  has: (word: Range) => Sql;
  /** Selections of the ids of all rows that have such a word; one may stand in several. */
  having: (word: Range) => Sql[];
  /** Selections that are as long as the work of finding those ids, the cheapest first. */
  costOf?: (word: Range) => Sql[];
}

export interface SortKey {
  name: string;
  kind: "string" | "number";
  key: Sql;
  /** The key is in another table than the id. */
  spansTables?: boolean;
  /** The key tells no two rows apart that the id does not: it is the id, or the same in every row. */
  byIdAlone?: boolean;
}

/** A row with the value that it is sorted by, as the database sees it. */
export type Sorted<Row> = Row & { sort_key: string | number };

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
  /** How many rows there are without a search. */
  size: number | null;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Null for what would take longer to count than to list. */
  total: number | null;
  /** Where the page ends because enough was looked at, not because it is full: the cursor at which it goes on. */
  unfinished: "next" | "previous" | null;
  next: string | null;
  previous: string | null;
}

export function startingWith(beginning: string): Range {
  return { from: beginning, to: `${beginning}\u{10FFFF}` };
}
