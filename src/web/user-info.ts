export interface User {
  name: string;
  email: string;
  role: "admin" | "user";
  registrationDate: string;
}

/** The auth result as it is kept on the device, for display only. */
export interface UserInfo {
  user: User;
}

/** Reads the saved auth result. Anything broken or of another shape counts as signed out. */
export function parseUserInfo(saved: string | null): UserInfo | null {
  if (saved === null) return null;
  const user = propertyOf(parseJson(saved), "user");
  const name = propertyOf(user, "name");
  const email = propertyOf(user, "email");
  const role = propertyOf(user, "role");
  const registrationDate = propertyOf(user, "registrationDate");
  if (typeof name !== "string" || typeof email !== "string" || typeof registrationDate !== "string")
    return null;
  if (role !== "admin" && role !== "user") return null;
  return { user: { name, email, role, registrationDate } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
