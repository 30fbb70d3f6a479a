import { importedArchive } from "../../contract/imported-archive.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

/** The server reads the archive by its schema; here it is only passed on. */
export const importArchive = (archive: unknown) =>
  callApi({
    method: "POST",
    path: "/api/account/archive",
    body: archive,
    read: parsedBy(importedArchive),
  });
