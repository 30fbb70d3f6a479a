import { namesPeople } from "../../../domain/language/people-words.ts";
import { namesRole } from "./roles.ts";

const COMPANY =
  /^(?:team|together|friend|friends|colleague|colleagues|brother|sister|freelancer|partner|group|parents|mate|mates|crew|volunteers|classmate|classmates|flatmate|neighbour|neighbours|cofounder|coworker)$/;

const KIN =
  /^(?:dad|father|mum|mom|mother|wife|husband|gran|grandad|cousin|uncle|aunt|son|daughter|boss|manager)$/;

/** Who is named as being in something together with the person: "a friend", "the team". */
export function isCompany(word: string): boolean {
  return COMPANY.test(word);
}

/** Somebody who can do a thing together with the person, or beside them. */
export function isCompanion(word: string): boolean {
  return COMPANY.test(word) || KIN.test(word) || namesPeople(word) || namesRole(word);
}
