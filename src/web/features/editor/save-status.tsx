import { Check, CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useEditor } from "./editor-context.tsx";
import { shownSaveMessage } from "./saving/shown-save-message.ts";

const looks = {
  busy: { icon: LoaderCircle, className: "text-ink-soft" },
  good: { icon: Check, className: "text-proof" },
  waiting: { icon: CloudOff, className: "text-info" },
  bad: { icon: CircleAlert, className: "text-stop" },
} as const;

/** What became of the last edit: always in sight, and read out once it has settled. */
export function SaveStatus() {
  const { store, savesTo } = useEditor().session;
  const shown = useMemo(() => shownSaveMessage(store, savesTo), [store, savesTo]);
  const message = useSyncExternalStore(shown.subscribe, shown.read);
  const { icon, className } = looks[message.tone];
  const announced = useSettled(
    [message.text, message.kept, message.detail].flatMap((part) => part?.replace(/\.$/, "") ?? []).join(". "),
    message.tone === "busy",
  );
  return (
    <>
      <p
        data-save-state={message.tone}
        title={message.detail ?? undefined}
        className={`flex min-w-0 items-center gap-1.5 text-12 ${message.tone === "bad" ? "font-medium text-stop" : "text-ink-soft"}`}
      >
        <Icon of={icon} className={`size-4 ${className} ${message.isSlow ? "animate-spin" : ""}`} />
        <span className={message.tone === "bad" ? "line-clamp-2 leading-tight" : "truncate"}>
          {message.text}
          {/* Where there is little room, the reason comes first; the rest is still read out. */}
          {message.kept && <span className="max-sm:sr-only">{` ${message.kept}`}</span>}
        </span>
      </p>
      {message.tone !== "busy" && message.detail && (
        <p className="truncate text-12 text-ink-soft max-md:hidden">{message.detail}</p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** Only what lasts is read out. */
function useSettled(words: string, busy: boolean): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), busy ? 3000 : 1000);
    return () => clearTimeout(timer);
  }, [words, busy]);
  return settled;
}
