import { Check, CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useEditor, useSaveState } from "./editor-context.tsx";
import { saveWords } from "./saving/save-words.ts";

const looks = {
  busy: { icon: LoaderCircle, className: "text-ink-soft" },
  good: { icon: Check, className: "text-proof" },
  waiting: { icon: CloudOff, className: "text-info" },
  bad: { icon: CircleAlert, className: "text-stop" },
} as const;

/** What became of the last edit: always in sight, and read out once it has settled. */
export function SaveStatus() {
  const { keeper } = useEditor().session;
  const words = saveWords(useSaveState(), keeper);
  const { icon, className } = looks[words.tone];
  const announced = useSettled(
    [words.text, words.kept, words.detail].flatMap((part) => part?.replace(/\.$/, "") ?? []).join(". "),
    words.tone === "busy",
  );
  return (
    <>
      <p
        data-save-state={words.tone}
        title={words.detail ?? undefined}
        className={`flex min-w-0 items-center gap-1.5 text-12 ${words.tone === "bad" ? "font-medium text-stop" : "text-ink-soft"}`}
      >
        <Icon of={icon} className={`size-4 ${className} ${words.tone === "busy" ? "animate-spin" : ""}`} />
        <span className={words.tone === "bad" ? "line-clamp-2 leading-tight" : "truncate"}>
          {words.text}
          {/* Where there is little room, the reason comes first; the rest is still read out. */}
          {words.kept && <span className="max-sm:sr-only">{` ${words.kept}`}</span>}
        </span>
      </p>
      {words.tone !== "busy" && words.detail && (
        <p className="truncate text-12 text-ink-soft max-md:hidden">{words.detail}</p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** Typing makes the state flicker; only what lasts is read out. */
function useSettled(words: string, busy: boolean): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), busy ? 3000 : 1000);
    return () => clearTimeout(timer);
  }, [words, busy]);
  return settled;
}
