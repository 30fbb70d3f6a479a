import { inForm } from "../text/normal-form.ts";

/** The rules for what a person types to sign in or up. Each answers the words to show, or null when all is well. */

const EMAIL_MAX = 254;
const NAME_MAX = 100;
/** As typed: accents and spaces that tidying puts together count one by one. Longer ones are not looked at. */
const TYPED_MAX = 10 * NAME_MAX;
/** Longer ones would only cost the server time. */
const PASSWORD_MAX = 200;

/**
 * What an address is made of without quoting. Anything else (commas, angle brackets, quotes, control characters) means
 * something in the header of a mail, and could send it to somebody else too.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
const NAME = /^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u;

const NO_ADDRESS = "Please enter a valid email address";

export function emailProblem(email: string): string | null {
  if (email.length > TYPED_MAX) return NO_ADDRESS;
  const trimmed = email.trim();
  if (trimmed === "") return "Email is required";
  if (trimmed.length > EMAIL_MAX || !EMAIL.test(trimmed)) return NO_ADDRESS;
  return null;
}

export function passwordProblem(password: string): string | null {
  if (password === "") return "Password is required";
  if (password.length < 8) return "Password must be at least 8 characters long";
  if (!/[a-z]/.test(password)) return "Password must contain at least one lowercase letter";
  if (!/[A-Z]/.test(password)) return "Password must contain at least one uppercase letter";
  if (!/\d/.test(password)) return "Password must contain at least one number";
  if (!/[@$!%*?&]/.test(password)) return "Password must contain at least one special character";
  if (password.length > PASSWORD_MAX) return `Password must be at most ${PASSWORD_MAX} characters long`;
  return null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === "") return "Please confirm your password";
  return confirmation === password ? null : "Passwords do not match";
}

const TOO_LONG = `Name must be at most ${NAME_MAX} characters long`;

export function nameProblem(name: string): string | null {
  if (name.length > TYPED_MAX) return TOO_LONG;
  const tidy = tidyName(name);
  if (tidy === "") return "Full name is required";
  if (tidy.length < 2) return "Name must be at least 2 characters long";
  if (!NAME.test(tidy)) return "Name can only contain letters and spaces";
  if (tidy.length > NAME_MAX) return TOO_LONG;
  return null;
}

/** One account per address, however it is written. */
export function normalEmail(email: string): string {
  return inForm("NFC", email).trim().toLowerCase();
}

export function tidyName(name: string): string {
  return inForm("NFC", name).trim().replace(/\s+/g, " ");
}
