import { SOFTWARE_NAMES } from "./software-names.ts";

/** "Name = other spellings > wider skills": tools, methods with a title, credentials. */
export const NAMES: readonly string[] = [...SOFTWARE_NAMES];
