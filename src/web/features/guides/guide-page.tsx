import type { PageProps } from "../../page.ts";
import type { PagePath } from "../../paths.ts";
import { Article, type ArticleCopy } from "../../ui/article.tsx";
import { careerCopy } from "./career-copy.ts";
import { productCopy } from "./product-copy.ts";
import { writingCopy } from "./writing-copy.ts";

const guides: Partial<Record<PagePath, ArticleCopy>> = { ...writingCopy, ...careerCopy, ...productCopy };

export function Page({ path }: PageProps) {
  const words = guides[path];
  if (!words) throw new Error(`No guide at ${path}.`);
  return <Article {...words} />;
}
