import type { ComponentType } from "react";
import type { PagePath } from "./paths.ts";
import type { User } from "./user-info.ts";

/** What every page is given: the route that it stands for, the parts of the address that the route names, and who is looking. */
export interface PageProps {
  path: PagePath;
  params: Readonly<Record<string, string | undefined>>;
  user: User | null;
}

export type PreparePage = (page: PageProps) => Promise<void>;

/** A file of a page exports it under this name. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Opens what the page shows while the app still starts. */
  prepare?: PreparePage;
}
