import { fieldsOf } from "./read-fields.ts";

export interface Paging {
  total: number;
  totalIsLeast: boolean;
  next: string | null;
  previous: string | null;
}

export function readPaging(answer: unknown): Paging {
  const { number, flag, textOrNull } = fieldsOf(answer);
  return {
    total: number("total"),
    totalIsLeast: flag("totalIsLeast"),
    next: textOrNull("next"),
    previous: textOrNull("previous"),
  };
}
