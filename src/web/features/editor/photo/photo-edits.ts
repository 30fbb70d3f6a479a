import { type Edit, setField } from "../../../../domain/resume/edits.ts";
import type { Photo } from "../../../../domain/resume/photo/photo.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";

/** Puts a photo with the resume, where there may be none yet. */
export function putPhoto(resume: Resume, photo: Photo): Edit {
  return resume.photo === undefined ? setField("", { ...resume, photo }) : setField("/photo", photo);
}

/** Takes the photo away, and its field with it. */
export function removePhoto({ photo: _gone, ...rest }: Resume): Edit {
  return setField("", rest);
}

/** A file that brings no photo does not take away the one that is there. */
export function withPhotoOf({ photo }: Resume, read: Resume): Resume {
  return read.photo === undefined && photo !== undefined ? { ...read, photo } : read;
}
