import { Expand } from "lucide-react";
import type { Template } from "../../../domain/document/design.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ThemedSheet } from "./themed-sheet.tsx";

interface TemplateCardProps {
  template: Template;
  still: { id: string; html: string };
  theme: string;
  onPreview: () => void;
  onChoose: () => void;
}

export function TemplateCard({ template, still, theme, onPreview, onChoose }: TemplateCardProps) {
  const titleId = `template-${template.id}`;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-resting transition-[border-color,box-shadow] hover:border-edge hover:shadow-raised">
      <div className="flex justify-center border-b border-line bg-desk px-4 pt-8">
        <ThemedSheet
          still={still}
          theme={theme}
          className="max-h-88 rounded-t-control shadow-raised ring-1 ring-line 2xl:max-h-108 transition-transform duration-(--duration-panel) [--still-scale:0.33] group-hover:-translate-y-1 min-[24rem]:[--still-scale:0.38] 2xl:[--still-scale:0.46]"
        />
      </div>
      <div className="flex grow flex-col p-5">
        <h2 id={titleId} className="heading-3">
          {template.name}
        </h2>
        <p className="mt-1 grow text-14 text-ink-soft">{template.description}</p>
        <div className="mt-4 flex flex-wrap gap-2 noscript:hidden">
          <Button
            size="small"
            variant="secondary"
            className="relative z-10"
            aria-describedby={titleId}
            aria-haspopup="dialog"
            onClick={onChoose}
          >
            Choose Template
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-describedby={titleId}
            aria-haspopup="dialog"
            className="after:absolute after:inset-0"
            onClick={onPreview}
          >
            <Icon of={Expand} className="size-4" />
            Preview
          </Button>
        </div>
      </div>
    </li>
  );
}
