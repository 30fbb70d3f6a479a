import { startCandor } from "./candor.ts";
import { startChromium } from "./chromium.ts";
import type { Answer, Contender, Question } from "./contender.ts";
import { memoryOfTree } from "./memory.ts";
import { startReactPdf } from "./react-pdf.ts";
import { benchResume, LENGTHS } from "./resumes.ts";

const WARM_UPS = 6;
const STARTS: Record<string, () => Promise<Contender>> = {
  candor: startCandor,
  "react-pdf": startReactPdf,
  chromium: () => startChromium({ whole: true }),
  "headless-shell": () => startChromium({ whole: false }),
};

function tell(answer: Answer): void {
  process.send?.(answer);
}

async function renderFor(contender: Contender, seconds: number, first: number): Promise<Answer> {
  const started = performance.now();
  let documents = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      const number = first + documents++;
      await contender.render(benchResume(number % LENGTHS.length, number));
    }
  };
  await Promise.all(Array.from({ length: contender.atOnce }, work));
  return { kind: "for", documents, seconds: (performance.now() - started) / 1000 };
}

async function answer(contender: Contender, question: Question): Promise<Answer> {
  switch (question.kind) {
    case "one": {
      const resume = benchResume(question.length, question.number);
      const started = performance.now();
      const pdf = await contender.render(resume);
      return { kind: "one", ms: performance.now() - started, bytes: pdf.byteLength };
    }
    case "for":
      return renderFor(contender, question.seconds, question.number);
    case "memory":
      return { kind: "memory", megabytes: memoryOfTree(process.pid) };
  }
}

const start = STARTS[process.argv[2] ?? ""];
if (!start) throw new Error(`there is no contender ${process.argv[2]}`);
const contender = await start();
for (let index = 0; index < WARM_UPS; index++) await contender.render(benchResume(index, -2 - index));

process.on("message", (question: Question) => void answer(contender, question).then(tell));
process.on("disconnect", () => void contender.close().then(() => process.exit(0)));
tell({ kind: "ready" });
