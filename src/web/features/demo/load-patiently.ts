/**
 * Loads at the first use and keeps what came. Whoever has waited so long goes on without it, while it is still on its
 * way for the next one; what failed is tried again.
 */
export function loadPatiently<Thing>(
  load: () => Promise<Thing>,
  patienceMs: number,
): () => Promise<Thing | null> {
  let loading: Promise<Thing | null> | null = null;
  return async () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    const thing = await Promise.race([loading, waited]);
    clearTimeout(timer);
    return thing;
  };
}
