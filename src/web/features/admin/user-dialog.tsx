import { type ReactNode, useEffect, useState } from "react";
import type { AdminUser } from "../../../contract/admin.ts";
import { changeUser, deleteUser, resetUserPassword } from "../../api/admin-users.ts";
import { dayAndTime } from "../../dates.ts";
import { withProof } from "../../proof.ts";
import { checkSession } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { showToast } from "../../ui/toast.tsx";
import { NewPassword } from "./new-password.tsx";
import { actionMessages, actionsFor, doneMessage, type UserAction } from "./user-action-messages.ts";

interface UserDialogProps {
  user: AdminUser | null;
  isOneself: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** One account: what is known of it, what can be done, and for each action the question before it. */
export function UserDialog({ user, isOneself, onClose, onChanged }: UserDialogProps) {
  const [asked, setAsked] = useState<UserAction | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  // What was asked of one account must not be answered for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is the reason to begin anew.
  useEffect(() => {
    setAsked(null);
    setProblem(null);
    setPassword(null);
  }, [user?.id]);

  const ask = (action: UserAction | null) => {
    setAsked(action);
    setProblem(null);
  };

  const act = async (subject: AdminUser, action: UserAction) => {
    setBusy(true);
    const outcome = await run(subject, action);
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.failure.message);
      if (outcome.failure.status === 403) checkSession();
      return;
    }
    onChanged();
    showToast(doneMessage(action, subject, outcome.mailed));
    if (outcome.password !== null) return setPassword(outcome.password);
    onClose();
    // Whoever stepped down is shown so at once.
    if (isOneself) checkSession();
  };

  const words = asked && actionMessages[asked];
  const title = !user ? "" : password ? "New password" : words ? words.question(user.name) : user.name;
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={title}
      staysOnOutsideClick={password !== null}
      // A password that is told once does not go by a slip of the hand.
      onKeyDown={(event) => {
        if (password !== null && event.key === "Escape") event.preventDefault();
      }}
      actions={
        user &&
        words &&
        asked &&
        password === null && (
          <>
            <Button variant="quiet" onClick={() => ask(null)}>
              Cancel
            </Button>
            <Button
              variant={words.tone === "danger" ? "danger" : "primary"}
              loading={busy}
              onClick={() => void act(user, asked)}
            >
              {words.label}
            </Button>
          </>
        )
      }
    >
      {user && (
        <Content>
          {password !== null ? (
            <NewPassword name={user.name} password={password} />
          ) : words ? (
            <p>{words.consequence}</p>
          ) : (
            <Account user={user} isOneself={isOneself} ask={ask} />
          )}
          <FormProblem>{problem}</FormProblem>
        </Content>
      )}
    </Dialog>
  );
}

function Content({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>;
}

interface AccountProps {
  user: AdminUser;
  isOneself: boolean;
  ask: (action: UserAction) => void;
}

function Account({ user, isOneself, ask }: AccountProps) {
  const facts = [
    ["Email", user.email],
    ["Role", user.role === "admin" ? "Admin" : "User"],
    ["Email status", user.emailVerified ? "Verified" : "Not verified"],
    ["Plan", user.plan.charAt(0).toUpperCase() + user.plan.slice(1)],
    ["Registered", dayAndTime(user.registeredAt) ?? "Not known"],
    ["Last seen", dayAndTime(user.lastSeenAt) ?? "Not known"],
    ["Resumes", String(user.resumes)],
    ...(user.suspendedAt === null ? [] : [["Suspended", dayAndTime(user.suspendedAt) ?? "Yes"] as const]),
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {isOneself && (
        <p className="text-14">This is your own account. Its password and its end are on your dashboard.</p>
      )}
      <ul className="flex flex-wrap gap-2 border-t border-line pt-4">
        {actionsFor(user, isOneself).map((action) => (
          <li key={action}>
            <Button
              variant={action === "delete" ? "to-danger" : "secondary"}
              size="small"
              onClick={() => ask(action)}
            >
              {actionMessages[action].label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Done =
  | { ok: true; password: string | null; mailed: boolean }
  | Extract<Awaited<ReturnType<typeof deleteUser>>, { ok: false }>;

async function run({ id }: AdminUser, action: UserAction): Promise<Done> {
  if (action === "reset-password") {
    const outcome = await withProof(() => resetUserPassword(id));
    return outcome.ok ? { ok: true, ...outcome.value } : outcome;
  }
  const outcome = await withProof<unknown>(() =>
    action === "delete" ? deleteUser(id) : changeUser(id, action),
  );
  return outcome.ok ? { ok: true, password: null, mailed: false } : outcome;
}
