import { useEffect, useMemo, useState } from "react";
import type { Choices, Side } from "../../../../domain/resume/merging/merge.ts";
import { createResume } from "../../../api/resumes.ts";
import { changedParts, differencesOf } from "../../../differences/differences.ts";
import { listNames } from "../../../differences/list-names.ts";
import { mergeDrafts } from "../../../drafts/merging/merge-drafts.ts";
import { newId } from "../../../drafts/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useContent, useDocument, useEditor, useTrouble, useVariant } from "../editor-context.tsx";
import type { Stored } from "../saving/save-machine.ts";
import { contentOf } from "../saving/server-target.ts";
import { DifferenceRow } from "./difference-row.tsx";
import { LaterBar } from "./later-bar.tsx";

/** A screen has no use for more, and a rewrite of everything has thousands. */
const MOST_ROWS = 100;

/** Fields that both this page and another one changed: the person sees both and chooses. Nothing is overwritten before that. */
export function ConflictDialog() {
  const trouble = useTrouble();
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

function Decision({ theirs, open, onLater }: DecisionProps) {
  const { session } = useEditor();
  const variant = useVariant();
  const base = useDocument(({ sync }) => sync.base);
  const mine = useContent((content) => content);
  const [choices, setChoices] = useState<Choices>(new Map());
  const found = useMemo(() => {
    // Put off, it must not be worked out at every key that is typed meanwhile.
    if (!open) return { asked: [], taken: [] };
    const { questions, content } = mergeDrafts(base, mine, theirs.content);
    return {
      asked: differencesOf(questions, mine, theirs.content),
      taken: changedParts(mine, content),
    };
  }, [open, base, mine, theirs]);
  const { keepBoth, failure } = useKeepBoth(theirs);
  const undecided = found.asked.filter(({ key }) => !choices.has(key)).length;

  const choose = (key: string, side: Side) => setChoices(new Map(choices).set(key, side));
  const chooseAll = (side: Side) => setChoices(new Map(found.asked.map(({ key }) => [key, side])));
  const apply = () => session.store.decide(mergeDrafts(base, mine, theirs.content, choices).content, theirs);

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
          {session.savesTo === "server" && (
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
        {variant
          ? `“${variant.source.title}”, which it follows, was saved after you opened it here, or another tab or device saved it.`
          : "Another tab or device saved it after you opened it here."}{" "}
        Nothing is lost: choose what to keep where both changed the same field.
      </p>
      {found.taken.length > 0 && (
        <p className="mt-2">{`The rest is merged. Taken from elsewhere: ${listNames(found.taken)}.`}</p>
      )}
      <FormProblem>{failure}</FormProblem>
      {found.asked.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => chooseAll("mine")}>
            All from here
          </Button>
          <Button size="small" variant="secondary" onClick={() => chooseAll("theirs")}>
            All from elsewhere
          </Button>
        </div>
      )}
      <ul className="mt-4 grid max-h-[52dvh] gap-4 overflow-y-auto p-1">
        {found.asked.slice(0, MOST_ROWS).map((difference, index) => (
          <li key={difference.key}>
            <DifferenceRow
              difference={difference}
              isFirst={index === 0}
              chosen={choices.get(difference.key)}
              onChoose={(side) => choose(difference.key, side)}
            />
          </li>
        ))}
        {found.asked.length > MOST_ROWS && (
          <li>{`And ${found.asked.length - MOST_ROWS} more: choose all from here or all from elsewhere, or keep both.`}</li>
        )}
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
    session.store.decide(theirs.content, theirs);
    showToast("Your version is kept as a resume of its own.", { to: "/dashboard", label: "See both" });
  };
  return { keepBoth, failure };
}
