import type { ComponentType } from "react";
import type { PagePath } from "./paths.ts";
import type { User } from "./user-info.ts";

/** What every page is given: the route that it stands for and who is looking. */
export interface PageProps {
  path: PagePath;
  user: User | null;
}

/** `params` are the parts of the address that the route names. */
export type PreparePage = (
  page: PageProps & { params: Readonly<Record<string, string | undefined>> },
) => Promise<void>;

/** A file of a page exports it under this name. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Opens what the page shows while the app still starts. */
  prepare?: PreparePage;
}
