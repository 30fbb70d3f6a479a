/** Editors of this page that were left and still save what is left. */
const leaving = new Set<Promise<unknown>>();

export async function leaveWith(work: Promise<void>): Promise<void> {
  leaving.add(work);
  await work.finally(() => leaving.delete(work));
}

/**
 * Opened before that, a resume would be kept on the device by two sessions, the older one writing over the newer; and a
 * list would show what is no longer so.
 */
export async function untilLeft(): Promise<void> {
  await Promise.all(leaving);
}
