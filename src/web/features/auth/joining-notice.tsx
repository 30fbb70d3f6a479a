import type { ServerSettings } from "../../api/read-settings.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Invitation } from "./use-invitation.ts";

/** Whether a new account can be opened here and now; while nobody can tell, it is taken to be so. */
export function canJoin(settings: ServerSettings | null, invitation: Invitation): boolean {
  if (!settings || settings.signups === "open") return true;
  return settings.signups === "invite" && invitation.state === "valid";
}

/** Who may join this site, in plain words, before anybody fills in a form for nothing. */
export function JoiningNotice({
  settings,
  invitation,
}: {
  settings: ServerSettings | null;
  invitation: Invitation;
}) {
  if (invitation.state === "valid")
    return (
      <Notice>
        {invitation.email
          ? `You are invited as ${invitation.email}. Open your account below.`
          : "You are invited. Open your account below."}
      </Notice>
    );
  if (!settings || settings.signups === "open" || invitation.state === "looking") return null;
  const reason =
    settings.signups === "closed"
      ? "This site takes no new accounts."
      : invitation.state === "over"
        ? invitation.message
        : "This site is by invitation. Ask an administrator of this site for a link.";
  return (
    <div className="grid gap-2 border-s-2 border-marker ps-4">
      <p className="font-medium">{reason}</p>
      <p className="text-14 text-ink-soft">
        You can still write a resume and download it. It stays on this device, and cannot be kept in an
        account here
        {settings.signups === "closed" ? "." : " until you are invited."}
      </p>
    </div>
  );
}
