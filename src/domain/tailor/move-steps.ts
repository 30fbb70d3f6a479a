import type { Resume } from "../resume/resume.ts";
import { idOf, valueAtPlace } from "../resume/variant/place.ts";
import { SECTION_ORDER } from "./apply-steps.ts";
import { stepsOf, surroundingsOf } from "./places.ts";
import type { Step } from "./plan.ts";
import { type Proven, proofsIn } from "./proven-places.ts";
import { type TextsIn, wordsOf } from "./texts-by-place.ts";

/** Sections whose entries have no order of their own; positions and studies stand by their dates. */
const FREE_ORDER: ReadonlySet<string> = new Set(["projects", "certifications", "languages"]);

/** Lines of a position, and entries of a section without dates, that prove a must-have go up. */
export function moveSteps(resume: Resume, proven: readonly Proven[], textsIn: TextsIn): Step[] {
  const must = proven.filter(({ requirement }) => requirement.level === "must");
  const lists = new Map<string, Set<string>>();
  for (const { quote } of must) {
    const moved = movedEntry(quote.place);
    if (moved) lists.set(moved.list, (lists.get(moved.list) ?? new Set()).add(moved.id));
  }
  return [...lists].flatMap(([list, ids]) => stepsIn(resume, { list, ids }, must, textsIn));
}

/** What goes up for a proof at a place: a bullet among bullets, an entry among entries. */
function movedEntry(place: string): { list: string; id: string } | null {
  const steps = stepsOf(place);
  const at = steps.indexOf("bullets");
  const line = steps[at + 1];
  if (at > 0 && line !== undefined) return { list: `/${steps.slice(0, at + 1).join("/")}`, id: line };
  const { section, listPlace, itemPlace } = surroundingsOf(place);
  const id = itemPlace === null ? undefined : stepsOf(itemPlace).at(-1);
  return FREE_ORDER.has(section) && id !== undefined ? { list: listPlace, id } : null;
}

function stepsIn(
  resume: Resume,
  { list, ids }: { list: string; ids: ReadonlySet<string> },
  proven: readonly Proven[],
  textsIn: TextsIn,
): Step[] {
  const entries = valueAtPlace(resume, stepsOf(list));
  if (!Array.isArray(entries)) return [];
  const names = entries.flatMap((entry) => idOf(entry) ?? []);
  // Those that stand at the top already stay there, and what goes up comes after them.
  const first = names.findIndex((id) => !ids.has(id));
  const below = names.slice(0, first < 0 ? names.length : first);
  return names.slice(below.length).flatMap((id, at): Step[] => {
    const place = `${list}/${id}`;
    const proofs = ids.has(id) ? proofsIn(proven, place) : null;
    if (!proofs) return [];
    const rank = Math.min(...proven.filter(({ quote }) => isIn(quote.place, place)).map((one) => one.rank));
    const words = wordsOf(textsIn(place));
    return [
      {
        id: `move:${place}`,
        kind: "move",
        proofs,
        before: words,
        after: words,
        // Two that prove the same keep their order.
        edits: [{ type: "raise", list, id, rank: rank + at / names.length, below }],
      },
    ];
  });
}

function isIn(place: string, around: string): boolean {
  return place === around || place.startsWith(`${around}/`);
}

/** A licence that is a must comes right below the summary: without it the rest is often not read. */
export function sectionStep(resume: Resume, proven: readonly Proven[], textsIn: TextsIn): Step[] {
  const licences = proven.filter(
    ({ requirement: { kind, level }, quote }) =>
      kind === "licence" && level === "must" && surroundingsOf(quote.place).section === "certifications",
  );
  const proofs = proofsIn(licences, "/certifications");
  const order = resume.sectionOrder ?? [];
  const isFirst = order.find((key) => key !== "summary") === "certifications";
  if (!proofs || isFirst) return [];
  const words = wordsOf(textsIn("/certifications"));
  return [
    {
      id: "move:/certifications",
      kind: "move",
      proofs,
      before: words,
      after: words,
      edits: [{ type: "raise", list: SECTION_ORDER, id: "certifications", rank: 0, below: ["summary"] }],
    },
  ];
}
