import { sql } from "kysely";
import type { Cursor } from "./cursor.ts";
import type { Frame, ListRequest, Source, Sql } from "./list-shape.ts";

interface Ways {
  order: Sql;
  beyond: Sql;
  from: Sql;
  upTo: Sql;
}

export function waysOf({ direction }: ListRequest, cursor: Cursor | null): Ways {
  const forward = (direction === "asc") !== (cursor?.back ?? false);
  return {
    order: sql.raw(forward ? "asc" : "desc"),
    beyond: sql.raw(forward ? ">" : "<"),
    from: sql.raw(forward ? ">=" : "<="),
    upTo: sql.raw(forward ? "<=" : ">="),
  };
}

/** Every row of the list. */
export function listed(source: Source, listing: Frame): Sql[] {
  const { where, within } = listing;
  if (!within) return [where];
  const { column, value } = within;
  const isOfList = leading(source, listing)
    ? sql`${column} between ${value} and ${value}`
    : sql`${column} = ${value}`;
  return [where, isOfList];
}

export function ordered(source: Source, listing: Frame, order: Sql): Sql {
  const first = leading(source, listing);
  const keys = [...(first ? [first.column] : []), listing.sort.key, listing.id];
  return sql.join(keys.map((key) => sql`${key} ${order}`));
}

/** Where a page starts. */
export function startOf(source: Source, listing: Frame, request: ListRequest, cursor: Cursor | null): Sql[] {
  if (!cursor) return [];
  const { beyond, from } = waysOf(request, cursor);
  return placed(source, listing, { compare: cursor.inclusive ? from : beyond, half: from }, cursor);
}

/**
 * No index holds the pair where it spans two tables; its first half narrows the walk there. Elsewhere it would tempt SQLite to
 * walk all rows of the same value.
 */
export function placed(
  source: Source,
  listing: Frame,
  { compare, half }: { compare: Sql; half: Sql },
  at: { value: string | number; id: string },
): Sql[] {
  const { sort, id } = listing;
  if (sort.byIdAlone) return [sql`${id} ${compare} ${at.id}`];
  const halfway = sql`${sort.key} ${half} ${at.value}`;
  const first = leading(source, listing);
  if (first)
    return [
      halfway,
      sql`(${first.column}, ${sort.key}, ${id}) ${compare} (${first.value}, ${at.value}, ${at.id})`,
    ];
  const pair = sql`(${sort.key}, ${id}) ${compare} (${at.value}, ${at.id})`;
  return sort.spansTables ? [halfway, pair] : [pair];
}

/**
 * To PostgreSQL a column of one value is no part of an order, and it would walk the index of all rows by the same key, over as many as
 * there are of other values. Given as a stretch it is one. SQLite is told the index.
 */
function leading({ engine }: Source, { within }: Frame): Frame["within"] {
  return engine === "postgres" ? within : undefined;
}
