import { afterEach, expect, test, vi } from "vitest";
import { improveText, judgeClaims } from "./assist.ts";

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const quota = { limit: 100, left: 99, resetsAt: "2026-03-02T00:00:00.000Z" };
const question = {
  text: "Led",
  start: 0,
  end: 3,
  question: "Did you help with it, or lead it?",
  choices: [
    { label: "I led it", statement: "I led it", text: "Led it" },
    { label: "I helped", statement: null, text: "Helped with it" },
  ],
};
const answer = {
  text: "Led it",
  verdict: "ask",
  questions: [question],
  engine: "hosted",
  findings: [],
  hints: [],
  refused: false,
  quota,
};

async function improved(body: object) {
  vi.stubGlobal("fetch", async () => Response.json(body));
  const outcome = await improveText({ task: "experience", text: "x" }, signal);
  return outcome.ok ? outcome.value : expect.fail("no answer was read");
}

test("every finding comes through, and what is none does not", async () => {
  const findings = [
    { code: "blocked-claim", kind: "number", text: "40" },
    { code: "bad-form", fault: "too-long" },
    { code: "left-out", text: "filed papers" },
    { code: "spelling", from: "recieved", to: "received" },
    { code: "only-mended" },
    { code: "much-left-out" },
  ];
  const others = [{ code: "left-out" }, { code: "spelling", from: "x" }, { code: "unheard-of" }, null];
  expect((await improved({ ...answer, findings: [...findings, ...others] })).findings).toEqual(findings);
});

test("a question comes as it was asked", async () => {
  expect(await improved(answer)).toEqual(answer);
});

test.each([undefined, null, "blocked", "Supported", true])(
  "an answer with the verdict %j is in question, not supported",
  async (verdict) => {
    expect(await improved({ ...answer, verdict, questions: [] })).toMatchObject({
      verdict: "ask",
      questions: [],
    });
  },
);

const [led, helped] = question.choices;
test.each([
  ["no choices", { choices: undefined }],
  ["one choice", { choices: [led] }],
  ["a choice without its text", { choices: [led, { ...helped, text: undefined }] }],
  ["a choice that does not say what is stated", { choices: [{ ...led, statement: undefined }, helped] }],
  ["no words", { question: undefined }],
  ["a place before the text", { start: -1 }],
  ["a place after the text", { end: 7 }],
  ["its end before its start", { start: 3, end: 2 }],
])("a question with %s is not asked, and the answer stays in question", async (_case, change) => {
  const read = await improved({ ...answer, questions: [{ ...question, ...change }] });
  expect(read).toMatchObject({ verdict: "ask", questions: [] });
});

test("drafts are told as what they are; what is none, and what comes after giving up, is not", async () => {
  const giveUp = new AbortController();
  const draft = { event: "draft", stage: "writing", text: "Led" };
  const others = [{ ...draft, stage: "final" }, { ...draft, text: 4 }, { ...draft, event: "news" }, null];
  const lines = [draft, ...others, { ...draft, stage: "mending" }, draft, { event: "answer", answer }];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  vi.stubGlobal(
    "fetch",
    async () => new Response(body, { headers: { "content-type": "application/x-ndjson" } }),
  );
  const told: unknown[] = [];
  const outcome = await improveText({ task: "experience", text: "x" }, giveUp.signal, (given) => {
    told.push(given);
    if (given.stage === "mending") giveUp.abort();
  });
  expect(told).toEqual([
    { stage: "writing", text: "Led" },
    { stage: "mending", text: "Led" },
  ]);
  expect(outcome).toEqual({ ok: true, value: answer });
});

async function judged(body: unknown) {
  vi.stubGlobal("fetch", async () => Response.json(body));
  return judgeClaims({ source: "x", suggestion: "y" }, signal);
}

test("a suggestion is supported only where the server says both so", async () => {
  const claim = { kind: "number", text: "40", start: 1, end: 3 };
  const supported = { verdict: "supported", supported: true, unsupported: [], ask: [] };
  expect(await judged(supported)).toEqual({ ok: true, value: supported });
  expect(await judged({ ...supported, supported: undefined })).toMatchObject({ value: { supported: false } });
  expect(await judged({ ...supported, verdict: "ask" })).toMatchObject({ value: { supported: false } });
  const blocked = { verdict: "blocked", supported: false, unsupported: [claim, { kind: "odd" }], ask: [] };
  expect(await judged(blocked)).toEqual({ ok: true, value: { ...blocked, unsupported: [claim] } });
  for (const odd of [{}, { verdict: "fine", unsupported: [] }, { verdict: "supported" }, []])
    expect(await judged(odd)).toMatchObject({ ok: false });
});
