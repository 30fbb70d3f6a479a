import { useState } from "react";
import { useNavigate } from "react-router";
import { restoreResume } from "../../../api/resumes.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { useEditor, useSaveState } from "../editor-context.tsx";

/** The resume was deleted in another tab or on another device. What stands here is still here. */
export function GoneDialog() {
  const { session } = useEditor();
  const { trouble } = useSaveState();
  const navigate = useNavigate();
  const [later, setLater] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (trouble?.kind !== "gone") return null;

  const keepCopy = () => {
    session.becomeNew();
    session.decide(session.store.read().content, null);
  };
  const restore = async () => {
    const outcome = await restoreResume(session.id() ?? "");
    if (outcome.ok) session.decide(session.store.read().content, outcome.value.revision);
    else setFailure(outcome.failure.message);
  };
  return (
    <Dialog
      open={!later}
      onClose={() => setLater(true)}
      role="alertdialog"
      title="This resume was deleted elsewhere"
      actions={
        <>
          <Button variant="quiet" onClick={() => navigate("/dashboard")}>
            Let it go
          </Button>
          {trouble.restorable && (
            <Button variant="secondary" onClick={restore}>
              Restore it
            </Button>
          )}
          <Button onClick={keepCopy}>Keep a copy</Button>
        </>
      }
    >
      <p>
        Another tab or device deleted it. What you see here is still on this device. Keep it as a new resume,
        or let it go.
      </p>
      <FormProblem>{failure}</FormProblem>
    </Dialog>
  );
}
