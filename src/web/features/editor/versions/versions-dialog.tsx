import { GitCompareArrows, History } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { VersionSummaryAnswer } from "../../../../contract/resumes.ts";
import { KEEPING } from "../../../../domain/limits.ts";
import { listVersions, nameVersion } from "../../../api/versions.ts";
import { newId } from "../../../drafts/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CompareDialog } from "../../../variants/compare-dialog.tsx";
import { useEditor } from "../editor-context.tsx";
import { box } from "../form/text-control.tsx";
import { ToolButton } from "../form/tool-button.tsx";
import { VersionRow } from "./version-row.tsx";

/** Earlier states of the resume: look at what differs, go back, give one a name. And other resumes beside it. */
export function Versions() {
  const { session } = useEditor();
  const [open, setOpen] = useState<"versions" | "other" | null>(null);
  const close = () => setOpen(null);
  const { content } = session.store.read();
  return (
    <>
      <ToolButton icon={History} label="Earlier versions" onClick={() => setOpen("versions")} />
      {/* A phone has room for one of the two: there it stands among the versions. */}
      <ToolButton
        icon={GitCompareArrows}
        label="Compare with another resume"
        className="max-sm:hidden"
        onClick={() => setOpen("other")}
      />
      {open === "versions" && <VersionsDialog onClose={close} onCompare={() => setOpen("other")} />}
      {open === "other" && (
        <CompareDialog resume={{ id: session.id() ?? "", title: content.title, content }} onClose={close} />
      )}
    </>
  );
}

type Found =
  | { at: "loading" }
  | { at: "failed"; message: string }
  | { at: "there"; versions: readonly VersionSummaryAnswer[] };

interface VersionsDialogProps {
  onClose: () => void;
  onCompare: () => void;
}

function VersionsDialog({ onClose, onCompare }: VersionsDialogProps) {
  const { session } = useEditor();
  const [found, setFound] = useState<Found>({ at: "loading" });
  const load = useCallback(async () => {
    await session.saveNow(4000);
    const id = session.id();
    if (id === null) return setFound({ at: "there", versions: [] });
    const outcome = await listVersions(id);
    setFound(
      outcome.ok
        ? { at: "there", versions: outcome.value }
        : { at: "failed", message: outcome.failure.message },
    );
  }, [session]);
  useEffect(() => void load(), [load]);

  return (
    <Dialog open onClose={onClose} title="Earlier versions" size="wide">
      <p className="text-14">
        One is kept every now and then while you write, and each that you name. Going back keeps what is here
        now as a version too.
      </p>
      <NameNow onNamed={load} />
      <div className="mt-4 max-h-[50dvh] overflow-y-auto p-1">
        {found.at === "loading" && <Skeleton label="Loading the versions." />}
        {found.at === "failed" && <FormProblem>{found.message}</FormProblem>}
        {found.at === "there" && found.versions.length === 0 && <p className="text-14">There is none yet.</p>}
        {found.at === "there" && (
          <ul className="divide-y divide-line">
            {found.versions.map((version) => (
              <VersionRow key={version.id} version={version} onRestored={onClose} />
            ))}
          </ul>
        )}
      </div>
      <Button size="small" variant="quiet" className="mt-3 -ms-3.5 sm:hidden" onClick={onCompare}>
        <Icon of={GitCompareArrows} className="size-4" />
        Compare with another resume
      </Button>
    </Dialog>
  );
}

function NameNow({ onNamed }: { onNamed: () => void }) {
  const { session } = useEditor();
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    await session.saveNow(4000);
    const id = session.id();
    if (id === null || name.trim() === "") return setFailure("Give it a name first.");
    const outcome = await nameVersion(id, name.trim(), newId());
    setFailure(outcome.ok ? null : outcome.failure.message);
    if (!outcome.ok) return;
    setName("");
    onNamed();
  };
  return (
    <form onSubmit={give} className="mt-4 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <label className="grow basis-56">
          <span className="sr-only">Name for the version as it is now</span>
          <input
            value={name}
            maxLength={KEEPING.versionName}
            placeholder="As sent to Tidewell"
            onChange={(event) => setName(event.currentTarget.value)}
            className={`min-h-10 ${box}`}
          />
        </label>
        <Button type="submit" size="small" variant="secondary" className="min-h-10 max-sm:grow">
          Name this version
        </Button>
      </div>
      <FormProblem>{failure}</FormProblem>
    </form>
  );
}
