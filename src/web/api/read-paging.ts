import { propertyOf } from "../user-info.ts";
import { fieldsOf } from "./read-fields.ts";

export interface Paging {
  /** Null where the server did not count to the end. */
  total: number | null;
  /** Where the server stopped looking before the page was full: the cursor at which it goes on. */
  unfinished: "next" | "previous" | null;
  next: string | null;
  previous: string | null;
}

export interface ListPage<Row> extends Paging {
  rows: Row[];
}

export function readPaging(answer: unknown): Paging {
  const { textOrNull } = fieldsOf(answer);
  const ended = textOrNull("unfinished");
  const total = propertyOf(answer, "total");
  return {
    total: typeof total === "number" ? total : null,
    unfinished: ended === "next" || ended === "previous" ? ended : null,
    next: textOrNull("next"),
    previous: textOrNull("previous"),
  };
}
