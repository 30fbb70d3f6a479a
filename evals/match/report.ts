import type { SetName } from "../rows.ts";
import { cell, table } from "../scoring/markdown.ts";
import {
  type ExtractionScore,
  leftOutShare,
  levelShare,
  type ReadAd,
  scoreExtraction,
} from "./scoring/extraction.ts";
import { names } from "./scoring/same-skill.ts";
import {
  type JudgedStatus,
  quoteShare,
  scoreStatuses,
  statusGiven,
  type Wordings,
} from "./scoring/statuses.ts";
import { targetWords } from "./targets.ts";

export type MatchResult = {
  set: SetName;
  ads: readonly ReadAd[];
  others: readonly ReadAd[];
  long: readonly ReadAd[];
  statuses: readonly JudgedStatus[];
  laterStatuses: readonly JudgedStatus[];
};

function extractionTable(scores: readonly ExtractionScore[]): string {
  return table(
    ["Class", "Precision", "Recall"],
    scores.map(({ name, precision, recall }) => [name, cell(precision), cell(recall)]),
  );
}

/** Rows by name and text; only the set to work on may be read like this. */
function failureList({ ads, others, long, ...judged }: MatchResult, wordings: Wordings): string {
  const adLines = [...ads, ...others, ...long].flatMap(({ ad, found }) => {
    const labels = [...ad.must, ...ad.nice];
    const extra = found.filter(({ skill }) => !labels.some((label) => names(label, skill)));
    const missed = labels.filter((label) => !found.some(({ skill }) => names(label, skill)));
    const wrongLevel = (["must", "nice"] as const).flatMap((level) =>
      ad[level].filter((label) => {
        const hits = found.filter(({ skill }) => names(label, skill));
        return hits.length > 0 && !hits.some((hit) => hit.level === level);
      }),
    );
    const parts = [
      missed.length > 0 ? `missed ${missed.map(([first]) => first).join(", ")}` : "",
      extra.length > 0 ? `too much ${extra.map(({ skill }) => skill).join(", ")}` : "",
      wrongLevel.length > 0 ? `other level ${wrongLevel.map(([first]) => first).join(", ")}` : "",
    ].filter((part) => part !== "");
    return parts.length === 0 ? [] : [`- ${ad.id}: ${parts.join("; ")}`];
  });
  const statusLines = [...judged.statuses, ...judged.laterStatuses].flatMap((each) => {
    const { id, requirement, status } = each.row;
    const given = statusGiven(each, wordings);
    const as = given === "misread" ? ` as ${each.answers.map(({ skill }) => skill).join(", ")}` : "";
    return given === status ? [] : [`- ${id}: ${requirement} is ${status}, called ${given}${as}`];
  });
  return [...adLines, ...statusLines].join("\n") || "None.";
}

function readingOf(ads: readonly ReadAd[], only?: readonly string[]): string[] {
  const scores = scoreExtraction(ads).filter(({ name }) => only === undefined || only.includes(name));
  return [
    extractionTable(scores),
    `Right level, of the labels found: ${cell(levelShare(ads))}. Named but not asked for, and left out: ${cell(leftOutShare(ads))}.`,
  ];
}

function section(result: MatchResult, wordings: Wordings): string {
  const { set, ads, others, long, statuses, laterStatuses } = result;
  const both = [...statuses, ...laterStatuses];
  const parts = [
    `## ${set === "frozen" ? "Frozen set (only measured)" : "Set to work on"}`,
    `### Requirements read from all ${ads.length + others.length + long.length} ads`,
    ...readingOf([...ads, ...others, ...long], ["all", "must-have", "nice-to-have"]),
    `### Of these, ${ads.length} ads of occupations with a lexicon`,
    ...readingOf(ads),
    `### Of these, ${others.length} ads of other occupations`,
    ...readingOf(others),
    `### Of these, ${long.length} long ads`,
    ...readingOf(long),
    `### Status of ${both.length} requirements`,
    statusTable(both, wordings),
    `Evidence that quotes the resume to the letter: ${cell(quoteShare(both))}.`,
    `### Of these, the first ${statuses.length}`,
    statusTable(statuses, wordings),
  ];
  if (set === "work") parts.push("### Failures", failureList(result, wordings));
  return parts.join("\n\n");
}

function statusTable(statuses: readonly JudgedStatus[], wordings: Wordings): string {
  return table(
    ["Labelled", "Told right"],
    scoreStatuses(statuses, wordings).map(({ name, right }) => [name, cell(right)]),
  );
}

export function matchReportOf(results: readonly MatchResult[], wordings: Wordings, date: string): string {
  const intro = `# Evaluation of the job match

Made by \`npm run evaluate:match\` on ${date}. What the rows are and how they were made: [evals/README.md](../evals/README.md).
The scorer shares no code with the product; it runs the command \`candor match\`.

Each figure is a share with its count and Wilson's 95 % interval. "All" asks whether a skill was found, at whatever level; "must-have"
and "nice-to-have" also ask for the level. A status is asked for with an ad of one line; a requirement that is not read at all, or is
read as another skill, counts as wrong, whatever the status. Two wordings are one skill where they have the same telling words or
a label of the ads lists both; a status also counts where the requirement has all telling words of the answer's skill, or the other way
round. The other occupations are those for which no lexicon was written. The long ads
stand there as on job boards, with the firm's praise, duties, benefits and law. The first statuses are those
of \`statuses.jsonl\`, whose frozen rows have never been changed; the others came later.

The command fails where a set is below its bounds: ${targetWords()}.`;
  return `${[intro, ...results.map((result) => section(result, wordings))].join("\n\n")}\n`;
}
