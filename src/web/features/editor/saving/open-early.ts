/**
 * Opens something while the app starts, before the page that shows it is drawn. Whoever asks for the same is given it, once: the next
 * one opens it anew.
 */
export function earlyOpening<Opened>() {
  let early: { of: string; opening: Promise<Opened>; opened: Opened | null } | null = null;
  return {
    async start(of: string, open: () => Promise<Opened>): Promise<void> {
      const started = { of, opening: open(), opened: null as Opened | null };
      early = started;
      started.opened = await started.opening;
    },
    /** What is open by now. */
    opened: (of: string): Opened | null => (early?.of === of ? early.opened : null),
    take(of: string): Promise<Opened> | null {
      const taken = early?.of === of ? early.opening : null;
      early = null;
      return taken;
    },
  };
}
