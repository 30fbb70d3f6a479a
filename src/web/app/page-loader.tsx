import { use } from "react";
import { authStore } from "../auth-state.ts";
import type { PageModule, PageProps } from "../page.ts";
import type { PagePath } from "../paths.ts";
import { addressed } from "./page-address.ts";
import { type PageRoute, routes } from "./routes.ts";

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

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
