import { useState } from "react";
import type { Issue } from "../../../../domain/issue.ts";
import { setField } from "../../../../domain/resume/edits.ts";
import type { Line } from "../../../../domain/sections/line.ts";
import { newLineId } from "../../../drafts/new-id.ts";
import { useEditor } from "../editor-context.tsx";
import { listAt } from "../state/list-at.ts";

/** What stands in the input, and as what it stands in the list; null while it is nothing yet. */
interface Live {
  typed: string;
  as: Line | null;
}

const NOTHING: Live = { typed: "", as: null };

/**
 * The entry that is being typed at the end of a list. It is in the list from its first letter on: it shows on the page,
 * it is saved and it can be undone like every other key.
 */
export function useLiveEntry(pointer: string, entries: readonly Line[]) {
  const { store } = useEditor().session;
  const [live, setLive] = useState(NOTHING);
  // Undone, or changed by another tab: what stands in the list now stands there on its own.
  const isLost = live.as !== null && !isSame(live.as, entries.at(-1));
  if (isLost) setLive(NOTHING);
  const { typed, as } = isLost ? NOTHING : live;
  const others = as === null ? entries : entries.slice(0, -1);
  const present = () => listAt(store.read().content.resume, pointer);
  const group = `entry ${pointer}/${others.length}`;

  const put = (text: string): Issue | null => {
    const blank = text.trim() === "";
    if (blank && as === null) {
      setLive({ typed: text, as: null });
      return null;
    }
    const entry = { ...as, id: as?.id ?? newLineId(), text };
    const issue = store.edit(setField(pointer, blank ? others : [...others, entry]), group);
    if (issue === null) setLive({ typed: text, as: blank ? null : (present().at(-1) ?? null) });
    return issue;
  };
  /** The entry is whole: it joins the others. Answers it, or null where there is none. */
  const finish = (): string | null => {
    const text = as === null ? null : as.text.trim();
    if (as !== null && text !== as.text) store.edit(setField(pointer, [...others, { ...as, text }]), group);
    setLive(NOTHING);
    return text;
  };
  const addAll = (texts: readonly string[]): Issue | null => {
    finish();
    return store.edit(setField(pointer, [...present(), ...texts]));
  };
  return { typed, others, put, finish, addAll };
}

function isSame(one: Line, other: Line | undefined): boolean {
  return one.id === other?.id && one.text === other.text;
}
