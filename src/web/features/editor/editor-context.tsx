import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { parsePointer, valueAt } from "../../../domain/json/json-pointer.ts";
import type { Mark } from "../../../domain/marks/mark.ts";
import { marksOfField } from "../../../domain/marks/marks-place.ts";
import type { Resume } from "../../../domain/resume/resume.ts";
import { type Line, textOfLine } from "../../../domain/sections/line.ts";
import type { DraftContent } from "../../drafts/draft-content.ts";
import { withdrawUndo } from "./offer-undo.ts";
import type { Trouble } from "./saving/save-machine.ts";
import type { EditorSession } from "./saving/session.ts";
import type { VariantState } from "./saving/variant-state.ts";
import type { DocumentState } from "./state/document-store.ts";
import { createEditorView, type EditorView } from "./state/editor-view.ts";
import { createGuide, type Guide } from "./state/guide.ts";
import { linesIn } from "./state/list-at.ts";

/** What stands beside a part of the form to help with its words; the AI tools bring theirs. */
export interface AssistSlots {
  summary?: () => ReactNode;
  /** For one position, by its index. */
  experience?: (index: number) => ReactNode;
  /** For one project, by its index. */
  projects?: (index: number) => ReactNode;
  /** For all of it, one after the other. */
  all?: () => ReactNode;
  openAll?: () => void;
}

interface Editor {
  session: EditorSession;
  view: EditorView;
  guide: Guide;
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
  const guide = useMemo(() => createGuide(session), [session]);
  const editor = useMemo(() => ({ session, view, guide, assist }), [session, view, guide, assist]);
  useEffect(() => {
    const stops = [session.store.subscribe(guide.follow), guide.listen()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, guide]);
  useEffect(() => withdrawUndo, []);
  return <EditorContext value={editor}>{children}</EditorContext>;
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("This part was drawn outside the editor.");
  return editor;
}

/** Draws again only when what is selected changed. */
export function useDocument<Value>(select: (state: DocumentState) => Value): Value {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

export function useContent<Value>(select: (content: DraftContent) => Value): Value {
  return useDocument(({ content }) => select(content));
}

export function useResume<Value>(select: (resume: Resume) => Value): Value {
  return useContent(({ resume }) => select(resume));
}

/** What is made of the value at a place of the resume. What is typed anywhere else is not even heard of. */
export function useValue<Value>(pointer: string, select: (value: unknown) => Value): Value {
  const { store } = useEditor().session;
  const path = useMemo(() => parsePointer(pointer) ?? [], [pointer]);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, `/resume${pointer}`),
    [store, pointer],
  );
  return useSyncExternalStore(subscribe, () => select(valueAt(store.read().content.resume, path)));
}

/** The text at a place of the resume, a field or a line; nothing where the place is gone. */
export function useText(pointer: string): string {
  return useValue(pointer, (value) => textOfLine(value) ?? "");
}

const NO_MARKS: readonly Mark[] = [];

/** What is bold, italic or a link in the text of a field. */
export function useMarks(field: string): readonly Mark[] {
  return useValue(marksOfField(field), (marks) =>
    Array.isArray(marks) ? (marks as readonly Mark[]) : NO_MARKS,
  );
}

/** Whether something is turned on; what is off is not there. */
export function useFlag(pointer: string): boolean {
  return useValue(pointer, (value) => value === true);
}

/** The lines at a place of the resume. */
export function useLines(pointer: string): readonly Line[] {
  return useValue(pointer, linesIn);
}

/** The ids of a list's items, in their order; drawn again only when that changes. None where there is no such list. */
export function useItemIds(pointer: string): readonly string[] {
  const ids = useValue(pointer, (items) =>
    Array.isArray(items) ? items.map((item: { id: string }) => item.id).join(" ") : "",
  );
  return useMemo(() => (ids === "" ? [] : ids.split(" ")), [ids]);
}

/** The sample that is shown as a guide; null where none is. */
export function useGuide(): Resume | null {
  const { guide } = useEditor();
  return useSyncExternalStore(guide.subscribe, guide.read);
}

/** What the guide shows in an empty field: the sample's words at this place, the first few of a list. */
export function useGuideText(pointer: string): string | undefined {
  const sample = useGuide();
  if (!sample) return undefined;
  const value = valueAt(sample, parsePointer(pointer) ?? []);
  if (Array.isArray(value)) return value.slice(0, 3).map(textOfLine).join(", ");
  return textOfLine(value) ?? undefined;
}

/** What keeps the draft from being saved. */
export function useTrouble(): Trouble | null {
  return useDocument(({ sync }) => sync.trouble);
}

/** What the resume is a variant of; null where it is none. */
export function useVariant(): VariantState | null {
  const { variant } = useEditor().session;
  return useSyncExternalStore(variant.subscribe, variant.read);
}

/** Draws again only when what is selected changed: the page count comes in the frame in which the editor opens, and every focus tells its field. */
export function useView<Value>(select: (state: ReturnType<EditorView["read"]>) => Value): Value {
  const { view } = useEditor();
  return useSyncExternalStore(view.subscribe, () => select(view.read()));
}
