import { type Share, share } from "../../scoring/wilson.ts";
import type { AdRow } from "../rows.ts";
import { names } from "./same-skill.ts";

export type Found = { skill: string; level: "must" | "nice" };
export type ReadAd = { ad: AdRow; found: readonly Found[] };

export type ExtractionScore = { name: string; precision: Share; recall: Share };

type Labels = (ad: AdRow) => readonly (readonly string[])[];
type Skills = (read: ReadAd) => readonly string[];

/** Precision: skills found that a label names. Recall: labels that a found skill names. */
function score(name: string, ads: readonly ReadAd[], labels: Labels, skills: Skills): ExtractionScore {
  const tally = { right: 0, found: 0, hit: 0, asked: 0 };
  for (const read of ads) {
    const wanted = labels(read.ad);
    const given = skills(read);
    tally.found += given.length;
    tally.right += given.filter((skill) => wanted.some((label) => names(label, skill))).length;
    tally.asked += wanted.length;
    tally.hit += wanted.filter((label) => given.some((skill) => names(label, skill))).length;
  }
  return { name, precision: share(tally.right, tally.found), recall: share(tally.hit, tally.asked) };
}

const all: Labels = ({ must, nice }) => [...must, ...nice];
const ofLevel =
  (level: Found["level"]): Skills =>
  ({ found }) =>
    found.filter((each) => each.level === level).map(({ skill }) => skill);

/** Overall, whatever the level; then each level as a class of its own; then each occupation and form. */
export function scoreExtraction(ads: readonly ReadAd[]): ExtractionScore[] {
  const any: Skills = ({ found }) => found.map(({ skill }) => skill);
  const groups = (key: "occupation" | "form") => [...new Set(ads.map(({ ad }) => ad[key]))].sort();
  const part = (key: "occupation" | "form") =>
    groups(key).map((value) =>
      score(
        `${key}: ${value}`,
        ads.filter(({ ad }) => ad[key] === value),
        all,
        any,
      ),
    );
  return [
    score("all", ads, all, any),
    score("must-have", ads, ({ must }) => must, ofLevel("must")),
    score("nice-to-have", ads, ({ nice }) => nice, ofLevel("nice")),
    ...part("form"),
    ...part("occupation"),
  ];
}

/** Of the labels found, how many have the right level. */
export function levelShare(ads: readonly ReadAd[]): Share {
  const judged = ads.flatMap(({ ad, found }) =>
    (["must", "nice"] as const).flatMap((level) =>
      ad[level].flatMap((label) => {
        const hits = found.filter(({ skill }) => names(label, skill));
        return hits.length === 0 ? [] : [hits.some((hit) => hit.level === level)];
      }),
    ),
  );
  return share(judged.filter(Boolean).length, judged.length);
}

/** Of the skills that an ad names without asking for them, how many were left out. */
export function leftOutShare(ads: readonly ReadAd[]): Share {
  const traps = ads.flatMap(({ ad, found }) =>
    (ad.not ?? []).map((label) => !found.some(({ skill }) => names(label, skill))),
  );
  return share(traps.filter(Boolean).length, traps.length);
}
