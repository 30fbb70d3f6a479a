import { Clause } from "./clause.ts";

/** A word for all or none, and the clause of which it is said. */
export interface Absolute {
  readonly value: 0 | 100;
  readonly clause: Clause;
}

/** No person says so more often; more of them would cost too much. */
const MOST = 60;
const ABSOLUTE =
  /\b(?:(all|always|every|everyone|everybody|everything|both)|none|nobody|nothing|never|no(?! \d)|not|without|nil|zero|\w{2,6}n['’]?t)\b/gi;

/** "all passed" is 100 %, "never late" is 100 % and none. */
export function absolutesIn(text: string): Absolute[] {
  const clauseAt = Clause.reader(text);
  return [...text.matchAll(ABSOLUTE)].slice(0, MOST).flatMap(({ 1: all, index }): Absolute[] => {
    const clause = clauseAt(index);
    return all === undefined
      ? [
          { value: 0, clause },
          { value: 100, clause },
        ]
      : [{ value: 100, clause }];
  });
}
