import { TriangleAlert } from "lucide-react";
import { type Answer, saysAnswer } from "../../../../assist/answered-text.ts";
import type { ImproveAnswer } from "../../../../contract/assist.ts";
import { FindingList } from "../../../suggestions/finding-list.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { NO_QUESTION } from "./assist-messages.ts";
import { HintAnswers } from "./hint-answers.tsx";
import { QuestionChoice } from "./question-choice.tsx";

interface ResultNotesProps {
  result: Omit<ImproveAnswer, "quota">;
  source: string;
  question: ImproveAnswer["questions"][number] | undefined;
  choice: 0 | 1 | null;
  /** The question stands before the comparison, where it is seen without scrolling. */
  isAskedAbove?: boolean;
  /** What the person has confirmed about the text. */
  statements: readonly string[];
  /** What they had confirmed when the result was asked for, where some of it may be removed since. */
  statedThen?: readonly string[];
  onChooseWording: (choice: 0 | 1) => void;
  /** Answers why an answer could not be kept. */
  onAnswer: (answer: Answer) => string | null;
  cost?: string;
  typed?: Readonly<Record<string, string>>;
  onType?: (given: Answer) => void;
  passed?: readonly string[];
  onPass?: (hint: string) => void;
}

const OWN = 1;
const LEFT_OUT: ReadonlySet<string> = new Set(["left-out", "much-left-out"]);

/** What stands under a suggestion: what is asked, what was checked, and what the person could add. */
export function ResultNotes(props: ResultNotesProps) {
  const { result, question, choice, source, statements, onChooseWording, onAnswer, cost, typed, onType } =
    props;
  const { statedThen = statements } = props;
  // The person's own wording leaves out nothing of it.
  const findings =
    choice === OWN ? result.findings.filter(({ code }) => !LEFT_OUT.has(code)) : result.findings;
  const isAnswered = statedThen.some((one) => saysAnswer(result.text, one) && !saysAnswer(source, one));
  return (
    <>
      {question && !props.isAskedAbove && (
        <QuestionChoice question={question} chosen={choice} onChoose={onChooseWording} />
      )}
      {result.verdict === "ask" && !question && !result.refused && (
        <p className="flex items-start gap-2 text-14 text-ink">
          <Icon of={TriangleAlert} className="mt-0.5 size-4 text-stop" />
          {NO_QUESTION}
        </p>
      )}
      <div data-findings className="empty:hidden">
        <FindingList findings={findings} hints={[]} source={source} isAnswered={isAnswered} />
      </div>
      <HintAnswers
        hints={result.hints}
        statements={statements}
        onAnswer={onAnswer}
        cost={cost}
        typed={typed}
        onType={onType}
        passed={props.passed}
        onPass={props.onPass}
      />
    </>
  );
}
