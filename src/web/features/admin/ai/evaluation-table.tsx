import { Fragment, type ReactNode } from "react";
import type { Evaluation } from "../../../../contract/ai-settings.ts";
import { ENDPOINT_PROBLEMS } from "../../../../domain/endpoints/endpoint-problems.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { shortDayAndTime } from "../../../dates.ts";
import { type ListColumn, type ListColumns, ListTable } from "../../../ui/list-table.tsx";
import { durationOf, shareOf } from "./evaluation-figures.ts";

const STATES: Record<Evaluation["state"], string> = {
  running: "Running",
  done: "Done",
  cancelled: "Cancelled",
  interrupted: "Interrupted: the server stopped",
  failed: "Ended early",
};

/** How many, and of those that were answered. */
const part =
  (of: (figures: Evaluation["figures"]) => number): ListColumn<Evaluation>["cell"] =>
  ({ figures }) =>
    shareOf(of(figures), figures.answered);

const columns: ListColumns<Evaluation> = [
  {
    header: "Model",
    cell: ({ model, endpointName, host }) => (
      <span className="block min-w-40 wrap-anywhere">
        {model}
        <span className="block text-12 font-normal text-ink-soft">
          {`${endpointName}, `}
          <Host name={host} />
        </span>
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
    cell: ({ figures: { p50, p95, promptTokens, completionTokens } }) => (
      <span className="block">
        {p50 === null || p95 === null
          ? "–"
          : `Half within ${durationOf(p50)}, 95 of 100 within ${durationOf(p95)}`}
        {promptTokens !== null && completionTokens !== null && (
          <span className="block text-12 text-ink-soft">
            {`${grouped(promptTokens + completionTokens)} tokens`}
          </span>
        )}
      </span>
    ),
  },
  {
    header: "When",
    cell: ({ startedAt, state, finished, cases, figures }) => (
      <span className="block min-w-28">
        {shortDayAndTime(startedAt) ?? startedAt}
        <span className="block text-12 text-ink-soft">
          {`${STATES[state]}, ${finished} of ${cases}`}
          {figures.failed > 0 && `, ${figures.failed} without an answer`}
        </span>
      </span>
    ),
  },
];

/** Figures of a part of the cases would be compared with those of all. */
function unfinished({ state, startedAt, finished, cases, problem }: Evaluation): ReactNode | null {
  if (state === "done") return null;
  return (
    <span className="text-ink-soft">
      {`${STATES[state]}, ${finished} of ${cases}. Begun ${shortDayAndTime(startedAt) ?? startedAt}.`}
      {problem && ` ${ENDPOINT_PROBLEMS[problem].message}`}
    </span>
  );
}

/** Breaks at its dots and its port before it breaks within a word. */
function Host({ name }: { name: string }) {
  return name.split(/(?<=[.:-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change their places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function EvaluationTable({ runs }: { runs: readonly Evaluation[] }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-medium">Results</h3>
      <ListTable caption="Results" columns={columns} rows={runs} instead={unfinished} empty="No run yet." />
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
