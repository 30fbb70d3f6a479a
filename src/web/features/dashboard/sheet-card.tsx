import type { ReactNode } from "react";
import type { DraftContent } from "../../drafts/draft-content.ts";
import { SheetThumbnail } from "../../sheets/sheet-thumbnail.tsx";

interface SheetCardProps {
  content: Omit<DraftContent, "title" | "fit"> | null;
  /** The title with its link or button: it covers the whole card. */
  title: ReactNode;
  detail: ReactNode;
  tag?: ReactNode;
  menu?: ReactNode;
}

/** A resume as a sheet of paper with its name under it. */
export function SheetCard({ content, title, detail, tag, menu }: SheetCardProps) {
  return (
    <li className="group relative flex min-w-0 flex-col rounded-control border border-line bg-paper transition-[border-color,box-shadow] focus-within:border-edge hover:border-edge hover:shadow-raised">
      <div className="flex justify-center overflow-hidden rounded-t-control border-b border-line bg-desk px-3 pt-4">
        <SheetThumbnail
          content={content}
          className="max-h-48 rounded-t-[3px] shadow-raised transition-transform duration-(--duration-panel) [--still-scale:0.155] group-hover:-translate-y-0.5 min-[30rem]:[--still-scale:0.19] sm:[--still-scale:0.165] md:[--still-scale:0.2] lg:[--still-scale:0.22]"
        />
      </div>
      {tag && <div className="absolute end-2 top-2">{tag}</div>}
      <div className="min-w-0 p-3">
        <h3 className="line-clamp-3 text-14 font-medium wrap-anywhere">{title}</h3>
        <div className="mt-0.5 text-12 text-ink-soft">
          {/* Beside the first line of the detail: beside the title, it would leave a phone half a name. */}
          {menu && <div className="float-end -my-2.5 -me-2">{menu}</div>}
          <p>{detail}</p>
        </div>
      </div>
    </li>
  );
}
