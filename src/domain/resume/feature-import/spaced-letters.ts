/** Words that headings are made of. */
const WORDS = new Set(
  `a about abilities academic accreditations achievements activities additional address am and appointments apprenticeship areas at attended awards back background bio brief bring built by can career
certificates certifications certs coaching community competences competencies computer conferences contact core courses credentials curriculum date declaration degrees design details development did digital do done
education employment expertise experience extra far fellowships find for free further get giving glance good grants have hello highlights history hobbies honors honours how i im in information interests internships introduction is it
jobs journey key know knowledge languages leadership learned learnt learning letters licences licenses life links made main me memberships methods military mission my myself new objective objectives of off on online other our out outside overview
papers patents paid part past path personal philosophy placements portfolio positions practice presentations professional profile profiles programming projects publications qualifications reach recent recognition record references referees registration relevant research
role roles school schooling schools science selected service short skills skillset so social software speak spoken sports stack statement story strengths studied studies study summary systems talks teaching tech technical technologies the things tickets time to tools toolbox toolkit touch
track trade training use used ve vitae volunteer voluntary volunteering we what when where who with work worked working works writing you your`.split(
    /\s+/,
  ),
);

const SMALL =
  /^(?:a|i|an|am|as|at|by|do|go|hr|i[mt]|in|is|me|my|no|of|on|or|qa|so|to|up|us|uk|ui|ux|we|ve|&)$/i;
const SPACED = /^(?:[\p{L}&]\s{1,3}){3,}[\p{L}&]$/u;
const MOST_LETTERS = 40;

/** No word of a heading or a name is longer: so many letters in a row are several words. */
const LONGEST_WORD = 14;
const LEAST_KNOWN = 3;
const NONE: ReadonlySet<string> = new Set();

/** Words of a file, for what it writes elsewhere with room between all letters. */
export function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}+/gu))
      if (word.length >= LEAST_KNOWN) words.add(word.toLowerCase());
  return words;
}

/**
 * "S K I L L S", "LANG U AG ES": words with room between their letters, which a reader took for spaces. Letters of which nothing
 * tells where a word ends stay as they are: in one, the words would be gone.
 */
export function joinSpacedLetters(text: string, known: ReadonlySet<string> = NONE): string {
  const trimmed = text.trim();
  const tokens = trimmed.split(/\s+/);
  const letters = tokens.join("");
  if (tokens.length < 2 || letters.length > MOST_LETTERS || !/^[\p{L}\p{M}&’']+$/u.test(letters)) return text;
  const isTorn = tokens.some((token) => token.length <= 2 && !SMALL.test(token));
  const isSpaced = SPACED.test(trimmed);
  if (!isTorn && !isSpaced) return text;
  const words = wordsIn(letters, NONE);
  if (words) return words.join(" ");
  if (!isSpaced) return text;
  const parts = trimmed.split(/\s{2,}/).map((part) => part.replaceAll(" ", ""));
  if (parts.length > 1) return parts.join(" ");
  // A capital behind a small letter begins a word.
  const pieces = letters.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=&)|(?=&)/u);
  const read = pieces.map(
    (piece) => (known.has(piece.toLowerCase()) ? [piece] : wordsIn(piece, known)) ?? [piece],
  );
  return read.flat().some((word) => word.length > LONGEST_WORD) ? text : read.flat().join(" ");
}

/** The letters as words of headings or of the file, the fewest that they can be; null where they are none. */
function wordsIn(letters: string, known: ReadonlySet<string>): string[] | null {
  const small = letters.toLowerCase().replace(/[’']/g, "");
  if (small.length !== letters.length) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= small.length; end++) {
    let found: string[] | null = null;
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const before = best[start];
      const word = small.slice(start, end);
      if (!before || !(WORDS.has(word) || known.has(word) || word === "&")) continue;
      if (!found || before.length + 1 < found.length) found = [...before, letters.slice(start, end)];
    }
    best.push(found);
  }
  return best[small.length] ?? null;
}
