import { X } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useEditor, useView } from "../editor-context.tsx";
import { AtsTab } from "./ats/ats-tab.tsx";
import { InterviewTab } from "./interview/interview-tab.tsx";
import { LetterTab } from "./letter/letter-tab.tsx";
import { MatchTab } from "./match/match-tab.tsx";
import { SpellingTab } from "./spelling/spelling-tab.tsx";

/** What the resume is like for those who will read it: worked out on the device while one types. */
export function InsightsPanel() {
  const { view } = useEditor();
  const insight = useView((state) => state.insight);
  const close = () => view.show({ insights: false, side: "form" });
  return (
    <section aria-label="Insights" className="flex min-h-0 min-w-0 grow flex-col bg-surface">
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 max-lg:sr-only">
        <h2 className="text-14 font-medium">Insights</h2>
        <button
          type="button"
          title="Close the insights"
          onClick={close}
          className="-me-2 rounded-control p-1.5 max-lg:hidden text-ink-soft transition-colors hover:bg-line/60 hover:text-ink"
        >
          <Icon of={X} className="size-4" />
          <span className="sr-only">Close the insights</span>
        </button>
      </div>
      {/* Room below on a phone: a notification must not lie over the last button, where nothing more can be scrolled. */}
      {/* What is hidden from sight lies in here too: beside it, it would make the whole page longer than the window. */}
      <div className="relative min-h-0 grow overscroll-contain px-4 pt-1 max-lg:pb-24 lg:overflow-y-auto">
        <Tabs
          label="Insights"
          shownId={insight}
          onShow={(id) => view.show({ insight: id })}
          tight
          onlyShown
          tabs={[
            { id: "ats", label: "ATS check", short: "ATS", content: <AtsTab /> },
            { id: "match", label: "Job match", content: <MatchTab /> },
            { id: "spelling", label: "Spelling", content: <SpellingTab /> },
            { id: "interview", label: "Interview", content: <InterviewTab /> },
            { id: "letter", label: "Cover letter", short: "Letter", content: <LetterTab /> },
          ]}
        />
      </div>
    </section>
  );
}
