import type { Direction } from "../../domain/document/nodes.ts";
import { partsOf } from "../flow/marked-parts.ts";
import type { Fragment, Page, PlacedRow } from "../flow/paginate.ts";
import type { Part, Piece } from "../flow/pieces.ts";
import { DOT } from "../flow/plan-rows.ts";
import { hasHeader, isPhotoBeside, type Plan, type Row, type Run } from "../flow/rows.ts";
import { gapClass, spreadClass, widthClass } from "./class-names.ts";
import { escapeHtml } from "./escape.ts";

/** Where a photo, as base64, is to be had by the page that shows it. */
export type PhotoAddress = (data: string) => string;

/** The photo in the page itself: a file of its own has nothing else to take it from. */
const photoInPage: PhotoAddress = (data) => `data:image/jpeg;base64,${data}`;

/** One page, or the whole document as one endless page, as markup without scripts or style attributes. */
export function pageMarkup(plan: Plan, page: Page): string {
  const header = page.header && hasHeader(plan) ? headerMarkup(plan) : "";
  const flow = (fragments: readonly Fragment[]) => fragments.map(fragmentMarkup).join("");
  return `${header}${flowsMarkup(plan, flow(page.main), flow(page.side))}`;
}

/** The column of a page, or both. */
export function flowsMarkup({ design }: Plan, main = "", side = ""): string {
  const flow = `<div class="main">${main}</div>`;
  return design.columns ? `<div class="columns"><div class="side">${side}</div>${flow}</div>` : flow;
}

/** "2 / 3" at the foot of a page; nothing where pages have no numbers. Who hears the page is told its number by its name. */
export function pageNumberMarkup({ design }: Plan, number: number, count: number): string {
  if (!design.page.number) return "";
  return `<p class="page-number t-quiet" aria-hidden="true" dir="ltr">${number} / ${count}</p>`;
}

/** Every row at once, for an output without pages. */
export function wholeDocument(plan: Plan): Page {
  const all = (frames: Plan["main"]): Fragment[] =>
    frames.map((frame) => ({
      frame,
      rows: frame.rows.map((row) => ({ row, from: 0, to: Number.POSITIVE_INFINITY })),
    }));
  return { header: true, side: all(plan.side), main: all(plan.main) };
}

export function headerMarkup(plan: Plan, addressOf: PhotoAddress = photoInPage): string {
  const rows = plan.header.map((row, index) => rowMarkup(row, index > 0)).join("");
  if (!plan.photo) return `<header class="head">${rows}</header>`;
  const { data, alt, pointer } = plan.photo;
  const photo = `<img class="photo" src="${escapeHtml(addressOf(data))}" alt="${escapeHtml(alt)}" data-pointer="${escapeHtml(pointer)}">`;
  const person = `<div class="person">${rows}</div>`;
  return isPhotoBeside(plan.design)
    ? `<header class="head beside">${person}${photo}</header>`
    : `<header class="head">${photo}${person}</header>`;
}

/** A section, or the part of it on a page; `index` counts those of its column. */
export function fragmentMarkup({ frame, rows }: Fragment, index: number): string {
  const gap = index > 0 ? ` ${gapClass(frame.gapBefore)}` : "";
  const page = index > 0 && frame.startsPage ? " starts-page" : "";
  return `<section class="frame${gap}${page}" data-section="${escapeHtml(frame.section)}">${rowsMarkup(rows)}</section>`;
}

function rowsMarkup(rows: readonly PlacedRow[]): string {
  let html = "";
  for (let index = 0; index < rows.length; ) {
    const first = rows[index];
    if (!first) break;
    if (!isListItem(first.row)) {
      html += rowMarkup(first.row, index > 0, first.from > 0);
      index += 1;
      continue;
    }
    const start = index;
    let items = "";
    for (let item = rows[index]; item && item.row.kind === first.row.kind; item = rows[++index]) {
      items += rowMarkup(item.row, index > start, item.from > 0);
    }
    const gap = start > 0 ? ` ${gapClass(first.row.gapBefore)}` : "";
    // Safari takes a list without signs for no list, unless it says that it is one.
    html += `<ul role="list" class="${first.row.kind}s${gap}">${items}</ul>`;
  }
  return html;
}

