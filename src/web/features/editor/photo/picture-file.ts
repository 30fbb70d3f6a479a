import { LIMITS } from "../../../../domain/limits.ts";
import { toBase64 } from "../../../../domain/resume/photo/base64.ts";
import { type Crop, type Size, squareOf } from "./crop.ts";

const MOST_FILE_BYTES = 50 * 1024 * 1024;
/** Beyond this a browser may run out of memory while it decodes. */
const MOST_PIXELS = 120_000_000;
/** Enough to zoom in on a face; more would only make each drag slower. */
const LONGEST_SIDE = 1600;

const SIDES = [480, 360, 240] as const;
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5, 0.4] as const;
const WANTED_BYTES = 60 * 1024;

export type OpenedPicture = { picture: ImageBitmap } | { problem: string };

const UNREADABLE = "This file cannot be opened as a picture here. Save it as JPEG or PNG and try again.";

/** A picture that somebody chose, decoded beside the page and no larger than is needed. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size > MOST_FILE_BYTES)
    return { problem: "This file is larger than 50 MB. Choose a smaller one." };
  try {
    const { width, height } = await sizeOf(file);
    if (width * height > MOST_PIXELS)
      return { problem: "This picture is too large to be opened here. Choose a smaller one." };
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const picture = await createImageBitmap(file, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: "high",
    });
    return { picture };
  } catch {
    return { problem: UNREADABLE };
  }
}

/** The size as it is shown, turned the way the camera was held. Pixels are not decoded for it. */
function sizeOf(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<Size>((resolve, reject) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error(UNREADABLE));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Draws what the crop shows, over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { x, y, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = "high";
  // A picture that one can see through would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * The crop as a JPEG in base64: encoded anew from its pixels, so that nothing else of the file is left. It is as good as it can be
 * within a size that saves quickly; null where the browser encodes nothing.
 */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<string | null> {
  const { side } = squareOf(picture, crop);
  let smallest: Blob | null = null;
  for (const most of SIDES) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.max(1, Math.min(most, Math.round(side)));
    drawCrop(canvas, picture, crop);
    for (const quality of QUALITIES) {
      const made = await jpegOf(canvas, quality);
      if (made && made.size < (smallest?.size ?? Number.POSITIVE_INFINITY)) smallest = made;
      if (made && made.size <= WANTED_BYTES) return textOf(made);
    }
  }
  return smallest && smallest.size <= LIMITS.photoBytes ? textOf(smallest) : null;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === "image/jpeg" ? blob : null), "image/jpeg", quality);
  });
}

async function textOf(blob: Blob): Promise<string> {
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}
