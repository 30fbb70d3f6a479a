import { ArrowDown, ArrowLeftRight, ArrowUp, GripVertical } from "lucide-react";
import { useMemo } from "react";
import { flushSync } from "react-dom";
import type { ColumnName } from "../../../../../domain/document/style/custom-style.ts";
import { orderSections } from "../../../../../domain/resume/section-edits.ts";
import { sectionNamed } from "../../../../../domain/resume/section-list.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useColumnDrag } from "../../../../ui/use-column-drag.ts";
import { useEditor, useResume } from "../../editor-context.tsx";
import { ToolButton } from "../../form/tool-button.tsx";
import { BackButton } from "../style/back-button.tsx";
import { useStyle, useTemplateAndTheme } from "../style/use-style.ts";
import { movedTo, shownColumns, styleWithColumn, titleOf } from "./column-places.ts";

const NAMES: Record<ColumnName, string> = { side: "Narrow column", main: "Wide column" };
const ORDER: readonly ColumnName[] = ["side", "main"];
const other = (column: ColumnName): ColumnName => (column === "side" ? "main" : "side");

/** Which sections stand in which column, for layouts that have two: by drag, or by the buttons of each. */
export function ColumnsControl() {
  const { session, view } = useEditor();
  const { style, set } = useStyle();
  const { layout } = useTemplateAndTheme().template;
  const resume = useResume((whole) => whole);
  const columns = useMemo(() => shownColumns(resume, layout, style), [resume, layout, style]);

  const move = (key: string, to: ColumnName, index: number) => {
    const { store } = session;
    const wanted = movedTo(columns, key, to, index);
    const next = styleWithColumn(style, key, to, { resume, layout });
    store.design({ style: next });
    // Only where the place is another one than that of the sections' order: it is the form's order, too.
    const by = shownColumns(resume, layout, next);
    if (ORDER.some((column) => by[column].join() !== wanted[column].join())) {
      const step = store.read().history.past.at(-1);
      store.putAll([orderSections([...wanted.main, ...wanted.side])], new Set(step ? [step] : []));
    }
    const section = sectionNamed(resume, key);
    if (section)
      view.say(`${titleOf(resume, section)}: place ${index + 1} in the ${NAMES[to].toLowerCase()}.`);
  };
  const { board, handle } = useColumnDrag(ORDER, (key, { column, index }) => move(key, column, index));
  const press = (key: string, to: ColumnName, index: number, tool: string) => {
    flushSync(() => move(key, to, index));
    // Moved, the button is another one: whoever goes on by keys goes on with the same section.
    board.current
      ?.querySelector<HTMLElement>(`[data-section-key="${CSS.escape(key)}"] [data-tool="${tool}"]`)
      ?.focus();
  };
  if (!layout.columns) return null;

  return (
    <fieldset className="min-w-0">
      <legend className="float-start text-14 font-medium">Columns of the sections</legend>
      <div className="flex min-h-6 justify-end">
        {style.columns && (
          <BackButton
            of="Columns of the sections"
            onBack={() => {
              set("columns", undefined);
              board.current?.querySelector<HTMLElement>("button")?.focus();
            }}
          />
        )}
      </div>
      <div ref={board} className="mt-1 grid clear-both gap-3 sm:grid-cols-2">
        {ORDER.map((column) => (
          <div
            key={column}
            data-column={column}
            className="min-w-0 rounded-control border border-line bg-paper p-2 data-drop:border-proof data-drop:bg-proof-tint"
          >
            <p id={`column-${column}`} className="px-1 text-12 text-ink-soft">
              {NAMES[column]}
            </p>
            <ul aria-labelledby={`column-${column}`} className="mt-1 grid min-h-11 gap-1">
              {columns[column].map((key, index) => {
                const section = sectionNamed(resume, key);
                if (!section) return null;
                const title = titleOf(resume, section);
                return (
                  <li
                    key={key}
                    data-section-key={key}
                    className="flex items-center rounded-control border border-line bg-surface data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised"
                  >
                    <button
                      type="button"
                      {...handle(key)}
                      tabIndex={-1}
                      title="Drag"
                      className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-11"
                    >
                      <Icon of={GripVertical} className="size-4" />
                      <span className="sr-only">{`Drag ${title}`}</span>
                    </button>
                    <span className="min-w-0 grow text-14 wrap-anywhere">{title}</span>
                    <ToolButton
                      icon={ArrowUp}
                      data-tool="up"
                      label={`Move ${title} up`}
                      disabled={index === 0}
                      className="max-sm:hidden"
                      onClick={() => press(key, column, index - 1, "up")}
                    />
                    <ToolButton
                      icon={ArrowDown}
                      data-tool="down"
                      label={`Move ${title} down`}
                      disabled={index === columns[column].length - 1}
                      className="max-sm:hidden"
                      onClick={() => press(key, column, index + 1, "down")}
                    />
                    <ToolButton
                      icon={ArrowLeftRight}
                      data-tool="across"
                      label={`Move ${title} to the ${NAMES[other(column)].toLowerCase()}`}
                      onClick={() => press(key, other(column), columns[other(column)].length, "across")}
                    />
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      {columns.main.length + columns.side.length === 0 && (
        <p className="mt-2 text-12 text-ink-soft">Sections stand here once something is written in them.</p>
      )}
    </fieldset>
  );
}
