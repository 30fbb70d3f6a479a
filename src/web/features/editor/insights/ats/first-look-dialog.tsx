import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { FirstRead, FirstReadPlace } from "../../../../../domain/insights/first-look/first-look.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { SheetThumbnail } from "../../../../sheets/sheet-thumbnail.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditor } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { PlaceButton } from "../place-button.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";

const names: Record<FirstRead, string> = {
  name: "Your name",
  "current-title": "Current title",
  "current-employer": "Current employer",
  "current-dates": "Current dates",
  "last-title": "Last title before it",
  "last-employer": "Last employer before it",
  "last-dates": "Last dates before it",
  degree: "Degree",
  school: "School",
  "education-dates": "Dates of education",
};

const looks = {
  seen: { icon: CircleCheck, look: "text-proof", says: "" },
  unclear: { icon: CircleHelp, look: "text-info", says: "a reader cannot tell the years" },
  missing: { icon: CircleX, look: "text-stop", says: "missing" },
} as const;

/** The first page with nothing on it but what eye-tracking says is read first, and what a reader looks for in vain. */
export function FirstLookDialog({ onClose }: { onClose: () => void }) {
  const insight = useInsight(
    insightsThread,
    "firstLook",
    useCallback(({ resume }: DraftContent) => ({ resume }), []),
  );
  return (
    <Dialog open onClose={onClose} title="What a recruiter sees in seven seconds" size="wide">
      <WaitingInsight insight={insight}>
        {(places) => <FirstLook places={places} onLeave={onClose} />}
      </WaitingInsight>
    </Dialog>
  );
}

function FirstLook({ places, onLeave }: { places: readonly FirstReadPlace[]; onLeave: () => void }) {
  const { session } = useEditor();
  const [whole, setWhole] = useState(false);
  const { content } = session.store.read();
  const only = useMemo(() => places.map(({ pointer }) => pointer), [places]);
  const open = places.filter(({ status }) => status !== "seen").length;
  return (
    <div className="grid gap-4 text-14 text-ink">
      <p role="status">
        {open === 0
          ? "Everything that is looked for first is there."
          : `${counted(open, "thing")} that a reader looks for first ${open === 1 ? "is" : "are"} not there or not clear.`}
      </p>
      <div className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-3">
          <SheetThumbnail
            content={content}
            {...(!whole && { only })}
            className="rounded-[3px] border border-line [--still-scale:0.38] sm:[--still-scale:0.48]"
          />
          <Button size="small" variant="secondary" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            Whole page
          </Button>
        </div>
        <ul aria-label="What is read first" className="divide-y divide-line">
          {places.map((place) => (
            <PlaceRow key={place.id} place={place} onLeave={onLeave} />
          ))}
        </ul>
      </div>
      <p className="text-12 text-ink-soft">
        Studies that followed recruiters’ eyes found about seven seconds for a first look, most of them on
        these places. The rest is read once these have made somebody curious.
      </p>
    </div>
  );
}

function PlaceRow({ place, onLeave }: { place: FirstReadPlace; onLeave: () => void }) {
  const { id, pointer, text, status } = place;
  const { icon, look, says } = looks[status];
  return (
    <li className="flex gap-2 py-2">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0">
        <p className="text-12 text-ink-soft">{says === "" ? names[id] : `${names[id]}: ${says}`}</p>
        {text !== "" && <p className="wrap-anywhere">{text}</p>}
        {status !== "seen" && <PlaceButton pointer={pointer} onGo={onLeave} />}
      </div>
    </li>
  );
}
