import { deviceStorage } from "../../../device-storage.ts";

const STORAGE_KEY = "filesWithData";

/** Whether PDF and DOCX files carry the resume as data: the choice of this device, yes where none was made. */
export function carriesData(): boolean {
  return deviceStorage.read(STORAGE_KEY) !== "no";
}

export function keepCarriesData(carries: boolean): void {
  if (carries) deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, "no");
}
