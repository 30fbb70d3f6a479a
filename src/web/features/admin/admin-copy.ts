import type { LinkPath, PagePath } from "../../paths.ts";

export interface AdminCopy {
  title: string;
  /** One sentence: what the list holds. */
  purpose: string;
  /** Said when there is nothing, and no search is the reason. */
  empty: string;
}

type AdminPath = Extract<PagePath, LinkPath & `/admin${string}`>;

export const adminCopy: Partial<Record<PagePath, AdminCopy>> = {
  "/admin": {
    title: "Overview",
    purpose: "What happened on this server, day by day. Numbers only; days are those of UTC.",
    empty: "Nothing has happened yet.",
  },
  "/admin/users/all": {
    title: "All users",
    purpose: "Everyone with an account on this server.",
    empty: "There is no account yet.",
  },
  "/admin/users/verified": {
    title: "Verified users",
    purpose: "People who have confirmed their email address.",
    empty: "Nobody has confirmed an email address yet.",
  },
  "/admin/users/unverified": {
    title: "Unverified users",
    purpose: "People whose email address is not confirmed yet.",
    empty: "Everyone has confirmed their email address.",
  },
  "/admin/users/subscribed": {
    title: "Subscribed users",
    purpose: "People on a paid plan.",
    empty: "Nobody is on a paid plan.",
  },
  "/admin/resumes": {
    title: "Resumes",
    purpose: "Which resumes there are, whose and since when. Never what they say.",
    empty: "Nobody keeps a resume yet.",
  },
  "/admin/audit": {
    title: "Audit log",
    purpose: "What admins did, to whom and when. Entries are kept for a year.",
    empty: "No admin has changed anything yet.",
  },
  "/admin/ai": {
    title: "AI",
    purpose: "Who answers when people improve a text: the built-in engine, or an endpoint of your choice.",
    empty: "",
  },
  "/admin/invitations": {
    title: "Invitations",
    purpose: "Who is invited to open an account, by whom and until when.",
    empty: "Nobody is invited yet.",
  },
  "/admin/providers": {
    title: "Sign-in providers",
    purpose:
      "What identity providers sent at the latest sign-ins, and why one was refused. Kept for 30 days; never a token.",
    empty: "Nobody has signed in with a provider yet.",
  },
} satisfies Record<AdminPath, AdminCopy>;
