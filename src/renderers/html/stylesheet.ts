import type { Design, Fill, TextStyle } from "../../domain/document/design.ts";
import type { Direction } from "../../domain/document/nodes.ts";
import { rememberedWith } from "../../domain/remembered.ts";
import { isPhotoBeside, type Plan, rowsOf } from "../flow/rows.ts";
import { families, isKerned, type ScriptId, scriptFamilies, systemStacks } from "../fonts/families.ts";
import { neededScripts } from "../fonts/needed.ts";
import { gapClass, spreadClass, widthClass } from "./class-names.ts";
import { webFontName } from "./font-faces.ts";

const RIGHT_TO_LEFT = ":is(.row,.lead,.aside>*)[dir=rtl]";
const px = (value: number): string => `${value}px`;
const fillOf = (fill: Fill): string =>
  fill.from === fill.to ? fill.from : `linear-gradient(90deg, ${fill.from}, ${fill.to})`;

/** A sheet's whole styles, and the part that decides where a row of a given width breaks its lines. */
export type SheetStyles = { css: string; type: string };

/** Everything a sheet needs to look like its PDF page. The plan's own lengths are in it, so it is made per plan. */
export function sheetStyles(plan: Plan): SheetStyles {
  const scripts = neededScripts(plan);
  const { type, css } = designStyles(plan.design, plan.direction, plan.photo !== null, scripts.join());
  return { type, css: `${css}\n${lengthRules(plan)}` };
}

/** What is the same at every key. */
const designStyles = rememberedWith(
  (design: Design, direction: Direction, hasPhoto: boolean, scripts: string): SheetStyles => {
    const ids = scripts === "" ? [] : (scripts.split(",") as ScriptId[]);
    const fallbacks = ids.map((id) => webFontName(scriptFamilies[id]));
    const styles = Object.entries(design.styles).map(
      ([name, style]) => `.t-${name}{${textRules(style, fallbacks)}}${boldRules(name, style)}`,
    );
    const type = styles.join("\n");
    return {
      type,
      css: [
        resetRules,
        sheetRules(design, direction),
        type,
        headerRules(design),
        hasPhoto ? photoRules(design) : "",
        sectionRules(design),
        rowRules(design, direction),
      ].join("\n"),
    };
  },
);

export function stylesheet(plan: Plan): string {
  return sheetStyles(plan).css;
}

const resetRules = `.sheet,.sheet *{box-sizing:border-box;margin:0;padding:0;border:0;font:inherit;text-transform:none;letter-spacing:0;list-style:none;text-wrap-style:auto}
.sheet{font-kerning:normal;font-variant-ligatures:none;font-feature-settings:"calt" 0,"locl" 0;text-rendering:geometricPrecision;hyphens:manual;line-break:strict;text-spacing-trim:space-all;text-autospace:no-autospace;overflow-wrap:anywhere;-webkit-text-size-adjust:none;text-size-adjust:none;font-synthesis:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.sheet a{color:inherit;text-decoration:none}
.sheet .terms li{display:inline}
.sheet .token{display:inline-block;max-width:100%}
.sheet .dot{background:radial-gradient(circle closest-side,currentColor 94%,transparent) 50% 56%/.19em .19em no-repeat}
.sheet strong{font-weight:600;font-style:normal}
.sheet em{font-style:italic;font-weight:400}
.sheet .solid{white-space:nowrap}`;

function textRules(style: TextStyle, fallbacks: readonly string[]): string {
  const stack = [webFontName(families[style.family]), ...fallbacks].map((name) => `"${name}"`).join(",");
  return [
    `font-family:${stack},${systemStacks[style.family]}`,
    `font-size:${px(style.size)}`,
    `line-height:${px(style.line)}`,
    `font-weight:${style.weight}`,
    ...(isKerned(style) ? [] : ["font-kerning:none"]),
    `font-style:${style.italic ? "italic" : "normal"}`,
    `color:${style.color}`,
    ...(style.tracking !== 0 ? [`letter-spacing:${style.tracking}em`] : []),
    ...(style.upper ? ["text-transform:uppercase"] : []),
  ].join(";");
}

/** The bold face of a family may not be kerned where its normal one is, and the reverse. */
function boldRules(name: string, style: TextStyle): string {
  const isBoldKerned = isKerned({ ...style, weight: 600 });
  if (isKerned(style) === isBoldKerned) return "";
  return `.t-${name} strong{font-kerning:${isBoldKerned ? "normal" : "none"}}`;
}

function sheetRules(design: Design, direction: Direction): string {
  const { page, columns } = design;
  const end = page.width - page.contentWidth - page.marginX;
  const rules = [
    `.sheet{text-align:${direction === "rtl" ? "right" : "left"};position:relative;width:${px(page.width)};background:${sheetGround(design, direction)};`,
    `padding-block:${px(page.marginTop)} ${px(page.marginBottom)};padding-inline:${px(page.marginX)} ${px(end)}}`,
    `.sheet.paged{height:${px(page.height)};overflow:hidden}`,
  ];
  if (page.frame) {
    const { inset, width, color } = page.frame;
    rules.push(
      `.sheet::before{content:"";position:absolute;inset:${px(inset)};border:${px(width)} solid ${color};pointer-events:none}`,
    );
  }
  if (page.number) {
    rules.push(
      `.page-number{position:absolute;bottom:${px(page.number.fromBottom)};inset-inline-start:${px(page.marginX)};width:${px(page.contentWidth)};text-align:center}`,
    );
  }
  if (columns) {
    rules.push(
      `.columns{display:grid;grid-template-columns:${px(columns.sideWidth)} ${px(columns.mainWidth)};column-gap:${px(columns.gap)};align-items:start}`,
      `.sheet.first .side{padding-top:${px(columns.stagger)}}`,
    );
  }
  return rules.join("");
}

