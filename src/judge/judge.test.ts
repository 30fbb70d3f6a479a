import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { Judge, PairToJudge } from "./answer.ts";
import rows from "./fixtures/parity.json" with { type: "json" };
import { judgeForOneJob } from "./judge-for-one-job.ts";
import { loadJudge } from "./load-judge.ts";

const judge = loadedJudge();

function loadedJudge(): Judge {
  const loaded = loadJudge();
  if (!loaded.judge) throw new Error(loaded.reason);
  return loaded.judge;
}

const bullet: PairToJudge = {
  source: "me and 3 colleagues built a b2b portal, budget 5k",
  context: "Developer, Acme",
  suggestion: "Built a B2B portal with 3 colleagues. Led the team's 40 people.",
};

test("words of the suggestion carry their place, in order, and what is invented stands out", () => {
  const { suggestion } = bullet;
  const judged = judge.score(bullet);
  const words =
    judged?.words.map(({ start, end, score }) => ({ text: suggestion.slice(start, end), score })) ?? [];
  expect(words.map(({ text }) => text).join(" ")).toBe(
    "Built a B2B portal with 3 colleagues . Led the team's 40 people .",
  );
  const score = (text: string) => words.find((word) => word.text === text)?.score ?? Number.NaN;
  expect(judged?.pair).toBeGreaterThan(0);
  expect(score("40")).toBeGreaterThan(0);
  expect(score("portal")).toBeLessThan(0);
});

