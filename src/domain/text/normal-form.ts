/** No script stacks more marks on one letter: the tallest stacks of Tibetan have eight, pointed Hebrew five. */
const MOST_MARKS = 16;
/** Below this no character is a mark or has another canonical form. */
const FIRST_MARK = 0x300;
const MARK = /^\p{M}/u;

/** Asking the pattern for each character of a megabyte would take longer than all the rest. */
const known = new Uint8Array(0x20000);

/**
 * A text in one Unicode form. Ordering the marks of a run takes the square of their number: 80,000 on one letter would
 * stop the server for seconds, so a run that no script writes is cut before. Every text that is normalised goes through here.
 */
export function inForm(form: "NFC" | "NFD" | "NFKC" | "NFKD", text: string): string {
  // Some characters come apart into several marks, which may make a run too long once more.
  const bounded = withBoundedMarks(text);
  const formed = bounded.normalize(form);
  return formed === bounded ? formed : withBoundedMarks(formed);
}

function withBoundedMarks(text: string): string {
  let bounded = "";
  let from = 0;
  let run = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    run = isMark(code) ? run + 1 : 0;
    if (run > MOST_MARKS) {
      if (from < at) bounded += text.slice(from, at);
      from = end;
    }
    at = end;
  }
  return from === 0 ? text : bounded + text.slice(from);
}

function isMark(code: number): boolean {
  if (code < FIRST_MARK) return false;
  if (code >= known.length) return MARK.test(String.fromCodePoint(code));
  known[code] ||= MARK.test(String.fromCodePoint(code)) ? 2 : 1;
  return known[code] === 2;
}
