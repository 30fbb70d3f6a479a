import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Invitation, MadeInvitation } from "../../../contract/invitations.ts";
import { emailProblem } from "../../../domain/account/credentials.ts";
import { listInvitations, makeInvitation, withdrawInvitation } from "../../api/admin-joining.ts";
import type { Outcome } from "../../api/call-api.ts";
import { withProof } from "../../proof.ts";
import { useServerSettings } from "../../server-settings.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";
import type { AdminCopy } from "./admin-copy.ts";
import { invitationMessages } from "./invitation-messages.ts";
import { ScreenHead } from "./screen-head.tsx";

const fields: readonly CheckedField<"email">[] = [
  {
    name: "email",
    label: "Email",
    problem: (typed) => (typed("email").trim() === "" ? null : emailProblem(typed("email"))),
  },
];

export function InvitationsScreen({ words }: { words: AdminCopy }) {
  const [invitations, setInvitations] = useState<readonly Invitation[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const settings = useServerSettings();
  const read = async () => {
    const outcome = await listInvitations();
    if (outcome.ok) setInvitations(outcome.value);
    setProblem(outcome.ok ? null : outcome.failure.message);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start.
  useEffect(() => void read(), []);
  const withdraw = async ({ id }: Invitation): Promise<Outcome<true>> => {
    const outcome = await withProof(() => withdrawInvitation(id));
    if (outcome.ok || outcome.failure.status !== 404) return outcome;
    // Somebody may have joined by it just now: "it is withdrawn" would not be true.
    void read();
    const message = "It can no longer be withdrawn: it was used or withdrawn a moment ago.";
    return { ok: false, failure: { ...outcome.failure, status: 409, message } };
  };
  const withdrawn = ({ id }: Invitation) => {
    flushSync(() => {
      setInvitations((known) => known?.filter((invitation) => invitation.id !== id) ?? null);
      // Its link is void: it must not be copied any more.
      setMade((known) => (known?.id === id ? null : known));
    });
    // The pressed button went away with its row.
    list.current?.focus();
    showToast("The invitation is withdrawn.");
    void read();
  };

  return (
    <ScreenHead words={words}>
      {settings && <p className="mt-4 text-14">{SIGNUPS[settings.signups]}</p>}
      {settings && settings.signups !== "closed" && (
        <InviteForm
          mail={settings.mail}
          made={made}
          onMade={(invitation) => {
            setMade(invitation);
            if (invitation) void read();
          }}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      {!invitations && !problem && <Skeleton label={`Loading: ${words.title}`} lines={4} />}
      {invitations && (
        <div ref={list} tabIndex={-1} className="mt-8 rounded-card">
          {invitations.length === 0 ? (
            <p className="text-ink-soft">{words.empty}</p>
          ) : (
            <ul
              aria-label={words.title}
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {invitations.map((invitation) => (
                <Row
                  key={invitation.id}
                  invitation={invitation}
                  isClosed={settings?.signups === "closed"}
                  onWithdraw={() => setAsked(invitation)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title="Withdraw this invitation?"
          action="Withdraw"
          run={() => withdraw(asked)}
          onClose={() => setAsked(null)}
          onDone={() => withdrawn(asked)}
        >
          {asked.email
            ? `The link for ${asked.email} stops working at once. You can invite them again.`
            : "Its link stops working at once, whoever has it. You can make a new one."}
        </ConfirmDialog>
      )}
    </ScreenHead>
  );
}

const SIGNUPS = {
  open: "Everybody may open an account here (SIGNUPS=open). An invitation is a welcome, and confirms the address that it was mailed to.",
  invite: "Only who is invited may open an account here (SIGNUPS=invite).",
  closed: "Nobody may open an account here (SIGNUPS=closed), also with an invitation.",
};

interface InviteFormProps {
  mail: boolean;
  /** The one that was made last, as long as it is good. */
  made: MadeInvitation | null;
  onMade: (made: MadeInvitation | null) => void;
}

function InviteForm({ mail, made, onMade }: InviteFormProps) {
  const form = useCheckedForm(fields, async (typed) => {
    onMade(null);
    const email = typed("email").trim();
    const outcome = await withProof(() => makeInvitation(email === "" ? null : email));
    if (outcome.ok) {
      form.props.ref.current?.reset();
      onMade(outcome.value);
    }
    return outcome;
  });
  return (
    <form {...form.props} className="mt-6 grid max-w-xl gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        hint={
          mail
            ? "The invitation is mailed there, and is for that address alone. Leave it empty for a link that you hand over yourself."
            : "Leave it empty for a link that anybody may use, once. This server sends no mail: you hand the link over yourself."
        }
        error={form.errors.get("email")}
      />
      <Button type="submit" loading={form.busy} className="justify-self-start">
        Invite
      </Button>
      <div role="status" className="grid gap-3 empty:hidden">
        {made?.replaced && (
          <p className="wrap-anywhere">{`The earlier invitation for ${made.email} is withdrawn: its link works no more.`}</p>
        )}
        {made?.mailed && <p className="wrap-anywhere">{`A mail is on its way to ${made.email}.`}</p>}
        {made?.link && (
          <>
            <p>
              This link is shown this once. It works once, within seven days. Hand it over in a way that you
              trust.
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <code className="rounded-control border border-line bg-paper px-3 py-2 text-14 wrap-anywhere select-all">
                {made.link}
              </code>
              <CopyButton text={made.link} />
            </div>
          </>
        )}
      </div>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}

interface RowProps {
  invitation: Invitation;
  /** Whether this site takes nobody now. */
  isClosed: boolean;
  onWithdraw: () => void;
}

function Row({ invitation, isClosed, onWithdraw }: RowProps) {
  const { tag, isOpen, sentence } = invitationMessages(invitation, { isClosed, now: new Date() });
  const whom = invitation.email ?? "Whoever has the link";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
          {whom}
          <Tag>{tag}</Tag>
        </p>
        <p className="text-14 wrap-anywhere text-ink-soft">{sentence}</p>
      </div>
      {isOpen && (
        <Button variant="secondary" size="small" onClick={onWithdraw}>
          Withdraw
          <span className="sr-only">{` the invitation for ${invitation.email ?? "whoever has the link"}`}</span>
        </Button>
      )}
    </li>
  );
}
