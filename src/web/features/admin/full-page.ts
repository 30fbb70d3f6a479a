import type { Outcome } from "../../api/call-api.ts";
import type { ListPage } from "../../api/list-page.ts";

const ROWS = 25;
const MOST_ANSWERS = 40;

type FetchPage<Row> = (query: string) => Promise<Outcome<ListPage<Row>>>;

/**
 * A page as it is shown. The server looks through so many rows for an answer and no more; where too few of them were meant it is
 * asked on, for a while. What is then still unfinished is left to the person.
 */
export async function readFullPage<Row>(
  fetchPage: FetchPage<Row>,
  query: string,
): Promise<Outcome<ListPage<Row>>> {
  let outcome = await fetchPage(asking(query, { limit: String(ROWS) }));
  for (let answers = 1; outcome.ok && answers < MOST_ANSWERS; answers++) {
    const page: ListPage<Row> = outcome.value;
    const cursor = page.unfinished && page[page.unfinished];
    const missing = ROWS - page.rows.length;
    if (!cursor || missing <= 0) return outcome;
    const more = await fetchPage(asking(query, { limit: String(missing), cursor }));
    outcome = more.ok ? { ...more, value: joined(page, more.value) } : more;
  }
  return outcome;
}

function asking(query: string, change: Record<string, string>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) params.set(name, value);
  return params.toString();
}

function joined<Row>(page: ListPage<Row>, more: ListPage<Row>): ListPage<Row> {
  return page.unfinished === "previous"
    ? { ...more, rows: [...more.rows, ...page.rows], next: page.next }
    : { ...more, rows: [...page.rows, ...more.rows], previous: page.previous };
}
