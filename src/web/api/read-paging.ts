import { propertyOf } from "../user-info.ts";
import { fieldsOf } from "./read-fields.ts";

export interface Paging {
  /** Null where the server did not count to the end. */
  total: number | null;
  next: string | null;
  previous: string | null;
}

export function readPaging(answer: unknown): Paging {
  const { textOrNull } = fieldsOf(answer);
  const total = propertyOf(answer, "total");
  return {
    total: typeof total === "number" ? total : null,
    next: textOrNull("next"),
    previous: textOrNull("previous"),
  };
}
