import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { GoneDialog } from "./conflict/gone-dialog.tsx";
import { DesignPanel } from "./design/design-panel.tsx";
import { type AssistSlots, EditorProvider, useEditor, useView } from "./editor-context.tsx";
import { ExportMenu } from "./files/export-menu.tsx";
import { ImportDialog } from "./files/import-dialog.tsx";
import { ResumeForm } from "./form/resume-form.tsx";
import { ToolButton } from "./form/tool-button.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import type { EditorSession } from "./saving/session.ts";
import { Segments } from "./segments.tsx";
import { StartFrom } from "./start-from.tsx";
import { Toolbar, UndoButtons } from "./toolbar.tsx";
import { useUndoKeys } from "./use-keys.ts";

interface WorkspaceProps {
  session: EditorSession;
  heading: string;
  assist?: AssistSlots;
  /** Stands above the form: what to know first. */
  notice?: ReactNode;
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

const sides = [
  { id: "form", label: "Edit" },
  { id: "preview", label: "Preview" },
] as const;

function WorkspaceScreen({ heading, notice, tools, overlay }: Omit<WorkspaceProps, "session" | "assist">) {
  const { view } = useEditor();
  const { panel, side, said } = useView();
  const [importing, setImporting] = useState(false);
  useUndoKeys();
  const actions = (
    <>
      <UndoButtons />
      <ToolButton icon={FileUp} label="Import a file" onClick={() => setImporting(true)} />
      {tools}
    </>
  );
  return (
    <div data-workspace className="flex grow flex-col">
      <h1 className="sr-only">{heading}</h1>
      <Toolbar tools={actions} main={<ExportMenu />} />
      <div className="sticky top-16 z-10 flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5 lg:hidden">
        <Segments
          label="What is on the screen"
          options={sides}
          chosen={side}
          onChoose={(id) => view.show({ side: id })}
          wide
        />
        <div className="flex items-center">{actions}</div>
      </div>
      <div className="grid grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={`min-w-0 px-3 py-4 sm:px-5 ${side === "form" ? "" : "max-lg:hidden"}`}>
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
            {notice}
            <StartFrom onImport={() => setImporting(true)} />
            <Segments
              label="What to work on"
              options={panels}
              chosen={panel}
              onChoose={(id) => view.show({ panel: id })}
            />
            <div hidden={panel !== "content"}>
              <ResumeForm />
            </div>
            {panel === "design" && <DesignPanel />}
          </div>
        </div>
        <div
          className={`min-w-0 border-line lg:sticky lg:top-16 lg:flex lg:h-[calc(100dvh-4rem)] lg:border-s ${side === "preview" ? "flex max-lg:min-h-[75dvh]" : "max-lg:hidden"}`}
        >
          <PreviewPane />
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      <ConflictDialog />
      <GoneDialog />
      {overlay}
    </div>
  );
}
