import { content } from "../content.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** Of use only to whom a mail has led there: search engines leave it out, and so does the sitemap. */
  unlisted?: boolean;
}

/** The page's title and description, for tabs, searches and shared links; React moves them into the head, at build and in the browser. */
export function PageHead({ title, description, unlisted = false }: PageHeadProps) {
  const full = `${title} · ${content.name}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
    </>
  );
}
