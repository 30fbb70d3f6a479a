import type { LinkPath, PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";

type AdminPath = Extract<PagePath, LinkPath & `/admin${string}`>;

const people = [
  "Search by name or email",
  "Sort by any column, page by page",
  "Every action of an admin is written down",
];
const meanwhile = "No list is connected yet. Nothing shown here is real data.";

export const adminWords: Partial<Record<PagePath, ComingWords>> = {
  "/admin": {
    title: "Admin",
    purpose: "The people who use this Candor, and the resumes that they keep.",
    plans: ["Users, by state of their account", "Resumes, without their content"],
    meanwhile: "Choose a list in the navigation.",
  },
  "/admin/users/all": {
    title: "All users",
    purpose: "Everyone with an account on this server.",
    plans: people,
    meanwhile,
  },
  "/admin/users/verified": {
    title: "Verified users",
    purpose: "People who have confirmed their email address.",
    plans: people,
    meanwhile,
  },
  "/admin/users/unverified": {
    title: "Unverified users",
    purpose: "People whose email address is not confirmed yet.",
    plans: people,
    meanwhile,
  },
  "/admin/users/subscribed": {
    title: "Subscribed users",
    purpose: "People on a paid plan.",
    plans: people,
    meanwhile,
  },
  "/admin/resumes": {
    title: "Resumes",
    purpose: "How many resumes there are, whose and since when. Never what they say.",
    plans: ["Owner, dates and size of each resume", "Counts over time", "No way to read the content"],
    meanwhile,
  },
} satisfies Record<AdminPath, ComingWords>;
