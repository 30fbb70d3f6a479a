import type { PageProps } from "../../page.ts";
import { Article } from "../../ui/article.tsx";
import { legalWords } from "./legal-words.ts";

export function Page({ path }: PageProps) {
  const words = legalWords[path];
  if (!words) throw new Error(`No legal words for ${path}.`);
  return <Article {...words} />;
}
