export type Side = "mine" | "theirs";

/** Names of fields, and places in lists: in this page's list, or in the other one where only that one has it. */
export type Path = readonly (string | number)[];

/** What both sides changed, and not in the same way. */
export interface Question {
  /** The same for the same place, however much is typed on while it waits for its answer. */
  readonly key: string;
  readonly path: Path;
  /** `removal`: one side changed an entry and the other removed it, `undefined`. `order`: both moved the entries of a list. */
  readonly kind: "value" | "removal" | "order";
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Choices = ReadonlyMap<string, Side>;

/** What the merge must know about the places of the data. */
export interface Shape {
  /** What is one value though it has parts, as an order is and a photo. */
  isWhole(path: Path): boolean;
  /** Data of an imported file: its lists are values without lines, and its ids are not ours. */
  isForeign(path: Path): boolean;
  /** How many entries fit into the list. */
  mostEntries(path: Path): number;
}

/** A merge under way: what it knows, and what it had to ask so far. */
export interface Merge {
  readonly shape: Shape;
  readonly choices: Choices;
  /** Whether it is known what both sides began with. Without that, whatever differs is asked. */
  readonly hasBase: boolean;
  readonly questions: Question[];
}

/** A place in the data: its path for people, its key for the choices. */
export interface Place {
  readonly path: Path;
  readonly key: string;
}

/** The three values of one place. */
export interface Versions<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Asks, and answers with the chosen side; until it is chosen, this page's. */
export function ask(merge: Merge, question: Question): unknown {
  merge.questions.push(question);
  return question[merge.choices.get(question.key) ?? "mine"];
}

export function childPlace(
  { path, key }: Place,
  name: string | number,
  keyName: string | number = name,
): Place {
  return { path: [...path, name], key: `${key}/${keyName}` };
}
