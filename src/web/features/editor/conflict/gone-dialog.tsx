import { useState } from "react";
import { useNavigate } from "react-router";
import { restoreResume } from "../../../api/resumes.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { useEditor, useTrouble } from "../editor-context.tsx";
import { LaterBar } from "./later-bar.tsx";

/** The resume was deleted in another tab or on another device. What stands here is still here. */
export function GoneDialog() {
  const trouble = useTrouble();
  return trouble?.kind === "gone" ? <Gone restorable={trouble.restorable} /> : null;
}

function Gone({ restorable }: { restorable: boolean }) {
  const { session } = useEditor();
  const navigate = useNavigate();
  const [later, setLater] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const keepCopy = () => {
    session.becomeNew();
    session.store.decide(session.store.read().content, { revision: null, content: null });
  };
  const restore = async () => {
    const outcome = await restoreResume(session.id() ?? "");
    if (!outcome.ok) return setFailure(outcome.failure.message);
    const { revision } = outcome.value;
    session.store.decide(session.store.read().content, { revision, content: null });
  };
  return (
    <>
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
            {restorable && (
              <Button variant="secondary" onClick={restore}>
                Restore it
              </Button>
            )}
            <Button onClick={keepCopy}>Keep a copy</Button>
          </>
        }
      >
        <p>
          Another tab or device deleted it. What you see here is still on this device. Keep it as a new
          resume, or let it go.
        </p>
        <FormProblem>{failure}</FormProblem>
      </Dialog>
      {later && (
        <LaterBar action="Decide" onAction={() => setLater(false)}>
          This resume was deleted elsewhere. What you type stays on this device until you decide.
        </LaterBar>
      )}
    </>
  );
}
