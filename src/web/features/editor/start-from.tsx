import { FileUp, Sparkle } from "lucide-react";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useEditor, useResume } from "./editor-context.tsx";
import { isBlank } from "./state/is-blank.ts";

/** For an empty page: two ways to not start from nothing. */
export function StartFrom({ onImport }: { onImport: () => void }) {
  const { store } = useEditor().session;
  const blank = useResume(isBlank);
  if (!blank) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-14 text-ink-soft">
      <span className="me-1 max-sm:w-full">Start typing, or start from</span>
      <Button size="small" variant="secondary" onClick={() => store.replaceResume(sampleResume)}>
        <Icon of={Sparkle} className="size-4" />a sample
      </Button>
      <Button size="small" variant="secondary" onClick={onImport}>
        <Icon of={FileUp} className="size-4" />a file
      </Button>
    </div>
  );
}
