import { deviceStorage } from "../../device-storage.ts";
import type { View } from "./toolbar.tsx";

const STORAGE_KEY = "applicationsView";

/** Board or list, as this device had it last. */
export function keptView(): View {
  return deviceStorage.read(STORAGE_KEY) === "list" ? "list" : "board";
}

export function keepView(view: View): void {
  if (view === "board") deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, view);
}
