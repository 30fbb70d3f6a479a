import type { PageProps } from "../../page.ts";
import type { PagePath } from "../../paths.ts";
import { Article, type ArticleWords } from "../../ui/article.tsx";
import { careerWords } from "./career-words.ts";
import { productWords } from "./product-words.ts";
import { writingWords } from "./writing-words.ts";

const guides: Partial<Record<PagePath, ArticleWords>> = { ...writingWords, ...careerWords, ...productWords };

export function Page({ path }: PageProps) {
  const words = guides[path];
  if (!words) throw new Error(`No guide at ${path}.`);
  return <Article {...words} />;
}