function isListItem(row: Row): boolean {
  return row.kind === "bullet" || row.kind === "item";
}

/** One row. `continued` marks the rest of a paragraph that began on the page before. */
export function rowMarkup(row: Row, gap = false, continued = false): string {
  const classes = ["row", `t-${row.style}`, widthClass(row.width), ...(gap ? [gapClass(row.gapBefore)] : [])];
  if (continued) classes.push("continued");
  const direction = row.direction === "rtl" ? ` dir="rtl"` : ` dir="ltr"`;
  const only = row.runs[0];
  if (row.kind === "entry") {
    const aside = row.aside
      ? `<p class="t-aside aside ${widthClass(row.aside.width)}"${pointerOf(row.aside)}>${isolated(row.aside, null)}</p>`
      : "";
    const lead = leadMarkup(row, direction);
    const inside = row.asideFirst ? aside + lead : lead + aside;
    return `<div class="entry ${classes.join(" ")}" data-row>${inside}</div>`;
  }
  if (row.separator !== "")
    return `<ul role="list" class="terms ${classes.join(" ")}" data-row${direction}>${runItems(row)}</ul>`;
  if (!only) return "";
  const tag = tagOf(row);
  return `<${tag} class="${row.kind} ${classes.join(" ")}" data-row${pointerOf(only)}${direction}>${isolated(only, row.direction)}</${tag}>`;
}

function leadMarkup(row: Row, direction: string): string {
  const [only] = row.runs;
  if (row.separator !== "") return `<ul role="list" class="lead terms"${direction}>${runItems(row)}</ul>`;
  const tag = tagOf(row);
  return only ? `<${tag} class="lead"${pointerOf(only)}${direction}>${runMarkup(only)}</${tag}>` : "";
}

function runItems({ runs, separator, direction, spread }: Row): string {
  const isDotted = separator === DOT;
  return runs
    .map((run, index) => {
      const isLast = index === runs.length - 1;
      const text = isolated(run, direction);
      const kept = isDotted ? `<span class="token">${text}</span>` : text;
      const between = isLast ? "" : isDotted ? dotMarkup(spread) : COMMA;
      const inner = isDotted || !run.solid ? kept + between : `<span class="solid">${kept}${between}</span>`;
      return `<li${pointerOf(run)}>${inner}${isDotted || isLast ? "" : " "}</li>`;
    })
    .join("");
}

const COMMA = `<span aria-hidden="true">,</span>`;

/** The dot is the ground of a space: where a line ends, the space is gone, and its dot with it. */
function dotMarkup(spread: number): string {
  return `<span class="dot ${spreadClass(spread)}"> </span>`;
}

function tagOf(row: Row): string {
  if (row.level > 0) return `h${row.level}`;
  return isListItem(row) ? "li" : "p";
}

function pointerOf(run: Run): string {
  return ` data-pointer="${escapeHtml(run.pointer)}"`;
}

function runMarkup(run: Run): string {
  const text = run.pieces ? run.pieces.map(pieceMarkup).join("") : escapeHtml(run.text);
  return run.href === undefined ? text : linkMarkup(text, run.href);
}

function linkMarkup(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${text}</a>`;
}

/** A run of another direction than its row: a phone number in a Hebrew line keeps its order. */
function isolated(run: Run, around: Direction | null): string {
  return run.direction === around ? runMarkup(run) : `<span dir="${run.direction}">${runMarkup(run)}</span>`;
}

function pieceMarkup(piece: Piece): string {
  const { kind, held } = piece;
  const text = partsOf(piece).map(partMarkup).join("");
  const kept = kind === "solid" || held ? `<span class="solid">${text}</span>` : text;
  return kind === "cut" ? `${kept}<wbr>` : kept;
}

const FACE_TAGS = { bold: "strong", italic: "em" } as const;

function partMarkup({ text, face, href }: Part): string {
  const safe = escapeHtml(text);
  const faced = face ? `<${FACE_TAGS[face]}>${safe}</${FACE_TAGS[face]}>` : safe;
  return href === undefined ? faced : linkMarkup(faced, href);
}
