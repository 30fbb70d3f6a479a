export const GUEST = "guest|";

/** Under which name the device keeps a visitor's draft. */
export const guestKey = (id: string) => `${GUEST}${id}`;
