import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";

export const LENGTHS = ["one page", "two pages", "three pages"] as const;

/** Positions and projects that bring the document to one, two and three pages in every engine. */
const SIZES = [
  { positions: 2, projects: 1 },
  { positions: 6, projects: 3 },
  { positions: 11, projects: 4 },
];

/** A resume of the given length that no engine has met before: the number is in every text of some length. */
export function benchResume(length: number, number: number): Resume {
  const { positions, projects } = SIZES[length % SIZES.length] ?? { positions: 1, projects: 1 };
  const take = <Item>(items: readonly Item[], count: number): Item[] =>
    Array.from({ length: count }, (_, index) => items[index % items.length]).filter(
      (item) => item !== undefined,
    );
  return {
    ...sampleResume,
    name: `${sampleResume.name} ${number}`,
    summary: `${sampleResume.summary} ${number}`,
    experience: take(sampleResume.experience, positions).map((position, at) => ({
      ...position,
      id: `${position.id}-${at}`,
      bullets: position.bullets.map(({ id, text }) => ({
        id: `${id}-${at}`,
        text: `${text} ${number}.${at}`,
      })),
    })),
    projects: take(sampleResume.projects, projects).map((project, at) => ({
      ...project,
      id: `${project.id}-${at}`,
      desc: project.desc.map(({ id, text }) => ({ id: `${id}-${at}`, text: `${text} ${number}.${at}` })),
    })),
  };
}
