import { expect, test } from "vitest";
import { unsupportedFacts } from "./unsupported-facts.ts";

/** A source, the same number of the same kind, and the number with a unit that was never said. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["sold 12 cars", "Sold 12 cars", "Sold $12 cars"],
  ["sold 12 cars", "Sold twelve cars", "Sold 12m of cars"],
  ["sold 12 cars", "12 cars sold", "Sold cars over 12 km"],
  ["sold 12 of the cars", "Sold 12 of the cars", "Sold 12% of the cars"],
  ["passed 45 of 50 checks", "Passed 90% of checks", "Passed 45% of checks"],
  ["raised 12,000 for the roof", "Raised £12,000 for the roof", "Raised £21,000 for the roof"],
  ["raised 2000 for the roof", "Raised £2,000 for the roof", "Raised 2,000 km for the roof"],
  ["held a budget of 40k", "Held a £40k budget", "Held a 40 km budget"],
  ["banking up to 8k", "Banking up to £8,000", "Banking up to 8 kg"],
  ["renewals brought 62k fees", "Renewals brought £62k in fees", "Renewals brought 62 kg in fees"],
  ["barista since 2015", "Barista since 2015", "Barista with $2,015"],
  ["guided 35 tourists", "Guided 35 tourists", "Guided tourists for £35"],
  ["planted 300 trees", "Planted 300 trees", "Planted 300 kg of trees"],
  ["planted 300 trees", "300 trees planted", "Planted trees over 300 hectares"],
  ["fence of 140 m", "A fence of 140 metres", "Set 140 posts"],
  ["21 yrs teaching", "Taught for 21 years", "Coached 21 teachers"],
  ["exclusive mandates 60%", "60% exclusive mandates", "Closed 60 exclusive deals"],
  ["a grant of £12", "A £12 grant", "12 grants won"],
  ["drove 5 km", "Drove 5 km", "Drove 5 vans"],
  ["sold 12 cars and 5 vans", "Sold 17 vehicles", "Sold $17 of vehicles"],
  ["14 engineers hired, agency 8k each", "Saved £112k in agency fees", "Saved £140k in agency fees"],
  ["billed 138k against a target of 120k", "Beat the target by £18k", "Beat the target by £28k"],
  ["hit target 10 months of 12", "Hit target in 10 of 12 months", "Hit 10 of 14 targets"],
  ["worked on 9 M&A deals", "Nine M&A deals", "Nine M deals"],
  ["ran volunteer days, 34 of them", "Ran 34 volunteer days", "Ran 44 volunteer days"],
  ["put up 8' fences", "Put up eight-foot fences", "Put up eight-metre fences"],
  ["poured 40 cubic metres", "Poured 40 m³", "Poured 40 km"],
  ["30 sq ft mural", "A 30 square foot mural", "A 30 square metre mural"],
  ["11 race days a season", "11 days a season", "11 races a season, 12 horses"],
  ["clean licence 12 yrs", "12 accident-free years", "12 accident-free months"],
];

test.for(TWINS)("%s: %s, never %s", ([source, honest, dishonest]) => {
  expect(unsupportedFacts(source, honest).filter(({ kind }) => kind === "number")).toEqual([]);
  expect(unsupportedFacts(source, dishonest).filter(({ kind }) => kind === "number")).not.toEqual([]);
});
