import type { KeyboardEvent } from "react";
import { segment, segmentTrack } from "./segmented-control.ts";
import { panelId, tabId } from "./tab-panel.ts";

export interface TabOption<Id extends string = string> {
  id: Id;
  label: string;
  /** Part of the label, for a screen that has no room for the whole of it. */
  short?: string;
}

const UNDERLINED =
  "min-h-11 border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-proof aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]";
const LINE = "gap-1 overflow-x-auto border-b border-line";

const LOOKS = {
  underlined: { list: LINE, tab: `${UNDERLINED} px-4` },
  /** Less room around the names, for a narrow place. */
  tight: { list: LINE, tab: `${UNDERLINED} px-2 max-sm:px-1.5` },
  segments: { list: `${segmentTrack} justify-self-start`, tab: `${segment} px-4` },
  wideSegments: { list: `${segmentTrack} w-full`, tab: `${segment} px-4 grow max-sm:px-1` },
} as const;

interface TabListProps<Id extends string> {
  label: string;
  /** What is shown bears the props of `panelProps` for this group. */
  group: string;
  options: readonly TabOption<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  look?: keyof typeof LOOKS;
}

/** Tabs by the ARIA pattern: one stop for Tab, arrows move and show, Home and End jump. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, group, options, chosen, onChoose, look = "underlined" } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = options.findIndex(({ id }) => id === chosen);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: options.length - 1 }[event.key];
    const next = target === undefined ? undefined : options.at(target % options.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(group, next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={`flex ${LOOKS[look].list}`}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          role="tab"
          id={tabId(group, option.id)}
          aria-selected={option.id === chosen}
          aria-controls={panelId(group, option.id)}
          tabIndex={option.id === chosen ? 0 : -1}
          onClick={() => onChoose(option.id)}
          onKeyDown={onKeyDown}
          className={LOOKS[look].tab}
        >
          <TabName {...option} />
        </button>
      ))}
    </div>
  );
}

function TabName({ label, short }: TabOption) {
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
