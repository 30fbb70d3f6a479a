import type { AdminUser } from "../../../contract/admin.ts";
import type { UserChange } from "../../../contract/audit-actions.ts";

export type UserAction = UserChange | "reset-password" | "delete";

interface ActionMessages {
  /** On the button that leads to the question, and on the one that answers it. */
  label: string;
  question: (name: string) => string;
  /** What will happen. */
  consequence: string;
  done: (name: string) => string;
  tone: "normal" | "danger";
}

export const actionMessages: Record<UserAction, ActionMessages> = {
  promote: {
    label: "Make admin",
    question: (name) => `Make ${name} an admin?`,
    consequence: "Admins see every account and can change, suspend and delete it.",
    done: (name) => `${name} is an admin now.`,
    tone: "normal",
  },
  demote: {
    label: "Take admin rights away",
    question: (name) => `Take admin rights from ${name}?`,
    consequence: "From this moment on the account is a user's. Its resumes stay as they are.",
    done: (name) => `${name} is no admin any more.`,
    tone: "danger",
  },
  suspend: {
    label: "Suspend",
    question: (name) => `Suspend ${name}?`,
    consequence:
      "The account is signed out everywhere and cannot sign in until you lift this. Nothing is deleted.",
    done: (name) => `${name} is suspended.`,
    tone: "danger",
  },
  unsuspend: {
    label: "Lift the suspension",
    question: (name) => `Let ${name} sign in again?`,
    consequence: "The account works as before.",
    done: (name) => `${name} can sign in again.`,
    tone: "normal",
  },
  verify: {
    label: "Mark email as verified",
    question: (name) => `Mark the email address of ${name} as verified?`,
    consequence: "Do this when you know that the email address is theirs.",
    done: (name) => `The email address of ${name} is verified.`,
    tone: "normal",
  },
  "reset-password": {
    label: "Reset password",
    question: (name) => `Reset the password of ${name}?`,
    consequence:
      "The present password and every session end at once. Where this server sends mail, a link to choose a new one goes out; otherwise you get a new password to hand over.",
    done: (name) => `The password of ${name} is reset.`,
    tone: "danger",
  },
  delete: {
    label: "Delete account",
    question: (name) => `Delete the account of ${name}?`,
    consequence:
      "The account goes with its resumes, their versions and its sessions. Nobody can bring them back.",
    done: (name) => `The account of ${name} is deleted.`,
    tone: "danger",
  },
};

/** Said when it is done; whether a link went out by mail decides what the administrator has to do next. */
export function doneMessage(action: UserAction, { name, email }: AdminUser, mailed: boolean): string {
  const done = actionMessages[action].done(name);
  return mailed ? `${done} A link to choose a new one went out to ${email}.` : done;
}

/** What can be done with this account now. On one's own only what leaves a way back is offered. */
export function actionsFor(user: AdminUser, isOneself: boolean): UserAction[] {
  const role: UserAction = user.role === "admin" ? "demote" : "promote";
  const verify: UserAction[] = user.emailVerified ? [] : ["verify"];
  if (isOneself) return [...verify, role];
  return [...verify, role, "reset-password", user.suspendedAt === null ? "suspend" : "unsuspend", "delete"];
}
