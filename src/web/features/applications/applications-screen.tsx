import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { STATUS_NAMES } from "../../../domain/application/status.ts";
import { counted } from "../../../domain/text/counted.ts";
import { Button } from "../../ui/button.tsx";
import { DiscardDialog } from "../../ui/discard-dialog.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { Actions } from "./application-actions.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { EVERYTHING, nextSteps, wantedOf } from "./application-list.ts";
import { localDay, nameOf } from "./application-names.ts";
import { ApplicationTable } from "./application-table.tsx";
import { AppliedDialog } from "./applied-dialog.tsx";
import { Board } from "./board.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DueSteps } from "./due-steps.tsx";
import { EmptyState } from "./empty-state.tsx";
import { focusOnceDrawn } from "./grip-focus.ts";
import { ReplyRatesPanel } from "./reply-rates-panel.tsx";
import { TableFiles } from "./table-files.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useApplications } from "./use-applications.ts";
import { NEW, useUnsavedForm } from "./use-unsaved-form.ts";
import { keepView, keptView } from "./view-storage.ts";

/** In the address: the way back closes it, and it can be linked to. */
const OPENED = "application";

export function ApplicationsScreen() {
  const list = useApplications();
  const [view, setView] = useState(keptView);
  const [wanted, setWanted] = useState(EVERYTHING);
  const [params, setParams] = useSearchParams();
  const [sending, setSending] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ApplicationSummaryAnswer | null>(null);
  const [said, setSaid] = useState("");
  const withdrawUndo = useRef(() => {});
  const opened = params.get(OPENED);
  const { unsaved, onTyped, discard } = useUnsavedForm(opened);
  const open = (id: string | null) => setParams(id === null ? {} : { [OPENED]: id });
  const found = wantedOf(list.applications, wanted);

  const actions: Actions = {
    open: ({ id }) => open(id),
    remove: setDeleting,
    applied: ({ id }) => setSending(id),
    say: setSaid,
    async move(application, status) {
      if (application.status === status) return;
      const on = localDay();
      setSaid("");
      withdrawUndo.current();
      focusOnceDrawn(application.id);
      const moved = await list.change(application, { move: { status, on } });
      if (!moved) return;
      withdrawUndo.current = showToast(`${nameOf(application)}: moved to ${STATUS_NAMES[status]}.`, {
        label: "Undo",
        // Moved back with the same day, the step goes out of the history.
        run: () => {
          void list.change(moved, { move: { status: application.status, on } });
          focusOnceDrawn(application.id);
        },
        isElsewhere: true,
      });
      if (status === "applied" && application.fileCount === 0 && application.resume?.id)
        showToast("Keep the files that you sent?", {
          label: "Freeze them",
          run: () => setSending(application.id),
          isElsewhere: true,
        });
    },
    async archive(application) {
      const archived = !application.archived;
      const isChanged = await list.change(application, { archived });
      // The card that had the focus is gone.
      document.getElementById("content")?.focus({ preventScroll: true });
      if (isChanged) showToast(`“${nameOf(application)}” was ${archived ? "archived" : "brought back"}.`);
    },
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">Applications</h1>
        <div className="flex flex-wrap gap-3">
          <TableFiles isEmpty={list.applications.length === 0} onImported={list.fetchAll} />
          <Button onClick={() => open(NEW)}>
            <Icon of={Plus} className="size-4" />
            Add application
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said ||
          (list.loading ? "Loading your applications." : `${counted(found.length, "application")} shown.`)}
      </p>
      {list.failure !== null && (
        <div className="grid gap-3">
          <FormProblem>{`Your applications could not be loaded. ${list.failure}`}</FormProblem>
          <Button variant="secondary" size="small" className="justify-self-start" onClick={list.fetchAll}>
            Try again
          </Button>
        </div>
      )}
      {!list.loading && list.failure === null && list.applications.length === 0 && (
        <EmptyState onAdd={() => open(NEW)} />
      )}
      {list.applications.length > 0 && (
        <>
          <DueSteps steps={nextSteps(list.applications)} onOpen={actions.open} />
          <Toolbar
            view={view}
            onView={(chosen) => {
              setView(chosen);
              keepView(chosen);
            }}
            wanted={wanted}
            onWanted={(changed) => {
              setWanted(changed);
              // How many are found is said instead of what was done before.
              setSaid("");
            }}
          />
          {view === "board" ? (
            <Board applications={found} actions={actions} />
          ) : (
            <ApplicationTable applications={found} actions={actions} />
          )}
          <ReplyRatesPanel applications={list.applications} />
        </>
      )}
      {opened !== null && (
        <ApplicationDialog
          key={opened}
          id={opened === NEW ? null : opened}
          unsaved={unsaved && (unsaved.id ?? NEW) === opened ? unsaved : null}
          onTyped={onTyped}
          onClose={() => open(null)}
          onSaved={(application) => {
            discard();
            list.changed(application);
          }}
          onApplied={setSending}
          onDelete={setDeleting}
        />
      )}
      {unsaved && opened === null && (
        <DiscardDialog
          name={nameOf(unsaved.stored ?? unsaved.edits) || "a new application"}
          onBack={() => open(unsaved.id ?? NEW)}
          onDiscard={discard}
        />
      )}
      {sending !== null && (
        <AppliedDialog
          id={sending}
          onClose={() => setSending(null)}
          onSaved={(application) => {
            list.changed(application);
            setSending(null);
            setSaid(`${nameOf(application)}: applied, and ${counted(application.fileCount, "file")} kept.`);
            showToast(`Applied. ${counted(application.fileCount, "file")} kept as sent.`);
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          name={nameOf(deleting)}
          files={deleting.fileCount}
          onClose={() => setDeleting(null)}
          onDelete={async () => {
            if (!(await list.remove(deleting))) return;
            setDeleting(null);
            discard();
            open(null);
            showToast(`“${nameOf(deleting)}” was deleted.`);
            document.getElementById("content")?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
