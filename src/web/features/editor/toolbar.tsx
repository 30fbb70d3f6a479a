import { Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { KEEPING } from "../../../domain/limits.ts";
import { fieldOfPlace, isMarksPlace } from "../../../domain/marks/marks-place.ts";
import { titleOf } from "../../../domain/resume/resume-title.ts";
import { cleanLine } from "../../../domain/text/clean-text.ts";
import { useContent, useDocument, useEditor } from "./editor-context.tsx";
import { ToolButton } from "./form/tool-button.tsx";
import { ariaKeys } from "./keys/editor-keys.ts";
import { SaveStatus } from "./save-status.tsx";

interface ToolbarProps {
  /** What can be done with the whole; a phone has them in a row of their own. */
  tools: ReactNode;
  /** The one that stays beside the name on every screen. */
  main: ReactNode;
}

/** The name of the resume, what became of the last edit, and what can be done with the whole. */
export function Toolbar({ tools, main }: ToolbarProps) {
  return (
    <div data-bar className="sticky top-0 z-20 h-16 border-b border-line bg-surface">
      <div className="flex h-full items-center gap-x-2 px-3 sm:px-5">
        <div className="min-w-0 grow sm:-ms-2">
          <TitleField />
          <div className="flex min-w-0 gap-3 px-2">
            <SaveStatus />
          </div>
        </div>
        <div className="flex items-center gap-1 max-lg:hidden">{tools}</div>
        {main}
      </div>
    </div>
  );
}

function TitleField() {
  const { store } = useEditor().session;
  const title = useContent((content) => content.title);
  return (
    <input
      aria-label="Title of this resume"
      value={title}
      maxLength={KEEPING.title}
      onChange={(event) => store.design({ title: cleanLine(event.currentTarget.value) })}
      // Emptied, it is named after its content again.
      onBlur={() => {
        if (title.trim() === "") store.design({ title: titleOf(store.read().content.resume) });
      }}
      className="field-sizing-content block max-w-full min-w-32 pointer-coarse:min-h-11 truncate rounded-control border border-transparent bg-transparent px-2 font-serif text-18 leading-7 font-semibold hover:border-line focus:border-edge"
    />
  );
}

export function UndoButtons() {
  const travel = useTravel();
  const canUndo = useDocument(({ history }) => history.past.length > 0);
  const canRedo = useDocument(({ history }) => history.future.length > 0);
  return (
    <div className="flex">
      <ToolButton
        icon={Undo2}
        label="Undo"
        aria-keyshortcuts={ariaKeys("undo")}
        disabled={!canUndo}
        onClick={() => travel("undo")}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        aria-keyshortcuts={ariaKeys("redo")}
        disabled={!canRedo}
        onClick={() => travel("redo")}
      />
    </div>
  );
}

/** Goes back or forth, says so, and shows where. */
export function useTravel() {
  const { session, view } = useEditor();
  return (way: "undo" | "redo", follow = false) => {
    const pointer = session.store[way]();
    if (pointer === null) return view.say(`Nothing to ${way}.`);
    view.say(way === "undo" ? "Undone." : "Redone.");
    const place = fieldOfPlace(pointer.replace(/^\/resume/, ""));
    // Where only marks changed, the words that are selected stay selected.
    const isHere = isMarksPlace(pointer) && document.activeElement?.getAttribute("data-field") === place;
    if (isHere) return;
    if (follow && pointer.startsWith("/resume/")) view.goTo(place);
    else view.show({ active: pointer.startsWith("/resume/") ? place : null });
  };
}
