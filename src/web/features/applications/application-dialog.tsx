import { useEffect, useState } from "react";
import type { ApplicationAnswer, ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { openApplication } from "../../api/applications.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { nameOf } from "./application-names.ts";
import { FrozenFiles } from "./frozen-files.tsx";

interface ApplicationDialogProps {
  /** Null for one that is added. */
  id: string | null;
  onClose: () => void;
  onSaved: (application: ApplicationAnswer) => void;
  onApplied: (id: string) => void;
  onDelete: (application: ApplicationSummaryAnswer) => void;
}

/** One application with everything that is kept of it. */
export function ApplicationDialog({ id, onClose, onSaved, onApplied, onDelete }: ApplicationDialogProps) {
  const [stored, setStored] = useState<ApplicationAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    asUser(() => openApplication(id)).then((outcome) =>
      outcome.ok ? setStored(outcome.value) : setProblem(outcome.failure.message),
    );
  }, [id]);
  const saved = (application: ApplicationAnswer) => {
    setStored(application);
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
        <ApplicationForm stored={stored} onSaved={saved} onClose={onClose}>
          {(saveFirst) =>
            stored && (
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
            )
          }
        </ApplicationForm>
      )}
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
