import type { ThreadQuestion, ThreadReply } from "./thread.ts";

type Answerers<Questions, Answers> = {
  [Name in keyof Questions & keyof Answers]: (
    given: Questions[Name],
  ) => Answers[Name] | Promise<Answers[Name]>;
};

/** For a thread's own file: answers each question by its name. */
export function answerQuestions<Questions, Answers>(answerers: Answerers<Questions, Answers>): void {
  type Name = keyof Questions & keyof Answers;
  const answerTo = async ({ id, name, given }: ThreadQuestion<Questions, Name>) => {
    const reply: ThreadReply<Answers[Name]> = await Promise.resolve(given)
      .then((known) => answerers[name](known))
      .then(
        (answer) => ({ id, answer }),
        () => ({ id, failed: true }),
      );
    postMessage(reply);
  };
  addEventListener(
    "message",
    ({ data }: MessageEvent<ThreadQuestion<Questions, Name>>) => void answerTo(data),
  );
}
