import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { sendVerification } from "../../api/send-verification.ts";
import { monthAndYear } from "../../dates.ts";
import { useServerMail } from "../../server-settings.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { User } from "../../user-info.ts";

export function AccountDetails({ user }: { user: User }) {
  return (
    <Card title="Account details">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-14">
        <div>
          <dt className="text-ink-soft">Name</dt>
          <dd className="text-16 break-words">{user.name}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Email</dt>
          <dd className="text-16 break-words">{user.email}</dd>
          <Confirmation user={user} />
        </div>
        <div>
          <dt className="text-ink-soft">Member since</dt>
          <dd className="text-16">{monthAndYear(user.registrationDate) ?? "Not known"}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Only where mail is sent can an address be confirmed; elsewhere there is nothing to say about it. */
function Confirmation({ user }: { user: User }) {
  const mail = useServerMail();
  if (user.emailVerified === true) {
    return (
      <dd className="mt-1 flex items-center gap-1.5 text-proof">
        <Icon of={BadgeCheck} className="size-4" />
        Confirmed
      </dd>
    );
  }
  return mail && user.emailVerified === false ? (
    <dd className="mt-1">
      <ResendMail />
    </dd>
  ) : null;
}

function ResendMail() {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await asUser(sendVerification);
    setBusy(false);
    showToast(
      outcome.ok ? "A mail with a link to confirm your address is on its way." : outcome.failure.message,
    );
  };
  return (
    <>
      <p className="text-ink-soft">Not confirmed yet. Open the link in the mail we sent you.</p>
      <Button variant="secondary" size="small" loading={busy} onClick={send} className="mt-2">
        Send the mail again
      </Button>
    </>
  );
}
