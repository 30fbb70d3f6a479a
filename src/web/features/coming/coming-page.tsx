import type { PageProps } from "../../page.ts";
import { Coming } from "../../ui/coming.tsx";
import { comingWords } from "./coming-words.ts";

export function Page({ path }: PageProps) {
  const words = comingWords[path];
  if (!words) throw new Error(`No words for the coming page ${path}.`);
  return (
    <div className="page-width section">
      <Coming {...words} />
    </div>
  );
}
