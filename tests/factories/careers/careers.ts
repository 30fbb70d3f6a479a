import type { VariedResume } from "../varied-resumes.ts";
import { arabicSpeaker } from "./arabic-speaker.ts";
import { craftsman } from "./craftsman.ts";
import { designer } from "./designer.ts";
import { japaneseSpeaker } from "./japanese-speaker.ts";
import { nurse } from "./nurse.ts";
import { researcher } from "./researcher.ts";

/** Resumes as people of six walks of life would write them. */
export const careers: readonly VariedResume[] = [
  { name: "nurse", resume: nurse },
  { name: "researcher", resume: researcher },
  { name: "craftsman", resume: craftsman },
  { name: "designer", resume: designer },
  { name: "arabic-speaker", resume: arabicSpeaker },
  { name: "japanese-speaker", resume: japaneseSpeaker },
];
