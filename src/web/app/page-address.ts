import { matchPath } from "react-router";
import type { PageProps } from "../page.ts";
import { type PagePath, privatePaths, publicPaths } from "../paths.ts";

const allPaths: readonly PagePath[] = [...publicPaths, ...privatePaths];
const plainPaths: ReadonlyMap<string, PagePath> = new Map(allPaths.map((path) => [path, path]));
const pathsWithParams = allPaths.filter((path) => path.includes(":"));

type Params = PageProps["params"];

/**
 * The page that an address shows: its own, or home when nobody knows it. The server tells cases apart, so do we. A pattern for each
 * page, of which there are three dozen, was compiled before anything was drawn.
 */
export function pageAt(pathname: string): PagePath {
  return addressed(pathname).path;
}

/** The same with the parts of the address that the page's path names. */
export function addressed(pathname: string): { path: PagePath; params: Params } {
  const written = decoded(pathname);
  const plain = plainPaths.get(written.replace(/\/+$/, "") || "/");
  if (plain) return { path: plain, params: {} };
  for (const path of pathsWithParams) {
    const match = matchPath({ path, caseSensitive: true }, written);
    if (match) return { path, params: match.params };
  }
  return { path: "/", params: {} };
}

/** An address that somebody broke, as "/%", is one that nobody knows. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
