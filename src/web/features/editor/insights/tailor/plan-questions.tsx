import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { jobAnswerTo } from "../../../../../domain/resume/job-answers.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { answerPlace } from "../../../../../domain/tailor/answer-question.ts";
import type { Plan, TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor, useResume, useVariant } from "../../editor-context.tsx";
import { putJobAnswers } from "../job-ad-edits.ts";
import { AddShownForm, places } from "../match/add-shown-form.tsx";
import { focusAnswer, nextQuestion, QUESTION } from "./plan-focus.ts";
import type { PlanState } from "./plan-state.ts";
import { answerInPlan } from "./tailoring.ts";

/** Must-haves that the career does not prove. An answer goes into the career, and the plan is made anew with it. */
export function PlanQuestions({ state: { plan, answered, isRenewing } }: { state: PlanState }) {
  const variant = useVariant();
  const answers = useResume(({ jobAnswers }) => jobAnswers);
  const open = plan.questions.filter(({ requirements }) =>
    requirements.some((one) => jobAnswerTo(answers ?? [], one) === null && !answered.has(one)),
  );
  return (
    <>
      <p role="status" className={isRenewing ? "text-14 text-ink-soft" : "sr-only"}>
        {isRenewing && "Your answer is in. Looking whether it brings more steps."}
      </p>
      {open.length > 0 && (
        <section aria-labelledby="plan-questions" className="grid gap-1 text-14">
          <h4 id="plan-questions" className="font-medium">
            Only you can say
          </h4>
          <p className="text-ink-soft">
            {variant
              ? "Your answer goes into the resume that your variants come from and into this one, in your own words."
              : "Your answer goes into this resume in your own words."}
          </p>
          <ul aria-label="Questions" className="divide-y divide-line">
            {open.map((question) => (
              <QuestionRow key={question.question} question={question} plan={plan} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function QuestionRow({ question, plan }: { question: TailorQuestion; plan: Plan }) {
  const { session, view } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const place = useResume((resume) => answerPlace(question, resume));
  const requirement = plan.requirements.find(({ skill }) => question.requirements.includes(skill));
  const keep = (answer: JobAnswer["answer"], said: string) => {
    const { resume } = session.store.read().content;
    const goOn = nextQuestion(row.current);
    session.store.putAll([putJobAnswers(resume, question.requirements, answer)]);
    goOn();
    view.say(said);
  };
  const add = async (words: ShownWords) => {
    const goOn = nextQuestion(row.current);
    setBusy(true);
    const answered = await answerInPlan(session, question, words);
    setBusy(false);
    if (!answered.ok) return setProblem(answered.message);
    goOn();
    const also = answered.title === null ? "" : `, here and in “${answered.title}”`;
    view.say(`Added to ${places[place].name}${also}.`);
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    focusAnswer(row.current);
  };
  const about = <span className="sr-only">{`: ${question.requirements.join(", ")}`}</span>;
  return (
    <li ref={row} {...{ [QUESTION]: "" }} className="grid gap-2 py-3" aria-busy={busy}>
      <p className="wrap-anywhere" title={question.asked}>
        {question.question}
      </p>
      {isOpen && requirement ? (
        <AnswerBox busy={busy} onLeave={close}>
          <AddShownForm
            requirement={requirement}
            place={place}
            isAsked
            problem={problem}
            onAdd={add}
            onCancel={close}
          />
        </AnswerBox>
      ) : (
        <div className="-ms-0.5 flex flex-wrap gap-1">
          <Button size="compact" variant="secondary" onClick={() => setIsOpen(true)}>
            Answer{about}
          </Button>
          <Button
            size="compact"
            variant="quiet"
            onClick={() => keep("later", "You will look at this later.")}
          >
            Ask me later{about}
          </Button>
          <Button
            size="compact"
            variant="quiet"
            onClick={() => keep("not-mine", "Not true of you. Nobody asks again.")}
          >
            Not true of me{about}
          </Button>
        </div>
      )}
    </li>
  );
}

interface AnswerBoxProps {
  busy: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/** Whoever pressed "Answer" goes on in the field, wherever it opened. */
function AnswerBox({ busy, onLeave, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the fields inside
    <div
      ref={box}
      inert={busy}
      onKeyDown={leave}
      className="scroll-my-4 rounded-card border border-line bg-paper p-3"
    >
      {children}
    </div>
  );
}
