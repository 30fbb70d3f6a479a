import { baseOf } from "../../../domain/language/inflect.ts";
import { ACTION_OF_NOUN } from "../lexicon/things.ts";
import { choosesFor } from "./fitting-verbs.ts";
import { wordsInVerbs } from "./verbs.ts";
import { wordsInTones } from "./words.ts";

/** Words that mean so little by themselves that a fuller verb takes their place. */
const LIGHT = new Set(
  "do make get give have take help assist participate manage work serve be keep faster quicker easier simpler shorter better clearer bigger reconciliation there own".split(
    " ",
  ),
);

const FORMS = ["past", "gerund", "third", "participle", "base"] as const;

/** Whether another word may stand in the place of this one and say the same. */
export function isReplaced(word: string): boolean {
  const bases = FORMS.flatMap((form) => baseOf(word, form) ?? []);
  return (
    LIGHT.has(word) ||
    wordsInTones().has(word) ||
    wordsInVerbs().has(word) ||
    ACTION_OF_NOUN.has(word) ||
    bases.some((base) => LIGHT.has(base) || choosesFor(base) || wordsInVerbs().has(base))
  );
}
