import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { parsePointer, valueAt } from "../../../domain/json/json-pointer.ts";
import type { Resume } from "../../../domain/resume/resume.ts";
import type { DraftContent } from "../../drafts/draft-content.ts";
import { withdrawUndo } from "./offer-undo.ts";
import type { SaveState } from "./saving/save-machine.ts";
import type { EditorSession } from "./saving/session.ts";
import { createEditorView, type EditorView } from "./state/editor-view.ts";

/** What stands beside a part of the form to help with its words; the AI tools bring theirs. */
export interface AssistSlots {
  summary?: () => ReactNode;
  /** For one position, by its index. */
  experience?: (index: number) => ReactNode;
  /** For one project, by its index. */
  projects?: (index: number) => ReactNode;
}

interface Editor {
  session: EditorSession;
  view: EditorView;
  assist: AssistSlots;
}

const EditorContext = createContext<Editor | null>(null);

interface EditorProviderProps {
  session: EditorSession;
  assist?: AssistSlots;
  children: ReactNode;
}

const NO_ASSIST: AssistSlots = {};

export function EditorProvider({ session, assist = NO_ASSIST, children }: EditorProviderProps) {
  const view = useMemo(() => createEditorView(), []);
  const editor = useMemo(() => ({ session, view, assist }), [session, view, assist]);
  useEffect(() => withdrawUndo, []);
  return <EditorContext value={editor}>{children}</EditorContext>;
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("This part was drawn outside the editor.");
  return editor;
}

/** Draws again only when what is selected changed. */
export function useContent<Value>(select: (content: DraftContent) => Value): Value {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.subscribe, () => select(store.read().content));
}

export function useResume<Value>(select: (resume: Resume) => Value): Value {
  return useContent(({ resume }) => select(resume));
}

/** The text at a place of the resume; nothing where the place is gone. */
export function useText(pointer: string): string {
  return useResume((resume) => {
    const value = valueAt(resume, parsePointer(pointer) ?? []);
    return typeof value === "string" ? value : "";
  });
}

const NONE: readonly unknown[] = [];

export function useList(pointer: string): readonly unknown[] {
  return useResume((resume) => {
    const value = valueAt(resume, parsePointer(pointer) ?? []);
    return Array.isArray(value) ? value : NONE;
  });
}

export function useSaveState(): SaveState {
  const { loop } = useEditor().session;
  return useSyncExternalStore(loop.subscribe, loop.read);
}

export function useView(): ReturnType<EditorView["read"]> {
  const { view } = useEditor();
  return useSyncExternalStore(view.subscribe, view.read);
}
