import { CircleAlert, Minus, Plus } from "lucide-react";
import { counted } from "../../../../domain/text/counted.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useEditor, useView } from "../editor-context.tsx";
import { ToolButton } from "../form/tool-button.tsx";
import { MOST_LINES } from "./clip-resume.ts";
import type { Drawn } from "./drawn-preview.ts";

const STEPS = [25, 33, 50, 67, 75, 90, 100, 125, 150, 200] as const;

/** How many pages there are, whether they fit on one, and how large they are shown. */
export function PreviewBar({ drawn, scale }: { drawn: Drawn | null; scale: number }) {
  const { session, view } = useEditor();
  const zoom = useView((state) => state.zoom);
  const fit = useContent((content) => content.fit);
  const percent = Math.round(scale * 100);
  const larger = STEPS.find((step) => step > percent);
  const smaller = STEPS.findLast((step) => step < percent);
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-2 border-b border-line bg-surface px-3 text-14 sm:gap-x-4 sm:px-4">
      {/* Seen together with the count: the first page is drawn a moment later, and what stands beside the count would move. */}
      <div className={`flex items-center gap-3 sm:gap-4 ${drawn ? "" : "invisible"}`}>
        <p role="status" className="font-medium tabular-nums">
          {drawn && counted(drawn.pages, "page")}
          {drawn?.clipped && " shown"}
        </p>
        <label className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-ink-soft hover:text-ink">
          <input
            type="checkbox"
            checked={fit}
            onChange={(event) => session.store.design({ fit: event.currentTarget.checked })}
            className="size-4 accent-proof"
          />
          Fit to one page
        </label>
      </div>
      <div className="flex items-center sm:gap-0.5">
        <ToolButton
          icon={Minus}
          label="Zoom out"
          disabled={smaller === undefined}
          onClick={() => view.show({ zoom: smaller ?? 25 })}
        />
        <button
          type="button"
          title="As wide as there is room"
          aria-pressed={zoom === "width"}
          onClick={() => view.show({ zoom: zoom === "width" ? 100 : "width" })}
          className="min-h-8 pointer-coarse:min-h-11 min-w-11 rounded-control tabular-nums sm:min-w-14 sm:px-2 text-ink-soft hover:bg-line/60 hover:text-ink"
        >
          {`${percent}%`}
          <span className="sr-only">
            {zoom === "width" ? ", as wide as there is room" : ". Fit the width"}
          </span>
        </button>
        <ToolButton
          icon={Plus}
          label="Zoom in"
          disabled={larger === undefined}
          onClick={() => view.show({ zoom: larger ?? 200 })}
        />
      </div>
      <Remark drawn={drawn} />
    </div>
  );
}

function Remark({ drawn }: { drawn: Drawn | null }) {
  const words =
    drawn?.fits === false
      ? `It cannot be made to fit one page and stay legible: it takes ${drawn.pages}. Shorten the text, or choose a compact theme.`
      : drawn?.clipped
        ? `The preview shows the first ${grouped(MOST_LINES)} lines. Downloaded files hold all of them.`
        : drawn?.guided
          ? "The paler text is the sample. Files hold your own words only, and may be shorter."
          : null;
  return (
    <p role="status" className="flex w-full items-start gap-2 pb-2 text-12 text-ink-soft empty:hidden">
      {words && <Icon of={CircleAlert} className="mt-px size-4" />}
      {words}
    </p>
  );
}
