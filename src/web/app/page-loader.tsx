import { use } from "react";
import { matchPath } from "react-router";
import type { PageModule, PageProps } from "../page.ts";
import { type PagePath, privatePaths, publicPaths } from "../paths.ts";
import { type PageRoute, routes } from "./routes.ts";

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page that an address shows: its own, or home when nobody knows it. The server tells cases apart, so do we. */
export function pageAt(pathname: string): PagePath {
  const known = [...publicPaths, ...privatePaths].find((path) =>
    matchPath({ path, caseSensitive: true }, pathname),
  );
  return known ?? "/";
}

/** After this, the page draws at once: a prerendered page is whole, and hydration finds what the server drew. */
export function preloadPage(path: PagePath): Promise<PageModule> {
  return moduleOf(routes[path]);
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
