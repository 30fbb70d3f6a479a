import { SOFTWARE_PRACTICES } from "./software-practices.ts";

/** "Name = other spellings > wider skills": what people do and know. */
export const PRACTICES: readonly string[] = [...SOFTWARE_PRACTICES];
