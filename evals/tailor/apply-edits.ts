import { z } from "zod";

/** A change as `candor tailor` documents it. */
export const edit = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["show", "hide", "leave-out"]), place: z.string() }),
  z.object({ type: z.literal("text"), place: z.string(), text: z.string() }),
  z.object({
    type: z.literal("raise"),
    list: z.string(),
    id: z.string(),
    rank: z.number(),
    below: z.array(z.string()),
  }),
]);

export type Edit = z.infer<typeof edit>;

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** The edits on data, read from their documentation and not from the product. */
export function applyEdits(document: unknown, edits: readonly Edit[]): Json {
  const made = JSON.parse(JSON.stringify(document)) as Json;
  for (const one of edits) if (one.type !== "raise") change(made, one);
  for (const list of new Set(edits.flatMap((one) => (one.type === "raise" ? [one.list] : []))))
    order(
      made,
      list,
      edits.filter((one) => one.type === "raise").filter((one) => one.list === list),
    );
  return made;
}

function at(document: Json, steps: readonly string[]): Json | undefined {
  let here: Json | undefined = document;
  for (const step of steps) {
    if (Array.isArray(here)) here = here.find((entry) => isObject(entry) && entry.id === step);
    else here = isObject(here) ? here[step] : undefined;
  }
  return here;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function change(document: Json, one: Exclude<Edit, { type: "raise" }>): void {
  const steps = one.place.split("/").slice(1);
  const target = at(document, steps);
  if (one.type === "text" && isObject(document) && one.place === "/summary") document.summary = one.text;
  else if (one.type === "text" && isObject(target)) target.text = one.text;
  else if (one.type === "leave-out") {
    const list = at(document, steps.slice(0, -1));
    if (Array.isArray(list))
      list.splice(0, list.length, ...list.filter((entry) => !isObject(entry) || entry.id !== steps.at(-1)));
  } else if (isObject(target)) {
    if (one.type === "hide") target.hidden = true;
    else delete target.hidden;
  }
}

function order(document: Json, list: string, raises: readonly Extract<Edit, { type: "raise" }>[]): void {
  const above = new Set(raises.flatMap(({ below }) => below));
  // The order of sections is there only where it was changed.
  if (isObject(document) && list === "/sectionOrder")
    document.sectionOrder ??= [...above, ...raises.map(({ id }) => id)];
  const entries = at(document, list.split("/").slice(1));
  if (!Array.isArray(entries)) return;
  const ranks = new Map(raises.map(({ id, rank }) => [id, rank]));
  const nameOf = (entry: Json) =>
    typeof entry === "string" ? entry : isObject(entry) ? String(entry.id) : "";
  const group = (entry: Json) => (above.has(nameOf(entry)) ? -1 : (ranks.get(nameOf(entry)) ?? Infinity));
  const sorted = entries.toSorted((one, other) => {
    const [first, second] = [group(one), group(other)];
    return first === second ? 0 : first - second;
  });
  entries.splice(0, entries.length, ...sorted);
}

/** What stands where an edit would change something; of an order, what stands above the entry and is moved by nobody else. */
export function seenAt(document: unknown, one: Edit, others: readonly Edit[]): string {
  const made = JSON.parse(JSON.stringify(document)) as Json;
  if (one.type !== "raise") {
    const target = at(made, one.place.split("/").slice(1));
    if (one.type === "text") return JSON.stringify(isObject(target) ? target.text : target);
    return one.type === "leave-out"
      ? String(target !== undefined)
      : String(isObject(target) && target.hidden === true);
  }
  const moved = new Set(
    others.flatMap((other) => (other.type === "raise" && other.list === one.list ? [other.id] : [])),
  );
  const entries = at(made, one.list.split("/").slice(1));
  const names = Array.isArray(entries)
    ? entries.map((entry) => (typeof entry === "string" ? entry : isObject(entry) ? String(entry.id) : ""))
    : [];
  return names
    .slice(0, Math.max(0, names.indexOf(one.id)))
    .filter((name) => !moved.has(name))
    .join(" ");
}

/** A resume as its steps can change it. */
export function viewOf(document: unknown): string {
  const made = JSON.parse(JSON.stringify(document)) as Json;
  const parts = ["summary", "experience", "skills", "certifications", "projects", "sectionOrder"];
  return JSON.stringify(parts.map((part) => (isObject(made) ? told(made[part]) : "")));
}

function told(part: Json | undefined): unknown {
  if (Array.isArray(part)) return part.length > 0 ? part.map(told) : "";
  if (!isObject(part)) return part ?? "";
  return [
    part.hidden === true,
    part.text ?? "",
    textsIn(part.bullets),
    textsIn(part.desc),
    textsIn(part.keywords),
  ];
}

/** Every text of a document, ids apart. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "sectionOrder" ? [] : textsIn(inner),
  );
}
