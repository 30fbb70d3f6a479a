import { baseOf, gerund } from "../../domain/language/inflect.ts";
import type { Tone } from "../../domain/suggestions/request.ts";
import { inTense, type Tense } from "./tense.ts";

const ASSISTING = {
  professional: "assist in",
  confident: "contribute to",
  friendly: "contribute to",
} as const;
const PERSON =
  /^(?:(?:the|a|an|my|our|other|new|senior|head|lead|regional|local|elderly|older|younger|disabled|all|two|three|four|\d+)\s+)*(?:[\w-]+\s+){0,2}?(?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|children|kids|users?|people|families|visitors|nurses?|doctors?|managers?|teachers?|auditors?|engineers?|developers?|colleagues|coworkers|staff|team|teams|members|electrician|chef|director|supervisor|lawyers?|attorneys?|seniors|adults|employees|drivers?|mechanics?|plumber|owner|researchers?|professors?|technicians?|scientists?)\b/i;

/** "helped" told with a better word that claims no more. */
export function tellHelp(rest: string, tense: Tense, tone: Tone): string {
  const words = rest.split(" ");
  const [first = "", second = ""] = words;
  const say = (verb: string) => {
    const [base = "", ...particle] = verb.split(" ");
    return [inTense(base, tense), ...particle].join(" ");
  };
  if (/^with$/i.test(first)) {
    const activity = /^with (?:the )?(?:[\w-]+ )?[\w-]+(?:ing|tion|ment)\b/i.test(rest);
    return tone === "confident" && activity
      ? `${say("support")} ${words.slice(1).join(" ")}`
      : `${say("assist")} ${rest}`;
  }
  if (/^(?:in|by)$/i.test(first) && /ing$/i.test(second))
    return `${say(ASSISTING[tone])} ${words.slice(1).join(" ")}`;
  if (/^to$/i.test(first) && baseOf(second, "base"))
    return `${say(ASSISTING[tone])} ${[gerund(second.toLowerCase()), ...words.slice(2)].join(" ")}`;
  const person = PERSON.exec(rest);
  if (person) return helpPerson(rest, person[0].length, say);
  if (baseOf(first, "base") && second !== "")
    return `${say(ASSISTING[tone])} ${[gerund(first.toLowerCase()), ...words.slice(1)].join(" ")}`;
  if (/^(?:out|at|on|in|during|around)$/i.test(first))
    return `${say("assist")} ${rest.replace(/^out /i, "")}`;
  return `${say("assist")} ${rest}`;
}

/** "helped customers find shoes" → "supported customers in finding shoes". */
function helpPerson(rest: string, length: number, say: (verb: string) => string): string {
  const after = rest.slice(length).trim().split(" ");
  const at = after[0]?.toLowerCase() === "to" ? 1 : 0;
  const verb = after[at] ?? "";
  if (baseOf(verb, "base") && after.length > at + 1 && !/^(?:with|in|during|at|on|by)$/i.test(verb)) {
    return `${say("support")} ${rest.slice(0, length)} in ${[gerund(verb.toLowerCase()), ...after.slice(at + 1)].join(" ")}`;
  }
  return `${say("assist")} ${rest}`;
}
