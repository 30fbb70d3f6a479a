import { propertyOf } from "../user-info.ts";

/**
 * Fields of an answer, read one by one: what is missing or of another kind is empty. For the few answers that a public page or the
 * editor's start waits for; all others are parsed by the contract (parse-answer.ts).
 */
export function fieldsOf(answer: unknown) {
  return {
    text(key: string): string {
      const value = propertyOf(answer, key);
      return typeof value === "string" ? value : "";
    },
    textOrNull(key: string): string | null {
      const value = propertyOf(answer, key);
      return typeof value === "string" ? value : null;
    },
    number(key: string): number {
      const value = propertyOf(answer, key);
      return typeof value === "number" ? value : 0;
    },
    flag: (key: string): boolean => propertyOf(answer, key) === true,
    list<Item>(key: string, read: (entry: unknown) => Item | Item[]): Item[] | null {
      const value = propertyOf(answer, key);
      return Array.isArray(value) ? value.flatMap(read) : null;
    },
  };
}
