import { X } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditor } from "../../editor-context.tsx";
import { personalDictionary } from "./personal-dictionary.ts";

/** The words that the person added, each with the way to take it out again. */
export function PersonalDictionaryList() {
  const { view } = useEditor();
  const words = useSyncExternalStore(personalDictionary.subscribe, personalDictionary.read);
  const summary = useRef<HTMLElement>(null);
  if (words.length === 0) return null;
  const remove = (word: string) => {
    flushSync(() => personalDictionary.remove(word));
    // The button is gone with its word; the focus must not fall to the top of the page.
    summary.current?.focus();
    view.say(`${word} is no longer one of your words.`);
  };
  return (
    <details className="rounded-control border border-line px-4 py-2 text-14">
      <summary ref={summary} className="min-h-7 cursor-pointer rounded-control py-0.5 font-medium">
        {`My words (${words.length})`}
      </summary>
      <p className="mt-1 text-ink-soft">Let be in every resume on this device. They are sent nowhere.</p>
      <ul aria-label="My words" className="mt-2 mb-1 flex flex-wrap gap-1.5">
        {words.toReversed().map((word) => (
          <li
            key={word}
            className="flex max-w-full items-stretch rounded-control border border-line bg-surface"
          >
            <span className="min-w-0 self-center px-2.5 py-1 wrap-anywhere">{word}</span>
            <button
              type="button"
              onClick={() => remove(word)}
              className="grid min-h-8 w-8 pointer-coarse:size-11 shrink-0 place-content-center rounded-control text-ink-soft transition-colors hover:text-stop"
            >
              <Icon of={X} className="size-3.5" />
              <span className="sr-only">{`Remove ${word}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
