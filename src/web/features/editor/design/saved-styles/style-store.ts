import { KEEPING } from "../../../../../domain/limits.ts";
import { deleteStyle, keepStyle, listStyles } from "../../../../api/styles.ts";
import { keepDeviceStyle, readDeviceStyles, removeDeviceStyle } from "../../../../drafts/device-styles.ts";
import type { NamedStyle } from "../../../../drafts/named-style.ts";
import { asUser } from "../../../../session.ts";

/** What came of it, or why nothing did. */
export type Kept<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Where named styles are kept. */
export interface StyleStore {
  readonly place: "account" | "device";
  list(): Promise<Kept<readonly NamedStyle[]>>;
  put(style: NamedStyle): Promise<Kept<true>>;
  remove(id: string): Promise<Kept<true>>;
}

const DONE = { ok: true, value: true } as const;

/** With the account, so on every device of its owner. */
export const accountStyles: StyleStore = {
  place: "account",
  async list() {
    const outcome = await asUser(listStyles);
    return outcome.ok ? outcome : { ok: false, message: outcome.failure.message };
  },
  async put({ id, name, template, theme, style }) {
    const outcome = await asUser(() => keepStyle(id, { name, template, theme, style }));
    return outcome.ok ? DONE : { ok: false, message: outcome.failure.message };
  },
  async remove(id) {
    const outcome = await asUser(() => deleteStyle(id));
    // Somebody else, or this person elsewhere, was faster: it is gone.
    return outcome.ok || outcome.failure.status === 404
      ? DONE
      : { ok: false, message: outcome.failure.message };
  },
};

/** A visitor's: on this device. */
export const deviceStyles: StyleStore = {
  place: "device",
  list: async () => ({ ok: true, value: readDeviceStyles() }),
  async put(style) {
    if (keepDeviceStyle(style)) return DONE;
    const isFull = readDeviceStyles().length >= KEEPING.namedStyles;
    return {
      ok: false,
      message: isFull
        ? `This device holds ${KEEPING.namedStyles} styles. Delete one to make room for another.`
        : "Not saved: this browser keeps nothing on the device.",
    };
  },
  async remove(id) {
    removeDeviceStyle(id);
    return DONE;
  },
};
