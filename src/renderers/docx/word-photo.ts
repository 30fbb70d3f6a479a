import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IFloating,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Design } from "../../domain/document/design.ts";
import type { Direction, PhotoNode } from "../../domain/document/nodes.ts";
import { fromBase64 } from "../../domain/resume/photo/base64.ts";
import { jpegSize } from "../../domain/resume/photo/jpeg.ts";

const EMU_PER_PIXEL = 9525;

/** The photo in a line of its own, or at the far end of the page with the words of the header beside it. */
export function photoRun(
  { data, alt }: PhotoNode,
  design: Design,
  { direction, isBeside }: { direction: Direction; isBeside: boolean },
): ImageRun {
  const bytes = fromBase64(data) ?? new Uint8Array();
  const { size } = design.header.photo;
  return new ImageRun({
    type: "jpg",
    data: bytes,
    transformation: { width: size, height: size },
    crop: squareOf(jpegSize(bytes)),
    // The engine would count pictures over all documents of the process: the same resume would give other bytes.
    altText: { id: "1", name: "Photo", description: alt },
    ...(isBeside && { floating: atTheEnd(design, direction) }),
  });
}

/** The middle of it, as pages show it: stretched to a square, a face would be another one. In percents of each side. */
function squareOf({ width, height }: { width: number; height: number }) {
  const [beside, above] = [Math.max(0, 1 - height / width) * 50, Math.max(0, 1 - width / height) * 50];
  return { left: beside, right: beside, top: above, bottom: above };
}

function atTheEnd({ header }: Design, direction: Direction): IFloating {
  const gap = Math.round(header.photo.gap * EMU_PER_PIXEL);
  const isRtl = direction === "rtl";
  return {
    horizontalPosition: {
      relative: HorizontalPositionRelativeFrom.MARGIN,
      align: isRtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
    },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
    wrap: {
      type: TextWrappingType.SQUARE,
      side: isRtl ? TextWrappingSide.RIGHT : TextWrappingSide.LEFT,
    },
    margins: isRtl ? { right: gap } : { left: gap },
    allowOverlap: false,
  };
}

/** The corners of the photo, which the engine has no option for: it draws pictures as rectangles. */
export function withRoundCorners(xml: string, { header }: Design): string {
  const { radius, size } = header.photo;
  const corner = Math.round((radius / size) * 100_000);
  return xml.replace(
    /<a:prstGeom prst="rect">\s*(?:<a:avLst\/>)?\s*<\/a:prstGeom>/g,
    `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${corner}"/></a:avLst></a:prstGeom>`,
  );
}
