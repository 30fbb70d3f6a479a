import { sql } from "kysely";
import type { Frame, Range, Source, Sql } from "./list-shape.ts";

/** Either a few ids that are gathered and sorted, or none: then the order is walked. */
export interface Plan {
  gathered: Sql | null;
  conditions: Sql[];
  /** Rows may be walked over in vain: no more than a bounded number of them for one answer. */
  bounded: boolean;
  searched: boolean;
}

/** So many rows are put in order for one page; where a word has more, the order is walked and each row looked at. */
const GATHERED = 1000;

export async function choosePlan(database: Source, listing: Frame, search: string): Promise<Plan> {
  const words = listing.termsOf(search);
  const { besides = [] } = listing;
  const counted: { word: Range; size: number }[] = [];
  for (const word of words) counted.push({ word, size: await probe(database, listing, word) });
  counted.sort((one, other) => one.size - other.size);
  const [rarest] = counted;
  const isRare = rarest !== undefined && rarest.size <= GATHERED;
  const others = counted.slice(isRare ? 1 : 0).map(({ word }) => listing.has(word));
  return {
    gathered: isRare ? either(listing.having(rarest.word)) : null,
    conditions: [listing.where, ...besides, ...others],
    bounded: !isRare && besides.length + others.length > 0,
    searched: words.length > 0,
  };
}

function either(selections: readonly Sql[]): Sql {
  return sql.join(selections, sql` union all `);
}

/** How many rows have the word, or one more than are gathered as soon as that is known. */
async function probe(database: Source, listing: Frame, word: Range): Promise<number> {
  for (const selection of listing.costOf?.(word) ?? [])
    if ((await countUpTo(database, selection)) > GATHERED) return GATHERED + 1;
  return countUpTo(database, either(listing.having(word)));
}

async function countUpTo(database: Source, selection: Sql): Promise<number> {
  const { rows } = await sql<{ size: number | string }>`select count(*) as size from
    (select 1 as one from (${selection}) as found limit ${GATHERED + 1}) as bounded`.execute(database.query);
  return Number(rows[0]?.size ?? 0);
}

/** How many rows a selection has; null where they are more than a page should wait for. */
export async function countFew(database: Source, selection: Sql): Promise<number | null> {
  const size = await countUpTo(database, selection);
  return size > GATHERED ? null : size;
}
