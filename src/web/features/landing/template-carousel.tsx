import { stills } from "virtual:template-stills/google+meta+apple";
import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { SheetStill } from "../../ui/sheet-still.tsx";
import { useRotation } from "./use-rotation.ts";

/** Where a slide stands, counted from the shown one: in place, waiting on the right, gone to the left. */
const places = ["", "invisible translate-x-1/3 opacity-0", "invisible -translate-x-1/3 opacity-0"];

/** Three templates in a loop, by the WAI-ARIA carousel pattern. It rests under the pointer and under the focus, until somebody presses Play. */
export function TemplateCarousel() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { shown, stopped, step, toggle } = useRotation(stills.length, hovered || focused);
  const resting = stopped || hovered || focused;
  const press = () => {
    toggle();
    // Whoever presses Play has the pointer and the focus on the button, and wants to see it turn.
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Templates"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="w-fit"
    >
      <div className="flex items-center justify-end gap-1 pb-3 noscript:hidden">
        <button
          type="button"
          onClick={press}
          className="me-auto flex min-h-9 items-center gap-1.5 rounded-control pe-3 text-14 font-medium text-ink-soft transition-colors hover:text-ink"
        >
          <Icon of={stopped ? Play : Pause} className="size-4" />
          {stopped ? "Play" : "Pause"}
          <span className="sr-only"> the rotation</span>
        </button>
        <StepButton of={ChevronLeft} label="Previous template" onClick={() => step(-1)} />
        <StepButton of={ChevronRight} label="Next template" onClick={() => step(1)} />
      </div>
      <div aria-live={resting ? "polite" : "off"} className="grid">
        {stills.map((still, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern asks for a group that is called a slide.
          <div
            key={still.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${stills.length}: ${still.name}`}
            data-shown={index === shown || undefined}
            inert={index !== shown}
            className={`relative col-start-1 row-start-1 transition-[translate,opacity,visibility] duration-500 ${places[(index - shown + stills.length) % stills.length]}`}
          >
            <SheetStill
              still={still}
              className="rounded-control border border-line shadow-raised [--still-scale:0.34] min-[22.5rem]:[--still-scale:0.38] sm:[--still-scale:0.44] md:[--still-scale:0.4] lg:[--still-scale:0.48] 2xl:[--still-scale:0.58]"
            />
            <Link to="/templates" className="absolute inset-0 rounded-control">
              <span className="sr-only">{still.name} style with sample data: see all templates</span>
            </Link>
          </div>
        ))}
      </div>
    </section>
  );
}

function StepButton({ of, label, onClick }: { of: LucideIcon; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex size-9 items-center justify-center rounded-control border border-line bg-surface text-ink-soft transition-colors hover:border-edge hover:text-ink"
    >
      <Icon of={of} className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
