/** What of a picture is shown: how far it is enlarged, and where the square lies in the room that it has, from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const MOST_ZOOM = 4;

/** The largest square, in the middle; of a tall picture the upper part, where a face is. */
export const FIRST_CROP: Crop = { zoom: 1, across: 0.5, down: 0.25 };

export function squareOf({ width, height }: Size, { zoom, across, down }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * across, y: (height - side) * down, side };
}

/** The crop after the picture was dragged; how far is given in shares of the square that is shown. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  return {
    ...crop,
    across: movedIn(size.width - side, crop.across, by.x * side),
    down: movedIn(size.height - side, crop.down, by.y * side),
  };
}

/** The crop at another enlargement, around the same middle. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const before = squareOf(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  const kept = (room: number, start: number, share: number): number =>
    room <= 0 ? share : within((start + (before.side - side) / 2) / room);
  return {
    zoom,
    across: kept(size.width - side, before.x, crop.across),
    down: kept(size.height - side, before.y, crop.down),
  };
}

/** The picture follows the hand, so that the square goes the other way. */
function movedIn(room: number, share: number, by: number): number {
  return room <= 0 ? share : within(share - by / room);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
