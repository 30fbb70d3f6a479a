import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { choosePlan } from "./list-plan.ts";
import { countFound, fetchRows, findBoundary } from "./list-queries.ts";
import type { Listing, ListPage, ListRequest, Source } from "./list-shape.ts";

export async function readPage<Row extends { id: string }>(
  database: Source,
  listing: Listing<Row>,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const sort = `${listing.sort.name} ${request.direction}`;
  const cursor = readCursor(request.cursor, sort, listing.sort.kind);
  const plan = await choosePlan(database, listing, request.search);
  const boundary = plan.bounded ? await findBoundary(database, listing, request, cursor) : null;
  const { rows, total } = await fetchRows(database, listing, request, { plan, cursor, boundary });
  const more = rows.length > request.limit;
  const page = rows.slice(0, request.limit);
  if (cursor?.back) page.reverse();

  const at = (row: { sort_key: string | number; id: string }, back: boolean) =>
    writeCursor({ sort, value: row.sort_key, id: row.id, back, inclusive: false });
  const last = cursor?.back ? page[0] : page.at(-1);
  const first = cursor?.back ? page.at(-1) : page[0];
  const end = (more ? last : undefined) ?? boundary;
  const onward = end ? at(end, cursor?.back ?? false) : null;
  const backward = cursor && (first ? at(first, !cursor.back) : writeCursor(turned(cursor)));
  return {
    rows: page,
    total: plan.searched
      ? (total ?? (await countFound(database, listing, plan, request.size)))
      : request.size,
    unfinished: boundary === null || more ? null : cursor?.back ? "previous" : "next",
    next: cursor?.back ? backward : onward,
    previous: cursor?.back ? onward : backward,
  };
}

/** The way back from a page on which nothing is left: everything that lies on the other side of where it started. */
function turned(cursor: Cursor): Cursor {
  return { ...cursor, back: !cursor.back, inclusive: !cursor.inclusive };
}
