import type { Invitation } from "../../../contract/invitations.ts";
import { dayAndTime } from "../../dates.ts";

interface InvitationWords {
  /** The state, in one word. */
  tag: string;
  /** Whether it could still be used, and so withdrawn. */
  isOpen: boolean;
  sentence: string;
}

/** What the list says of an invitation; the tag stands beside the sentence, which does not repeat it. */
export function invitationMessages(
  invitation: Invitation,
  { isClosed, now }: { isClosed: boolean; now: Date },
): InvitationWords {
  const { expiresAt, usedAt, usedBy, mailed, createdAt, createdBy } = invitation;
  const made = `Made ${dayAndTime(createdAt) ?? ""} by ${createdBy ?? "the command line or an account that is gone"}${mailed ? ", mailed" : ""}.`;
  if (usedAt) {
    const sentence = `${dayAndTime(usedAt)} by ${usedBy ?? "an account that is gone"}. ${made}`;
    return { tag: "Used", isOpen: false, sentence };
  }
  const end = dayAndTime(expiresAt);
  if (Date.parse(expiresAt) <= now.getTime())
    return { tag: "Over", isOpen: false, sentence: `Since ${end}. ${made}` };
  if (isClosed)
    return {
      tag: "Not usable now",
      isOpen: true,
      sentence: `Nobody can use it while sign-up is closed. Ends ${end}. ${made}`,
    };
  return { tag: "Open", isOpen: true, sentence: `Until ${end}. ${made}` };
}
