import { isGeneric } from "../../language/generic-words.ts";
import { stem } from "../../language/stem.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { tokens } from "../../language/tokens.ts";
import type { Resume } from "../../resume/resume.ts";
import type { ResumeLine } from "../resume-lines.ts";
import type { Preparation } from "./preparation.ts";

type Evidence = Preparation["evidence"];

/** A word in more lines than this tells nothing about one of them. */
const MOST_LINES = 8;
const MOST_EVIDENCE = 3;
const SHORTEST_WORD = 4;

/** For each line: its position, and other places of the resume that share its rarer words. */
export function evidenceFor(resume: Resume, lines: readonly ResumeLine[]): (line: ResumeLine) => Evidence {
  const places = [
    ...lines.map(({ pointer, text }) => ({ pointer, text })),
    ...resume.certifications.map(({ text }, at) => ({ pointer: `/certifications/${at}`, text })),
    ...resume.education.map(({ degree }, at) => ({ pointer: `/education/${at}/degree`, text: degree })),
  ];
  const byRoot = new Map<string, number[]>();
  for (const [at, { text }] of places.entries()) {
    for (const root of rootsOf(text)) {
      const known = byRoot.get(root);
      if (known) known.push(at);
      else byRoot.set(root, [at]);
    }
  }
  return ({ pointer, text }) => {
    const shared = new Map<number, number>();
    for (const root of rootsOf(text)) {
      const found = byRoot.get(root) ?? [];
      if (found.length > MOST_LINES) continue;
      for (const at of found) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const related = [...shared]
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([at]) => places[at] ?? [])
      .filter((place) => place.pointer !== pointer)
      .slice(0, MOST_EVIDENCE);
    return [...positionOf(resume, pointer), ...related];
  };
}

function rootsOf(text: string): Set<string> {
  return new Set(
    tokens(text)
      .filter(({ lower }) => lower.length >= SHORTEST_WORD && !STOP_WORDS.has(lower) && !isGeneric(lower))
      .map(({ lower }) => stem(lower)),
  );
}

function positionOf(resume: Resume, pointer: string): Evidence {
  const [, section, index] = pointer.split("/");
  const item = section === "experience" ? resume.experience[Number(index)] : undefined;
  if (!item) return [];
  const text = [item.title, item.company, item.period].filter((part) => part.trim() !== "").join(", ");
  return text === "" ? [] : [{ pointer: `/experience/${index}/title`, text }];
}
