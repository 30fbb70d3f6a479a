import { useCallback, useEffect, useState } from "react";
import type { ApplicationAnswer, ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { openApplication } from "../../api/applications.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import type { ApplicationEdits } from "./application-edits.ts";
import { ApplicationForm } from "./application-form.tsx";
import { nameOf } from "./application-names.ts";
import { FrozenFiles } from "./frozen-files.tsx";
import { reachMessage } from "./reach-message.ts";
import { TailorToAd } from "./tailor-to-ad.tsx";

/** What a form was left with. */
export interface UnsavedForm {
  /** Null for one that is added. */
  id: string | null;
  stored: ApplicationAnswer | null;
  edits: ApplicationEdits;
}

interface ApplicationDialogProps {
  /** Null for one that is added. */
  id: string | null;
  /** What was typed in it and not saved when it was left, with what was stored then. */
  unsaved: UnsavedForm | null;
  onTyped: (unsaved: UnsavedForm | null) => void;
  onClose: () => void;
  onSaved: (application: ApplicationAnswer) => void;
  onApplied: (id: string) => void;
  onDelete: (application: ApplicationSummaryAnswer) => void;
}

/** One application with everything that is kept of it. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { id, unsaved, onTyped, onClose, onSaved, onApplied, onDelete } = props;
  const [stored, setStored] = useState(unsaved?.stored ?? null);
  // What is stored by now would be taken for the beginning of what was typed, and written over.
  const isKnown = id === null || unsaved !== null;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (isKnown) return;
    asUser(() => openApplication(id)).then((outcome) =>
      outcome.ok ? setStored(outcome.value) : setProblem(reachMessage(outcome.failure, "Not opened")),
    );
  }, [id, isKnown]);
  const typed = useCallback(
    (edits: ApplicationEdits | null) => onTyped(edits && { id, stored, edits }),
    [onTyped, id, stored],
  );
  const saved = (application: ApplicationAnswer) => {
    onSaved(application);
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      staysOnOutsideClick
      onClose={onClose}
      title={id === null ? "Add an application" : stored ? nameOf(stored) : "Application"}
    >
      {(id === null || stored) && (
        <ApplicationForm
          stored={stored}
          unsaved={unsaved?.edits ?? null}
          onTyped={typed}
          onSaved={saved}
          onClose={onClose}
        >
          {(saveFirst) =>
            stored && (
              <>
                <TailorToAd application={stored} saveFirst={saveFirst} />
                <section aria-labelledby="sent-files" className="grid gap-3 border-t border-line pt-5">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <h3 id="sent-files" className="text-14 font-medium text-ink">
                      Files that you sent
                    </h3>
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() =>
                        saveFirst(() => {
                          onClose();
                          onApplied(stored.id);
                        })
                      }
                    >
                      I applied today
                    </Button>
                  </div>
                  <FrozenFiles
                    application={stored}
                    onRemoved={(fileId) => {
                      const files = stored.files.filter((file) => file.id !== fileId);
                      const without = { ...stored, files, fileCount: files.length };
                      setStored(without);
                      onSaved(without);
                    }}
                  />
                  <Button
                    variant="to-danger"
                    size="small"
                    className="justify-self-start"
                    onClick={() => onDelete(stored)}
                  >
                    Delete this application
                  </Button>
                </section>
              </>
            )
          }
        </ApplicationForm>
      )}
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
