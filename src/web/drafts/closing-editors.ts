/** Editors of this page that were closed and are still saving. */
const leaving = new Set<Promise<unknown>>();

export async function trackClosing(work: Promise<void>): Promise<void> {
  leaving.add(work);
  await work.finally(() => leaving.delete(work));
}

/**
 * Opened earlier, a resume would be written to the device by two editors, and the older one could overwrite the newer; a list
 * would show outdated titles.
 */
export async function untilEditorsClosed(): Promise<void> {
  await Promise.all(leaving);
}
