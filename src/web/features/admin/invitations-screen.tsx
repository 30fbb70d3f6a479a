import { useCallback, useEffect, useState } from "react";
import type { Invitation, MadeInvitation } from "../../../contract/invitations.ts";
import { emailProblem } from "../../../domain/account/credentials.ts";
import { listInvitations, makeInvitation, withdrawInvitation } from "../../api/admin-joining.ts";
import { dayAndTime } from "../../dates.ts";
import { withProof } from "../../proof.ts";
import { useServerSettings } from "../../server-settings.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";
import type { AdminCopy } from "./admin-copy.ts";
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
  const settings = useServerSettings();
  const read = useCallback(() => {
    listInvitations().then((outcome) => {
      if (outcome.ok) setInvitations(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);
  useEffect(read, [read]);

  return (
    <ScreenHead words={words}>
      {settings && <p className="mt-4 text-14">{SIGNUPS[settings.signups]}</p>}
      {settings && settings.signups !== "closed" && <InviteForm mail={settings.mail} onMade={read} />}
      <FormProblem>{problem}</FormProblem>
      {!invitations && !problem && <Skeleton label={`Loading: ${words.title}`} lines={4} />}
      {invitations?.length === 0 && <p className="mt-8 text-ink-soft">{words.empty}</p>}
      {invitations && invitations.length > 0 && (
        <ul
          aria-label={words.title}
          className="mt-8 divide-y divide-line rounded-card border border-line bg-surface"
        >
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} onWithdrawn={read} />
          ))}
        </ul>
      )}
    </ScreenHead>
  );
}

const SIGNUPS = {
  open: "Everybody may open an account here (SIGNUPS=open). An invitation is a welcome, and confirms the address that it was mailed to.",
  invite: "Only who is invited may open an account here (SIGNUPS=invite).",
  closed: "Nobody may open an account here (SIGNUPS=closed), also with an invitation.",
};

function InviteForm({ mail, onMade }: { mail: boolean; onMade: () => void }) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const form = useCheckedForm(fields, async (typed) => {
    setMade(null);
    const email = typed("email").trim();
    const outcome = await withProof(() => makeInvitation(email === "" ? null : email));
    if (outcome.ok) {
      form.props.ref.current?.reset();
      setMade(outcome.value);
      onMade();
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

function stateOf({ usedAt, usedBy, expiresAt }: Invitation): { tag: string; isOpen: boolean; words: string } {
  if (usedAt)
    return {
      tag: "Used",
      isOpen: false,
      words: `${dayAndTime(usedAt)} by ${usedBy ?? "an account that is gone"}`,
    };
  const isOver = Date.parse(expiresAt) <= Date.now();
  return isOver
    ? { tag: "Over", isOpen: false, words: `since ${dayAndTime(expiresAt)}` }
    : { tag: "Open", isOpen: true, words: `until ${dayAndTime(expiresAt)}` };
}

function Row({ invitation, onWithdrawn }: { invitation: Invitation; onWithdrawn: () => void }) {
  const [busy, setBusy] = useState(false);
  const { email, mailed, createdAt, createdBy } = invitation;
  const { tag, isOpen, words } = stateOf(invitation);
  const whom = email ?? "Whoever has the link";
  const withdraw = async () => {
    setBusy(true);
    const outcome = await withProof(() => withdrawInvitation(invitation.id));
    setBusy(false);
    showToast(outcome.ok ? "The invitation is withdrawn." : outcome.failure.message);
    if (outcome.ok) onWithdrawn();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
          {whom}
          <Tag>{tag}</Tag>
        </p>
        <p className="text-14 wrap-anywhere text-ink-soft">
          {`${tag} ${words}. Made ${dayAndTime(createdAt) ?? ""} by ${createdBy ?? "the command line or an account that is gone"}${mailed ? ", mailed" : ""}.`}
        </p>
      </div>
      {isOpen && (
        <Button variant="secondary" size="small" loading={busy} onClick={withdraw}>
          Withdraw<span className="sr-only">{`: ${whom}`}</span>
        </Button>
      )}
    </li>
  );
}
