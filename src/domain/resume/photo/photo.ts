import { z } from "zod";
import { LIMITS, PHOTO_LETTERS } from "../../limits.ts";
import { flag, without } from "../../sections/field-schema.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { strippedJpeg } from "./jpeg.ts";

const REFUSED = `A photo is a JPEG as base64, of at most ${LIMITS.photoBytes / 1024} KB and 2000 pixels a side.`;

/**
 * The picture of the person, off unless they add one. It is no text: no text file, no parser's copy, no request to an engine has
 * it. A `hidden` one is kept and drawn nowhere.
 */
export const photo = z
  .strictObject({
    data: z
      .string()
      .overwrite((data) => strippedPhoto(data) ?? data)
      .refine((data) => strippedPhoto(data) === data, { error: REFUSED })
      .describe(`A JPEG as base64, at most ${LIMITS.photoBytes / 1024} KB; its metadata is not kept`),
    hidden: flag,
  })
  .overwrite(without(["hidden"]))
  .optional();

export type Photo = NonNullable<z.infer<typeof photo>>;

/**
 * The photos looked at last. A resume is checked at every key; without this the same photo would be read each time. A server sees
 * those of several people: more than a few would only take memory.
 */
const MOST_REMEMBERED = 4;
const remembered = new Map<string, string | null>();

/** The photo without anything but its picture; null where it is none. What comes out goes in unchanged. */
function strippedPhoto(data: string): string | null {
  if (data.length > PHOTO_LETTERS) return null;
  const known = remembered.get(data);
  if (known !== undefined) return known;
  const stripped = read(data);
  remember(data, stripped);
  if (stripped !== null) remember(stripped, stripped);
  return stripped;
}

function read(data: string): string | null {
  const bytes = fromBase64(data);
  if (bytes === null || bytes.length > LIMITS.photoBytes) return null;
  const stripped = strippedJpeg(bytes);
  if (stripped === null) return null;
  // The same text, not another one of the same letters: what holds it is then the same too.
  return isSame(bytes, stripped) ? data : toBase64(stripped);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function remember(data: string, stripped: string | null): void {
  remembered.set(data, stripped);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
