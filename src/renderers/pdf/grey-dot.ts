const zeros = (count: number): number[] => Array(count).fill(0);
/** A table with one code of one bit, for the value 0. */
const oneCode = (kind: number): number[] => [0xff, 0xc4, 0, 20, kind, 1, ...zeros(15), 0];

/** A JPEG of one grey pixel, in the place of a photo that the engine cannot decode: somebody's PDF must not fail for it. */
export const GREY_DOT = Uint8Array.from([
  ...[0xff, 0xd8],
  ...[0xff, 0xdb, 0, 67, 0, ...Array(64).fill(1)],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
  ...oneCode(0x00),
  ...oneCode(0x10),
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f],
  ...[0xff, 0xd9],
]);
