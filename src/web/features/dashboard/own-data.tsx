import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { counted } from "../../../domain/text/counted.ts";
import type { Failure } from "../../api/call-api.ts";
import { importArchive } from "../../api/import-archive.ts";
import { content } from "../../content.ts";
import { asUser } from "../../session.ts";
import { DownloadLink } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import { propertyOf } from "../../user-info.ts";

export function OwnData() {
  return (
    <div className="grid gap-4">
      <DownloadLink href="/api/account/archive" variant="secondary" className="justify-self-start">
        <Icon of={Download} className="size-4" />
        Download all my data
      </DownloadLink>
      <ImportArchive />
    </div>
  );
}

type Result = { at: "nothing" | "busy" } | { at: "done"; words: string } | { at: "failed"; words: string };

function ImportArchive() {
  const id = useId();
  const [result, setResult] = useState<Result>({ at: "nothing" });

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file || result.at === "busy") return;
    setResult({ at: "busy" });
    setResult(await importFrom(file));
    // The same file can be chosen again.
    currentTarget.value = "";
  };

  return (
    <div className="grid gap-3">
      <label
        htmlFor={id}
        aria-busy={result.at === "busy" || undefined}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control border border-edge bg-surface px-5 font-medium transition-colors select-none hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
      >
        <Icon of={Upload} className="size-4" />
        Import an archive
        <input id={id} type="file" accept="application/json,.json" onChange={take} className="sr-only" />
      </label>
      <p role="status" className="text-14 empty:hidden">
        {result.at === "busy" && "Reading the archive."}
        {result.at === "done" && result.words}
      </p>
      <FormProblem>{result.at === "failed" && result.words}</FormProblem>
    </div>
  );
}

async function importFrom(file: File): Promise<Result> {
  const archive = await file.text().then(parsed, () => null);
  if (propertyOf(archive, "format") !== "candor-archive")
    return { at: "failed", words: `This file is no archive of ${content.name}. Nothing was changed.` };
  const outcome = await asUser(() => importArchive(archive));
  if (!outcome.ok) return { at: "failed", words: wordsOf(outcome.failure) };
  const { added, alreadyThere, applicationsAdded, applicationsLeftOut, stylesLeftOut } = outcome.value;
  const left = [
    applicationsLeftOut ? counted(applicationsLeftOut, "application") : "",
    stylesLeftOut ? counted(stylesLeftOut, "style") : "",
  ].filter(Boolean);
  const without = left.length > 0 ? ` ${left.join(" and ")} found no room.` : "";
  return {
    at: "done",
    words: `${counted(added, "resume")} and ${counted(applicationsAdded ?? 0, "application")} added. ${counted(alreadyThere, "resume")} already there.${without}`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wordsOf({ message, issues: [first] }: Failure): string {
  return first ? `${message} ${first.pointer}: ${first.message}` : message;
}
