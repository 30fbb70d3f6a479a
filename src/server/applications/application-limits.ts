import { AppError } from "../../domain/errors.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import type { ApplicationRepository } from "./application-repository.ts";
import type { FileRepository } from "./file-repository.ts";
import { type ApplicationDraft, type ApplicationKey, textBytes } from "./stored-application.ts";

/** Refuses what would be too many or too long together. Asked within the owner's turn: else two requests would both find room. */
export async function refuseTooManyApplications(
  applications: Pick<ApplicationRepository, "measure">,
  ownerId: string,
  more: readonly ApplicationDraft[],
  /** The one that the draft takes the place of. */
  without?: string,
): Promise<void> {
  const present = await applications.measure(ownerId, without);
  if (present.count + more.length > APPLICATIONS.count) throw new AppError("too_many_applications");
  const bytes = more.reduce((sum, draft) => sum + textBytes(draft), present.textBytes);
  if (bytes > APPLICATIONS.textBytes) throw new AppError("too_much_application_text");
}

export async function refuseTooManyFiles(
  files: Pick<FileRepository, "measure">,
  key: ApplicationKey,
  /** Their bytes; of files that are not made yet, 0. */
  more: readonly number[],
): Promise<void> {
  if (more.some((bytes) => bytes > APPLICATIONS.fileBytes)) throw new AppError("frozen_file_too_large");
  const { count, allBytes } = await files.measure(key);
  const bytes = more.reduce((sum, each) => sum + each, allBytes);
  if (count + more.length > APPLICATIONS.files || bytes > APPLICATIONS.allFilesBytes)
    throw new AppError("too_many_frozen_files");
}
