import { FileUp, Keyboard, ScanSearch } from "lucide-react";
import { memo, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { KEPT_AD_PLACE, LETTER_PLACE, TAILOR_PLACE } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TabList } from "../../ui/tab-list.tsx";
import { panelProps } from "../../ui/tab-panel.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { GoneDialog } from "./conflict/gone-dialog.tsx";
import { useMergeNotice } from "./conflict/use-merge-notice.ts";
import { DesignPanel } from "./design/design-panel.tsx";
import { type AssistSlots, EditorProvider, useEditor, useView } from "./editor-context.tsx";
import { ExportMenu } from "./files/export-menu.tsx";
import { ImportDialog } from "./files/import-dialog.tsx";
import { ResumeForm } from "./form/resume-form.tsx";
import { ToolButton } from "./form/tool-button.tsx";
import { ariaKeys } from "./keys/editor-keys.ts";
import { KeyList } from "./keys/key-list.tsx";
import { useEditorKeys, useStepEnds } from "./keys/use-editor-keys.ts";
import { Panes, SideBar } from "./panes.tsx";
import type { EditorSession } from "./saving/session.ts";
import { StartFrom } from "./start-from.tsx";
import { Toolbar, UndoButtons } from "./toolbar.tsx";
import { useNarrow } from "./use-narrow.ts";

interface WorkspaceProps {
  session: EditorSession;
  heading: string;
  assist?: AssistSlots;
  /** Stands above the form: what to know first. */
  notice?: ReactNode;
  /** Whether what readers make of the resume can be looked at beside it. */
  insights?: boolean;
  /** Stands in the toolbar before the files. */
  tools?: ReactNode;
  /** Stands over the editor, as the sign-in does. */
  overlay?: ReactNode;
}

/** The editor: the form on one side, the finished page on the other; on a phone one of the two. */
export function Workspace({ session, assist, ...rest }: WorkspaceProps) {
  return (
    <EditorProvider session={session} {...(assist && { assist })}>
      <WorkspaceScreen {...rest} />
    </EditorProvider>
  );
}

const panels = [
  { id: "content", label: "Content" },
  { id: "design", label: "Design" },
] as const;

function WorkspaceScreen({
  heading,
  notice,
  tools,
  overlay,
  insights = false,
}: Omit<WorkspaceProps, "session" | "assist">) {
  const side = useView((state) => state.side);
  const left = useView((state) => state.left);
  const narrow = useNarrow();
  const [importing, setImporting] = useState(false);
  const [listing, setListing] = useState(false);
  // A list of all keys and a form for files are hundreds of elements that nobody may ever ask for.
  const hasImported = useEver(importing);
  const hasListed = useEver(listing);
  usePageMark("workspace", true);
  useEditorKeys(() => setListing(true));
  useWantedInsight(insights);
  useStepEnds();
  useMergeNotice();
  const actions = (
    <>
      <UndoButtons />
      <ToolButton icon={FileUp} label="Import a file" onClick={() => setImporting(true)} />
      {/* Where there is hardly room, there is hardly a keyboard; its own key is there everywhere. */}
      <ToolButton
        icon={Keyboard}
        label="Keyboard shortcuts"
        aria-keyshortcuts={ariaKeys("showKeys")}
        className="max-sm:hidden"
        onClick={() => setListing(true)}
      />
      {tools}
    </>
  );
  return (
    // On a phone the bars stay where they are on every side; the finished page is scrolled below them, in a place of its own.
    <div
      data-workspace
      // Until the next page is there, this one would take words that nobody keeps.
      inert={left}
      className={`flex grow flex-col max-lg:min-h-dvh ${side === "preview" ? "max-lg:h-dvh max-lg:flex-none" : ""}`}
    >
      <h1 className="sr-only">{heading}</h1>
      <Toolbar
        tools={
          // Only one of the two bars has room for them: in both they would be drawn twice, and seen once.
          !narrow && (
            <>
              {actions}
              {insights && <InsightsButton />}
            </>
          )
        }
        main={<ExportMenu />}
      />
      {narrow && <SideBar insights={insights} actions={actions} />}
      <Panes
        form={
          <>
            {notice}
            <StartFrom onImport={() => setImporting(true)} />
            <FormPanel />
          </>
        }
      />
      <Said />
      {hasImported && <ImportDialog open={importing} onClose={() => setImporting(false)} />}
      {hasListed && <KeyList open={listing} onClose={() => setListing(false)} />}
      <ConflictDialog />
      <GoneDialog />
      {overlay}
    </div>
  );
}

/** Whether it is so or was before: what was opened once stays, to close as it opened. */
function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

/** The last thing that was done, for whoever hears the page. */
function Said() {
  const said = useView((state) => state.said);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** What happens around the form, such as typing into the panel beside it, does not draw it again. */
const Form = memo(ResumeForm);

const WANTED: Readonly<Record<string, string>> = { [LETTER_PLACE]: "letter", [TAILOR_PLACE]: "match" };

/** Whoever comes for the letter, for a plan, or with an ad, finds it open. */
function useWantedInsight(insights: boolean): void {
  const { view } = useEditor();
  const { hash } = useLocation();
  useEffect(() => {
    const insight = hash.startsWith(`#${KEPT_AD_PLACE}`) ? "match" : WANTED[hash.slice(1)];
    if (insights && insight !== undefined) view.show({ insights: true, insight, side: "insights" });
  }, [view, insights, hash]);
}

function FormPanel() {
  const { view, assist } = useEditor();
  const panel = useView((state) => state.panel);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TabList
          label="What to work on"
          group="work"
          options={panels}
          chosen={panel}
          onChoose={(id) => view.show({ panel: id })}
          look="segments"
        />
        {assist.all?.()}
      </div>
      <div {...panelProps("work", "content")} hidden={panel !== "content"}>
        <Form />
      </div>
      {panel === "design" && (
        <div {...panelProps("work", "design")}>
          <DesignPanel />
        </div>
      )}
    </>
  );
}

function InsightsButton() {
  const { view } = useEditor();
  const insights = useView((state) => state.insights);
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={insights}
      className="ms-1 aria-pressed:border-proof aria-pressed:bg-proof-tint"
      onClick={() => view.show({ insights: !insights })}
    >
      <Icon of={ScanSearch} className="size-4" />
      Insights
    </Button>
  );
}
