/** Ads as the product reads them, with the requirements of each piece: `node scripts/run.mjs ../training/match/pieces OUT`. What is trained on is cut as what is read. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { adPieces } from "../../src/domain/insights/match/ad/ad-pieces.ts";

interface Labelled {
  readonly text: string;
  readonly kind: string;
  readonly level: string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const lots = path.join(import.meta.dirname, "lots");
const out = process.argv[2] ?? path.join(import.meta.dirname, "pieces.jsonl");
const rows: string[] = [];
for (const file of readdirSync(lots).filter((name) => /^(?:ads|cases)-/.test(name))) {
  for (const line of readFileSync(path.join(lots, file), "utf8").split("\n")) {
    if (line.trim() === "") continue;
    const ad = JSON.parse(line);
    const { spans, unsure } = placed(ad.job, ad.requirements);
    for (const { text, start, context } of adPieces(ad.job)) {
      const inside = <Placed extends Place>(places: readonly Placed[]) =>
        places
          .filter((place) => place.start >= start && place.end <= start + text.length)
          .map((place) => ({ ...place, start: place.start - start, end: place.end - start }))
          .sort((one, other) => one.start - other.start);
      const row = { occupation: ad.occupation, text, context, spans: inside(spans), unsure: inside(unsure) };
      rows.push(JSON.stringify(row));
    }
  }
}
writeFileSync(out, `${rows.join("\n")}\n`);
process.stdout.write(`${rows.length} pieces\n`);

/** Each label once, the longest first; where its words stand elsewhere too, nobody said what they are there. */
function placed(job: string, labels: readonly Labelled[]) {
  const spans: (Place & Omit<Labelled, "text">)[] = [];
  const unsure: Place[] = [];
  const titleEnds = job.indexOf("\n");
  for (const { text, kind, level } of labels.toSorted((one, other) => other.text.length - one.text.length)) {
    const free = placesOf(job, text).filter(
      (place) => !spans.some(({ start, end }) => place.start < end && place.end > start),
    );
    const [chosen = free[0]] = free.filter(({ start }) => start > titleEnds);
    if (!chosen) continue;
    spans.push({ ...chosen, kind, level });
    unsure.push(...free.filter((place) => place !== chosen));
  }
  return { spans, unsure };
}

/** Every place where a text stands as words of its own, or where there is none, every place. */
function placesOf(job: string, text: string): Place[] {
  const places: Place[] = [];
  for (let at = job.indexOf(text); at >= 0; at = job.indexOf(text, at + 1))
    places.push({ start: at, end: at + text.length });
  const isLetter = (sign: string | undefined): boolean => /[\p{L}\p{N}]/u.test(sign ?? "");
  const apart = places.filter(({ start, end }) => !isLetter(job[start - 1]) && !isLetter(job[end]));
  return apart.length > 0 ? apart : places;
}
