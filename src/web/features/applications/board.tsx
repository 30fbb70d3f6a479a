import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  STATUS_NAMES,
} from "../../../domain/application/status.ts";
import { shortCalendarDay } from "../../dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { useColumnDrag } from "../../ui/use-column-drag.ts";
import type { Actions } from "./application-actions.ts";
import { ApplicationMenu } from "./application-menu.tsx";
import { headOf, nameOf } from "./application-names.ts";

interface BoardProps {
  applications: readonly ApplicationSummaryAnswer[];
  actions: Actions;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A column for each status. They wrap, so that nothing scrolls but the page, which dragging follows. */
export function Board({ applications, actions }: BoardProps) {
  const { board, handle } = useColumnDrag(APPLICATION_STATUSES, (id, { column }) => {
    const dragged = applications.find((one) => one.id === id);
    if (dragged) actions.move(dragged, column);
  });

  const onGripKey = (event: KeyboardEvent<HTMLElement>, application: ApplicationSummaryAnswer) => {
    const by = STEPS[event.key];
    const next = by && APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(application.status) + by];
    if (!next) return;
    event.preventDefault();
    actions.move(application, next);
    // Drawn in its new column, the grip is another one: whoever goes on by keys goes on with the same card.
    requestAnimationFrame(() =>
      board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(application.id)}"]`)?.focus(),
    );
  };

  return (
    <div ref={board} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {APPLICATION_STATUSES.map((status) => (
        <Column
          key={status}
          status={status}
          count={applications.filter((one) => one.status === status).length}
        >
          {applications
            .filter((one) => one.status === status)
            .map((application) => (
              <Card
                key={application.id}
                application={application}
                actions={actions}
                grip={{
                  ...handle(application.id),
                  onKeyDown(event) {
                    handle(application.id).onKeyDown(event);
                    onGripKey(event, application);
                  },
                }}
              />
            ))}
        </Column>
      ))}
    </div>
  );
}

function Column({
  status,
  count,
  children,
}: {
  status: ApplicationStatus;
  count: number;
  children: React.ReactNode;
}) {
  const id = `status-${status}`;
  return (
    <section
      aria-labelledby={id}
      data-column={status}
      className="min-w-0 rounded-card border border-line bg-paper p-2 data-drop:border-proof data-drop:bg-proof-tint"
    >
      <h2 id={id} className="flex items-baseline gap-2 px-2 py-1 text-14 font-medium">
        {STATUS_NAMES[status]}
        <span className="font-normal text-ink-soft">{count}</span>
      </h2>
      <ul aria-labelledby={id} className="mt-1 grid min-h-11 gap-2 lg:min-h-24">
        {children}
      </ul>
    </section>
  );
}

interface CardProps {
  application: ApplicationSummaryAnswer;
  actions: Actions;
  grip: ReturnType<ReturnType<typeof useColumnDrag>["handle"]>;
}

function Card({ application, actions, grip }: CardProps) {
  const { employer, role, place, nextStep, nextStepOn, statusOn, fileCount } = application;
  const under = [role === "" ? "" : employer, place].filter(Boolean).join(", ");
  return (
    <li className="flex items-start rounded-control border border-line bg-surface shadow-resting data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised">
      <button
        type="button"
        data-grip={application.id}
        {...grip}
        title="Drag, or press the left and right arrow keys"
        className="grid min-h-11 w-7 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
      >
        <Icon of={GripVertical} className="size-4" />
        <span className="sr-only">{`Move ${nameOf(application)} by the left and right arrow keys`}</span>
      </button>
      <div className="min-w-0 grow py-2.5 text-14">
        <h3>
          <button
            type="button"
            onClick={() => actions.open(application)}
            className="rounded-control text-start font-medium wrap-anywhere hover:underline pointer-coarse:-my-2 pointer-coarse:py-2"
          >
            {headOf(application)}
          </button>
        </h3>
        {under && <p className="wrap-anywhere text-ink-soft">{under}</p>}
        <p className="mt-1 text-12 text-ink-soft">
          {`Since ${shortCalendarDay(statusOn) ?? statusOn}`}
          {fileCount > 0 && ` · ${fileCount} kept`}
        </p>
        {nextStep && (
          <p className="mt-1 text-12 wrap-anywhere">
            {`Next: ${nextStep}${nextStepOn ? `, ${shortCalendarDay(nextStepOn) ?? nextStepOn}` : ""}`}
          </p>
        )}
      </div>
      <div className="py-1 pe-1">
        <ApplicationMenu application={application} actions={actions} />
      </div>
    </li>
  );
}