function sheetGround({ page, columns }: Design, direction: string): string {
  if (!columns) return page.paper;
  const edge = px(page.marginX + columns.sideWidth + columns.gap / 2);
  const toward = direction === "rtl" ? "to left" : "to right";
  return `linear-gradient(${toward},${columns.tint} ${edge},${page.paper} ${edge})`;
}

function headerRules({ header, page }: Design): string {
  const end = page.width - page.contentWidth - page.marginX;
  const bleed = header.bleed
    ? `margin-block-start:-${px(page.marginTop)};margin-inline:-${px(page.marginX)} -${px(end)};padding-block-start:${px(page.marginTop + header.padTop)};padding-inline:${px(page.marginX + header.padX)} ${px(end + header.padX)}`
    : `padding-block-start:${px(header.padTop)};padding-inline:${px(header.padX)}`;
  return [
    `.head{${bleed};padding-block-end:${px(header.padBottom)}`,
    header.fill ? `;background:${fillOf(header.fill)}` : "",
    header.rule ? `;border-bottom:${px(header.rule.width)} solid ${header.rule.color}` : "",
    `;border-radius:${px(header.radius)};text-align:${header.align === "center" ? "center" : "inherit"}}`,
  ].join("");
}

function photoRules(design: Design): string {
  const { size, radius, gap } = design.header.photo;
  const placed = isPhotoBeside(design)
    ? `.beside{display:flex;align-items:center;justify-content:space-between;column-gap:${px(gap)}}`
    : `.sheet .photo{margin:0 auto ${px(gap)}}`;
  return `${placed}.photo{display:block;flex:none;width:${px(size)};height:${px(size)};border-radius:${px(radius)};object-fit:cover}`;
}

function sectionRules({ section }: Design): string {
  if (!section.fill) return "";
  return `.frame{background:${fillOf(section.fill)};box-shadow:inset 0 0 0 1px ${section.border ?? "transparent"};border-radius:${px(section.radius)};padding:${px(section.padY)} ${px(section.padX)}}`;
}

function rowRules({ heading, entry, list, terms }: Design, direction: Direction): string {
  const rules = [
    `.entry{display:flex;justify-content:space-between;column-gap:${px(entry.asideGap)}}`,
    ".lead{flex:1 1 0;min-width:0}",
    ".aside:first-child{order:1}",
    // As in the PDF, where readers would take the gaps that kerning leaves inside Arabic words for spaces.
    `${RIGHT_TO_LEFT},${RIGHT_TO_LEFT} strong{font-kerning:none}`,
    `.aside{flex:none;text-align:${direction === "rtl" ? "left" : "right"}}`,
    `.bullets>li{position:relative;margin-inline-start:${px(list.indent)}}`,
    `.items{position:relative}.items>li{margin-inline-start:${px(terms.stackIndent)}}`,
    `.items::before{content:"";position:absolute;inset-block:0;inset-inline-start:0;width:${px(terms.stackRule.width)};background:${terms.stackRule.color}}`,
    `.bullets>li:not(.continued)::before{content:"•";position:absolute;inset-inline-start:-${px(list.indent)};color:${list.marker}}`,
  ];
  if (heading.rule !== "none") {
    const width = heading.rule === "short" ? px(28) : "100%";
    rules.push(
      `.heading{position:relative;padding-block-end:${px(heading.ruleGap + heading.ruleWidth)}}`,
      `.heading::after{content:"";position:absolute;inset-block-end:0;inset-inline-start:0;width:${width};height:${px(heading.ruleWidth)};background:${heading.ruleColor}}`,
    );
  }
  return rules.join("");
}

function lengthRules(plan: Plan): string {
  const gaps = new Set([...plan.main, ...plan.side].map((frame) => frame.gapBefore));
  const widths = new Set<number>();
  const spreads = new Set<number>();
  for (const { gapBefore, width, aside, spread } of rowsOf(plan)) {
    gaps.add(gapBefore);
    widths.add(width);
    if (aside) widths.add(aside.width);
    if (spread > 0) spreads.add(spread);
  }
  return [
    ...[...gaps].map((gap) => `.sheet .${gapClass(gap)}{margin-top:${px(gap)}}`),
    ...[...widths].map((width) => `.${widthClass(width)}{width:${px(width)}}`),
    ...[...spreads].map((spread) => `.${spreadClass(spread)}{word-spacing:${px(spread)}}`),
    `.sheet .head+*{margin-top:${px(plan.design.header.gapAfter)}}`,
  ].join("");
}
