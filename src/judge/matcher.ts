import { encode } from "./encode.ts";
import { createEncoder } from "./encoder.ts";
import type { WeightRoom } from "./scratch.ts";
import { createTokenizer } from "./tokenizer.ts";
import { weightsOf } from "./weights.ts";
import { createNearness, type Nearness } from "./word-vectors.ts";

/** In the order of the model's answers. */
export const ASKED_KINDS = [
  "skill",
  "tool",
  "licence",
  "years",
  "language",
  "place",
  "authorisation",
  "degree",
  "duty",
] as const;

const [OUTSIDE, BEGINS, INSIDE, KINDS] = [0, 1, 2, 3];
const NICE = KINDS + ASKED_KINDS.length;
const SEEMING = NICE + 1;
const ANSWERS = SEEMING + 1;

/** A word of an ad, by its place in the text that was read, and what speaks for each reading of it; logits. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly outside: number;
  readonly begins: number;
  readonly inside: number;
  /** One for each of `ASKED_KINDS`. */
  readonly kinds: readonly number[];
  readonly nice: number;
}

/** What a line shows of a requirement; logits. */
export interface LineProof {
  /** The higher, the more. */
  readonly shown: number;
  /** What speaks for a line that only seems to show it: denied, somebody else's, wished for, another meaning. */
  readonly seeming: number;
}

/** Reads ads and holds lines of a resume against what they ask for. */
export interface Matcher {
  /** The words of a text of at most 150 tokens; `context` is what stands before it. */
  readonly read: (text: string, context: string) => readonly ReadWord[];
  /** How much a line shows of a requirement. */
  readonly proof: (line: string, requirement: string) => LineProof;
  /** How near the words of lines are to those of a requirement: which lines are worth a look. */
  readonly nearness: Nearness;
  readonly bounds: MatchBounds;
}

/**
 * A proof above `partly` shows something of it, above `proven` the thing itself; above `seeming` a line does not count at all. `named` is added
 * where rules see the thing in a line that is below `plain` or `clear`, `outside` to what speaks for no requirement.
 */
export interface MatchBounds {
  readonly partly: number;
  readonly proven: number;
  readonly seeming: number;
  readonly plain: number;
  readonly clear: number;
  readonly named: number;
  readonly outside: number;
}

export interface MatcherFiles {
  readonly kernel: Uint8Array;
  readonly weights: WeightRoom;
  readonly vocabulary: string;
  readonly bounds: MatchBounds;
}

/** Throws where the files are not those of this model. */
export function openMatcher({ kernel, weights, vocabulary, bounds }: MatcherFiles): Matcher {
  const tokenizer = createTokenizer(vocabulary);
  const run = createEncoder(kernel, weights, tokenizer.size, ANSWERS);
  return {
    bounds,
    nearness: createNearness(
      weights.memory.buffer,
      weightsOf(weights.file, tokenizer.size, ANSWERS),
      tokenizer,
    ),
    proof(line, requirement) {
      // It was trained at the first piece of what is asked for: the last layer leaves the others out.
      const { pair, tokens } = run(encode(tokenizer, line, requirement), 1);
      return { shown: pair, seeming: tokens[SEEMING] ?? 0 };
    },
    read(text, context) {
      const encoded = encode(tokenizer, context, text);
      const { tokens } = run(encoded);
      const words: ReadWord[] = [];
      for (const [nth, { start, end, goesOn }] of encoded.spans.entries()) {
        const last = words.at(-1);
        // A word goes by its first piece, as it was trained.
        if (last && (goesOn || start < last.end)) {
          words[words.length - 1] = { ...last, end: Math.max(last.end, end) };
          continue;
        }
        const answer = (which: number): number => tokens[nth * ANSWERS + which] ?? 0;
        words.push({
          start,
          end,
          outside: answer(OUTSIDE) + bounds.outside,
          begins: answer(BEGINS),
          inside: answer(INSIDE),
          kinds: ASKED_KINDS.map((_, kind) => answer(KINDS + kind)),
          nice: answer(NICE),
        });
      }
      return words;
    },
  };
}
