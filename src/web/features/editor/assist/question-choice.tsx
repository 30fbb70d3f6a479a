import { MessageCircleQuestionMark } from "lucide-react";
import { useId } from "react";
import { type Choice, LEAVE_OUT, type Question } from "../../../../domain/claims/verdict.ts";
import { Icon } from "../../../ui/icon.tsx";

interface QuestionChoiceProps {
  question: Question;
  /** None until the person has chosen. */
  chosen: 0 | 1 | null;
  onChoose: (choice: 0 | 1) => void;
}

const PLACES = [0, 1] as const;

/** How a wording is kept; a statement is quoted where it says other words than its label. */
function keptAs({ label, statement }: Choice): string | null {
  if (statement === null) return label === LEAVE_OUT ? null : "As you wrote it";
  const isLabel = statement.toLowerCase().replace(/\.$/, "") === label.toLowerCase().replace(/\.$/, "");
  return isLabel ? "Kept as your own statement" : `Kept as your own statement: “${statement}”`;
}

/** The one question about a suggestion. Either wording can be chosen, and none is beforehand. */
export function QuestionChoice({ question, chosen, onChoose }: QuestionChoiceProps) {
  const name = useId();
  return (
    <div data-question className="rounded-control border-s-4 border-info bg-paper px-4 py-3 text-14 text-ink">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 flex items-start gap-2 text-16 font-medium">
          <Icon of={MessageCircleQuestionMark} className="mt-0.5 size-5 text-info" />
          {question.question}
        </legend>
        {PLACES.map((place) => {
          const { label } = question.choices[place];
          return (
            <label
              key={place}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge bg-surface px-3 py-2.5 transition-colors hover:border-ink has-checked:border-proof has-checked:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
            >
              <input
                type="radio"
                name={name}
                value={place}
                checked={chosen === place}
                onChange={() => onChoose(place)}
                className="mt-0.5 size-4 shrink-0 accent-proof outline-none"
              />
              <span className="grid min-w-0 gap-0.5">
                <span dir="auto" className="wrap-anywhere">
                  {label}
                </span>
                <span className="text-12 text-ink-soft wrap-anywhere">{keptAs(question.choices[place])}</span>
              </span>
            </label>
          );
        })}
        {chosen === null && (
          <p className="text-12 text-ink-soft">Without an answer your words stay as they are.</p>
        )}
      </fieldset>
    </div>
  );
}
