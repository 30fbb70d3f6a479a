import type { AuthResult } from "../contract/auth.ts";

type Shown = "name" | "email" | "role" | "registrationDate";

/** The signed-in person. Beyond what is shown everywhere, a record may lack what an older release did not save. */
export type User = Pick<AuthResult["user"], Shown> & Partial<Omit<AuthResult["user"], Shown>>;

/** The auth result as it is kept on the device, for display only. */
export interface UserInfo {
  user: User;
}

/** Reads the saved auth result. Anything broken or of another shape counts as signed out. */
export function parseUserInfo(saved: string | null): UserInfo | null {
  return saved === null ? null : readUserInfo(parseJson(saved));
}

/** Takes only the known fields, so that nothing else of an answer stays on the device. */
export function readUserInfo(answer: unknown): UserInfo | null {
  const user = propertyOf(answer, "user");
  const name = propertyOf(user, "name");
  const email = propertyOf(user, "email");
  const role = propertyOf(user, "role");
  const registrationDate = propertyOf(user, "registrationDate");
  if (typeof name !== "string" || typeof email !== "string" || typeof registrationDate !== "string")
    return null;
  if (role !== "admin" && role !== "user") return null;
  const id = propertyOf(user, "id");
  const plan = propertyOf(user, "plan");
  const emailVerified = propertyOf(user, "emailVerified");
  const mustChangePassword = propertyOf(user, "mustChangePassword");
  return {
    user: {
      name,
      email,
      role,
      registrationDate,
      ...(typeof id === "string" && { id }),
      ...(typeof plan === "string" && { plan }),
      ...(typeof emailVerified === "boolean" && { emailVerified }),
      ...(mustChangePassword === true && { mustChangePassword }),
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A property of whatever came from outside. */
export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
