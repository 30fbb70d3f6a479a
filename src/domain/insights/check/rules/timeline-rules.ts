import { certainInterval } from "../../../dates/parse-interval.ts";
import { sortSection } from "../../../resume/date-edits.ts";
import { sectionNamed } from "../../../resume/section-list.ts";
import type { CheckReading } from "../check-reading.ts";
import type { Problem, Rule } from "../rule.ts";
import { monthOf, type Stretch, stretchOf } from "../stretch.ts";

const LONGEST_GAP = 6;
const LONGEST_OVERLAP = 3;

interface Placed extends Stretch {
  readonly pointer: string;
  readonly employer: string;
  readonly isExact: boolean;
}

export const timelineRules: readonly Rule[] = [
  {
    id: "gap",
    group: "dates",
    severity: "low",
    check: (reading) => {
      const placed = [...worked(reading), ...learned(reading)].toSorted(
        (one, other) => one.from - other.from,
      );
      const employed = worked(reading);
      if (employed.length < 2) return null;
      // Before somebody first worked, nobody asks.
      const begun = Math.min(...employed.map(({ from }) => from));
      const problems: Problem[] = [];
      let until = placed[0]?.to ?? 0;
      for (const { pointer, from, to } of placed) {
        const months = from - until - 1;
        if (months > LONGEST_GAP && from > begun)
          problems.push({ pointer: `${pointer}/period`, params: { months } });
        until = Math.max(until, to);
      }
      return problems;
    },
  },
  {
    id: "overlap",
    group: "dates",
    severity: "low",
    check: (reading) => {
      const placed = worked(reading)
        .filter(({ isExact }) => isExact)
        .toSorted((one, other) => one.from - other.from);
      if (placed.length < 2) return null;
      const problems: Problem[] = [];
      let [longest] = placed;
      for (const one of placed.slice(1)) {
        const months = Math.min(longest?.to ?? 0, one.to) - one.from + 1;
        if (longest && months > LONGEST_OVERLAP && longest.employer !== one.employer)
          problems.push({
            pointer: `${one.pointer}/period`,
            params: { months, other: longest.employer || "another position" },
          });
        if (!longest || one.to > longest.to) longest = one;
      }
      return problems;
    },
  },
  {
    id: "newest-first",
    group: "dates",
    severity: "medium",
    check: ({ positions, whole }) => {
      if (positions.length < 2) return null;
      const section = sectionNamed(whole, "experience");
      const fix = section ? sortSection(whole, section) : [];
      return fix.length === 0 ? [] : [{ pointer: "/experience", fix }];
    },
  },
];

function worked({ positions, today }: CheckReading): Placed[] {
  return positions.flatMap(({ pointer, company, parsed }) => {
    if (parsed.kind !== "interval") return [];
    const stretch = stretchOf(parsed.interval, monthOf(today));
    const isExact = parsed.interval.precision === "month" || parsed.interval.precision === "day";
    return stretch ? [{ ...stretch, pointer, employer: company, isExact }] : [];
  });
}

/** Who learned or helped had something to do. */
function learned({ resume: { education, volunteering = [] }, language, today }: CheckReading): Placed[] {
  const items = [
    ...education.map(({ period }, at) => ({ period, pointer: `/education/${at}` })),
    ...volunteering.map(({ period }, at) => ({ period, pointer: `/volunteering/${at}` })),
  ];
  return items.flatMap(({ period, pointer }) => {
    const interval = certainInterval(period.trim(), language.code);
    const stretch = interval && stretchOf(interval, monthOf(today));
    return stretch ? [{ ...stretch, pointer, employer: "", isExact: false }] : [];
  });
}
