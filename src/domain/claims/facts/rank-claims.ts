import type { Word } from "../../gazetteer/words.ts";
import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";

/**
 * "ranks : what else supports them". A source that has any of these words may have given the rank; whether it did, and to
 * whom, is judged by its meaning.
 */
const RANKS = `
manager : manage management mgr mngr boss run ran head lead director owner gm pm charge supervise superintendent bauleiter chief
director : direct dir md ceo head chief founder own
head : head hod lead chief director manage charge principal chair run ran
senior : senior sr snr lead principal head chief deputy band staff
lead leader : lead head captain charge manage supervise coordinate chair run ran foreman responsible own boss organise chief lead principal director senior
chief : chief head ceo cto cfo coo lead director
supervisor : supervise manage lead foreman charge boss head run ran responsible shift superior
principal : principal lead head senior
president chairman chairwoman chairperson chair : chair president head
founder co-founder cofounder : found start set open launch create establish begin began own company co-found built build
owner : own founder found my start self-employed freelance business
captain : captain skipper lead
foreman forewoman : foreman charge supervise lead ganger head manage
executive : exec executive
superintendent : superintendent manage charge head lead
professor : prof professor
chartered : charter ceng cenv mice frics mrics aca acca cima mciob ca cfa riba cipd cips icaew icai member fellow
`;

const GROUPS = new Map<string, ReadonlySet<string>>();
for (const line of RANKS.trim().split("\n")) {
  const [ranks = "", others = ""] = line.split(" : ");
  const stems = new Set([...ranks.split(" "), ...others.split(" ")].map(stem));
  for (const rank of ranks.split(" ")) GROUPS.set(rank, stems);
}

/** Words that are verbs too, or the rank of a thing: a rank only before a person's trade or "of". */
const VERBS_TOO = /^(?:lead|head|chair|captain|chief|principal|executive)$/;
const AGENT = /(?:er|or|ist|ian|ant|ent|chef|nurse|engineer|architect|officer)s?$/;
/** What praises a person before the title. */
const PRAISE =
  /^(?:experienced|dedicated|motivated|qualified|skilled|trusted|seasoned|organised|organized|accomplished|award|winning|results|driven|focused|committed|respected|certified|proven|inspiring|leading|outstanding|charming|caring|nurturing|engaging|established|visiting|acting)$/;
const STOPS =
  /^(?:of|for|to|in|at|on|by|with|from|under|the|who|that|which|and|or|my|our|their|his|her|its|via|through|per|between)$/;
const BEFORE_MOST = 4;

/** Ranks that a suggestion gives to the person and of which the support has no word. */
export function rankClaims(suggestion: string, words: readonly Word[], own: readonly Word[]): Claim[] {
  let stems: ReadonlySet<string> | null = null;
  const supported = new Map<string, boolean>();
  const claims: Claim[] = [];
  let opening = 0;
  for (const [at, { key, opens, start, end }] of words.entries()) {
    if (opens) opening = at;
    const group = GROUPS.get(key);
    if (!group || supported.get(key) || !isClaimed(words, at, opening)) continue;
    stems ??= new Set(own.flatMap((word) => [stem(word.key), word.key]));
    const known = stems;
    const has = supported.get(key) ?? [...group].some((word) => known.has(word));
    supported.set(key, has);
    if (!has && !hasInitials(words, at, known))
      claims.push({ kind: "title", text: suggestion.slice(start, end), start, end });
  }
  return claims;
}

/** "Site manager" of "SM", "principal investigator" of "PI". */
function hasInitials(words: readonly Word[], at: number, own: ReadonlySet<string>): boolean {
  const initial = (index: number) => words[index]?.key[0] ?? "";
  const [before, rank, after] = [initial(at - 1), initial(at), initial(at + 1)];
  return [before + rank, rank + after, initial(at - 2) + before + rank, rank + initial(at + 2)].some(
    (letters) => letters.length > 1 && own.has(letters),
  );
}

/** Whether a rank stands where the person's own is named: at the head of a sentence, or after "as" and "promoted to". */
function isClaimed(words: readonly Word[], at: number, opening: number): boolean {
  const { key = "" } = words[at] ?? {};
  const next = words[at + 1];
  if (
    VERBS_TOO.test(key) &&
    !(next && next.glue === " " && ((AGENT.test(next.key) && /^[a-z]/.test(next.text)) || next.key === "of"))
  ) {
    const before = words[at - 1];
    // "as team lead", but not "lead times"
    if (!before || at === opening || (next && next.glue === " " && !STOPS.test(next.key))) return false;
  }
  for (let back = at - 1; back >= Math.max(opening, at - BEFORE_MOST - 1); back -= 1) {
    const word = words[back];
    if (!word || /[,;:()]/.test(words[back + 1]?.glue ?? "")) return false;
    if (word.key === "as")
      return !/^(?:such|well|far|long|soon|known|same)$/.test(words[back - 1]?.key ?? "");
    if (word.key === "to" && /^(?:promoted|rose|progressed)$/.test(words[back - 1]?.key ?? "")) return true;
    if (/^(?:a|an)$/.test(word.key)) continue;
    if (STOPS.test(word.key) || (isAction(word.key) && !PRAISE.test(word.key))) return false;
  }
  return at - opening <= BEFORE_MOST;
}

function isAction(key: string): boolean {
  return baseOf(key, "past", "gerund", "base", "third") !== null;
}
