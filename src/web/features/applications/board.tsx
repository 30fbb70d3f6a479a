import { GripVertical } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useLayoutEffect,
  useState,
} from "react";
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
import { focusGrip, focusOnceDrawn, gripOf } from "./grip-focus.ts";

interface BoardProps {
  applications: readonly ApplicationSummaryAnswer[];
  actions: Actions;
}

/** A card that was picked up by keys, and the column that it is over. */
interface Held {
  id: string;
  over: ApplicationStatus;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const HOW = "board-how";

/** A column for each status. They wrap, so that nothing scrolls but the page, which dragging follows. */
export function Board({ applications, actions }: BoardProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const { board, handle } = useColumnDrag(APPLICATION_STATUSES, (id, { column }) => {
    const dragged = applications.find((one) => one.id === id);
    if (dragged) actions.move(dragged, column);
  });
  const statusOf = ({ id, status }: ApplicationSummaryAnswer) => (held?.id === id ? held.over : status);

  // Drawn in another column, the grip is another one: whoever goes on by keys goes on with the same card.
  useLayoutEffect(() => {
    if (held) focusGrip(board.current, held.id);
  }, [held, board]);

  const putBack = (application: ApplicationSummaryAnswer) => {
    setHeld(null);
    actions.say(`${nameOf(application)} is back in ${STATUS_NAMES[application.status]}.`);
    focusOnceDrawn(application.id);
  };

  /** Enter and Space press the grip, and so do screen readers; a pointer's press is a drag. */
  const onGripPress = (event: MouseEvent<HTMLElement>, application: ApplicationSummaryAnswer) => {
    if (event.detail !== 0) return;
    const { id, status } = application;
    if (held?.id !== id) {
      setHeld({ id, over: status });
      return actions.say(
        `${nameOf(application)} is picked up from ${STATUS_NAMES[status]}. Arrow keys choose a column, Enter puts it down, Escape puts it back.`,
      );
    }
    if (held.over === status) return putBack(application);
    setHeld(null);
    actions.move(application, held.over);
  };

  const onGripKey = (event: KeyboardEvent<HTMLElement>, application: ApplicationSummaryAnswer) => {
    if (held?.id !== application.id) return;
    if (event.key === "Escape") return putBack(application);
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const over = APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(held.over) + by];
    if (!over) return;
    setHeld({ ...held, over });
    actions.say(`Over ${STATUS_NAMES[over]}.`);
  };

  return (
    <>
      <p id={HOW} hidden>
        Enter picks it up, arrow keys choose a column, Enter puts it down, Escape puts it back.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave a card that is picked up. */}
      <div
        ref={board}
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
        onBlur={({ relatedTarget }) => {
          // Nothing is written for who goes elsewhere without putting it down.
          if (held && relatedTarget && gripOf(relatedTarget) !== held.id) setHeld(null);
        }}
      >
        {APPLICATION_STATUSES.map((status) => (
          <Column
            key={status}
            status={status}
            isOver={held?.over === status}
            count={applications.filter((one) => statusOf(one) === status).length}
          >
            {applications
              .filter((one) => statusOf(one) === status)
              .map((application) => (
                <Card
                  key={application.id}
                  application={application}
                  actions={actions}
                  isHeld={held?.id === application.id}
                  grip={{
                    ...handle(application.id),
                    onClick: (event) => onGripPress(event, application),
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
    </>
  );
}

interface ColumnProps {
  status: ApplicationStatus;
  count: number;
  isOver: boolean;
  children: ReactNode;
}

function Column({ status, count, isOver, children }: ColumnProps) {
  const id = `status-${status}`;
  return (
    <section
      aria-labelledby={id}
      data-column={status}
      data-drop={isOver ? "" : undefined}
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
  isHeld: boolean;
  grip: ReturnType<ReturnType<typeof useColumnDrag>["handle"]> & {
    onClick: MouseEventHandler<HTMLElement>;
  };
}

function Card({ application, actions, isHeld, grip }: CardProps) {
  const { employer, role, place, nextStep, nextStepOn, statusOn, fileCount } = application;
  const under = [role === "" ? "" : employer, place].filter(Boolean).join(", ");
  return (
    <li
      data-dragged={isHeld ? "" : undefined}
      className="flex items-start rounded-control border border-line bg-surface shadow-resting data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised"
    >
      <button
        type="button"
        data-grip={application.id}
        {...grip}
        aria-pressed={isHeld}
        aria-describedby={HOW}
        title="Drag, or press Enter and the arrow keys"
        className="grid min-h-11 w-7 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
      >
        <Icon of={GripVertical} className="size-4" />
        <span className="sr-only">{`Move ${nameOf(application)}`}</span>
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
