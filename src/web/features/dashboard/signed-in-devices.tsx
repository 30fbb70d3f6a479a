import { MonitorSmartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { endOtherSessions } from "../../api/end-other-sessions.ts";
import { listSessions, type OwnSession } from "../../api/list-sessions.ts";
import { revokeSession } from "../../api/revoke-session.ts";
import { dayAndTime } from "../../dates.ts";
import { withProof } from "../../proof.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import { showToast } from "../../ui/toast.tsx";

interface SignedInDevicesProps {
  onEnded: () => void;
}

export function SignedInDevices({ onEnded }: SignedInDevicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    asUser(listSessions).then((outcome) => {
      if (outcome.ok) setSessions(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);

  const onRevoked = ({ id, device }: OwnSession) => {
    // The pressed button goes away with its row; the focus stays in the list.
    list.current?.focus();
    setSessions((known) => known?.filter((session) => session.id !== id) ?? null);
    showToast(`${device} is signed out.`);
    onEnded();
  };

  const onAllEnded = () => {
    list.current?.focus();
    setSessions((known) => known?.filter(({ current }) => current) ?? null);
    showToast("Every other device is signed out.");
    onEnded();
  };

  if (problem) return <FormProblem>{problem}</FormProblem>;
  if (!sessions) return <Skeleton label="Asking where you are signed in" lines={2} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
      >
        {sessions.map((session) => (
          <Device key={session.id} session={session} onRevoked={() => onRevoked(session)} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && <EverywhereElse onEnded={onAllEnded} />}
    </div>
  );
}

function EverywhereElse({ onEnded }: { onEnded: () => void }) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const outcome = await withProof(() => asUser(endOtherSessions));
    setBusy(false);
    if (outcome.ok) onEnded();
    else showToast(outcome.failure.message);
  };
  return (
    <Button variant="secondary" loading={busy} onClick={end} className="justify-self-start">
      Sign out everywhere else
    </Button>
  );
}

function Device({ session, onRevoked }: { session: OwnSession; onRevoked: () => void }) {
  const [busy, setBusy] = useState(false);

  const revoke = async () => {
    setBusy(true);
    const outcome = await withProof(() => asUser(() => revokeSession(session.id)));
    setBusy(false);
    // A session that is gone already is what was wanted.
    if (outcome.ok || outcome.failure.status === 404) onRevoked();
    else showToast(outcome.failure.message);
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="flex min-w-0 grow items-center gap-x-4">
        <Icon of={MonitorSmartphone} className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 font-medium">
            {session.device}
            {session.current && <Tag>This device</Tag>}
          </p>
          <p className="text-14 text-ink-soft">{`Last seen ${dayAndTime(session.lastSeenAt) ?? "at an unknown time"}`}</p>
        </div>
      </div>
      {!session.current && (
        <Button variant="secondary" size="small" loading={busy} onClick={revoke}>
          Sign out<span className="sr-only">{` ${session.device}`}</span>
        </Button>
      )}
    </li>
  );
}
