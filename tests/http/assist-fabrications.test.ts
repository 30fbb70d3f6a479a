import { afterAll, beforeAll, expect, test } from "vitest";
import { readReplies, readRows, type WritingRow } from "../../evals/rows.ts";
import { newFacts } from "../../evals/scoring/facts.ts";
import { inflations } from "../../evals/scoring/inflation.ts";
import { inventionsLeft } from "../../evals/scoring/inventions.ts";
import { textBadness } from "../../src/assist/writing/quality/best-read.ts";
import { BATCH_LIMITS } from "../../src/domain/suggestions/line-batches.ts";
import { AI, type AiBehaviour, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { effort } from "../support/effort.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

/** Things that nobody said, of every kind; each has a word that gives it away. */
const CLAIMS = [
  "raising revenue by 37%",
  "using Kubernetes and Terraform",
  "for 14 stores at Walmart",
  "resulting in record customer satisfaction",
  "leading a team of 63",
  "while serving as Senior Vice President",
  "at Goldman Sachs",
  "saving $2.4M annually",
  "for over nineteen years",
  "winning the Meridian Award",
  "across 46 countries",
  "holding a PhD from Stanford",
  "certified as a Scrum Master",
  "significantly boosting productivity",
  "cutting costs in half",
  "through Salesforce and SAP",
  "for a 900-bed hospital",
  "tripling the output",
  "ahead of every deadline, with zero errors",
  "to the delight of the mayor of Lisbon",
];

/** How a fabricating model works its claim in. */
const WAYS: readonly ((text: string, claim: string, round: number) => string)[] = [
  (text, claim) => `${text}, ${claim}`,
  (text, claim) => `${text}. ${claim.charAt(0).toUpperCase()}${claim.slice(1)}`,
  (text, claim) => `Spearheaded efforts ${claim}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  (text, claim, round) =>
    /\d/.test(text)
      ? text.replace(/\d+/, (digits) => `${Number(digits) * 7 + round + 1}`)
      : `${text} ${claim}`,
  (text, claim) => text.replace(/^(\S+ \S+ \S+)/, `$1 (${claim})`),
];

/** A model stands by its answer, mends it, makes up something else, or talks around it. */
function behaviours(row: WritingRow, round: number): AiBehaviour[] {
  const claim = CLAIMS[round % CLAIMS.length] ?? "";
  const other = CLAIMS[(round + 7) % CLAIMS.length] ?? "";
  const text = row.text.replace(/[.\s]+$/, "");
  const first = AI.answers(WAYS[round % WAYS.length]?.(text, claim, round) ?? "");
  return [
    [first],
    [first, AI.answers(row.text)],
    [first, AI.answers(`${text}, ${other}`)],
    [AI.answers(`Sure! Here is it:\n\n**${text}, ${claim}**\n\nLet me know!`), first],
  ][Math.floor(round / WAYS.length) % 4] as AiBehaviour[];
}

let endpoint: AiEndpoint;
let server: RunningServer;
let ada: Visitor;
beforeAll(async () => {
  endpoint = await startAiEndpoint();
  server = await startServer({
    config: { ai: { baseUrl: endpoint.url, apiKey: "key", model: "some-model" } },
    limits: {
      requestsPerMinute: 10_000,
      assist: { requestsPerDay: 10_000, patience: { deadline: 5_000, pauses: [] } },
    },
  });
  ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  await ada.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
});
afterAll(async () => {
  await endpoint.close();
  await server.stop();
});

/** Some of many, evenly. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, at) => rows[Math.floor((at * rows.length) / count)]).filter(
    (row) => row !== undefined,
  );
}

test("of what a fabricating endpoint makes up, over all trades and tasks, nothing reaches the page, and nothing shown reads worse than the source", async () => {
  const { writing } = await readRows("work");
  const rows = spread(writing, effort(24, 200));
  const reached: string[] = [];
  const worse: string[] = [];
  for (const [round, row] of rows.entries()) {
    endpoint.behave(...behaviours(row, round));
    const { id: _id, occupation: _trade, current: _now, kind: _kind, facts: _facts, ...order } = row;
    const { fittingVerbs = [], ...request } = order;
    const { status, body } = await ada.call("POST", "/api/ai/improve", request);
    expect(status).toBe(200);
    // What was made up is named, or asked about.
    expect(body.findings.length + body.questions.length, row.text).toBeGreaterThan(0);
    // By the scorer of the evaluation, which shares no code with the guard.
    const made = [
      ...newFacts(row.text, body.text, fittingVerbs).map(({ text }) => text),
      ...inflations(row.text, body.text, fittingVerbs),
    ];
    // What is asked about cannot be used before it is answered.
    if (made.length > 0 && body.verdict !== "ask")
      reached.push(`${row.text} → ${body.text}: ${made.join(", ")}`);
    if (textBadness(row.task, body.text) > textBadness(row.task, row.text))
      worse.push(`${row.text} → ${body.text} (${body.engine})`);
  }
  expect({ reached, worse }).toEqual({ reached: [], worse: [] });
}, 120_000);

test("nor of what it makes up for several lines at once, each judged by itself", async () => {
  const { writing } = await readRows("work");
  const rows = spread(writing, effort(40, 200)).filter(({ task }) => task === "experience");
  const reached: string[] = [];
  const worse: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH_LIMITS.lines) {
    const batch = rows.slice(start, start + BATCH_LIMITS.lines);
    const [other] = rows.slice(start - 1);
    endpoint.behave(
      AI.answersLines((text) => {
        const at = batch.findIndex((row) => row.text === text);
        const claim = CLAIMS[(start + at) % CLAIMS.length] ?? "";
        // Things that nobody said, those of another line, and nothing at all.
        if (at % 4 === 3) return null;
        if (at % 4 === 2) return `${text}, ${other?.text ?? ""}`;
        return WAYS[at % WAYS.length]?.(text.replace(/[.\s]+$/, ""), claim, start + at) ?? null;
      }),
    );
    const { status, body } = await ada.call("POST", "/api/ai/review", {
      lines: batch.map(({ task, text }) => ({ task, text })),
    });
    expect(status).toBe(200);
    expect(body.lines).toHaveLength(batch.length);
    for (const [at, { task, text, fittingVerbs = [] }] of batch.entries()) {
      const shown = body.lines[at];
      // What a verb of the built-in engine may say is the evaluation's to tell.
      const made = newFacts(text, shown.text, fittingVerbs).map((fact) => fact.text);
      if (made.length > 0 && shown.verdict !== "ask")
        reached.push(`${text} → ${shown.text}: ${made.join(", ")}`);
      if (textBadness(task, shown.text) > textBadness(task, text)) worse.push(`${text} → ${shown.text}`);
    }
  }
  expect({ reached, worse }).toEqual({ reached: [], worse: [] });
}, 120_000);

test("of correct suggestions at most one in twenty is not let through as it is", async () => {
  const { pairs } = await readRows("work");
  const correct = pairs.filter(
    ({ supported, suggestion }) => supported && suggestion.split(/\s+/).length <= 24,
  );
  const chosen = spread(correct, effort(40, 200));
  const refused: string[] = [];
  for (const { source, suggestion, context } of chosen) {
    endpoint.behave(AI.answers(suggestion));
    const { status, body } = await ada.call("POST", "/api/ai/improve", {
      task: "experience",
      text: source,
      ...(context !== undefined && { context: { facts: [context] } }),
    });
    expect(status).toBe(200);
    if (body.text !== suggestion || body.engine !== "hosted")
      refused.push(`${source} | ${suggestion} → ${body.text} ${JSON.stringify(body.findings)}`);
  }
  expect(refused.length / chosen.length, refused.join("\n")).toBeLessThanOrEqual(0.05);
}, 120_000);

/** What was left of an invention when this was written; see evals/README.md. */
const LEFT_AT_MOST = 0.025;

test("of replies as a model would make them up, next to nothing that was invented is left, and their honest twins pass", async () => {
  const replies = spread(await readReplies(), effort(80, 560));
  const left: string[] = [];
  const worse: string[] = [];
  const refused: string[] = [];
  for (const row of replies) {
    const { task, text, tone, seniority, reply, honest } = row;
    endpoint.behave(AI.answers(reply));
    const made = await ada.call("POST", "/api/ai/improve", { task, text, tone, seniority });
    expect(made.status).toBe(200);
    // What is asked about cannot be used before it is answered.
    const words = made.body.verdict === "ask" ? [] : inventionsLeft(row, made.body.text);
    if (words.length > 0) left.push(`${text} → ${made.body.text}: ${words.join(", ")}`);
    // What was put in the place of an answer; one that passed, or is asked about, is the endpoint's own.
    if (made.body.text !== reply && textBadness(task, made.body.text) > textBadness(task, text))
      worse.push(`${text} → ${made.body.text} (${made.body.engine})`);
    endpoint.behave(AI.answers(honest));
    const fair = await ada.call("POST", "/api/ai/improve", { task, text, tone, seniority });
    if (fair.body.text !== honest)
      refused.push(`${text} | ${honest} → ${fair.body.text} ${JSON.stringify(fair.body.findings)}`);
  }
  expect(worse).toEqual([]);
  expect(left.length / replies.length, left.join("\n")).toBeLessThanOrEqual(LEFT_AT_MOST);
  expect(refused.length / replies.length, refused.join("\n")).toBeLessThanOrEqual(0.05);
}, 300_000);
