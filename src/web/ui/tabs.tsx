import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

interface Tab {
  id: string;
  label: string;
  /** Part of the label, for a screen that has no room for the whole of it. */
  short?: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  /** Which one is shown, where somebody else may choose it too; else the tabs keep it to themselves. */
  shownId?: string;
  onShow?: (id: string) => void;
  /** Less room around the names, for a narrow place. */
  tight?: boolean;
  /** What is not shown does not work either; else every tab is there from the start. */
  onlyShown?: boolean;
  tabs: readonly [Tab, ...Tab[]];
}

/** Tabs by the ARIA pattern: one stop for Tab, arrows move and show, Home and End jump. */
export function Tabs({ label, tabs, shownId, onShow, tight = false, onlyShown = false }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(tabs[0].id);
  const shown = Math.max(
    tabs.findIndex(({ id }) => id === (shownId ?? chosenId)),
    0,
  );

  const choose = (id: string) => {
    setChosenId(id);
    onShow?.(id);
  };

  const show = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}tab-${tab.id}`}
            aria-selected={index === shown}
            aria-controls={`${base}panel-${tab.id}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
            className={`min-h-11 border-b-2 border-transparent ${tight ? "px-2 max-sm:px-1.5" : "px-4"} text-14 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-proof aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]`}
          >
            <TabName {...tab} />
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}panel-${tab.id}`}
          aria-labelledby={`${base}tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern asks for a panel that can be reached when it holds no control.
          tabIndex={0}
          hidden={index !== shown}
          className="rounded-control py-5"
        >
          {(!onlyShown || index === shown) && tab.content}
        </div>
      ))}
    </div>
  );
}

function TabName({ label, short }: Pick<Tab, "label" | "short">) {
  if (short === undefined) return label;
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </>
  );
}
