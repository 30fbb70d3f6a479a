import { useEffect, useState } from "react";
import type { Overview } from "../../../contract/admin.ts";
import { grouped } from "../../../domain/text/grouped.ts";
import { readOverview } from "../../api/admin-overview.ts";
import type { Failure } from "../../api/call-api.ts";
import { checkSession } from "../../session.ts";
import { SelectField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { DayChart } from "./day-chart.tsx";
import { FailureAction } from "./failure-action.tsx";

const SPANS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "A year"],
] as const;

export function OverviewScreen({ words }: { words: AdminCopy }) {
  const [span, setSpan] = useState("30");
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Overview | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more.
  useEffect(() => {
    let outdated = false;
    readOverview(Number(span)).then((outcome) => {
      if (outdated) return;
      setSeen(outcome.ok ? outcome.value : null);
      setFailure(outcome.ok ? null : outcome.failure);
      if (!outcome.ok && outcome.failure.status === 403) checkSession();
    });
    return () => {
      outdated = true;
    };
  }, [span, attempt]);

  return (
    <>
      <PageHead title={words.title} description={words.purpose} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading-page">{words.title}</h1>
          <p className="mt-2 text-ink-soft">{words.purpose}</p>
        </div>
        <SelectField
          label="Time"
          value={span}
          options={SPANS}
          onChange={(event) => setSpan(event.target.value)}
        />
      </div>
      <div className="mt-6 grid gap-6">
        <FormProblem>{failure && `The overview did not load. ${failure.message}`}</FormProblem>
        {failure && (
          <div>
            <FailureAction failure={failure} again={() => setAttempt(attempt + 1)} />
          </div>
        )}
        {!seen && !failure && <Skeleton label="Loading the overview" lines={6} />}
        {seen && <Totals totals={seen.totals} />}
        {seen && <Charts days={seen.days} />}
      </div>
    </>
  );
}

function Totals({ totals }: Pick<Overview, "totals">) {
  const shown = [
    ["Users", totals.users],
    ["Verified", totals.verified],
    ["Subscribed", totals.subscribed],
    ["Resumes", totals.resumes],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {shown.map(([name, count]) => (
        <div key={name} className="bg-surface px-5 py-4">
          <dt className="text-14 text-ink-soft">{name}</dt>
          <dd className="font-serif text-28 font-semibold tabular-nums">{grouped(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ days }: Pick<Overview, "days">) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <DayChart title="Sign-ups" days={days} series={[{ name: "Sign-ups", of: (day) => day.signUps }]} />
      <DayChart
        title="Active users"
        days={days}
        sumUp="most"
        series={[{ name: "Active users", of: (day) => day.active }]}
      />
      <DayChart
        title="Resumes created"
        days={days}
        series={[{ name: "Resumes", of: (day) => day.resumes }]}
      />
      <DayChart title="Files exported" days={days} series={[{ name: "Files", of: (day) => day.exports }]} />
      <DayChart
        title="AI requests by engine"
        days={days}
        series={[
          { name: "Built-in engine", of: (day) => day.aiEmbedded },
          { name: "AI endpoint", of: (day) => day.aiHosted },
        ]}
      />
      <DayChart
        title="Errors"
        days={days}
        tone="stop"
        series={[{ name: "Errors", of: (day) => day.errors }]}
      />
    </div>
  );
}
