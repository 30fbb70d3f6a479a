import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ApplicationAnswer } from "../../../contract/applications.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { deleteFile, filePath } from "../../api/applications.ts";
import { dayAndTime } from "../../dates.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";

type FrozenFile = ApplicationAnswer["files"][number];

interface FrozenFilesProps {
  application: ApplicationAnswer;
  onRemoved: (fileId: string) => void;
}

/** The files as they were sent: to be had again, or removed, and never to be changed. */
export function FrozenFiles({ application, onRemoved }: FrozenFilesProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async ({ id }: FrozenFile) => {
    if (asked !== id) return setAsked(id);
    const outcome = await asUser(() => deleteFile(application.id, id));
    setAsked(null);
    setProblem(outcome.ok ? null : outcome.failure.message);
    if (outcome.ok) onRemoved(id);
  };
  if (application.files.length === 0)
    return (
      <p className="text-14">
        No files are kept yet. “I applied” makes the PDF or Word file of your resume, and its letter, and
        keeps them as they are, whatever you change later.
      </p>
    );
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {application.files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 text-14"
          >
            <a
              href={filePath(application.id, file.id)}
              download
              className="inline-flex min-h-9 items-center gap-2 rounded-control font-medium text-ink wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              <Icon of={Download} className="size-4" />
              {file.name}
            </a>
            <span className="grow text-12 wrap-anywhere">{detailsOf(file)}</span>
            <Button
              variant={asked === file.id ? "danger" : "quiet"}
              size="small"
              onClick={() => remove(file)}
              onBlur={() => setAsked(null)}
            >
              <Icon of={Trash2} className="size-4" />
              {asked === file.id ? "Remove for good" : "Remove"}
              <span className="sr-only">{` ${file.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

function detailsOf({ resumeTitle, template, madeAt, bytes }: FrozenFile): string {
  const look = findTemplate(template)?.name ?? template;
  return `${resumeTitle} · ${look} · ${dayAndTime(madeAt) ?? madeAt} · ${Math.ceil(bytes / 1024)} KB`;
}
