import { thinnedOn } from "../../domain/document/color.ts";
import { stopsOf } from "../../domain/document/colours.ts";
import type { Design } from "../../domain/document/design.ts";

/** What text must reach to be read, and what is enough for the large letters of a name. */
const TEXT = 4.6;
const LARGE_TEXT = 3.1;

/** How a sample's words look beside own ones: pale, but legible. Nothing here moves a line. */
export function guideStyles({ page, columns, header, section, styles }: Design): string {
  const body = [
    page.paper,
    ...(columns ? [columns.tint] : []),
    ...(section.fill ? stopsOf(section.fill) : []),
  ];
  const head = header.fill ? stopsOf(header.fill) : body;
  const [text, large, small] = [
    thinnedOn(styles.body.color, body, TEXT),
    thinnedOn(styles.name.color, head, LARGE_TEXT),
    thinnedOn(styles.contact.color, head, TEXT),
  ];
  return [
    `.sheet [data-guide]{color:${text}}`,
    `.sheet .head [data-guide]{color:${small}}`,
    `.sheet .head .name[data-guide]{color:${large}}`,
    `.sheet .bullets>li[data-guide]::before{color:inherit}`,
    // For those who hear the page instead of seeing it; a heading has a line of its own in this place.
    `.sheet [data-guide]:not(.heading)::after{content:" (sample)";position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`,
  ].join("");
}
