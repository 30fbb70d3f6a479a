import { type Issue, MOST_ISSUES } from "../../issue.ts";
import { formatPointer } from "../../json/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";

/** Where our own additions live. JSON Resume allows further keys on every object except the root. */
export const EXTENSION_KEY = "x-candor";

/**
 * An object of a JSON Resume that notes what is read from it, so that what nobody read can be named
 * afterwards instead of being lost in silence. A missing key and null read as empty; a wrong type is an issue.
 */
export class ForeignObject {
  readonly #value: JsonObject;
  readonly #path: readonly PropertyKey[];
  readonly #issues: Issue[];
  readonly #used = new Set<string>();
  readonly #children = new Map<string, ForeignObject[]>();

  constructor(value: JsonObject, path: readonly PropertyKey[] = [], issues: Issue[] = []) {
    this.#value = value;
    this.#path = path;
    this.#issues = issues;
  }

  text(key: string): string {
    const value = this.#take(key);
    if (typeof value === "string") return value;
    if (value !== undefined) this.#complain([key], "This must be text.");
    return "";
  }

  texts(key: string): string[] {
    return this.#list(key).flatMap((entry, index) => {
      if (typeof entry === "string") return [entry];
      this.#complain([key, index], "This must be text.");
      return [];
    });
  }

  object(key: string): ForeignObject {
    const known = this.#children.get(key)?.[0];
    if (known !== undefined) return known;
    const value = this.#take(key);
    if (value !== undefined && !isJsonObject(value)) this.#complain([key], "This must be an object.");
    const object = new ForeignObject(isJsonObject(value) ? value : {}, [...this.#path, key], this.#issues);
    this.#children.set(key, [object]);
    return object;
  }

  objects(key: string): ForeignObject[] {
    const objects = this.#list(key).flatMap((entry, index) => {
      if (isJsonObject(entry)) return [new ForeignObject(entry, [...this.#path, key, index], this.#issues)];
      this.#complain([key, index], "This must be an object.");
      return [];
    });
    this.#children.set(key, objects);
    return objects;
  }

  /** What Candor itself noted on this object when it exported it. */
  kept(field: string): unknown {
    const extension = this.#take(EXTENSION_KEY);
    return isJsonObject(extension) && Object.hasOwn(extension, field) ? extension[field] : undefined;
  }

  /** Pointers to everything with content that was never read. */
  unread(): string[] {
    return Object.keys(this.#value).flatMap((key) => {
      if (this.#used.has(key)) return (this.#children.get(key) ?? []).flatMap((child) => child.unread());
      return isEmpty(this.#value[key]) ? [] : [formatPointer([...this.#path, key])];
    });
  }

  #list(key: string): unknown[] {
    const value = this.#take(key);
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.#complain([key], "This must be a list.");
    return [];
  }

  #take(key: string): unknown {
    this.#used.add(key);
    return Object.hasOwn(this.#value, key) ? (this.#value[key] ?? undefined) : undefined;
  }

  #complain(path: readonly PropertyKey[], message: string): void {
    if (this.#issues.length >= MOST_ISSUES) return;
    this.#issues.push({ code: "wrong-type", pointer: formatPointer([...this.#path, ...path]), message });
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
