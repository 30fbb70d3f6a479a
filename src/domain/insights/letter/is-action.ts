import { baseOf } from "../../language/inflect.ts";

/** What somebody was given: "Awarded a grant" in the first person would turn it round. */
const RECEIVED =
  /^(?:awarded|promoted|nominated|recogni[sz]ed|elected|selected|appointed|honou?red|commended|named|granted|given|voted|credited|chosen|invited|known|tasked|entrusted|based|certified|featured|ranked|rated|praised|born|employed|assigned|used|adopted)$/;
/** What somebody is: "Registered nurse". */
const QUALITY =
  /^(?:registered|licen[sc]ed|chartered|qualified|accredited|experienced|skilled|proven|seasoned|dedicated|motivated|advanced|related|interested|focused|detailed|bilingual)$/;
/** "Set designer", "Cast member": the deed of yesterday and a thing of today. */
const NOUN_TOO = /^(?:set|cast|bid|split|cost|hit)$/;
const SERVING = /^(?:served|worked|acted|started|trained|volunteered|began|doubled)$/;
/** What follows a verb and no noun: "Design the form", not "Design system". */
const OBJECT_OPENS =
  /^(?:an?|the|all|every|each|our|their|its|my|his|her|this|these|those|both|several|many|up|over|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens|hundreds)$/i;

/** Verbs that are no nouns: "Teach chemistry" needs no article behind it. */
const ONLY_VERB =
  /^(?:teach|serve|write|prepare|provide|maintain|ensure|develop|create|operate|advise|analy[sz]e|organi[sz]e|coordinate|conduct|deliver|negotiate|oversee|supervise|administer|assess|collaborate|communicate|educate|evaluate|facilitate|implement|install|investigate|manage|perform|translate|treat|collect|diagnose|inspect|handle|maintain|own)$/;
/** "Care for 6 patients": with this word behind it, it is no noun. */
const WITH_PREPOSITION = /^(?:(?:care|cook) for|work (?:with|on|in)|report to|respond to|speak with)$/;

/** Whether a line that opens with these two words tells what somebody did: a noun, a rank or an honour does not. */
export function isAction(word: string, next: string): boolean {
  const lower = word.toLowerCase();
  if (RECEIVED.test(lower) || next === "by" || (next === "as" && !SERVING.test(lower))) return false;
  if (OBJECT_OPENS.test(next)) return baseOf(word, "past", "base") !== null;
  if (ONLY_VERB.test(lower) || WITH_PREPOSITION.test(`${lower} ${next}`)) return true;
  if (QUALITY.test(lower) || (NOUN_TOO.test(lower) && next !== "up")) return false;
  return baseOf(word, "past") !== null;
}
