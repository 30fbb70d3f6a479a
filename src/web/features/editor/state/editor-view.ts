import { flushSync } from "react-dom";
import { createStore } from "../../../store.ts";

interface ViewState {
  /** The left side: what is written, or how it looks. */
  panel: "content" | "design";
  /** On a phone one of the two is on the screen. */
  side: "form" | "preview" | "insights";
  /** Whether the insights stand beside the form. */
  insights: boolean;
  /** Which of them is shown. */
  insight: string;
  /** The kind of English that the person has chosen for the spelling; null for the resume's own. */
  dialect: string | null;
  /** Pages of the whole document; null while nobody has counted all of them. */
  pages: number | null;
  /** Percent of the true size, or as wide as there is room. */
  zoom: number | "width";
  /** The field that is being edited. */
  active: string | null;
  /** Sections beyond those that every form has which this one shows, empty or not, until the page is left. */
  added: readonly string[];
  /** The last thing that was done, for assistive technology. */
  said: string;
  /** The draft has gone elsewhere: what was typed here now would be kept nowhere. */
  left: boolean;
}

type Opener = (pointer: string) => void;

export interface EditorView {
  read(): ViewState;
  subscribe(listener: () => void): () => void;
  show(change: Partial<ViewState>): void;
  say(words: string): void;
  /** A part that is folded opens when something inside it is looked for. */
  onReveal(opener: Opener): () => void;
  /** Opens what hides the field, and puts the cursor into it. */
  goTo(pointer: string, caret?: "start" | "end" | number): boolean;
  /** Shows the field where no bar or notification lies over it, and leaves the focus where it is. */
  bringIntoView(pointer: string): void;
}

export function createEditorView(): EditorView {
  const openers = new Set<Opener>();
  const { read, subscribe, become } = createStore<ViewState>({
    panel: "content",
    side: "form",
    insights: false,
    insight: "ats",
    dialect: null,
    pages: null,
    zoom: "width",
    active: null,
    added: [],
    said: "",
    left: false,
  });
  const show = (change: Partial<ViewState>) => become({ ...read(), ...change });

  return {
    read,
    subscribe,
    show,
    // A change of one space makes the same words be read again.
    say: (words) => show({ said: read().said === words ? `${words}\u00a0` : words }),
    onReveal(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    goTo(pointer, caret = "end") {
      // The letter is written among the insights, everything else in the form.
      flushSync(() =>
        show(
          pointer === "/coverLetter"
            ? { insights: true, insight: "letter", side: "insights" }
            : { panel: "content", side: "form" },
        ),
      );
      // What stands inside is there to be looked for only after what is around it: the rest of the form, a section, its list, an
      // item, a further field of it, its entries.
      for (let depth = 0; depth < 6; depth++)
        flushSync(() => {
          for (const opener of [...openers]) opener(pointer);
        });
      const field = fieldAt(pointer);
      if (!field) return false;
      // The browser's own way would put the field in the middle: the form moves no further than it must.
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "nearest" });
      placeCaret(field, caret);
      return true;
    },
    bringIntoView: (pointer) => fieldAt(pointer)?.scrollIntoView({ block: "center" }),
  };
}

/** The field itself, else the first one inside the place, else what stands around it. */
function fieldAt(pointer: string): HTMLElement | null {
  const at = CSS.escape(pointer);
  const inside =
    document.querySelector<HTMLElement>(`[data-field="${at}"]`) ??
    document.querySelector<HTMLElement>(`[data-field^="${at}/"]`);
  if (inside || pointer.lastIndexOf("/") <= 0) return inside;
  return fieldAt(pointer.slice(0, pointer.lastIndexOf("/")));
}

function placeCaret(field: HTMLElement, caret: "start" | "end" | number): void {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text");
  if (!isText) return;
  const place = caret === "start" ? 0 : caret === "end" ? field.value.length : caret;
  field.setSelectionRange(place, place);
}
