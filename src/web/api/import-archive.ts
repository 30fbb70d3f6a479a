import type { z } from "zod";
import type { importedArchive } from "../../contract/archive.ts";
import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";

/** The server reads the archive by its schema; here it is only passed on. */
export const importArchive = (archive: unknown) =>
  callApi({ method: "POST", path: "/api/account/archive", body: archive, read: importedOf });

function importedOf(answer: unknown): z.infer<typeof importedArchive> | null {
  const added = propertyOf(answer, "added");
  const alreadyThere = propertyOf(answer, "alreadyThere");
  const stylesLeftOut = propertyOf(answer, "stylesLeftOut");
  if (typeof added !== "number" || typeof alreadyThere !== "number") return null;
  return { added, alreadyThere, ...(typeof stylesLeftOut === "number" && { stylesLeftOut }) };
}
