import { isJsonObject, type JsonObject } from "../../../../domain/json/json-value.ts";
import { remembered } from "../../../../domain/remembered.ts";
import { takenFrom } from "../../../../domain/sections/from-above.ts";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { useValue } from "../editor-context.tsx";

interface ItemCopy {
  /** What the item is called here. */
  title: string;
  /** Whether it has words of its own yet. */
  isNamed: boolean;
  /** Stands beside the title. */
  details: string;
  isHidden: boolean;
  startsPage: boolean;
}

/** What the row of an item says. It is one text to compare at each key, however many items there are. */
export function useItemHead(pointer: string, form: ItemsForm): ItemCopy {
  const end = pointer.lastIndexOf("/");
  const [list, at] = [pointer.slice(0, end), Number(pointer.slice(end + 1))];
  const joined = useValue(list, (items) => (Array.isArray(items) ? wordsOf(items, at, form).join("\n") : ""));
  const [name = "", details = "", hidden, startsPage] = joined.split("\n");
  return {
    title: name || details || `New ${form.itemName}`,
    isNamed: name !== "" || details !== "",
    details: name && details,
    isHidden: hidden === "true",
    startsPage: startsPage === "true",
  };
}

const headFields = remembered(({ fields }: ItemsForm) => {
  const [naming, detail] = fields.filter(({ kind }) => kind === "line");
  return { naming, detail, flag: fields.find(({ takesFromAbove }) => takesFromAbove !== undefined) };
});

/** Lines of text have no line breaks, so that they can be parted by them. */
function wordsOf(items: readonly unknown[], at: number, form: ItemsForm): string[] {
  const item: unknown = items[at];
  if (!isJsonObject(item)) return [];
  const { naming, detail, flag } = headFields(form);
  const isTaken = flag && flag.takesFromAbove === detail?.key && item[flag.key] === true;
  const from: unknown = items[(isTaken ? takenFrom(items, at, flag.key) : null) ?? at];
  return [
    lineOf(item, naming?.key),
    lineOf(isJsonObject(from) ? from : item, detail?.key),
    String(item.hidden === true),
    String(item.startsPage === true),
  ];
}

function lineOf(item: JsonObject, key = ""): string {
  const text = item[key];
  return typeof text === "string" ? text.trim() : "";
}
