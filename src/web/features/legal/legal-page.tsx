import type { PageProps } from "../../page.ts";
import { Article } from "../../ui/article.tsx";
import { legalCopy } from "./legal-copy.ts";

export function Page({ path }: PageProps) {
  const words = legalCopy[path];
  if (!words) throw new Error(`No legal words for ${path}.`);
  return <Article {...words} />;
}
