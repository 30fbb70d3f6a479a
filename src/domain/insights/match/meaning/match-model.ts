/** A word of an ad, by its place in the text that was read, and what speaks for each reading of it; logits. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly outside: number;
  readonly begins: number;
  readonly inside: number;
  /** One for each kind of requirement. */
  readonly kinds: readonly number[];
  readonly nice: number;
}

/** The learned part of the match, as whoever has its weights gives it. */
export interface MatchModel {
  readonly read: (text: string, context: string) => readonly ReadWord[];
  /** How much a line shows of a requirement. */
  readonly proof: (line: string, requirement: string) => number;
  /** How near the words of two texts are, 0 to 1; cheap, and says nothing about who did what. */
  readonly nearness: (requirement: string, lines: readonly string[]) => readonly number[];
  readonly bounds: { readonly partly: number; readonly proven: number };
}
