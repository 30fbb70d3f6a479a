import { useState } from "react";
import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { jobAnswerTo } from "../../../../../domain/resume/job-answers.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { answerPlace } from "../../../../../domain/tailor/answer-question.ts";
import type { Plan, TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor, useResume, useVariant } from "../../editor-context.tsx";
import { putJobAnswers } from "../job-ad-edits.ts";
import { AddShownForm } from "../match/add-shown-form.tsx";
import { answerInCareer } from "./answer-in-career.ts";
import { startTailoring } from "./tailoring.ts";

/** Must-haves that the career does not show. An answer goes into the career, and the plan is made anew with it. */
export function PlanQuestions({ plan }: { plan: Plan }) {
  const variant = useVariant();
  const answers = useResume(({ jobAnswers }) => jobAnswers);
  const open = plan.questions.filter(({ requirements }) =>
    requirements.some((one) => jobAnswerTo(answers ?? [], one) === null),
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="plan-questions" className="grid gap-1 text-14">
      <h4 id="plan-questions" className="font-medium">
        Only you can say
      </h4>
      <p className="text-ink-soft">
        {variant
          ? "Your answer goes into the resume that your variants come from, in your own words, and from there into this one."
          : "Your answer goes into this resume in your own words."}
      </p>
      <ul aria-label="Questions" className="divide-y divide-line">
        {open.map((question) => (
          <QuestionRow key={question.question} question={question} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function QuestionRow({ question, plan }: { question: TailorQuestion; plan: Plan }) {
  const { session, view } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useResume((resume) => answerPlace(question, resume));
  const requirement = plan.requirements.find(({ skill }) => question.requirements.includes(skill));
  const keep = (answer: JobAnswer["answer"], said: string) => {
    const { resume } = session.store.read().content;
    session.store.putAll([putJobAnswers(resume, question.requirements, answer)]);
    view.say(said);
  };
  const add = async (words: ShownWords) => {
    setBusy(true);
    const answered = await answerInCareer(session, question, words);
    setBusy(false);
    if (!answered.ok) return setProblem(answered.message);
    const where = answered.title === null ? "" : ` to “${answered.title}”`;
    view.say(`Added${where} in your own words. The plan is made anew.`);
    startTailoring(session);
  };
  const about = <span className="sr-only">{`: ${question.requirements.join(", ")}`}</span>;
  return (
    <li className="grid gap-2 py-3" aria-busy={busy}>
      <p className="wrap-anywhere" title={question.asked}>
        {question.question}
      </p>
      {isOpen && requirement ? (
        <div inert={busy} className="rounded-card border border-line bg-paper p-3">
          <AddShownForm
            requirement={requirement}
            place={place}
            problem={problem}
            onAdd={add}
            onCancel={() => setIsOpen(false)}
          />
        </div>
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
