/** What a guesser tries first: a common word with the required signs around it, and what is known of the person. */

/** Shorter words are in everything. */
const SHORTEST = 4;
const MOST_ENDING = 8;

const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  {},
  { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "5": "s", $: "s", "7": "t" },
  { "@": "a", "4": "a", "3": "e", "1": "l", "!": "l", "0": "o", "5": "s", $: "s", "7": "t" },
];

/**
 * The words that a password may be made of: with the digits and signs at its ends and without, and with letters for the signs
 * that stand for them. Only such as are at least half of it: "tree" in "tree" and twelve random digits is no weakness.
 */
export function wordsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const beginning = /^[^a-z]*/.exec(lower)?.[0].length ?? 0;
  const ending = Math.min(MOST_ENDING, /[^a-z]*$/.exec(lower)?.[0].length ?? 0);
  const words = new Set<string>();
  for (const from of new Set([0, beginning])) {
    for (let to = lower.length; to >= lower.length - ending; to--) {
      const word = lower.slice(from, to);
      if (word.length < SHORTEST || word.length * 2 < lower.length) continue;
      for (const spelling of SPELLINGS) words.add(respelled(word, spelling));
    }
  }
  return [...words];
}

/** Whether a password is mostly the person's own name or address, or this product's name. */
export function isMadeOfOwnWords(
  password: string,
  person: { name: string; email: string },
  product: string,
): boolean {
  const spellings = SPELLINGS.map((spelling) => respelled(password.toLowerCase(), spelling));
  return ownWords(person, product).some(
    (word) => word.length * 2 >= password.length && spellings.some((spelling) => spelling.includes(word)),
  );
}

function ownWords({ name, email }: { name: string; email: string }, product: string): string[] {
  const names = name.toLowerCase().split(" ");
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const [site = ""] = domain.split(".");
  const words = [
    ...names,
    names.join(""),
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    site,
    product.toLowerCase(),
  ];
  return words.filter((word) => word.length >= SHORTEST);
}

function respelled(word: string, spelling: Readonly<Record<string, string>>): string {
  return Array.from(word, (sign) => spelling[sign] ?? sign).join("");
}
