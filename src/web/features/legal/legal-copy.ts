import type { PagePath } from "../../paths.ts";
import type { ArticleCopy } from "../../ui/article.tsx";

/** True of the software. Whoever hosts it adds who they are and which law they are under. */
export const legalCopy: Partial<Record<PagePath, ArticleCopy>> = {
  "/privacy": {
    title: "Privacy",
    purpose: "What this software keeps about you, where, and how you get rid of it.",
    parts: [
      {
        heading: "In short",
        points: [
          "No tracking, no advertising, no analytics.",
          "No page loads anything from another server: fonts, scripts and pictures are all our own.",
          "Without an account, your text is kept in your browser alone. A file you ask for is made on the server, which keeps nothing of it.",
          "You can download or delete what the server keeps about you, yourself, at any time.",
        ],
      },
      {
        heading: "Without an account",
        text: [
          "The form, the templates and the demo work in your browser. Drafts are kept in its storage on your device. When you ask for a file, your text is sent to this server to be made into one, and is not kept. The page on cookies lists each entry by name.",
        ],
        links: [["/cookies", "Cookies and browser storage"]],
      },
      {
        heading: "With an account",
        facts: [
          ["Name, email, role, plan", "To show who is signed in and to let you sign in."],
          ["Password", "Never itself: only an argon2id hash, from which it cannot be read back."],
          [
            "Sessions",
            "When you signed in, when you were last seen, and the kind of device, so that you can end a session that is not yours.",
          ],
          [
            "Known devices",
            "A keyed fingerprint for each browser on which you signed in, at most 20, with when. Forgotten after a year, with a new password, and with the account.",
          ],
          [
            "Resumes",
            "What you save, with its earlier versions, under your account only. A deleted one can be restored for 30 days; then it is gone.",
          ],
          [
            "Applications",
            "What you write down about jobs you apply for, and the files you have kept as you sent them, under your account only, until you delete them. Logs hold nothing of it.",
          ],
          [
            "AI help",
            "How many improvements you asked for on a day, and which hosts you agreed to. Never the text or the answer.",
          ],
          [
            "What happened to your account",
            "Sign-ins, wrong passwords, changes: what, when, the kind of device and the network it came from, never the exact address. At most 200, for a year; gone with the account. You see them on your dashboard.",
          ],
          [
            "What administrators do",
            "If one changes your account: who, what and when, with your address, for a year. When you delete your account yourself, your address goes from there too; what you did as an administrator yourself stays there with your address for that year.",
          ],
          [
            "Failed sign-ins",
            "A count under a keyed fingerprint, to slow down guessing. It cannot be turned back into your email or address.",
          ],
        ],
      },
      {
        heading: "Who can see it",
        text: [
          "You. Administrators of this server see and can download account data (name, email, plan, when you were last here) and a list of resumes with title, template, size and dates, never what a resume says; what they do is recorded. Whoever runs the machine can reach its database, as with any server.",
        ],
      },
      {
        heading: "AI",
        text: [
          "When you press Improve, the text in the dialog goes to this server, with the title, employer and dates it belongs to (for a summary all your positions with what you did there, your skills and schools), so that nothing is claimed that you did not write and a summary can say what you proved. None of it is kept. If its host has connected an AI endpoint, the server passes the text on to it with what it belongs to and what you confirmed about it, with contact details and your name masked and nothing of your account added; before the first time the dialog names the host and asks you. Otherwise the server answers by itself. The dialog says which.",
        ],
        links: [["/ai-features", "AI features"]],
      },
      {
        heading: "Logs",
        text: [
          "Each request leaves a line with its time, route, outcome and duration. It holds no address, no name, no email and nothing that you typed.",
        ],
      },
      {
        heading: "Your rights, as buttons",
        points: [
          "Dashboard, “Download all my data”: your account, your sessions, your resumes and your applications, in one file. Your password is not in it.",
          "Dashboard, delete the account: user, sessions, resumes and applications are removed from the database. The host’s backups run out on their own schedule.",
          "For everything else, write to the address at the bottom of the page.",
        ],
      },
    ],
    next: { to: "/cookies", label: "Cookies and browser storage" },
  },
  "/terms": {
    title: "Terms",
    purpose: "What you may expect from this site, and what it expects from you. In plain words.",
    parts: [
      {
        heading: "What you get",
        text: [
          "A tool to write, preview and download resumes. Templates are styles named after well-known companies; none of them is affiliated with this site or endorses it.",
        ],
      },
      {
        heading: "Whose text it is",
        text: [
          "Yours, before and after. We take no rights in what you write or in what the tool suggests to you. You answer for what your resume claims; the proof marks help you, they do not vouch for you.",
        ],
      },
      {
        heading: "What we ask",
        points: [
          "Write about yourself, or about someone who asked you to.",
          "Do not try to break in, to overload the server or to use the AI for anything but resumes.",
          "Keep your password to yourself.",
        ],
      },
      {
        heading: "What we do not promise",
        text: [
          "That you get a job; that a parser we never saw reads your file; that the site is never down. The software comes as it is, under the MIT licence.",
        ],
      },
      {
        heading: "Paying and ending",
        text: [
          "While payment is not connected on this server, nothing is sold and nothing is charged. Where it is, a payment is returned within 14 days if you ask. You can delete your account at any time; the host can close accounts that break these terms.",
        ],
        links: [["/pricing", "Pricing"]],
      },
    ],
    next: { to: "/privacy", label: "Privacy" },
  },
  "/cookies": {
    title: "Cookies",
    purpose:
      "Each cookie and each entry in your browser’s storage that this software uses. There are no others.",
    parts: [
      {
        heading: "Cookies",
        text: [
          "Two that stay, only after you sign in or set a password, and two that end within five minutes while you sign in. There is no banner because there is nothing to consent to.",
        ],
        facts: [
          [
            "candor_session",
            "Keeps you signed in. No script can read it, and other sites cannot send it. Ends when you sign out, after 30 days without a visit, or after 90 days. Under https its name begins with __Host-, as do the others.",
          ],
          [
            "candor_signed_in",
            "That there is a session, and nothing else, so that the page asks who you are only then. Goes with the session.",
          ],
          [
            "candor_oidc",
            "What a sign-in provider must send back to this browser, so that nobody else’s sign-in counts here. Ends with the sign-in, or after ten minutes.",
          ],
          [
            "candor_link",
            "A provider’s account that waits until you have shown that the account here is yours. Ends with that, or after ten minutes.",
          ],
          [
            "candor_invitation",
            "The invitation that you opened, in case you join with a sign-in provider. Ends after an hour.",
          ],
          [
            "candor_second_step",
            "That your password was right, while you take the second step of signing in. Ends with it, or after five minutes.",
          ],
          [
            "candor_challenge",
            "What your passkey is asked to sign, so that the answer counts in this browser only. Ends after five minutes.",
          ],
          [
            "candor_device",
            "A random number by which this server knows your browser again, so that strangers who guess your password cannot lock you out of it, and you are told of a sign-in on another. The server keeps only a fingerprint of it. Stays when you sign out; forgotten after a year without a sign-in.",
          ],
        ],
      },
      {
        heading: "Entries in your browser’s storage",
        facts: [
          [
            "userInfo",
            "Name, email, role and registration date, to show them. No password and no key. Removed when you sign out.",
          ],
          ["theme", "Only if you chose light or dark. “System” removes it."],
          [
            "drafts",
            "A template that you chose, until the editor has opened it. It is sent nowhere by being here.",
          ],
          ["guides", "Random names of drafts in which the sample is shown as a guide."],
          [
            "after-sign-in",
            "The page that you asked for, or the draft that you want to keep, while you sign in. Ends with the page, or after half an hour.",
          ],
          [
            "signed-out",
            "That you signed out here while the server could not be told. Goes once it is told, or you sign in.",
          ],
          [
            "spellingWords",
            "Words that you added to your own in the spelling check. They are sent nowhere, and you remove them there.",
          ],
          [
            "candor (database)",
            "Resumes that you edit, with what can be undone. Without an account it is the only copy. With one it bridges a lost connection, and what the server has is removed when you sign out.",
          ],
          [
            "left-draft",
            "The last words of a page that was closed before the database had them, until the next page has moved them there.",
          ],
          [
            "tab",
            "A random name of the open page, so that two of them do not write over each other. Ends with the page.",
          ],
        ],
      },
      {
        heading: "Clear them",
        text: [
          "In your browser’s settings, remove the data of this site. That signs you out and deletes drafts that you have not saved elsewhere, so download them first.",
        ],
      },
    ],
    next: { to: "/privacy", label: "Privacy" },
  },
};
