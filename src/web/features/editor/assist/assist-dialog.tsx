import { textsOf } from "../../../../domain/sections/line.ts";
import type { AssistTarget } from "../../../../domain/suggestions/resume-context.ts";
import type { Step } from "../../../drafts/history.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import type { Choices } from "./assist-machine.ts";
import { notAppliedMessage, taskCopy, usedMessage } from "./assist-messages.ts";
import { editToUse, firstBullet, placeOf, type UsedResult } from "./assist-target.ts";
import { ImproveScreen } from "./improve-screen.tsx";

export interface Opened {
  target: AssistTarget;
  /** Rises with every opening: each begins anew. */
  time: number;
  open: boolean;
}

interface AssistDialogProps {
  opened: Opened;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}

/** The modal of a summary, a bullet or a project. It stays in the page when closed: the browser gives the focus back. */
export function AssistDialog({ opened, choices, onChoose, onClose }: AssistDialogProps) {
  const { session, view } = useEditor();
  const { target, time, open } = opened;
  const { title } = taskCopy[target.task];
  const bullets = session.store.read().content.resume.experience[target.item]?.bullets ?? [];

  const use = (used: UsedResult, bullet: number, answering: ReadonlySet<Step>): string | null => {
    const { edits, content } = session.store.read();
    const issue = session.store.putAll([editToUse(content.resume, target, bullet, used)], answering);
    if (issue) return notAppliedMessage(issue);
    onClose();
    const place = placeOf(target, bullet);
    view.show({ active: place });
    // Once the dialog has closed: the focus goes back to its button, which may be far from the line.
    requestAnimationFrame(() => view.bringIntoView(place));
    if (session.store.read().edits !== edits) offerUndo(session.store, usedMessage(target.task, used.text));
    return null;
  };

  return (
    <Dialog open={open} onClose={onClose} title={title} size="wide" staysOnOutsideClick>
      <ImproveScreen
        key={time}
        open={open}
        opening={{
          target,
          choices,
          bullet:
            target.task === "experience" ? firstBullet(textsOf(bullets), target.item, view.read().active) : 0,
        }}
        onChoose={onChoose}
        onUse={use}
      />
    </Dialog>
  );
}
