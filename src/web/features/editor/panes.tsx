import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { TabList } from "../../ui/tab-list.tsx";
import { panelProps } from "../../ui/tab-panel.ts";
import { useEditor, useView } from "./editor-context.tsx";
import { InsightsColumn } from "./insights/insights-column.tsx";
import { tailoringOf } from "./insights/tailor/tailoring-store.ts";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useNarrow } from "./use-narrow.ts";
import { useOwnPlaces } from "./use-own-places.ts";

const GROUP = "side";
const sides = [
  { id: "form", label: "Edit" },
  { id: "preview", label: "Preview" },
] as const;
const sidesWithInsights = [...sides, { id: "insights", label: "Insights" }] as const;

/** On a phone: which of the sides is on the screen, and what can be done with the whole. Drawn nowhere else. */
export function SideBar({ insights, actions }: { insights: boolean; actions: ReactNode }) {
  const { view } = useEditor();
  const side = useView((state) => state.side);
  return (
    <div
      data-bar
      className="sticky top-16 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1.5 lg:hidden"
    >
      <div className="min-w-fit grow basis-0">
        <TabList
          label="What is on the screen"
          group={GROUP}
          options={insights ? sidesWithInsights : sides}
          chosen={side}
          onChoose={(id) => view.show(id === "insights" ? { side: id, insights: true } : { side: id })}
          look="wideSegments"
        />
      </div>
      <div className="flex items-center">{actions}</div>
    </div>
  );
}

const column = {
  beside: "lg:sticky lg:top-16 lg:flex lg:h-[calc(100dvh-4rem)] lg:border-s",
  besideInsights: "2xl:sticky 2xl:top-16 2xl:flex 2xl:h-[calc(100dvh-4rem)] 2xl:border-s",
};

/** The form, the finished page and the insights: side by side where there is room, else the page makes room for the insights. */
export function Panes({ form }: { form: ReactNode }) {
  const side = useView((state) => state.side);
  const insights = useView((state) => state.insights);
  const isPlanning = useIsPlanning();
  const narrow = useNarrow();
  const panes = useRef<HTMLDivElement>(null);
  useOwnPlaces(side, narrow, panes);
  // Side by side they are no tabs.
  const panel = (id: typeof side) => (narrow ? panelProps(GROUP, id) : {});
  const columns = insights
    ? "2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_31rem]"
    : "2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]";
  return (
    <div
      ref={panes}
      className={`relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] ${columns}`}
    >
      <div
        {...panel("form")}
        className={`below-bars min-w-0 px-3 pt-4 pb-[40dvh] sm:px-5 ${side === "form" ? "" : "max-lg:hidden"} ${isPlanning ? "lg:max-2xl:hidden" : ""}`}
      >
        <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">{form}</div>
      </div>
      <div
        {...panel("preview")}
        className={`min-w-0 border-line ${previewPlace(side === "preview", insights && !isPlanning)}`}
      >
        <PreviewPane />
      </div>
      {insights && (
        <div
          {...panel("insights")}
          className={`min-w-0 border-line ${column.beside} ${side === "insights" ? "max-lg:below-bars max-lg:flex" : "max-lg:hidden"}`}
        >
          <InsightsColumn />
        </div>
      )}
    </div>
  );
}

/** Whether a plan is looked at: what it changes is to be seen, so the page stands beside it in the place of the form. */
function useIsPlanning(): boolean {
  const tailoring = tailoringOf(useEditor().session);
  const { at } = useSyncExternalStore(tailoring.subscribe, tailoring.read);
  const isMatchOpen = useView(({ insights, insight }) => insights && insight === "match");
  return at === "plan" && isMatchOpen;
}

/** Put aside, the page is still laid out: one that is not has no lines to count, and a wrong number of pages. */
function previewPlace(chosen: boolean, insights: boolean): string {
  const onPhone = "max-lg:flex max-lg:min-h-0";
  if (!insights) return `${column.beside} ${chosen ? onPhone : "max-lg:put-aside"}`;
  return `${column.besideInsights} ${chosen ? `${onPhone} lg:max-2xl:put-aside` : "max-2xl:put-aside"}`;
}
