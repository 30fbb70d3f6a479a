import type { JsonObject } from "../../json/json-value.ts";
import {
  areWithinBounds,
  cleaned,
  type Kinds,
  keptValues,
  saysSomething,
  type Values,
  valuesIn,
} from "./field-values.ts";
import { EXTENSION_KEY, ForeignObject } from "./foreign-object.ts";
import { equalJson, type Keys, outerOf, pick } from "./own-keys.ts";

/** Fields of ours that are said together in some standard keys, as well as those can say it. */
interface Definition<Of extends Kinds> {
  readonly kinds: Of;
  /** All keys that are read, each field's own first and in the order of the fields. */
  readonly keys: Keys;
  write(values: Values<Of>): JsonObject;
  read(source: ForeignObject): Values<Of>;
}

export interface FieldGroup {
  readonly kinds: Kinds;
  readonly keys: Keys;
  /** What it reads where none of its keys is there. */
  readonly empty: Values;
  write(values: Values): JsonObject;
  /** What the keys alone say, as it is stored here. */
  read(source: ForeignObject): Values;
}

export function fieldGroup<const Of extends Kinds>({ kinds, keys, write, read }: Definition<Of>): FieldGroup {
  return {
    kinds,
    keys,
    empty: valuesIn(kinds, {}),
    write: (values) => write(valuesIn(kinds, values)),
    read: (source) => cleaned(kinds, read(source)),
  };
}

/** The key that a message about a field points to. */
export function originOf({ kinds, keys }: FieldGroup, field: string): string {
  const key = keys[Object.keys(kinds).indexOf(field)] ?? keys[0] ?? EXTENSION_KEY;
  return outerOf(key);
}

/** What stands in the keys of a group, and the values to keep beside them where those alone would not bring them back. */
export interface Written {
  readonly standard: JsonObject;
  readonly kept: Values;
}

/**
 * Says the fields of an item. What an imported file had in these keys is given back as it came for as long as it reads as what the
 * fields say now, also where we would have said it otherwise; once a field was edited, the edit holds.
 */
export function writeGroup(group: FieldGroup, item: JsonObject, foreign: JsonObject): Written {
  const values = valuesIn(group.kinds, item);
  const came = pick(foreign, group.keys);
  const hasCome = Object.keys(came).length > 0;
  const isSaid = Object.values(values).some(saysSomething);
  if (!hasCome && !isSaid) return { standard: {}, kept: {} };
  const own = group.write(values);
  const said = readKeys(group, own);
  const standard = hasCome ? (sameSaying(group, { values, said, came, own }) ?? own) : own;
  const comesBack = equalJson(standard === own ? said : readKeys(group, standard), values);
  return { standard, kept: comesBack ? {} : sayingValues(values) };
}

/** What came, or ours with those further keys that came; null where neither says what the fields say. */
function sameSaying(
  group: FieldGroup,
  { values, said, came, own }: { values: Values; said: Values; came: JsonObject; own: JsonObject },
): JsonObject | null {
  for (const candidate of [came, { ...came, ...own }]) {
    const reading = readKeys(group, candidate);
    if (equalJson(reading, values) || equalJson(reading, said)) return candidate;
  }
  return null;
}

/** The fields of an item, and what stands in their keys and would not be said so by us. */
export interface Read {
  readonly values: Values;
  readonly foreign: JsonObject;
}

/** Reads a group: the kept values as long as the keys still say the same; otherwise somebody edited those, and they win. */
export function readGroup(group: FieldGroup, source: ForeignObject): Read {
  const kept = keptValues(group.kinds, source.extension);
  const isThere = group.keys.some((key) => Object.hasOwn(source.value, outerOf(key)));
  if (!isThere && !kept) return { values: group.empty, foreign: {} };
  const came = pick(source.value, group.keys);
  const own = kept && group.write(kept);
  // Untouched since we wrote it, as nearly every kept value is: there is nothing to read.
  if (kept && own && equalJson(own, came)) return { values: kept, foreign: {} };
  const said = isThere ? group.read(source) : group.empty;
  if (kept && own && equalJson(readKeys(group, own), said)) return { values: kept, foreign: came };
  // What is too long is refused anyway, whatever came with it.
  const isSaidSo = !areWithinBounds(said) || equalJson(came, group.write(said));
  return { values: said, foreign: isSaidSo ? {} : came };
}

function readKeys(group: FieldGroup, keys: JsonObject): Values {
  return group.read(new ForeignObject(keys));
}

function sayingValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => saysSomething(value)));
}
