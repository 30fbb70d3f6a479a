/** One public page as the build writes it. */
export interface PrerenderedPage {
  path: string;
  /** The files of the page from the web root, and of what it fetches first. */
  sources: readonly string[];
  /** Title and description. */
  head: string;
  /** The root element with the page inside. */
  body: string;
}

/** What the bundle of prerender.tsx exports to the build. */
export interface PrerenderBundle {
  prerenderPages: () => Promise<PrerenderedPage[]>;
}
