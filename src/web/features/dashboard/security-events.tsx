import { useEffect, useState } from "react";
import type { SecurityEventEntry } from "../../../contract/security-events.ts";
import { listSecurityEvents } from "../../api/list-security-events.ts";
import { dayAndTime } from "../../dates.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { eventMessages } from "./event-messages.ts";

const SHOWN_FIRST = 6;
/** The machine that the server runs on. */
const LOCAL = /^127\.|^0:0:0::/;

export function SecurityEvents() {
  const [events, setEvents] = useState<readonly SecurityEventEntry[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [all, setAll] = useState(false);

  useEffect(() => {
    asUser(listSecurityEvents).then((outcome) => {
      if (outcome.ok) setEvents(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);

  if (problem) return <FormProblem>{problem}</FormProblem>;
  if (!events) return <Skeleton label="Asking what happened lately" lines={3} />;
  if (events.length === 0) return <p className="text-14 text-ink-soft">Nothing yet.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol
        aria-label="Recent events"
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {(all ? events : events.slice(0, SHOWN_FIRST)).map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {events.length > SHOWN_FIRST && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="justify-self-start"
        >
          {all ? "Show fewer" : `Show all ${events.length}`}
        </Button>
      )}
    </div>
  );
}

function Event({ event }: { event: SecurityEventEntry }) {
  const { words, strange } = eventMessages[event.what];
  const from = [event.device, LOCAL.test(event.from) ? "this computer" : event.from]
    .filter(Boolean)
    .join(", ");
  return (
    <li className="px-4 py-3">
      <p className={`font-medium ${strange ? "text-stop" : ""}`}>{words}</p>
      <p className="text-14 wrap-anywhere text-ink-soft">
        <time dateTime={event.at}>{dayAndTime(event.at) ?? "At an unknown time"}</time>
        {from && ` · ${from}`}
      </p>
    </li>
  );
}
