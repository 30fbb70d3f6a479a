import { fork } from "node:child_process";
import path from "node:path";
import type { Answer, ContenderName, Question } from "./contender.ts";

/** A contender in a process of its own, so that neither its memory nor its garbage is another's. */
export type Rival = {
  ask<Kind extends Question["kind"]>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Extract<Answer, { kind: Kind }>>;
  end(): Promise<void>;
};

export async function startRival(name: ContenderName): Promise<Rival> {
  const child = fork(path.join(import.meta.dirname, "contender-process.ts"), [name]);
  const next = (kind: Answer["kind"]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      child.once("message", (answer: Answer) => {
        child.removeListener("exit", gone);
        if (answer.kind === kind) resolve(answer);
        else reject(new Error(`${name} answered ${answer.kind} to ${kind}`));
      });
      const gone = (code: number | null): void => reject(new Error(`${name} ended with code ${code}`));
      child.once("exit", gone);
    });
  await next("ready");
  return {
    async ask<Kind extends Question["kind"]>(question: Extract<Question, { kind: Kind }>) {
      const answered = next(question.kind);
      child.send(question);
      return (await answered) as Extract<Answer, { kind: Kind }>;
    },
    async end() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await gone;
    },
  };
}
