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
import { type Difference, differences, merged } from "./differences.ts";

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
      {!open && <LaterBar onDecide={() => setOpen(true)} />}
    </>
  );
}

function LaterBar({ onDecide }: { onDecide: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-4 border-t border-stop bg-surface px-4 py-3 text-14 shadow-raised">
      <p>This resume was changed elsewhere. What you type stays on this device until you decide.</p>
      <Button size="small" onClick={onDecide}>
        Compare and decide
      </Button>
    </div>
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

interface DifferenceRowProps {
  difference: Difference;
  chosen: "mine" | "theirs" | undefined;
  onChoose: (side: "mine" | "theirs") => void;
}

function DifferenceRow({ difference, chosen, onChoose }: DifferenceRowProps) {
  const sides = [
    { side: "mine", label: "Here", text: difference.mine },
    { side: "theirs", label: "Elsewhere", text: difference.theirs },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium text-ink">{difference.label}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, label, text }) => (
          <label
            key={side}
            className="flex gap-3 rounded-control border border-line p-3 text-14 transition-colors hover:border-edge has-checked:border-proof has-checked:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
          >
            <input
              type="radio"
              name={difference.path.join("/")}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-4 shrink-0 accent-proof"
            />
            <span className="min-w-0">
              <span className="block text-12 font-medium">{label}</span>
              <span className="line-clamp-6 block whitespace-pre-line text-ink wrap-anywhere">
                {text || <span className="text-ink-soft">Empty</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The version from here becomes a resume of its own; this one shows the version from elsewhere. */
function useKeepBoth(theirs: Stored) {
  const { session } = useEditor();
  const [failure, setFailure] = useState<string | null>(null);
  // One id for all tries: pressed twice, or sent again after a lost answer, it makes one copy.
  const [saveId] = useState(newId);
  const keepBoth = async (mine: Stored["content"]) => {
    const content = contentOf(mine);
    const title = `${content.title} (my version)`.slice(0, 200);
    const outcome = await createResume({ ...content, title, saveId });
    if (!outcome.ok) return setFailure(outcome.failure.message);
    session.decide(theirs.content, theirs.revision);
    showToast("Your version is kept as a resume of its own.", { to: "/dashboard", label: "See both" });
  };
  return { keepBoth, failure };
}
