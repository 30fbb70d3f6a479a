import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import type { ImportedApplications } from "../../../contract/applications.ts";
import { APPLICATIONS } from "../../../domain/limits.ts";
import { counted } from "../../../domain/text/counted.ts";
import { importApplications } from "../../api/applications.ts";
import { asUser } from "../../session.ts";
import { Button, DownloadLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";

const TOO_LONG = `A table may have ${APPLICATIONS.csvCharacters / 1024} K characters. Nothing was read: please bring it in parts.`;

interface TableFilesProps {
  isEmpty: boolean;
  onImported: () => void;
}

/** Applications as a table for spreadsheets, out and in. */
export function TableFiles({ isEmpty, onImported }: TableFilesProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [imported, setImported] = useState<ImportedApplications | null>(null);

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file || busy) return;
    setBusy(true);
    // A letter has at most four bytes: a film that was chosen by mistake is not read at all.
    const isRead = file.size <= 4 * APPLICATIONS.csvCharacters;
    const text = isRead ? await file.text().catch(() => null) : null;
    // The same file can be chosen again.
    currentTarget.value = "";
    if (isRead) await bringIn(text);
    else showToast(TOO_LONG);
    setBusy(false);
  };

  const bringIn = async (csv: string | null) => {
    if (csv === null) return void showToast("This file could not be read.");
    if (csv.length > APPLICATIONS.csvCharacters) return void showToast(TOO_LONG);
    const outcome = await asUser(() => importApplications(csv));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    if (outcome.value.added > 0) onImported();
    if (outcome.value.problems.length > 0) setImported(outcome.value);
    else showToast(wordsOf(outcome.value));
  };

  return (
    <>
      {!isEmpty && (
        <DownloadLink href="/api/applications.csv" variant="secondary">
          <Icon of={Download} className="size-4" />
          CSV
        </DownloadLink>
      )}
      <label
        htmlFor={id}
        aria-busy={busy || undefined}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-5 font-medium transition-colors select-none hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
      >
        <Icon of={Upload} className="size-4" />
        Import CSV
        <input id={id} type="file" accept="text/csv,.csv" onChange={take} className="sr-only" />
      </label>
      {imported && (
        <Dialog
          open
          onClose={() => setImported(null)}
          title="Not all of it was read"
          actions={<Button onClick={() => setImported(null)}>Close</Button>}
        >
          <p>{wordsOf(imported)}</p>
          <ul className="mt-3 grid gap-1 text-14">
            {imported.problems.map(({ row, column, message }) => (
              <li key={`${row} ${column}`} className="wrap-anywhere">
                <span className="font-medium text-ink">{`Row ${row}${column ? `, ${column}` : ""}: `}</span>
                {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function wordsOf({ added, alreadyThere }: ImportedApplications): string {
  const known = alreadyThere > 0 ? ` ${counted(alreadyThere, "row")} already there.` : "";
  return `${counted(added, "application")} added.${known}`;
}
