/** A longer side than any photo of a resume needs; a decoder takes memory by the pixel. */
const LONGEST_SIDE = 2000;
/** Encoders write ten or so. Each costs a decoder a pass over the whole picture, however few bytes it takes. */
const MOST_SCANS = 32;
const MOST_DRAWN_PIXELS = 12 * LONGEST_SIDE ** 2;

/** No file of a camera has a tenth of them. */
const MOST_SEGMENTS = 1000;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
const JFIF = 0xe0;
const ADOBE = 0xee;
const COMMENT = 0xfe;

const START = [0xff, SOI];
const END = [0xff, EOI];
/** Version 1.1, no density, no thumbnail: it says no more than that the colours are as usual. */
const PLAIN_JFIF = [0xff, JFIF, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const JFIF_NAME = [0x4a, 0x46, 0x49, 0x46, 0];
const ADOBE_NAME = [0x41, 0x64, 0x6f, 0x62, 0x65];

interface Segment {
  readonly marker: number;
  /** Of what follows the length. */
  readonly body: Uint8Array;
  readonly end: number;
}

interface Colour {
  readonly jfif?: readonly number[];
  readonly adobe?: readonly number[];
}

/**
 * A JPEG, baseline or progressive, of 1 to 2000 pixels a side, with nothing in it but what draws the picture: Exif, XMP, colour
 * profiles, thumbnails, comments and whatever follows its end are left out. Null for anything else. Markers are read once,
 * from the first byte to the last, so that no order of them costs more than their bytes do.
 */
export function strippedJpeg(bytes: Uint8Array): Uint8Array | null {
  if (!startsWith(bytes, START)) return null;
  const kept: ArrayLike<number>[] = [];
  let colour: Colour = {};
  let components = 0;
  let scans = 0;
  let drawn = 0;
  let pixels = 0;
  let at = START.length;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    const segment = segmentAt(bytes, at);
    if (segment === null) return null;
    const { marker, body, end } = segment;
    if (marker === EOI) {
      if (scans === 0) return null;
      return joined([START, colour.adobe ?? colour.jfif ?? [], ...kept, END]);
    }
    if (marker === BASELINE || marker === PROGRESSIVE) {
      if (components > 0 || !isFrame(body)) return null;
      components = body[5] ?? 0;
      pixels = numberAt(body, 1) * numberAt(body, 3);
    } else if (marker === SOS) {
      scans += 1;
      drawn += pixels;
      if (!isScan(body, components) || scans > MOST_SCANS || drawn > MOST_DRAWN_PIXELS) return null;
    } else if (isDropped(marker)) {
      colour = { ...colour, ...colourOf(segment) };
      at = end;
      continue;
    } else if (!isTable(marker, body)) return null;
    at = marker === SOS ? scanEnd(bytes, end) : end;
    kept.push([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff], body);
    if (marker === SOS) kept.push(bytes.subarray(end, at));
  }
  return null;
}

/** The sides of a JPEG that was stripped, in pixels. */
export function jpegSize(stripped: Uint8Array): { width: number; height: number } {
  let segment = segmentAt(stripped, START.length);
  while (segment && segment.marker !== BASELINE && segment.marker !== PROGRESSIVE)
    segment = segmentAt(stripped, segment.end);
  return segment
    ? { width: numberAt(segment.body, 3), height: numberAt(segment.body, 1) }
    : { width: 1, height: 1 };
}

/** The segment that begins here; a marker may stand after any number of bytes of 0xff. Null where there is none. */
function segmentAt(bytes: Uint8Array, start: number): Segment | null {
  if (bytes[start] !== 0xff) return null;
  let at = start + 1;
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at];
  if (marker === undefined) return null;
  if (marker === EOI) return { marker, body: bytes.subarray(at, at), end: at + 1 };
  const length = numberAt(bytes, at + 1);
  const end = at + 1 + length;
  if (length < 2 || end > bytes.length) return null;
  return { marker, body: bytes.subarray(at + 3, end), end };
}

/** Where coded data ends: before a marker that is no restart and no byte 0xff that was coded. */
function scanEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function numberAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function isFrame(body: Uint8Array): boolean {
  const count = body[5] ?? 0;
  const isSide = (side: number): boolean => side >= 1 && side <= LONGEST_SIDE;
  if (body[0] !== 8 || ![1, 3, 4].includes(count) || body.length !== 6 + 3 * count) return false;
  if (!isSide(numberAt(body, 1)) || !isSide(numberAt(body, 3))) return false;
  return Array.from({ length: count }, (_, index) => body[7 + 3 * index] ?? 0).every(
    (sampling) => isSampling(sampling >> 4) && isSampling(sampling & 15),
  );
}

/** Larger factors are allowed by the standard, written by nobody, and stop the engine that draws the PDF. */
function isSampling(factor: number): boolean {
  return factor === 1 || factor === 2;
}

function isScan(body: Uint8Array, components: number): boolean {
  const [count = 0] = body;
  return count >= 1 && count <= components && body.length === 4 + 2 * count;
}

/** Tables of exactly their size: nothing else is hidden behind them. */
function isTable(marker: number, body: Uint8Array): boolean {
  if (marker === DRI) return body.length === 2;
  if (marker !== DQT && marker !== DHT) return false;
  let at = 0;
  while (at < body.length) at += marker === DQT ? ((body[at] ?? 0) >> 4 ? 129 : 65) : codesAt(body, at);
  return at === body.length && at > 0;
}

/** How many bytes a table of codes takes: how many codes there are of each of sixteen lengths, then what they stand for. */
function codesAt(body: Uint8Array, at: number): number {
  return body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17);
}

function isDropped(marker: number): boolean {
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);
}

/** What a decoder must know of the colours, in the one way it is written here. */
function colourOf({ marker, body }: Segment): Colour {
  if (marker === JFIF && startsWith(body, JFIF_NAME)) return { jfif: PLAIN_JFIF };
  if (marker !== ADOBE || !startsWith(body, ADOBE_NAME) || body.length < 12) return {};
  return { adobe: [0xff, ADOBE, 0, 14, ...ADOBE_NAME, 0, 100, 0, 0, 0, 0, Math.min(body[11] ?? 0, 2)] };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
