interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  wide?: boolean;
}

/** A choice between views that stand in one place. */
export function Segments<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
  wide = false,
}: SegmentsProps<Id>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex rounded-control bg-line/60 p-0.5 ${wide ? "w-full" : "justify-self-start"}`}
    >
      {options.map(({ id, label: words }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            const next = by && options[(index + by + options.length) % options.length];
            if (!next) return;
            event.preventDefault();
            onChoose(next.id);
            const tab = event.currentTarget.parentElement?.children[options.indexOf(next)];
            if (tab instanceof HTMLElement) tab.focus();
          }}
          className={`min-h-8 rounded-[4px] px-4 text-14 font-medium text-ink-soft transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-resting forced-colors:aria-selected:border ${wide ? "grow max-sm:px-2" : ""}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
