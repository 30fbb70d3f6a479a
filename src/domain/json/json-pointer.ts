/** JSON pointers of RFC 6901: "" is the whole document, "/experience/0/title" a place in it. */
export function formatPointer(path: readonly PropertyKey[]): string {
  return path.map((segment) => `/${escapeSegment(String(segment))}`).join("");
}

export function parsePointer(pointer: string): string[] | null {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return null;
  return pointer.slice(1).split("/").map(unescapeSegment);
}

/** The value at a path, or undefined where the document has no such place. */
export function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document;
  for (const segment of path) {
    if (!hasPlace(value, segment)) return undefined;
    value = Array.isArray(value) ? value[Number(segment)] : Reflect.get(value, segment);
  }
  return value;
}

/** A copy in which only the containers on the path are new; the document itself when nothing changes. */
export function replaceAt(document: unknown, path: readonly string[], replacement: unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return replacement;
  if (!hasPlace(document, segment)) return document;
  const before = valueAt(document, [segment]);
  const after = replaceAt(before, rest, replacement);
  if (after === before) return document;
  if (Array.isArray(document)) return document.with(Number(segment), after);
  return { ...document, [segment]: after };
}

/** The same for a field that need not be there: it is made in an object that is there, and goes where the value is undefined. */
export function putAt(document: unknown, path: readonly string[], value: unknown): unknown {
  const key = path.at(-1);
  const holderPath = path.slice(0, -1);
  const holder = valueAt(document, holderPath);
  const isField =
    key !== undefined && typeof holder === "object" && holder !== null && !Array.isArray(holder);
  if (!isField || (value !== undefined && Object.hasOwn(holder, key)))
    return replaceAt(document, path, value);
  const changed = { ...holder, [key]: value };
  if (value === undefined) Reflect.deleteProperty(changed, key);
  return replaceAt(document, holderPath, changed);
}

function hasPlace(value: unknown, segment: string): value is object {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(segment) && Number(segment) < value.length;
  return typeof value === "object" && value !== null && Object.hasOwn(value, segment);
}

function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
