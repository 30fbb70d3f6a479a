import { AppError } from "../../../domain/errors.ts";
import type { IssueCode } from "../../../domain/issue.ts";

/** The address in its one spelling, without slashes at its end; what cannot be used is refused with words for its field. */
export function checkedAddress(baseUrl: string, rule: { httpsOnly?: boolean } = {}): string {
  const message = baseUrlProblem(baseUrl, rule);
  if (message) throw invalid("wrong-type", "/baseUrl", message);
  return new URL(baseUrl).href.replace(/\/{1,500}$/, "");
}

export function enterKeyAgain(): AppError {
  return invalid("missing", "/key", "Enter the key again: the one that is kept belongs to another address.");
}

/** What is wrong with an address, for who typed it; null where it can be used. */
function baseUrlProblem(text: string, { httpsOnly = false }): string | null {
  if (!URL.canParse(text)) return "Enter a whole address, such as https://api.example.org/v1.";
  const { protocol, username, password, search, hash, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol)) return "The address must begin with https:// or http://.";
  if (httpsOnly && protocol !== "https:") return "Only an address that begins with https:// is allowed here.";
  if (username || password)
    return "Leave name and password out of the address: the key has a field of its own.";
  if (search || hash) return "Leave out what follows a ? or a #.";
  if (/\/chat\/completions\/?$/.test(pathname))
    return "Leave out /chat/completions: it is added to the address.";
  return null;
}

function invalid(code: IssueCode, pointer: string, message: string): AppError {
  return new AppError("invalid_input", { issues: [{ code, pointer, message }] });
}
