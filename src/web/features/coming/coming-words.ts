import type { PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";
import { productWords } from "./product-words.ts";

/** The words of each screen that is not built yet. A screen that is built leaves this table. */
export const comingWords: Partial<Record<PagePath, ComingWords>> = productWords;
