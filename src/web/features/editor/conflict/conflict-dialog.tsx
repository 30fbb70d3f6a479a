import { useEffect, useMemo, useState } from "react";
import { createResume } from "../../../api/resumes.ts";
import { newId } from "../../../drafts/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useContent, useEditor, useSaveState } from "../editor-context.tsx";
import type { Stored } from "../saving/save-machine.ts";
import { contentOf } from "../saving/server-keeper.ts";
import { DifferenceRow } from "./difference-row.tsx";
import { type Difference, differences, merged } from "./differences.ts";
import { LaterBar } from "./later-bar.tsx";

/** Two versions of one resume: the person sees both, field by field, and chooses. Nothing is overwritten before that. */
export function ConflictDialog() {
  const { trouble } = useSaveState();
  const current = trouble?.kind === "conflict" ? trouble.current : null;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(current !== null), [current]);
  if (!current) return null;
  return (
    <>
      <Decision key={current.revision} theirs={current} open={open} onLater={() => setOpen(false)} />
      {!open && (
        <LaterBar action="Compare and decide" onAction={() => setOpen(true)}>
          This resume was changed elsewhere. What you type stays on this device until you decide.
        </LaterBar>
      )}
    </>
  );
}

interface DecisionProps {
  theirs: Stored;
  open: boolean;
  onLater: () => void;
}

type Choices = ReadonlyMap<string, "mine" | "theirs">;

function Decision({ theirs, open, onLater }: DecisionProps) {
  const { session } = useEditor();
  const mine = useContent((content) => content);
  const found = useMemo(() => differences(mine, theirs.content), [mine, theirs]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const { keepBoth, failure } = useKeepBoth(theirs);
  const undecided = found.filter(({ path }) => !choices.has(path.join("/"))).length;

  const choose = (difference: Difference, side: "mine" | "theirs") =>
    setChoices(new Map(choices).set(difference.path.join("/"), side));
  const chooseAll = (side: "mine" | "theirs") =>
    setChoices(new Map(found.map(({ path }) => [path.join("/"), side])));
  const apply = () => {
    const taken = found.filter(({ path }) => choices.get(path.join("/")) === "theirs");
    session.decide(merged(mine, theirs.content, taken), theirs.revision);
  };

  return (
    <Dialog
      open={open}
      onClose={onLater}
      role="alertdialog"
      size="wide"
      title="This resume was changed elsewhere"
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Decide later
          </Button>
          {session.keeper === "server" && (
            <Button variant="secondary" onClick={() => keepBoth(mine)}>
              Keep both
            </Button>
          )}
          <Button onClick={apply} disabled={undecided > 0}>
            {undecided > 0 ? `${undecided} to decide` : "Save what I chose"}
          </Button>
        </>
      }
    >
      <p>
        Another tab or device saved it after you opened it here. Nothing is lost: choose for each field which
        version to keep.
      </p>
      <FormProblem>{failure}</FormProblem>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => chooseAll("mine")}>
          All from here
        </Button>
        <Button size="small" variant="secondary" onClick={() => chooseAll("theirs")}>
          All from elsewhere
        </Button>
      </div>
      <ul className="mt-4 grid max-h-[52dvh] gap-4 overflow-y-auto p-1">
        {found.map((difference) => (
          <li key={difference.path.join("/")}>
            <DifferenceRow
              difference={difference}
              chosen={choices.get(difference.path.join("/"))}
              onChoose={(side) => choose(difference, side)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The version from here becomes a resume of its own; this one shows the version from elsewhere. */
function useKeepBoth(theirs: Stored) {
  const { session } = useEditor();
  const [failure, setFailure] = useState<string | null>(null);
  // One id for all tries of one text: pressed twice, or sent again after a lost answer, it makes one copy.
  const [tried, setTried] = useState<{ mine: Stored["content"]; saveId: string } | null>(null);
  const keepBoth = async (mine: Stored["content"]) => {
    const saveId = tried?.mine === mine ? tried.saveId : newId();
    setTried({ mine, saveId });
    const content = contentOf(mine);
    const title = `${content.title} (my version)`.slice(0, 200);
    const outcome = await createResume({ ...content, title, saveId });
    if (!outcome.ok) return setFailure(outcome.failure.message);
    session.decide(theirs.content, theirs.revision);
    showToast("Your version is kept as a resume of its own.", { to: "/dashboard", label: "See both" });
  };
  return { keepBoth, failure };
}
