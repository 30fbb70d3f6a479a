import type { ReactNode } from "react";
import { PageHead } from "../../ui/page-head.tsx";
import type { AdminCopy } from "./admin-copy.ts";

/** What a screen of administrators begins with: its name, and what it holds. */
export function ScreenHead({ words, children }: { words: AdminCopy; children?: ReactNode }) {
  return (
    <>
      <PageHead title={words.title} description={words.purpose} />
      <h1 className="heading-page">{words.title}</h1>
      <p className="mt-2 max-w-[70ch] text-ink-soft">{words.purpose}</p>
      {children}
    </>
  );
}
