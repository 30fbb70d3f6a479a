import { isJsonObject, type JsonObject } from "../../json/json-value.ts";

/** Keys of an object that a field of ours is said in: "url", or "location/city" for one inside an object. */
export type Keys = readonly string[];

export function outerOf(key: string): string {
  const end = key.indexOf("/");
  return end < 0 ? key : key.slice(0, end);
}

/** The object with these keys alone. */
export function pick(object: JsonObject, keys: Keys): JsonObject {
  const picked: JsonObject = {};
  for (const key of keys) {
    const [outer = "", inner] = key.split("/");
    if (!Object.hasOwn(object, outer)) continue;
    const value = object[outer];
    if (inner === undefined) picked[outer] = value;
    else if (isJsonObject(value) && Object.hasOwn(value, inner))
      picked[outer] = { ...Object(picked[outer]), [inner]: value[inner] };
  }
  return picked;
}

/** The object without these keys. An object that held nothing else goes with them; one that was empty before stays. */
export function omit(object: JsonObject, keys: Keys): JsonObject {
  const rest: JsonObject = {};
  for (const key of Object.keys(object)) {
    if (keys.includes(key)) continue;
    const value = object[key];
    const inner = isJsonObject(value) ? keys.filter((own) => own.startsWith(`${key}/`)) : [];
    if (!isJsonObject(value) || inner.length === 0) rest[key] = value;
    else {
      const others = omit(
        value,
        inner.map((own) => own.slice(key.length + 1)),
      );
      if (Object.keys(others).length > 0 || Object.keys(value).length === 0) rest[key] = others;
    }
  }
  return rest;
}

/** Both as one: objects that both have are joined, of anything else the second one's holds. */
export function overlay(below: JsonObject, above: JsonObject): JsonObject {
  const joined = { ...below };
  layOn(joined, above);
  return joined;
}

/** The same in place, for an object that is still being made. */
export function layOn(joined: JsonObject, above: JsonObject): void {
  for (const [key, value] of Object.entries(above)) {
    const under = Object.hasOwn(joined, key) ? joined[key] : undefined;
    joined[key] = isJsonObject(under) && isJsonObject(value) ? overlay(under, value) : value;
  }
}

/** Equal as JSON, whatever the order of keys. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => equalJson(value, other[at]));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equalJson(one[key], other[key]))
  );
}
