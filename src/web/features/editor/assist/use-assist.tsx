import { WandSparkles } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { AssistSlots } from "../editor-context.tsx";
import { AssistDialog, type Opened } from "./assist-dialog.tsx";
import type { Choices } from "./assist-machine.ts";
import type { AssistTarget } from "./assist-target.ts";

const AT_FIRST: Choices = { tone: "professional", seniority: "mid" };

/** The AI tools of the editor: a button at each place, and the one modal that they open. */
export function useAssist(): { slots: AssistSlots; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [choices, setChoices] = useState(AT_FIRST);

  const slots = useMemo((): AssistSlots => {
    const open = (target: AssistTarget) =>
      setOpened((last) => ({ target, time: (last?.time ?? 0) + 1, open: true }));
    return {
      summary: () => <ImproveButton onClick={() => open({ task: "summary", item: 0 })} />,
      experience: (item) => <ImproveButton onClick={() => open({ task: "experience", item })} />,
      projects: (item) => <ImproveButton onClick={() => open({ task: "project", item })} />,
    };
  }, []);

  const dialog = opened && (
    <AssistDialog
      opened={opened}
      choices={choices}
      onChoose={setChoices}
      onClose={() => setOpened({ ...opened, open: false })}
    />
  );
  return { slots, dialog };
}

function ImproveButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="ms-auto flex min-h-9 items-center gap-1.5 rounded-control px-2 text-14 font-medium text-proof transition-colors hover:bg-proof-tint"
    >
      <Icon of={WandSparkles} className="size-4" />
      Improve with AI
    </button>
  );
}
