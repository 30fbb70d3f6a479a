import { type Issue, MOST_ISSUES } from "../../issue.ts";
import { formatPointer } from "../../json/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";

/** Where our own additions live. JSON Resume allows further keys on every object except the root. */
export const EXTENSION_KEY = "x-candor";

/**
 * An object of a JSON Resume. A missing key and null read as empty. A wrong type is an issue where the value is one that a resume
 * cannot do without; a value that is merely `welcome` reads as empty then, and is kept as it came.
 */
export class ForeignObject {
  readonly value: JsonObject;
  readonly #path: readonly PropertyKey[];
  readonly #issues: Issue[];

  constructor(value: JsonObject, path: readonly PropertyKey[] = [], issues: Issue[] = []) {
    this.value = value;
    this.#path = path;
    this.#issues = issues;
  }

  text(key: string): string {
    const value = this.#at(key);
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

  /** A grade is often given as a number. */
  welcomeText(key: string): string {
    const value = this.#at(key);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }

  welcomeTexts(key: string): string[] {
    const value = this.#at(key);
    const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === "string");
    return isTexts ? value : [];
  }

  object(key: string): ForeignObject {
    const value = this.#at(key);
    if (value !== undefined && !isJsonObject(value)) this.#complain([key], "This must be an object.");
    return this.#child(isJsonObject(value) ? value : {}, key);
  }

  objects(key: string): ForeignObject[] {
    return this.#list(key).flatMap((entry, index) => {
      if (isJsonObject(entry)) return [this.#child(entry, key, index)];
      this.#complain([key, index], "This must be an object.");
      return [];
    });
  }

  welcomeObjects(key: string): ForeignObject[] {
    const value = this.#at(key);
    if (!Array.isArray(value) || !value.every(isJsonObject)) return [];
    return value.map((entry, index) => this.#child(entry, key, index));
  }

  /** What Candor itself noted on this object when it exported it. */
  get extension(): JsonObject {
    const extension = this.#at(EXTENSION_KEY);
    return isJsonObject(extension) ? extension : {};
  }

  #child(value: JsonObject, ...path: PropertyKey[]): ForeignObject {
    return new ForeignObject(value, [...this.#path, ...path], this.#issues);
  }

  #list(key: string): unknown[] {
    const value = this.#at(key);
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.#complain([key], "This must be a list.");
    return [];
  }

  #at(key: string): unknown {
    return Object.hasOwn(this.value, key) ? (this.value[key] ?? undefined) : undefined;
  }

  #complain(path: readonly PropertyKey[], message: string): void {
    if (this.#issues.length >= MOST_ISSUES) return;
    this.#issues.push({ code: "wrong-type", pointer: formatPointer([...this.#path, ...path]), message });
  }
}
