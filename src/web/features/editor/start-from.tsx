import { FileUp, Sparkle } from "lucide-react";
import { useState } from "react";
import { withGuide } from "../../../domain/resume/guide.ts";
import { isBlank } from "../../drafts/is-blank.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useEditor, useGuide, useResume } from "./editor-context.tsx";

/** For an empty page: ways to not start from nothing. While the sample is shown: what it is, and the way out of it. */
export function StartFrom({ onImport }: { onImport: () => void }) {
  const { guide } = useEditor();
  const blank = useResume(isBlank);
  // Gone with the first letter, it would move the field that is being typed into.
  const [beganBlank] = useState(blank);
  const sample = useGuide();
  const shown = useResume((resume) => sample !== null && withGuide(resume, sample).places.size > 0);
  if (shown)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
        <p className="min-w-0 grow basis-56">Grey text is a sample. It is in none of your files.</p>
        <Button size="small" variant="secondary" onClick={guide.end}>
          Start with my own words
        </Button>
      </div>
    );
  if (!blank && !beganBlank) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-14 text-ink-soft">
      <span className="me-1 max-sm:w-full">{blank ? "Start typing, or" : "You can also"}</span>
      <Button size="small" variant="secondary" onClick={guide.start}>
        <Icon of={Sparkle} className="size-4" />
        Keep the sample as a guide
      </Button>
      <Button size="small" variant="secondary" onClick={onImport}>
        <Icon of={FileUp} className="size-4" />
        Start from a file
      </Button>
    </div>
  );
}
