import "../../../sheets/template-fonts.ts";
import { composer } from "../../../../domain/document/compose.ts";
import { PAGE_SIZES, type PageFormat } from "../../../../domain/document/design.ts";
import { withGuide } from "../../../../domain/resume/guide.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { createPreview, type PreviewResult } from "../../../../renderers/html/preview.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../../../templates/registry.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import { clipResume, MOST_LINES } from "./clip-resume.ts";

export interface Drawn {
  pages: number;
  /** Null where nobody asked for one page. */
  fits: boolean | null;
  page: PageFormat;
  clipped: boolean;
  /** Whether a sample's words stand among the person's. */
  guided: boolean;
}

export interface DrawnPreview {
  /** With the sample, where there is one, wherever nothing is written. */
  draw(content: DraftContent, sample: Resume | null): void;
  /** Draws what was changed while the page was out of sight. */
  catchUp(): void;
  mark(pointer: string | null): void;
  scale(factor: number): void;
  stop(): void;
}

const GAP = 24;

/** The size of all sheets together, at their true size. */
export function sheetsSize({ pages, page }: Pick<Drawn, "pages" | "page">): {
  width: number;
  height: number;
} {
  const { width, height } = PAGE_SIZES[page];
  return { width, height: pages * height + (pages - 1) * GAP };
}

/** The renderer's live preview for a draft: drawn in the very frame of the keystroke, outside of React. Of a very long one a part, unless all is wanted. */
export function startPreview(
  host: HTMLElement,
  onDrawn: (drawn: Drawn) => void,
  most = MOST_LINES,
): DrawnPreview {
  const preview = createPreview(host);
  let last: { content: DraftContent; sample: Resume | null } | null = null;
  let clipped = false;
  let isGuided = false;
  let waits = false;

  // What is hidden has no lines to count: drawn then, every text would be taken for one line. Asked at every key, or for its size,
  // the browser would have to lay out the form first.
  let isHidden = false;
  const look = () => {
    isHidden = !host.checkVisibility();
  };
  look();
  const watching = new ResizeObserver(look);
  watching.observe(host);
  const tell = (result: PreviewResult, page: PageFormat) =>
    onDrawn({
      pages: result.pages,
      // Whether the sample fits says nothing about what the person will write.
      fits: isGuided ? null : (result.fit?.fits ?? null),
      page,
      clipped,
      guided: isGuided,
    });
  const draw = (content: DraftContent, sample: Resume | null) => {
    last = { content, sample };
    waits = isHidden;
    if (isHidden) return;
    const template = findTemplate(content.template) ?? DEFAULT_TEMPLATE;
    const theme = findTheme(content.theme) ?? themes[0];
    if (!theme) throw new Error("There is no theme to draw in.");
    const guide = sample && withGuide(content.resume, sample);
    isGuided = (guide?.places.size ?? 0) > 0;
    const clip = clipResume(guide?.resume ?? content.resume, most);
    clipped = clip.clipped;
    const { page, fit, style } = content;
    const result = preview.update(composer(clip.shown, { template, theme, page, style }), {
      fit: fit && !clipped,
      ...(guide && { guide: guide.places }),
    });
    tell(result, page);
  };
  // A font that arrives later breaks lines elsewhere.
  const onFonts = () => {
    waits ||= isHidden;
    if (isHidden) return;
    const result = preview.refresh();
    if (result && last) tell(result, last.content.page);
  };
  document.fonts.addEventListener("loadingdone", onFonts);

  return {
    draw,
    catchUp() {
      look();
      if (waits && last) draw(last.content, last.sample);
    },
    mark: preview.mark,
    scale: preview.scale,
    stop() {
      document.fonts.removeEventListener("loadingdone", onFonts);
      watching.disconnect();
      preview.destroy();
    },
  };
}
