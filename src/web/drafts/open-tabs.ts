import { newId } from "./new-id.ts";

/** A page's name while it lives; a reload keeps it, a copy of the tab gets another. */
let own: Promise<string> | null = null;

const STORAGE_KEY = "tab";
const lockOf = (tab: string) => `candor-tab-${tab}`;

export function ownTab(): Promise<string> {
  own ??= claim(remembered() ?? newId());
  return own;
}

/** Pages that are open now. Where the browser cannot tell, none: every kept draft counts as left behind. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockOf("")) ? [name.slice(lockOf("").length)] : [])),
  );
}

function claim(tab: string): Promise<string> {
  if (!navigator.locks) return Promise.resolve(tab);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(claim(newId()));
        remember(tab);
        resolve(tab);
        // Held until the page goes, by a crash too.
        return new Promise(() => {});
      })
      .catch(() => resolve(tab));
  });
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(tab: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, tab);
  } catch {
    return;
  }
}
