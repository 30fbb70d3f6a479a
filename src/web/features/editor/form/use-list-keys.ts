import { useRef } from "react";
import { keysAfter } from "../state/list-keys.ts";

let made = 0;
const newKey = () => `item-${++made}`;

/** A key for each item that stays with it while the list changes around it. */
export function useListKeys(list: readonly unknown[]): readonly string[] {
  const known = useRef<{ list: readonly unknown[]; keys: readonly string[] }>({ list: [], keys: [] });
  if (known.current.list !== list) {
    const keys = keysAfter(known.current.list, known.current.keys, list, newKey);
    known.current = { list, keys };
  }
  return known.current.keys;
}
