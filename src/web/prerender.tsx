import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/page-loader.tsx";
import { routes } from "./app/routes.ts";
import { type PublicPath, publicPaths } from "./paths.ts";
import type { PrerenderedPage } from "./prerendered-page.ts";

const ROOT_OPENS = '<div id="root">';

export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const path of publicPaths) pages.push(await prerenderPage(path));
  return pages;
}

async function prerenderPage(path: PublicPath): Promise<PrerenderedPage> {
  await preloadPage(path);
  const { prelude } = await prerender(
    <div id="root">
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </div>,
    {
      // React puts a boundary above this size behind an inline script, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const start = html.indexOf(ROOT_OPENS);
  if (start < 0) throw new Error(`The prerendered ${path} has no ${ROOT_OPENS}.`);
  // React writes the hoisted <title> and <meta> before the root element.
  const { source, fetches } = routes[path];
  const sources = fetches === undefined ? [source] : [source, fetches];
  return { path, sources, head: html.slice(0, start), body: html.slice(start) };
}
