import type { Resume } from "../../../../domain/resume/resume.ts";

/** About ten pages of lines. A longer preview would take more than a moment to draw; the files have everything. */
export const MOST_LINES = 400;

/** The resume with as many lines as the preview shows, and whether something is left out. */
export function clipResume(resume: Resume, most = MOST_LINES): { shown: Resume; clipped: boolean } {
  const { experience, projects } = resume;
  const lines =
    experience.reduce((sum, { bullets }) => sum + bullets.length + 1, 0) +
    projects.reduce((sum, { desc }) => sum + desc.length + 1, 0);
  if (lines <= most) return { shown: resume, clipped: false };
  let left = most;
  const take = <Item>(
    items: readonly Item[],
    linesOf: (item: Item) => readonly unknown[],
    cut: (item: Item, count: number) => Item,
  ) =>
    items.flatMap((item) => {
      if (left <= 0) return [];
      const count = Math.min(left, linesOf(item).length);
      left -= count + 1;
      return [count === linesOf(item).length ? item : cut(item, count)];
    });
  return {
    shown: {
      ...resume,
      experience: take(
        experience,
        ({ bullets }) => bullets,
        (item, count) => ({ ...item, bullets: item.bullets.slice(0, count) }),
      ),
      projects: take(
        projects,
        ({ desc }) => desc,
        (item, count) => ({ ...item, desc: item.desc.slice(0, count) }),
      ),
    },
    clipped: true,
  };
}
