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

/** What a line shows of a requirement; logits. */
export interface LineProof {
  readonly shown: number;
  /** What speaks for a line that only seems to show it: denied, somebody else's, wished for. */
  readonly seeming: number;
}

/** The learned part of the match, as whoever has its weights gives it. */
export interface MatchModel {
  readonly read: (text: string, context: string) => readonly ReadWord[];
  readonly proof: (line: string, requirement: string) => LineProof;
  /** How near the words of two texts are, 0 to 1; cheap, and says nothing about who did what. */
  readonly nearness: (requirement: string, lines: readonly string[]) => readonly number[];
  readonly bounds: {
    readonly partly: number;
    readonly proven: number;
    /** Above it a line does not count at all. */
    readonly seeming: number;
    /** Below it a line that rules see the thing in is believed: one that speaks of nothing else, and any other. */
    readonly plain: number;
    readonly clear: number;
    /** What is added to such a line. */
    readonly named: number;
  };
}
