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

export function isWithin({ within }: Frame): Sql[] {
  return within ? [sql`${within.column} = ${within.value}`] : [];
}

export function ordered(source: Source, listing: Frame, order: Sql): Sql {
  const first = leading(source, listing);
  const keys = [...(first ? [first.column] : []), listing.sort.key, listing.id];
  return sql.join(keys.map((key) => sql`${key} ${order}`));
}

interface Place {
  value: string | number;
  id: string;
}

/** The rows of the list from where a page starts up to the last one that is looked at. */
export function stretchOf(
  source: Source,
  listing: Frame,
  request: ListRequest,
  { cursor, end }: { cursor: Cursor | null; end: Place | null },
): Sql[] {
  const { beyond, from, upTo } = waysOf(request, cursor);
  const starts =
    cursor && placed(source, listing, { compare: cursor.inclusive ? from : beyond, half: from }, cursor);
  const ends = end && placed(source, listing, { compare: upTo, half: upTo }, end);
  const first = leading(source, listing);
  if (!first) return [...isWithin(listing), ...(starts ?? []), ...(ends ?? [])];
  // One bound for each side: of two, PostgreSQL may start at the wider one and walk up to the other.
  const bound = (way: Sql) => [sql`${first.column} ${way} ${first.value}`];
  return [...(starts ?? bound(from)), ...(ends ?? bound(upTo))];
}

/**
 * No index holds the pair where it spans two tables; its first half narrows the walk there. Elsewhere it would tempt SQLite to
 * walk all rows of the same value.
 */
function placed(
  source: Source,
  listing: Frame,
  { compare, half }: { compare: Sql; half: Sql },
  at: Place,
): Sql[] {
  const { sort, id } = listing;
  const first = leading(source, listing);
  if (sort.byIdAlone)
    return [
      first
        ? sql`(${first.column}, ${id}) ${compare} (${first.value}, ${at.id})`
        : sql`${id} ${compare} ${at.id}`,
    ];
  const halfway = sql`${sort.key} ${half} ${at.value}`;
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
