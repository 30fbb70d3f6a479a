import { useEffect, useRef } from "react";
import { STATUS_NAMES } from "../../../domain/application/status.ts";
import { Button } from "../../ui/button.tsx";
import { type ApplicationEdits, type EditedField, editsOf, FIELD_NAMES } from "./application-edits.ts";
import type { ApplicationSave } from "./use-application-save.ts";

/** Says what was changed elsewhere in the very fields that were changed here; nothing is overwritten unseen. */
export function ClashNotice({ save, edits }: { save: ApplicationSave; edits: ApplicationEdits }) {
  const { clash, settle } = save;
  const notice = useRef<HTMLDivElement>(null);
  // It stands above the fields, and who saves may be far below.
  useEffect(() => {
    if (clash) notice.current?.focus();
  }, [clash]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="empty:hidden">
      {clash && (
        <div className="grid gap-3 rounded-control border border-stop border-s-4 px-4 py-3 text-14">
          <p className="font-medium">Not saved: this was changed elsewhere meanwhile.</p>
          <dl className="grid gap-2">
            {clash.fields.map((field) => (
              <div key={field}>
                <dt className="font-medium">{`${FIELD_NAMES[field]}, as it is stored now`}</dt>
                <dd className="max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                  {shown(editsOf(clash.current), field, clash.current.resume?.title)}
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => settle(edits, "theirs")}>
              Take what is stored
            </Button>
            <Button variant="secondary" size="small" onClick={() => settle(edits, "mine")}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function shown(edits: ApplicationEdits, field: EditedField, resumeTitle: string | undefined): string {
  if (field === "history")
    return edits.history.map(({ status, on }) => `${on} ${STATUS_NAMES[status]}`).join("\n");
  if (field === "resumeId") return resumeTitle ?? "None";
  return edits[field] || "Nothing";
}
