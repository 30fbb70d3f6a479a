/** American beginnings of words, and the British ones. */
const BEGINNINGS: readonly [american: RegExp, british: string][] = [
  [/^(col|neighb|harb|fav|behavi|flav|hon|arm|parl|cand|sav|hum|endeav|vap|rum|tum|lab(?!orat))or/, "$1our"],
  [/^(cent|theat|fib|calib|somb|spect|lust|met|lit|kilomet|centimet|millimet)er(?=s?$|ed$)/, "$1re"],
  [/^(licen|defen|offen|preten)s(?=e|i|$)/, "$1c"],
  [/^practis/, "practic"],
  [/^(p|orthop|encyclop)ed(?=i)/, "$1aed"],
  [/^anesth/, "anaesth"],
  [/^gynec/, "gynaec"],
  [/^hemat/, "haemat"],
  [/^archeo/, "archaeo"],
  [/^esoph/, "oesoph"],
  [/^maneuver/, "manoeuvre"],
  [/^dialog(?=s?$)/, "dialogue"],
  [/^jewelr/, "jeweller"],
  [/^(jewel|counsel|travel|label|signal)(?=ers?$|ors?$)/, "$1l"],
  [/^(ski|wi)llful/, "$1lful"],
  [/^(m)old(?=s?$|ed|ing|er)/, "$1ould"],
  [/^plow/, "plough"],
  [/^install(?=ments?$)/, "instal"],
  [/^skeptic/, "sceptic"],
  [/^sulf/, "sulph"],
  [/^(c)oz(?=y|i)/, "$1os"],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  "gray:grey tire:tyre tires:tyres aluminum:aluminium curb:kerb curbs:kerbs aging:ageing specialty:speciality specialties:specialities draft:draught drafts:draughts pajamas:pyjamas donut:doughnut donuts:doughnuts yogurt:yoghurt artifact:artefact artifacts:artefacts learnt:learn burnt:burn spelt:spell dreamt:dream cheque:check cheques:checks whilst:while amongst:among"
    .split(" ")
    .map((pair): [string, string] => {
      const [one = "", other = ""] = pair.split(":");
      return [one, other];
    }),
);

/** One spelling for a word that Britain and America write differently. */
export function oneSpelling(word: string): string {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  for (const [american, british] of BEGINNINGS)
    if (american.test(word)) return word.replace(american, british);
  return word;
}
