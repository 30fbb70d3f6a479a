import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";

/**
 * What must be the same beside both words, that one denies the other: a place has what stands after it ("over budget"), a time
 * what stands on either side (who came before is not who came after), a particle its verb, anything else some word.
 */
export type Tie = "place" | "time" | "particle" | "any";

const TIES: ReadonlyMap<string, Tie> = new Map([
  ["above", "place"],
  ["before", "time"],
  ["up", "particle"],
]);

/** Words that turn a statement round, a pair in each line; words of one side say the same of one thing. */
const OPPOSITES = `
above over | below under
up | down
before | after
more | fewer less
most | fewest least
increase raise grow rise gain expand | decrease reduce cut fall drop lower shrink decline
higher | lower
highest | lowest
longer | shorter
larger bigger | smaller
faster quicker sooner | slower later
arrive enter | leave depart exit
open | close shut
buy purchase | sell
start begin | finish end stop
early earlier | late later
ahead | behind
win | lose
pass | fail
accept approve | reject refuse
lend | borrow
load | unload
import | export
inbound incoming | outbound outgoing
hire recruit | fire dismiss
internal | external
indoor indoors | outdoor outdoors
upstairs | downstairs
maximum | minimum
`;

/** The pair that a word belongs to, and on which side of it. */
export interface Side {
  readonly pair: number;
  readonly side: 0 | 1;
  readonly tie: Tie;
}

const SIDES = new Map<string, Side[]>();
for (const [pair, line] of OPPOSITES.trim().split("\n").entries()) {
  const tie = TIES.get(/^\w+/.exec(line)?.[0] ?? "") ?? "any";
  for (const [side, words] of line.split(" | ").entries())
    for (const word of words.split(" "))
      SIDES.set(word, [...(SIDES.get(word) ?? []), { pair, side: side === 0 ? 0 : 1, tie }]);
}

/** The sides of a word in whatever form: of "sold", "selling" and "sells" the one of "sell". */
export function sidesOf(lower: string): readonly Side[] {
  const base = baseOf(lower, "past", "participle", "gerund", "third", "base");
  return SIDES.get(lower) ?? SIDES.get(base ?? "") ?? SIDES.get(stem(lower)) ?? [];
}
