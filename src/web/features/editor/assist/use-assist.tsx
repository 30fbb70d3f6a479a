import { ListChecks, WandSparkles } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { AssistTarget } from "../../../../domain/suggestions/resume-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast.tsx";
import type { AssistSlots } from "../editor-context.tsx";
import { ariaKeys } from "../keys/editor-keys.ts";
import type { Opened } from "./assist-dialog.tsx";
import type { Choices } from "./assist-machine.ts";
import { type AssistDialogs, fetchDialogs } from "./fetch-dialogs.ts";

/** Rises with every opening of the review: each begins anew. */
interface OpenedReview {
  time: number;
  open: boolean;
  seen: ReadonlySet<string>;
}

const NOT_YET: OpenedReview = { time: 0, open: false, seen: new Set() };
const NOT_FETCHED = "The AI tools could not be fetched. Check your connection, then try again.";
const AT_FIRST: Choices = { tone: "professional", seniority: "mid" };

/** The AI tools of the editor: a button at each place and the one modal that they open, and the review of the whole resume. */
export function useAssist(isOpen: boolean): { slots: AssistSlots; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [review, setReview] = useState(NOT_YET);
  const [choices, setChoices] = useState(AT_FIRST);
  const [drafts] = useState(() => new Map<string, string>());
  const [dialogs, setDialogs] = useState<AssistDialogs | null>(null);

  // They come once the resume is open and nothing else is asked of the page, so that a press finds them there.
  useEffect(() => {
    if (!isOpen) return;
    let outdated = false;
    // The fonts of the page go before what nobody has pressed yet.
    document.fonts.ready.then(() =>
      window.requestIdleCallback?.(() => void (outdated || fetchDialogs().then(setDialogs))),
    );
    return () => {
      outdated = true;
    };
  }, [isOpen]);

  const slots = useMemo((): AssistSlots => {
    const withDialogs = async (then: () => void) => {
      const fetched = await fetchDialogs();
      if (!fetched) return void showToast(NOT_FETCHED);
      setDialogs(fetched);
      then();
    };
    const open = (target: AssistTarget) =>
      withDialogs(() => setOpened((last) => ({ target, time: (last?.time ?? 0) + 1, open: true })));
    const openAll = () =>
      withDialogs(() => setReview(({ time }) => ({ time: time + 1, open: true, seen: new Set() })));
    return {
      all: () => <ImproveAllButton onClick={openAll} />,
      openAll,
      summary: () => <ImproveButton onClick={() => open({ task: "summary", item: 0 })} />,
      experience: (item) => <ImproveButton onClick={() => open({ task: "experience", item })} />,
      projects: (item) => <ImproveButton onClick={() => open({ task: "project", item })} />,
    };
  }, []);

  const dialog = dialogs && (
    <>
      {opened && (
        <dialogs.AssistDialog
          opened={opened}
          choices={choices}
          onChoose={setChoices}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
      {review.time > 0 && (
        <dialogs.ReviewDialog
          key={review.time}
          open={review.open}
          choices={choices}
          onChoose={setChoices}
          onClose={() => setReview((last) => ({ ...last, open: false }))}
          seen={review.seen}
          drafts={drafts}
          onGoOn={(seen) => setReview(({ time }) => ({ time: time + 1, open: true, seen }))}
        />
      )}
    </>
  );
  return { slots, dialog };
}

function ImproveButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="ms-auto flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 rounded-control px-2 text-14 font-medium text-proof transition-colors hover:bg-proof-tint"
    >
      <Icon of={WandSparkles} className="size-4" />
      Improve with AI
    </button>
  );
}

function ImproveAllButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="secondary"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys("improveAll")}
      onClick={onClick}
    >
      <Icon of={ListChecks} className="size-4 text-proof" />
      Improve all
    </Button>
  );
}
