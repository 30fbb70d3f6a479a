/** Scripts that the fonts of the files do not write, by name and by letters. */
const WITHOUT_FONT = [
  "Gurmukhi",
  "Gujarati",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Lao",
  "Khmer",
  "Myanmar",
  "Tibetan",
  "Ethiopic",
  "Mongolian",
  "Syriac",
  "Thaana",
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, "u") }));

const WRITTEN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]/gu;

/** The scripts of the text that a PDF of ours shows as empty boxes: whoever gets the file must be told. */
export function unwrittenScripts(text: string): string[] {
  let rest = text.replace(WRITTEN, "");
  const found: string[] = [];
  for (const { name, letters } of WITHOUT_FONT) {
    if (!letters.test(rest)) continue;
    found.push(name);
    rest = rest.replace(new RegExp(letters, "gu"), "");
  }
  return rest === "" ? found : [...found, "other"];
}
