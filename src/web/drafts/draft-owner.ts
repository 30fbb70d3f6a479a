import type { User } from "../user-info.ts";

/** Under whose name the device keeps a draft. */
export function ownerOf(user: User): string {
  return user.id ?? user.email;
}