test("the same pair has the same bits again, after others, and in another thread", async () => {
  const pairs = rows.slice(0, 4).map(({ source, context, suggestion }) => ({ source, context, suggestion }));
  const first = pairs.map((pair) => judge.score(pair));
  const again = pairs.toReversed().map((pair) => judge.score(pair));
  expect(again.toReversed()).toEqual(first);
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.module).then(({ loadJudge }) =>
      parentPort.postMessage(workerData.pairs.map((pair) => loadJudge().judge.score(pair))));`;
  const module = new URL("./load-judge.ts", import.meta.url).href;
  const worker = new Worker(code, { eval: true, workerData: { module, pairs } });
  const elsewhere = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(elsewhere).toEqual(first);
});

/** Longer than the judge reads at once. */
const WORK = [
  "I baked bread and served customers at the counter every morning.",
  "On Saturdays I counted the till and took the money to the bank.",
  "I ordered flour, sugar and boxes from three suppliers.",
  "My manager planned the shifts and I wrote them on the board.",
  "I kept the fridge temperatures in a book for the inspector.",
  "In summer we sold ice cream from a cart by the river.",
  "I cleaned the ovens with a colleague on Sunday evenings.",
  "Twice a year I helped with the stock take in the cellar.",
  "I answered the phone and wrote down orders for birthday cakes.",
  "I drove the van to four cafes when the driver was ill.",
  "The old slicer broke and I found a second-hand one in town.",
  "I showed two students how to shape rolls.",
  "I painted the shop window at Christmas.",
  "I put the prices into the new till with my boss.",
  "I made the sandwiches for the school next door on Fridays.",
  "I swept the yard and put out the bins.",
  "I wrapped the unsold bread for the food bank.",
  "I printed the labels with the allergens.",
] as const;

test("a long suggestion is judged in runs of sentences, each with its words", () => {
  const honest = WORK.join(" ").concat(" ");
  const suggestion = `${honest}I won the national baking prize.`;
  const judged = judge.score({ source: honest, context: "", suggestion });
  expect(judged?.pair).toBeGreaterThan(0);
  const at = suggestion.indexOf("prize");
  expect(judged?.words.find(({ start }) => start === at)?.score).toBeGreaterThan(0);
  expect(judged?.words[0]?.score).toBeLessThan(0);
  expect(judged?.words.at(-1)?.end).toBe(suggestion.length);
});

test("of a long source the sentences that share most are looked at, wherever they stand", () => {
  const filler = WORK.join(" ").concat(" ");
  const fact = "I trained 4 apprentices in welding. ";
  const suggestion = "Trained 4 apprentices in welding.";
  const score = (source: string) => judge.score({ source, context: "", suggestion })?.pair ?? Number.NaN;
  for (const source of [fact + filler, filler + fact, filler + fact + filler])
    expect(score(filler) - score(source)).toBeGreaterThan(1);
  expect(score(filler)).toBeGreaterThan(0);
});

test("what would take too long is not judged", () => {
  expect(judge.score({ source: "a", context: "", suggestion: "Sold bread. ".repeat(1000) })).toBeNull();
});

test("what takes more rows than are left is not judged, and is with more of them", () => {
  const pair = { source: "sold bread", context: "", suggestion: "Sold bread and cakes" };
  expect(judge.score(pair, 5)).toBeNull();
  expect(judge.score(pair)?.rows).toBeGreaterThan(5);
});

test("one job never takes more rows than it may: its last text is told what is left", () => {
  const left: (number | undefined)[] = [];
  const counting: Judge = {
    ...judge,
    score: (_, mostRows) => {
      left.push(mostRows);
      return { pair: 0, words: [], rows: 2000 };
    },
  };
  const forOneJob = judgeForOneJob(counting, () => {});
  for (const nth of [1, 2, 3]) forOneJob.score({ ...bullet, suggestion: `Built ${nth} portals` });
  expect(left).toEqual([3000, 1000]);
});

test("what others asked for changes nothing for a job that has too few rows left", () => {
  const pair = { source: "sold bread", context: "", suggestion: "Sold bread and buns" };
  expect(judge.score(pair)?.rows).toBeGreaterThan(5);
  expect(judge.score(pair, 5)).toBeNull();
});

/** One run for each sentence, none remembered; too much above 20 of them. */
const forgetful: Judge = {
  ...judge,
  score: ({ suggestion }, _, doRun = (run) => run()) => {
    const sentences = suggestion.split(". ");
    if (sentences.length > 20) return null;
    const runs = sentences.map(({ length }) => doRun(() => ({ pair: length, tokens: [length] }), 10));
    return { pair: Math.max(...runs.map(({ pair }) => pair)), words: [], rows: 10 * runs.length };
  },
};

test("a step that is ended before each of its runs gets the same answers in the end, and does no run twice", () => {
  const pairs = [
    { ...bullet, suggestion: "Sold bread. ".repeat(30) },
    { ...bullet, suggestion: WORK.join(" ") },
    { ...bullet, suggestion: "Sold bread. ".repeat(30) },
    { ...bullet, suggestion: WORK.slice(1).join(" ") },
  ];
  let runs = 0;
  const unended = judgeForOneJob(forgetful, () => runs++);
  const answers = pairs.map((pair) => unended.score(pair));
  expect(answers.map((answer) => answer?.rows)).toEqual([undefined, 180, undefined, 170]);
  let ended = 0;
  let mayRun = false;
  const parted = judgeForOneJob(forgetful, () => {
    if (!mayRun) throw new Error("ended");
    mayRun = false;
  });
  const again = (): unknown => {
    try {
      return parted.step(() => pairs.map((pair) => parted.score(pair)));
    } catch {
      ended += 1;
      mayRun = true;
      return ended > 2 * runs ? "no end" : again();
    }
  };
  expect(again()).toEqual(answers);
  expect(ended).toBe(runs);
});

test("a step that is done again is counted once: the next one has as many rows left as without an end", () => {
  const left: (number | undefined)[] = [];
  const counting: Judge = {
    ...forgetful,
    score: (pair, mostRows, doRun) => {
      left.push(mostRows);
      return forgetful.score(pair, mostRows, doRun);
    },
  };
  let isEnded = false;
  const job = judgeForOneJob(counting, () => {
    if (!isEnded && left.length === 2) throw new Error("ended");
  });
  const texts = [WORK.slice(0, 5).join(" "), WORK.slice(5, 8).join(" ")];
  const step = () => job.step(() => texts.map((suggestion) => job.score({ ...bullet, suggestion })?.rows));
  expect(step).toThrow("ended");
  isEnded = true;
  expect(step()).toEqual([50, 30]);
  job.score(bullet);
  expect(left).toEqual([3000, 2950, 2950, 2920]);
});

test("each part of a long text is a sign of life, so that nobody takes a busy thread for a stuck one", () => {
  let signs = 0;
  const suggestion = WORK.join(" ").repeat(2);
  judgeForOneJob(judge, () => signs++).score({ source: WORK.join(" "), context: "", suggestion });
  expect(signs).toBeGreaterThan(2);
});

test("nothing is judged as well", () => {
  expect(judge.score({ source: "", context: "", suggestion: "" })?.words).toEqual([]);
});
