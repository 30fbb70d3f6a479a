import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";
import { type Clause, clausesOf, deedsOf } from "../clauses.ts";
import { alike, type Reading } from "../support.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Deeds of a craft of their own, each with what else in a source tells of it. */
const OF_A_CRAFT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `build develop engineer architect program programme code: build develop construct assemble erect engineer program programme code write design create set prototype fabricate weld migrate rebuild rewrite automate deliver ship launch grow expand extend lay implement configure train cook think dream solder
design: design draw sketch plan lay create build develop write style paint model redesign invent devise
create: create build write design draw paint produce compile start introduce found develop generate prepare shoot compose invent sew knit bake print assemble organise organize arrange record launch open film draft edit curate photograph grow
write author: write author draft type compose pen publish report contribute document summarise summarize transcribe blog prepare produce translate rewrite describe log record note create code program review submit complete
implement deploy: implement deploy move introduce launch install set roll adopt push release ship build develop start migrate enforce apply automate configure integrate
compose: compose write score arrange
publish: publish send release post print issue put upload write
repair: repair stitch glue solder sew fix mend service restore overhaul rebuild replace patch maintain refurbish
install: install fit lay put set mount wire hang fix place erect connect plumb rig replace
purchase buy: buy purchase procure order source acquire spend
treat: treat heal bandage dress massage cure nurse medicate care vaccinate inject cleanse spray
teach instruct: teach instruct train coach tutor lecture explain show run lead demonstrate present deliver educate brief guide mentor give
resolve: resolve solve settle fix handle clear sort close answer deal mediate troubleshoot address rectify agree calm
conduct: conduct show lead direct run do perform carry hold interview survey audit inspect test complete undertake test study research give
fly: fly pilot
perform: perform play sing dance act do carry conduct complete undertake execute run
reconcile: reconcile balance match check
close: close sell sign seal win shut lock finish complete convert secure
keynote: keynote open speak
interpret: interpret translate read analyse analyze explain
breed: breed rear raise
analyse analyze: analyse analyze test examine study review assess evaluate check investigate look measure survey compare assay interpret research inspect monitor track model process
grade: grade mark score assess rate sort
drive: drive deliver transport haul ferry steer operate chauffeur transfer motor pull
pilot: pilot fly trial test
sell: sell upsell retail trade flog convert earn turn close hawk auction
introduce: introduce start launch bring roll set create implement adopt establish pilot initiate begin add build write design develop install invent show teach explain offer run present`
    .split("\n")
    .flatMap((row) => {
      const [deeds = "", told = ""] = row.split(": ");
      return deeds.split(" ").map((deed): [string, ReadonlySet<string>] => [deed, setOf(told)]);
    }),
);

/** Verbs that leave open what was done. */
const OPEN = setOf(
  "do make put set get take give hold find cut redo open have be keep look work start help go come see need want let become leave stay cost run lead manage oversee handle head supervise direct own carry complete finish volunteer serve assist support contribute participate join spend turn bring save win raise collaborate coordinate bear pass",
);

/** "Developed software" for who sold it: a deed of a craft that the source tells nothing of, in the place of another one. */
export function otherDeeds(suggestion: Reading, source: Reading): Claim[] {
  const told = clausesOf(source).map((clause) => headOf(clause));
  const [first] = told;
  // "used VBA for macros" leaves open what was done with it.
  if (first === "use" && source.concepts.some(({ concept }) => concept.kind === "technology")) return [];
  // In "automated tests" nothing is told of a deed.
  const [adjective] = source.tokens;
  if (suggestion.tokens.some(({ lower }, index) => index > 0 && lower === adjective?.lower)) return [];
  if (first === undefined || first === null || told.some((base) => base !== null && OPEN.has(base)))
    return [];
  const bases = [
    ...new Set(source.tokens.flatMap(({ lower }) => baseOf(lower, "past", "base", "gerund", "third") ?? [])),
  ];
  const deeds = [...new Set(told)].filter((base) => base !== null);
  // "Performed oil changes" for "changed oil": the deed of the source is its noun.
  const nominal =
    suggestion.tokens.findLast(({ lower }) => deeds.some((base) => alike(base, lower)))?.start ?? -1;
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    const telling = deed && OF_A_CRAFT.get(deed.base);
    if (!deed || !telling || bases.some((base) => telling.has(base)) || source.stems.has(stem(deed.base)))
      return [];
    if (nominal > deed.token.start) return [];
    const { start } = deed.token;
    return [{ kind: "scope", text: suggestion.text.slice(start, clause.end), start, end: clause.end }];
  });
}

/** The deed with which a clause of the person begins; null where none does. */
function headOf({ tokens }: Clause): string | null {
  const [first, second] = tokens;
  const head = /^(?:i|and|also|then|we)$/.test(first?.lower ?? "") ? second : first;
  return baseOf(head?.lower ?? "", "past");
}
