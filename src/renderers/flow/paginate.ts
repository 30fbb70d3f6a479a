import { type Frame, hasHeader, isPhotoBeside, type Plan, type Row } from "./rows.ts";

/** How many lines a row takes, and how many its aside, as the engine at hand breaks them. */
export type LineCount = (row: Row) => number;

/** Lines `from` up to `to` of a row, on one page. */
export type PlacedRow = { row: Row; from: number; to: number };
export type Fragment = { frame: Frame; rows: PlacedRow[] };
export type Page = { header: boolean; side: Fragment[]; main: Fragment[] };

// The PDF engine's own tolerance, so that a line which exactly fills the page falls on the same side in both.
const EPSILON = 1e-3;

export function paginate(plan: Plan, lines: LineCount): Page[] {
  const { page, columns, header } = plan.design;
  const full = page.height - page.marginTop - page.marginBottom;
  const used = headerHeight(plan, lines);
  const first = full - used - (columns ? header.gapAfter : 0);
  const started = used > 0 && !columns;
  const main = paginateFlow(plan.main, plan, lines, { first, full, offset: 0, started });
  const side = paginateFlow(plan.side, plan, lines, {
    first,
    full,
    offset: columns?.stagger ?? 0,
    started: false,
  });
  const count = Math.max(1, main.length, side.length);
  return Array.from({ length: count }, (_, index) => ({
    header: index === 0,
    side: side[index] ?? [],
    main: main[index] ?? [],
  }));
}

export function headerHeight(plan: Plan, lines: LineCount): number {
  if (!hasHeader(plan)) return 0;
  const { padTop, padBottom, rule } = plan.design.header;
  const rows = plan.header.reduce((sum, row) => sum + row.gapBefore + rowHeight(row, plan, lines), 0);
  return padTop + withPhoto(rows, plan) + padBottom + (rule?.width ?? 0);
}

function withPhoto(rows: number, { photo, design }: Plan): number {
  const { size, gap } = design.header.photo;
  if (!photo) return rows;
  return isPhotoBeside(design) ? Math.max(rows, size) : size + gap + rows;
}

function rowHeight(row: Row, plan: Plan, lines: LineCount): number {
  return lines(row) * plan.design.styles[row.style].line + row.below;
}

type Room = { first: number; full: number; offset: number; started: boolean };

/** Fills pages as the PDF engine does: sticky rows move with what follows, no lone first or last line. */
function paginateFlow(frames: readonly Frame[], plan: Plan, lines: LineCount, room: Room): Fragment[][] {
  const { padY } = plan.design.section;
  const pages: Fragment[][] = [[]];
  let limit = room.first;
  let y = room.offset;
  let fresh = !room.started;

  const turnPage = (): void => {
    pages.push([]);
    limit = room.full;
    y = 0;
    fresh = true;
  };

  for (const frame of frames) {
    if (frame.startsPage && (pages.at(-1)?.length ?? 0) > 0) turnPage();
    let fragment: Fragment = { frame, rows: [] };
    let top = y + (fresh ? 0 : frame.gapBefore) + padY;
    let inner = 0;
    const close = (): void => {
      if (fragment.rows.length === 0) return;
      pages.at(-1)?.push(fragment);
      y = top + inner + padY;
      fresh = false;
    };
    const breakHere = (): void => {
      const carried = takeStickyTail(fragment.rows, fresh && limit === room.full);
      close();
      turnPage();
      fragment = { frame, rows: [] };
      top = padY;
      inner = 0;
      for (const placed of carried) place(placed);
    };
    const place = (placed: PlacedRow): void => {
      const line = plan.design.styles[placed.row.style].line;
      inner +=
        (fragment.rows.length > 0 ? placed.row.gapBefore : 0) +
        (placed.to - placed.from) * line +
        placed.row.below;
      fragment.rows.push(placed);
    };
    const fits = (row: Row, height: number): boolean =>
      top + inner + (fragment.rows.length > 0 ? row.gapBefore : 0) + height + padY <= limit + EPSILON;
    const movable = (): boolean =>
      limit < room.full || !fresh || fragment.rows.length > stickyTail(fragment.rows);

    for (const row of frame.rows) {
      const count = lines(row);
      const line = plan.design.styles[row.style].line;
      if (!row.splits) {
        if (!fits(row, count * line + row.below) && movable()) breakHere();
        place({ row, from: 0, to: count });
        continue;
      }
      let from = 0;
      while (from < count) {
        const fitting = fittingLines(from, count, (n) => fits(row, n * line));
        const take = fitting === 0 && !movable() ? 1 : fitting;
        if (take > 0) {
          place({ row, from, to: from + take });
          from += take;
        }
        if (from < count) breakHere();
      }
    }
    close();
  }
  return pages;
}

function fittingLines(from: number, count: number, fits: (lines: number) => boolean): number {
  const left = count - from;
  if (fits(left)) return left;
  let take = 0;
  while (take < left && fits(take + 1)) take++;
  // Three lines stay together; longer paragraphs leave two lines on either side.
  if (from === 0 && (count <= 3 || take < 2)) return 0;
  if (left - take === 1) take--;
  return from === 0 && take < 2 ? 0 : take;
}

function stickyTail(rows: readonly PlacedRow[]): number {
  let tail = 0;
  while (tail < rows.length && rows[rows.length - 1 - tail]?.row.sticky) tail++;
  return tail;
}

function takeStickyTail(rows: PlacedRow[], atTop: boolean): PlacedRow[] {
  const tail = stickyTail(rows);
  // Rows that already start the page would start the next one too, forever.
  if (tail === rows.length && atTop) return [];
  return rows.splice(rows.length - tail, tail);
}
