import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { CheckedField } from "./use-checked-form.ts";

interface ErrorSummaryProps<Name extends string> {
  fields: readonly CheckedField<Name>[];
  errors: ReadonlyMap<Name, string>;
  onChoose: (name: Name) => void;
}

/** With several errors: how many, and a way to each. What is wrong stands at the field. */
export function ErrorSummary<Name extends string>({ fields, errors, onChoose }: ErrorSummaryProps<Name>) {
  const wrong = fields.filter(({ name }) => errors.has(name));
  if (wrong.length < 2) return null;
  return (
    <div className="rounded-control border border-stop border-s-4 bg-surface px-4 py-3 text-14">
      <p className="font-medium text-stop">{`Please check ${wrong.length} fields`}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-7 rounded-control font-medium text-ink underline decoration-stop underline-offset-4 hover:decoration-2"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the server said about a form that it refused. Stands there empty, so that its text is read out when it comes. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-control border border-stop border-s-4 bg-surface px-4 py-3 text-14 font-medium text-stop">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {children}
        </p>
      )}
    </div>
  );
}
