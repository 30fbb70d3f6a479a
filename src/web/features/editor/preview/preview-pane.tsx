import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { PAGE_SIZES } from "../../../../domain/document/design.ts";
import { placeToWrite } from "../../../../domain/resume/guide.ts";
import { useContent, useEditor, useView } from "../editor-context.tsx";
import { isKey } from "../keys/editor-keys.ts";
import { drawInFonts } from "./draw-in-fonts.ts";
import { type Drawn, type DrawnPreview, sheetsSize, startPreview } from "./drawn-preview.ts";
import { EmptyPage } from "./empty-page.tsx";
import { type Following, followEdits } from "./follow-edits.ts";
import { PreviewBar } from "./preview-bar.tsx";

const ROOM = 48;

/** The finished page beside the form. A place that is clicked leads to its field; the field being edited is marked. */
export function PreviewPane() {
  const { session, view, guide } = useEditor();
  const zoom = useView((state) => state.zoom);
  const active = useView((state) => state.active);
  const side = useView((state) => state.side);
  const insights = useView((state) => state.insights);
  const host = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const preview = useRef<DrawnPreview | null>(null);
  const following = useRef<Following | null>(null);
  const shownScale = useRef(1);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [width, measureWidth] = useWidth(scroller);

  useLayoutEffect(() => {
    if (!host.current || !scroller.current) return;
    const started = startPreview(host.current, (next) =>
      setDrawn((before) => (same(before, next) ? before : next)),
    );
    preview.current = started;
    started.scale(shownScale.current);
    const follower = followEdits({
      scroller: scroller.current,
      host: host.current,
      active: () => view.read().active,
      mark: () => started.mark(view.read().active),
    });
    following.current = follower;
    // Before the first paint: shown at another scale first, the page would move. And before it is drawn: the room is known by
    // now, and asked for afterwards the browser would have to lay out every sheet at a scale that is not theirs yet.
    measureWidth();
    const draw = () => started.draw(session.store.read().content, guide.read());
    const stopWaiting = drawInFonts(host.current, draw);
    let shown = session.store.read().content;
    const stop = session.store.subscribe(() => {
      const { content } = session.store.read();
      if (content !== shown) draw();
      if (content.resume !== shown.resume) follower.follow();
      shown = content;
    });
    const stopGuide = guide.subscribe(draw);
    return () => {
      stopWaiting();
      stop();
      stopGuide();
      follower.stop();
      started.stop();
      following.current = null;
      preview.current = null;
    };
  }, [session, view, guide, measureWidth]);

  const isOwnCount = drawn !== null && !drawn.clipped && !drawn.guided;
  useEffect(() => view.show({ pages: isOwnCount ? drawn.pages : null }), [view, drawn, isOwnCount]);

  // Of the draft and not of what is drawn: the bar says it before that.
  const page = useContent((content) => content.page);
  const scale = scaleOf(zoom, width, PAGE_SIZES[page].width);
  const size = drawn ? sheetsSize(drawn) : null;

  useLayoutEffect(() => {
    shownScale.current = scale;
    preview.current?.scale(scale);
  }, [scale]);

  useEffect(() => {
    preview.current?.mark(active);
    if (active !== null) following.current?.follow();
  }, [active]);

  // On a phone it comes into sight with its tab, on a window that is made wider by itself, on a laptop when the insights go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each says that it may be in sight now.
  useLayoutEffect(() => {
    preview.current?.catchUp();
    following.current?.appear();
  }, [side, width, insights]);

  const goTo = (place: string) => view.goTo(placeToWrite(session.store.read().content.resume, place));
  const jump = (event: MouseEvent<HTMLElement>) => {
    const place = event.nativeEvent
      .composedPath()
      .find((node) => node instanceof Element && node.hasAttribute("data-pointer"));
    if (!(place instanceof Element)) return;
    // A link on the page is a place to edit here.
    event.preventDefault();
    goTo(place.getAttribute("data-pointer") ?? "");
  };

  return (
    <section aria-label="Preview" className="flex min-h-0 min-w-0 grow flex-col bg-desk">
      <PreviewBar drawn={drawn} scale={scale} />
      <div
        ref={scroller}
        className="min-h-0 grow basis-0 overflow-auto lg:overscroll-contain lg:[scrollbar-gutter:stable]"
      >
        <div className="mx-auto p-6" style={{ width: size ? size.width * scale + ROOM : undefined }}>
          <div
            className="relative"
            style={size ? { width: size.width * scale, height: size.height * scale } : undefined}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a button could not hold a document with headings and lists. */}
            <div
              ref={host}
              role="group"
              aria-label="The finished page. Arrow keys go from place to place, Enter goes to the field."
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keys reach every place that a pointer can click.
              tabIndex={0}
              onClick={jump}
              onKeyDown={(event) => walk(event, host.current, { ...view, goTo })}
              className="sheet-host cursor-text rounded-[2px]"
              style={{ width: size?.width }}
            />
            {/* It stands on the page: before that is drawn it would stand elsewhere. */}
            {drawn && <EmptyPage />}
          </div>
        </div>
      </div>
    </section>
  );
}

function same(one: Drawn | null, other: Drawn): boolean {
  return (
    one?.pages === other.pages &&
    one.fits === other.fits &&
    one.page === other.page &&
    one.clipped === other.clipped &&
    one.guided === other.guided
  );
}

function scaleOf(zoom: number | "width", width: number, sheetWidth: number): number {
  if (zoom !== "width") return zoom / 100;
  if (width === 0) return 0.6;
  return Math.min(1.25, Math.max(0.25, (width - ROOM) / sheetWidth));
}

/** The room inside the element, kept up, and a way to look at once. */
function useWidth(element: { current: HTMLElement | null }): [number, () => void] {
  const [width, setWidth] = useState(0);
  const measure = useCallback(() => setWidth(Math.floor(element.current?.clientWidth ?? 0)), [element]);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return [width, measure];
}

/** From place to place on the page, and from there into the form. */
function walk(
  event: KeyboardEvent,
  host: HTMLElement | null,
  view: ReturnType<typeof useEditor>["view"],
): void {
  const by = isKey(event, "nextPlace") ? 1 : isKey(event, "previousPlace") ? -1 : 0;
  if ((by === 0 && !isKey(event, "goToField")) || !host?.shadowRoot) return;
  event.preventDefault();
  const places = [...host.shadowRoot.querySelectorAll("[data-pointer]")];
  const { active } = view.read();
  const at = places.findIndex((place) => place.getAttribute("data-pointer") === active);
  if (by === 0) {
    if (active !== null) view.goTo(active);
    return;
  }
  const next = places[Math.min(places.length - 1, Math.max(0, at + by))];
  if (!next) return;
  view.show({ active: next.getAttribute("data-pointer") });
  const words = next.getAttribute("alt") ?? next.textContent?.trim() ?? "";
  view.say(next.hasAttribute("data-guide") ? `${words} (sample)` : words);
}
