import { Download } from "lucide-react";
import { useId, useState } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor, useResume } from "../../editor-context.tsx";
import { downloadFile } from "../../files/download-file.ts";
import { roomLeft } from "../../form/room-left.ts";
import { box, FieldNote } from "../../form/text-control.tsx";
import { useTextInput } from "../../form/use-text-input.ts";
import { offerUndo } from "../../offer-undo.ts";
import { JobAdField, useJobAd } from "../job-ad-field.tsx";
import { useReadyMatch } from "../match/use-ready-match.ts";
import { LetterCheck } from "./letter-check.tsx";
import { putLetter, removeLetter } from "./letter-edits.ts";
import { LetterWishes, NO_WISHES } from "./letter-wishes.tsx";
import { useLetterDraft } from "./use-letter-draft.ts";

/** A letter from the person's own facts, kept with the resume and taken away like it. */
export function LetterTab() {
  const kept = useResume(({ coverLetter }) => coverLetter !== undefined);
  const job = useJobAd();
  useReadyMatch(job);
  const [wishes, setWishes] = useState(NO_WISHES);
  const { busy, problem, draft } = useLetterDraft(wishes);
  const { session } = useEditor();
  const startEmpty = () => session.store.putAll([putLetter(session.store.read().content.resume, "")]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {kept && <Letter />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <JobAdField
          rows={kept ? 3 : 6}
          hint="Optional. With it, the letter names the role and starts with what the ad asks for and you have."
        />
        <LetterWishes job={job} wishes={wishes} onChange={setWishes} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant={kept ? "secondary" : "primary"} loading={busy} onClick={draft}>
            {kept ? "Draft again" : "Draft from my resume"}
          </Button>
          {!kept && (
            <Button size="small" variant="secondary" onClick={startEmpty}>
              Start empty
            </Button>
          )}
        </div>
        <FormProblem>{problem}</FormProblem>
      </div>
    </div>
  );
}

function Letter() {
  const id = useId();
  const { session } = useEditor();
  const limit = LIMITS.coverLetter;
  const text = useTextInput<HTMLTextAreaElement>({ pointer: "/coverLetter", limit, lines: "many" });
  const remove = () => {
    session.store.putAll([removeLetter(session.store.read().content.resume)]);
    offerUndo(session.store, "The letter was removed.");
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-14 font-medium">
          Cover letter
        </label>
        <div className="flex gap-2">
          <Button size="small" variant="quiet" onClick={remove}>
            Remove
          </Button>
          <LetterDownload empty={text.value.trim() === ""} />
        </div>
      </div>
      <textarea
        {...text.props}
        id={id}
        rows={12}
        placeholder="Parts of the letter are parted by an empty line."
        className={`field-sizing-content max-h-[60dvh] min-h-64 leading-relaxed ${box}`}
      />
      <FieldNote>{text.problem ?? roomLeft(text.value.length, limit)}</FieldNote>
      <LetterCheck />
    </div>
  );
}

const formats = [
  { format: "pdf", label: "PDF" },
  { format: "docx", label: "Word (DOCX)" },
  { format: "txt", label: "Plain text" },
] as const;

function LetterDownload({ empty }: { empty: boolean }) {
  const { session, view } = useEditor();
  const [busy, setBusy] = useState(false);
  const download = async ({ format, label }: (typeof formats)[number]) => {
    setBusy(true);
    view.say(`Making the ${label} file.`);
    const failure = await downloadFile(session, { format, part: "cover-letter", data: false });
    setBusy(false);
    if (failure === null) view.say(`The ${label} file is downloaded.`);
    else showToast(failure);
  };
  return (
    <Menu
      label="Download letter"
      icon={Download}
      size="small"
      align="end"
      loading={busy}
      items={formats.map((one) => ({
        label: one.label,
        disabled: empty,
        onSelect: () => void download(one),
      }))}
    />
  );
}
