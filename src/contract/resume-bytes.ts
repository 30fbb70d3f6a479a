import { PHOTO_LETTERS } from "../domain/limits.ts";

/** A request that brings one resume: 256 KB as compact JSON, with room for escapes, for a wordier form of it, and for a photo. */
export const RESUME_BYTES = 1024 * 1024 + PHOTO_LETTERS;
