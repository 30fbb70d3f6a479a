import { content } from "../content.ts";

/** The page's title and description, for tabs, searches and shared links; React moves them into the head, at build and in the browser. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const full = `${title} · ${content.name}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
    </>
  );
}
