import type { Migration } from "../migrate.ts";
import { createResumes } from "./0001-resumes.ts";

/** In order. A released migration is never edited: add another. */
export const migrations: readonly Migration[] = [createResumes];
