import { useSyncExternalStore } from "react";
import { deviceStorage } from "../device-storage.ts";

const STORAGE_KEY = "theme";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** The first-paint script has put the saved choice on <html>; from there on this is its only owner. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return isTheme(shown) ? shown : "system";
}

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-bar]"))
    bar.media = barMedia(theme, bar.dataset.bar ?? "");
}

/** When the browser paints its own bar in the colour of this scheme. */
function barMedia(theme: Theme, scheme: string): string {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? "all" : "not all";
}

export function chooseTheme(theme: Theme) {
  if (theme === "system") deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, theme);
  apply(theme);
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    apply(isTheme(event.newValue) ? event.newValue : "system");
  };
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  window.addEventListener("storage", onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener("storage", onStorage);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}
