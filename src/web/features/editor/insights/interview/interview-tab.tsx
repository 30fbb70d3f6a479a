import { ChevronRight } from "lucide-react";
import { useCallback } from "react";
import type { GeneralQuestion, Preparation } from "../../../../../domain/insights/interview/preparation.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useResume } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { PlaceButton } from "../place-button.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { AnswerNotes } from "./answer-notes.tsx";

/** For each line the questions that it invites, with what the resume itself has to answer them. */
export function InterviewTab() {
  const insight = useInsight(
    insightsThread,
    "interview",
    useCallback(({ resume }: DraftContent) => ({ resume }), []),
  );
  return (
    <WaitingInsight insight={insight}>
      {({ lines, occupation, general }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {lines.length === 0 ? (
            <p className="text-14">Write a bullet first: the questions come from your own lines.</p>
          ) : (
            <section aria-labelledby="interview-lines" className="grid gap-3">
              <h3 id="interview-lines" className="text-14 font-medium">
                What your own lines invite
              </h3>
              <p className="text-14 text-ink-soft">
                Whoever has read these lines may ask. Answer from memory first, then look at what you wrote.
              </p>
              <ul aria-label="Lines and their questions" className="divide-y divide-line">
                {lines.map((preparation, index) => (
                  <Line key={preparation.pointer} preparation={preparation} open={index === 0} />
                ))}
              </ul>
            </section>
          )}
          <GeneralQuestions occupation={occupation} questions={general} />
          <LostNotes known={[...lines, ...general].map(({ id }) => id)} />
        </div>
      )}
    </WaitingInsight>
  );
}

function GeneralQuestions({
  occupation,
  questions,
}: {
  occupation: string | null;
  questions: readonly GeneralQuestion[];
}) {
  return (
    <section aria-labelledby="interview-general" className="grid gap-3">
      <h3 id="interview-general" className="text-14 font-medium">
        {occupation === null ? "What is often asked" : `What is often asked: ${occupation}`}
      </h3>
      <ul aria-label="General questions" className="divide-y divide-line">
        {questions.map(({ id, question }) => (
          <li key={id} className="grid gap-2 py-3 text-14">
            <p className="font-medium wrap-anywhere">{question}</p>
            <AnswerNotes id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes on a line that is gone, or on questions of another trade: they are the person's, and stay until they empty them. */
function LostNotes({ known }: { known: readonly string[] }) {
  const ids = useResume(({ interview = {} }) =>
    Object.keys(interview)
      .filter((id) => !known.includes(id))
      .join(" "),
  );
  if (ids === "") return null;
  return (
    <section aria-labelledby="interview-lost" className="grid gap-3">
      <h3 id="interview-lost" className="text-14 font-medium">
        Notes on lines that are gone
      </h3>
      {ids.split(" ").map((id) => (
        <AnswerNotes key={id} id={id} />
      ))}
    </section>
  );
}

function Line({ preparation, open }: { preparation: Preparation; open: boolean }) {
  const { pointer, id, line, questions, evidence } = preparation;
  return (
    <li className="text-14">
      <details open={open} className="group">
        <summary className="flex list-none gap-2 rounded-control py-3 hover:text-proof [&::-webkit-details-marker]:hidden">
          <Icon
            of={ChevronRight}
            className="mt-0.5 size-4 text-ink-soft transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </summary>
        <div className="grid gap-3 ps-6 pb-4">
          <ul aria-label="Questions" className="grid list-disc gap-1.5 ps-4 marker:text-proof">
            {questions.map(({ question }) => (
              <li key={question} className="font-medium wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
          {id !== "" && <AnswerNotes id={id} />}
          {evidence.length > 0 && (
            <div>
              <p className="text-12 text-ink-soft">From your own resume</p>
              <ul className="mt-1 grid gap-1">
                {evidence.map(({ pointer: place, text }) => (
                  <li key={place} className="border-s-2 border-proof ps-3 wrap-anywhere text-ink-soft">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <PlaceButton pointer={pointer} quote={line} />
        </div>
      </details>
    </li>
  );
}
