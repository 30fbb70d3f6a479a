import { z } from "zod";
import {
  emailProblem,
  nameProblem,
  normalEmail,
  passwordProblem,
  tidyName,
} from "../domain/account/credentials.ts";

type Rule = (value: string) => string | null;

function ruled(rule: Rule, missing: string) {
  return z.string(missing).check((context) => {
    const problem = rule(context.value);
    if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
  });
}

export const emailAddress = ruled(emailProblem, "Email is required").overwrite(normalEmail);
const email = emailAddress;
const password = ruled(passwordProblem, "Password is required");
const name = ruled(nameProblem, "Full name is required").overwrite(tidyName);

export const registerRequest = z.object({
  name,
  email,
  password,
  invitation: z.string().min(1).max(200).optional().describe("The token of an invitation's link"),
});
export const loginRequest = z.object({ email, password });

const userAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(["admin", "user"]),
    registrationDate: z.string().describe("ISO 8601"),
    emailVerified: z.boolean(),
    mustChangePassword: z
      .literal(true)
      .optional()
      .describe("Somebody else has set the password: until it is changed, nothing else is open"),
    plan: z.string(),
  })
  .meta({ id: "User" });

/** What the page keeps as `userInfo`: for display, without any secret. */
export const authResult = z.object({ user: userAnswer }).meta({ id: "AuthResult" });

export type AuthResult = z.infer<typeof authResult>;

export const forgotPasswordRequest = z.object({ email });
export const resetPasswordRequest = z.object({ token: z.string().min(1).max(200), password });
export const verifyEmailRequest = z.object({
  token: z.string().min(1).max(200),
  password: password.optional().describe("Where there is no session of the account: every other way in ends"),
});

export const done = z.object({ message: z.string() });

export const changeNameRequest = z.object({ name });
/** The present password is only compared: one that was chosen under older rules must still open the door. */
export const changePasswordRequest = z.object({
  currentPassword: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe("Left out by an account that has none, which shows otherwise that it is its owner's"),
  newPassword: password,
});
export const changeEmailRequest = z.object({ email });
/** With mail the address waits until its link is opened; without, it counts at once. */
export const changeEmailAnswer = z.object({ user: userAnswer, pending: z.boolean() });

export const deleteAccountRequest = z.object({
  password: z.string().min(1).max(1000).optional().describe("Left out by an account that has none"),
});

export const endedSessions = z.object({ ended: z.number() });

export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string().describe("Browser and system, as far as the browser tells"),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      current: z.boolean(),
    }),
  ),
});
