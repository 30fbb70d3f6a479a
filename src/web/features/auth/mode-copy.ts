import { content } from "../../content.ts";
import type { LinkPath } from "../../paths.ts";

export type Mode = "sign-in" | "sign-up";

interface ModeCopy {
  title: string;
  lead: string;
  description: string;
  submit: string;
  loading: string;
  otherQuestion: string;
  otherLabel: string;
  otherPath: LinkPath;
}

export const modeCopy: Record<Mode, ModeCopy> = {
  "sign-in": {
    title: "Sign in",
    lead: "Open your resumes where you left them.",
    description: `Sign in to ${content.name} to keep your resumes in one place and open them on any device.`,
    submit: "Sign in",
    loading: "Signing you in...",
    otherQuestion: `New to ${content.name}?`,
    otherLabel: "Create an account",
    otherPath: "/register",
  },
  "sign-up": {
    title: "Create your account",
    lead: "Your name, your email and a password. Nothing more.",
    description: `Create a ${content.name} account: name, email and a password. Delete everything yourself at any time.`,
    submit: "Create account",
    loading: "Creating your account...",
    otherQuestion: "Already have an account?",
    otherLabel: "Sign in instead",
    otherPath: "/login",
  },
};
