import { content } from "../content.ts";

/** The page's title and description; React moves them into the head, at build and in the browser. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · ${content.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
