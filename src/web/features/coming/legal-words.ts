import type { PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";

export const legalWords = {
  "/privacy": {
    title: "Privacy",
    purpose: "What this software keeps about you, where, and for how long.",
    plans: [
      "Every piece of data, its purpose and its place",
      "Who can see it, and who cannot",
      "How to take it with you or delete it",
    ],
    meanwhile:
      "Without an account these pages collect nothing. An account holds your name, your email address and a fingerprint of your password; you can download or delete all of it on your dashboard. There is no tracking, and nothing is loaded from other servers.",
  },
  "/terms": {
    title: "Terms",
    purpose: "What you may expect from this site, and what it expects from you.",
    plans: [
      "What the service does and does not promise",
      "Whose text it is: yours",
      "How either side can end it",
    ],
    meanwhile:
      "Nothing can be bought or signed here yet, so there is nothing to agree to. The software is under the MIT licence.",
  },
  "/cookies": {
    title: "Cookies",
    purpose: "Which cookies and which entries in your browser’s storage this software uses.",
    plans: [
      "Each cookie by name, purpose and lifetime",
      "Each entry that is kept in your browser",
      "How to clear them",
    ],
    meanwhile:
      "Signing in sets one cookie, the session, which no script can read; it ends when you sign out, or after 90 days. Your browser also keeps the entry “userInfo” (your name, email and role, to show them) and, if you choose a theme, “theme”.",
  },
} as const satisfies Partial<Record<PagePath, ComingWords>>;
