import { baseOf } from "../../../domain/language/inflect.ts";
import { isRoleWord } from "./role-words.ts";

const ENDS_NAME = /^(?:with|in|from|who|that|for|at|to|since|looking|working|seeking|having|of|as|on)$/i;
const LONGEST_NAME = 7;
const EMPTY_NAME = /^(?:an? )?(?:hard|good|quick|team) ?-?(?:work(?:er|ing)|learner|player)$/i;

/** Whether a statement begins by naming what somebody is. */
export function namesSelf(said: string): boolean {
  if (EMPTY_NAME.test(said)) return false;
  const words = said.split(" ");
  const [first = "", second = ""] = words.map((word) => word.replace(/[^\p{L}\d/-]+$/u, ""));
  const isAction =
    !isRoleWord(first) &&
    (!isRoleWord(second) || /ed$/i.test(first)) &&
    !/^\d/.test(second) &&
    baseOf(first, "past", "base") !== null;
  if (isAction && (!/ed$/i.test(first) || /^(?:as|in|my|an?|the|to|for|with|from|on|at|\d.*)$/i.test(second)))
    return false;
  for (const [at, word] of words.slice(0, LONGEST_NAME).entries()) {
    if (ENDS_NAME.test(word) || (/^(?:\d+\+?|many)$/.test(word) && /^years?\b/.test(words[at + 1] ?? "")))
      return false;
    if (isRoleWord(word.replace(/[^\p{L}-]+$/u, ""))) return true;
    if (/[,;]$/.test(word) && at > 0) return false;
  }
  return false;
}
