import { stills } from "virtual:template-stills/amazon+microsoft+netflix";
import { Check, FileText } from "lucide-react";
import { content } from "../../content.ts";
import { Icon } from "../../ui/icon.tsx";
import { Blocked, Fact } from "../../ui/proof-marks.tsx";
import { SheetStill } from "../../ui/sheet-still.tsx";
import { Slip } from "../../ui/vignette.tsx";

export function Draft() {
  return (
    <Slip sample>
      <p className="flex items-center gap-2.5 font-medium">
        <Icon of={FileText} className="size-5 text-ink-soft" />
        Sample resume
        <span className="ms-auto text-12 font-normal text-ink-soft">Netflix style</span>
      </p>
      <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-12 text-ink-soft">
        <Icon of={Check} className="size-4 text-proof" />
        Saved on this device
      </p>
    </Slip>
  );
}

export function Suggestion() {
  return (
    <Slip sample>
      <p className="text-12 text-ink-soft">You wrote: failed releases went from 9 to 2</p>
      <p className="mt-2 border-t border-line pt-2 text-12 text-ink-soft">{content.name} suggests</p>
      <p className="leading-7">
        Cut failed releases <Fact>from 9 to 2</Fact>,{" "}
        <span className="inline-block">
          <Blocked>saving $2M</Blocked>
        </span>
      </p>
    </Slip>
  );
}

const angles = ["translate-x-10 -rotate-6", "z-10", "-translate-x-10 rotate-6"];

export function FanOfTemplates() {
  return (
    <div className="flex translate-y-8">
      {stills.map((still, index) => (
        <SheetStill
          key={still.id}
          still={still}
          className={`rounded-[4px] shadow-raised [--still-scale:0.17] ${angles[index]}`}
        />
      ))}
    </div>
  );
}

const files = [
  ["pdf", "for people"],
  ["docx", "for portals"],
  ["txt", "to paste"],
  ["json", "for you"],
] as const;

export function Files() {
  return (
    <Slip sample>
      <ul className="grid gap-1.5">
        {files.map(([ending, use]) => (
          <li key={ending} className="flex items-center gap-2 text-12">
            <Icon of={FileText} className="size-4 text-ink-soft" />
            <span>
              Nora-Whitfield-resume.<span className="font-semibold">{ending}</span>
            </span>
            <span className="ms-auto text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
    </Slip>
  );
}

const counts = ["Requests to other servers", "Trackers", "Cookies before you sign in"];

export function Requests() {
  return (
    <Slip>
      <ul className="divide-y divide-line">
        {counts.map((label) => (
          <li key={label} className="flex items-center justify-between gap-3 py-1.5 first:pt-0 last:pb-0">
            <span className="text-ink-soft">{label}</span>
            <span className="font-semibold text-proof">0</span>
          </li>
        ))}
      </ul>
    </Slip>
  );
}

export function Typing() {
  return (
    <Slip sample>
      <p className="rounded-control border border-edge px-3 py-1.5">
        Senior Software Engineer
        <span className="ms-px inline-block h-4 w-px translate-y-0.5 bg-ink" />
      </p>
      <p className="mt-3 border-t border-line pt-3 font-medium">Nora Whitfield</p>
      <p className="text-12">
        <mark className="bg-marker text-ink">Senior Software Engineer</mark>
      </p>
    </Slip>
  );
}
