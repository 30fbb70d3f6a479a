import { openSealing } from "../../security/secret.ts";

/** Whose key it is: an endpoint of the site, or the one of a person. */
export interface KeyPlace {
  readonly owner: string;
  readonly baseUrl: string;
}

interface StoredKey {
  sealed_key: string | null;
  key_end: string;
}

/** A key as it is used: none, its text, or kept but sealed under another secret. */
export type OpenedKey = { state: "none" } | { state: "kept"; key: string } | { state: "unreadable" };

export type SealedKeys = ReturnType<typeof sealedKeys>;

/** Keys of endpoints, sealed for their row and their origin: moved to another row or address they cannot be opened. */
export function sealedKeys(sessionSecret: string) {
  const sealing = openSealing(sessionSecret, "candor keys of AI endpoints");
  const purpose = ({ owner, baseUrl }: KeyPlace) => `${owner} at ${new URL(baseUrl).origin}`;
  return {
    seal: (place: KeyPlace, key: string | null): StoredKey =>
      key === null
        ? { sealed_key: null, key_end: "" }
        : { sealed_key: sealing.seal(purpose(place), key), key_end: keyEnd(key) },
    open(place: KeyPlace, { sealed_key }: Pick<StoredKey, "sealed_key">): OpenedKey {
      if (sealed_key === null) return { state: "none" };
      const key = sealing.open(purpose(place), sealed_key);
      return key === null ? { state: "unreadable" } : { state: "kept", key };
    },
  };
}

export const ofSite = (id: string) => `endpoint ${id}`;
export const ofPerson = (userId: string) => `person ${userId}`;

/** What a change leaves of a key: absent, the kept one stays, but only for the origin that it was entered for. */
export function keyAfter(
  given: string | null | undefined,
  kept: { opened: OpenedKey; baseUrl: string } | null,
  baseUrl: string,
): { key: string | null } | "enter-again" {
  if (given !== undefined) return { key: given };
  if (kept === null || kept.opened.state === "none") return { key: null };
  const isSameOrigin = new URL(kept.baseUrl).origin === new URL(baseUrl).origin;
  return isSameOrigin && kept.opened.state === "kept" ? { key: kept.opened.key } : "enter-again";
}

/** What of a key may be shown. Of a short one nothing: its end would be half of it. */
function keyEnd(key: string): string {
  return key.length >= 16 ? key.slice(-4) : "";
}
