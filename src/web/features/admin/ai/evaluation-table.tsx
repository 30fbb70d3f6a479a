import type { Evaluation } from "../../../../contract/ai-settings.ts";
import { ENDPOINT_PROBLEMS } from "../../../../domain/endpoints/endpoint-problems.ts";
import { shortDayAndTime } from "../../../dates.ts";
import { seconds } from "../../../endpoints/trial-message.tsx";
import { type Column, Table } from "../../../ui/table.tsx";

const STATES: Record<Evaluation["state"], string> = {
  running: "Running",
  done: "Done",
  cancelled: "Cancelled",
  interrupted: "Interrupted: the server stopped",
  failed: "Ended early",
};

/** How many, and of those that were answered. */
const part =
  (of: (figures: Evaluation["figures"]) => number): Column<Evaluation>["cell"] =>
  ({ figures }) =>
    figures.answered === 0 ? "–" : `${of(figures)} (${Math.round((100 * of(figures)) / figures.answered)} %)`;

const columns: readonly [Column<Evaluation>, ...Column<Evaluation>[]] = [
  {
    header: "Model",
    cell: ({ model, endpointName, host }) => (
      <span className="block wrap-anywhere sm:min-w-40">
        {model}
        <span className="block text-12 font-normal text-ink-soft">{`${endpointName}, ${host}`}</span>
      </span>
    ),
  },
  { header: "Invented", align: "end", cell: part(({ invented }) => invented) },
  { header: "As it came", align: "end", cell: part(({ first }) => first) },
  { header: "Asked", align: "end", cell: part(({ asked }) => asked) },
  { header: "Repaired", align: "end", cell: part(({ repaired }) => repaired) },
  { header: "Built-in", align: "end", cell: part(({ embedded, refused }) => embedded + refused) },
  {
    header: "Time",
    align: "end",
    cell: ({ figures: { p50, p95, promptTokens, completionTokens } }) => (
      <span className="block min-w-28">
        {p50 === null || p95 === null ? "–" : `${seconds(p50)}, 95 % ${seconds(p95)}`}
        {promptTokens !== null && completionTokens !== null && (
          <span className="block text-12 text-ink-soft">
            {`${(promptTokens + completionTokens).toLocaleString("en-GB")} tokens`}
          </span>
        )}
      </span>
    ),
  },
  {
    header: "When",
    cell: ({ startedAt, state, finished, cases, problem, figures }) => (
      <span className="block min-w-32">
        {shortDayAndTime(startedAt) ?? startedAt}
        <span className="block text-12 text-ink-soft">
          {`${STATES[state]}, ${finished} of ${cases}`}
          {figures.failed > 0 && `, ${figures.failed} without an answer`}
          {problem && `. ${ENDPOINT_PROBLEMS[problem].message}`}
        </span>
      </span>
    ),
  },
];

export function EvaluationTable({ runs }: { runs: readonly Evaluation[] }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table caption="Results" columns={columns} rows={runs} rowKey={({ id }) => id} empty="No run yet." />
      <dl className="grid max-w-[68ch] gap-1 text-14 text-ink-soft">
        <Meaning term="Invented">
          The model's first answer claimed something that the text does not say, and was blocked. Fewer is
          better. Our guard is careful: it blocks a few honest answers too, so compare models with each other.
        </Meaning>
        <Meaning term="Asked">A wording was in doubt: the person is asked before it can be used.</Meaning>
        <Meaning term="Repaired">
          The second answer, or what was left of it without the claim, could be used.
        </Meaning>
        <Meaning term="As it came">The first answer said nothing new and could be used.</Meaning>
        <Meaning term="Built-in">
          Neither answer could be used, or the model refused: the built-in engine answered instead.
        </Meaning>
      </dl>
    </div>
  );
}

function Meaning({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="inline font-medium text-ink">{`${term}: `}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
