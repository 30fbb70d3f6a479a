import { use } from "react";
import { matchPath } from "react-router";
import { authStore } from "../auth-state.ts";
import type { PageModule, PageProps } from "../page.ts";
import { type PagePath, privatePaths, publicPaths } from "../paths.ts";
import { type PageRoute, routes } from "./routes.ts";

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

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

/** After this, the page draws at once: a prerendered page is whole, and hydration finds what the server drew. */
export function preloadPage(path: PagePath): Promise<PageModule> {
  return moduleOf(routes[path]);
}

/** What takes longer is not waited for: the page says that it is opening. */
const PREPARED_WITHIN_MS = 150;

/** The same for the address that the site is opened at, which may open what it shows before it is drawn. */
export async function preparePage(pathname: string): Promise<void> {
  const { path, params } = addressed(pathname);
  const { prepare } = await preloadPage(path);
  if (!prepare) return;
  const user = authStore.read().userInfo?.user ?? null;
  const late = new Promise((resolve) => setTimeout(resolve, PREPARED_WITHIN_MS));
  await Promise.race([prepare({ path, user, params }), late]);
}

/** A download that failed stays failed until the reader reloads, as the error boundary asks: most browsers remember it anyway. */
function moduleOf({ source, load }: PageRoute): Promise<PageModule> {
  const known = loading.get(source);
  if (known) return known;
  const request = load().then((module) => {
    loaded.set(source, module);
    return module;
  });
  loading.set(source, request);
  return request;
}

export function LoadedPage(props: PageProps) {
  const route = routes[props.path];
  const { Page } = loaded.get(route.source) ?? use(moduleOf(route));
  return <Page {...props} />;
}
