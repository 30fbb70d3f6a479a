import { matchPath } from "react-router";
import { privatePaths } from "./paths.ts";
import { propertyOf } from "./user-info.ts";

/** What a person wanted when they were sent to sign in; one tab's wish, not the device's. */
interface Wish {
  /** The address that was asked for. */
  readonly address?: string;
  /** The visitor's draft to be put into the account. */
  readonly draft?: string;
}

type WishStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface WishTools {
  /** Throws where the browser blocks it. */
  storage: () => WishStorage;
  now: () => number;
}

const STORAGE_KEY = "after-sign-in";
/** Later, it is no longer what the person has in mind. */
const WITHIN_MS = 30 * 60_000;
/** On the way to an account. A visit to any other page says that the person has turned to something else. */
const ON_THE_WAY: readonly string[] = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
];
/** Where a visitor who asked for a private page is sent. */
const HOME = "/";

export function createAfterSignIn({ storage, now }: WishTools) {
  const remember = (wish: Wish) => {
    try {
      storage().setItem(STORAGE_KEY, JSON.stringify({ ...wish, at: now() }));
    } catch {
      return;
    }
  };
  const forget = () => {
    try {
      storage().removeItem(STORAGE_KEY);
    } catch {
      return;
    }
  };
  /** What is wished still; it stays until it is forgotten. */
  const read = (): Wish => {
    let saved: unknown;
    try {
      saved = JSON.parse(storage().getItem(STORAGE_KEY) ?? "null");
    } catch {
      return {};
    }
    const at = propertyOf(saved, "at");
    const age = typeof at === "number" ? now() - at : Number.NaN;
    if (!(age >= 0 && age <= WITHIN_MS)) return {};
    const [address, draft] = [propertyOf(saved, "address"), propertyOf(saved, "draft")];
    return {
      ...(typeof address === "string" && isOwnPrivateAddress(address) && { address }),
      ...(typeof draft === "string" && { draft }),
    };
  };
  return {
    forget,
    rememberAddress(address: string) {
      if (isOwnPrivateAddress(address)) remember({ address });
    },
    rememberDraft: (draft: string) => remember({ draft }),
    read,
    visited(pathname: string) {
      // The next person at this device may begin at the home page, and must not be given the draft of the one before.
      const isHomeOfVisitor = pathname === HOME && read().draft === undefined;
      if (!ON_THE_WAY.includes(pathname) && !isHomeOfVisitor) forget();
    },
  };
}

/** A page of ours that needs an account, and nothing that a browser could take for another site. */
export function isOwnPrivateAddress(address: string): boolean {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(address) || address.length > 2000) return false;
  const [pathname = ""] = address.split(/[?#]/);
  return privatePaths.some((path) => matchPath({ path, caseSensitive: true }, pathname));
}

export const afterSignIn = createAfterSignIn({ storage: () => window.sessionStorage, now: Date.now });
