import { FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { keepUnplaced } from "../../../../domain/resume/import-review/keep-unplaced.ts";
import { NOT_PLACED } from "../../../../domain/resume/import-review/mapped-fields.ts";
import type { Mapping } from "../../../../domain/resume/import-review/move-words.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { isOwnTitle, titleOf } from "../../../../domain/resume/resume-title.ts";
import { countOf, type ListedSection, listSections } from "../../../../domain/resume/section-list.ts";
import { counted } from "../../../../domain/text/counted.ts";
import type { ReadFile } from "../../../../readers/read-any-file.ts";
import { isBlank } from "../../../drafts/is-blank.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { withJobAdOf } from "../insights/job-ad-edits.ts";
import { withLetterOf } from "../insights/letter/letter-edits.ts";
import { offerUndo } from "../offer-undo.ts";
import { withPhotoOf } from "../photo/photo-edits.ts";
import { readFile } from "./read-file.ts";

/** Fetched with the first file that was read by its words. */
const MappingView = lazy(() =>
  import("./mapping/mapping-view.tsx").then((module) => ({ default: module.MappingView })),
);

type Result = { at: "nothing" | "reading" } | { at: "read"; name: string; outcome: ReadFile; count: number };

/** By ending and by kind: a phone knows files by their kind alone. */
const ACCEPTED = [
  ...[".pdf", ".docx", ".txt", ".md", ".json", ".zip", ".xml"],
  ...["application/pdf", "application/json", "text/plain", "text/markdown"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ...["application/zip", "application/x-zip-compressed", "application/xml", "text/xml"],
].join();

const NOTHING_READ = { name: "", outcome: null, count: 0 };

/** A file is read on the device and shown for what it is, before it takes the place of anything. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, view } = useEditor();
  const [result, setResult] = useState<Result>({ at: "nothing" });
  const mapped = useRef<Mapping | null>(null);
  const [isMoved, setMoved] = useState(false);
  const files = useRef(0);
  const { name, outcome, count } = result.at === "read" ? result : NOTHING_READ;

  const close = () => {
    setResult({ at: "nothing" });
    setMoved(false);
    onClose();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setResult({ at: "reading" });
    mapped.current = null;
    setMoved(false);
    files.current += 1;
    setResult({ at: "read", name: file.name, outcome: await readFile(file), count: files.current });
  };
  const apply = (read: Resume, unplaced: readonly string[]) => {
    const { resume, leftOut } = keepUnplaced(read, unplaced);
    const { title, resume: before } = session.store.read().content;
    session.store.replaceResume(
      withPhotoOf(before, withJobAdOf(before, withLetterOf(before, resume))),
      isOwnTitle(title, before) ? {} : { title: titleOf(resume) },
    );
    view.show({ panel: "content" });
    const what = isBlank(before)
      ? "The file is in the form."
      : "The file has taken the place of what was here.";
    offerUndo(session.store, [what, ...unplacedMessages(unplaced.length, leftOut)].join(" "));
    close();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Import a resume"
      size={outcome?.ok && outcome.words ? "wide" : "normal"}
      staysOnOutsideClick={outcome?.ok === true}
      // Moves by hand are gone with the dialog: a slip of a key must not end it.
      staysUntilAnswered={isMoved}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {outcome?.ok && (
            <Button
              onClick={() => {
                const { resume, words } = mapped.current ?? outcome;
                apply(resume, words?.unplaced.map(({ text }) => text) ?? outcome.unplaced);
              }}
            >
              Use this
            </Button>
          )}
        </>
      }
    >
      <p className="text-14">
        PDF, Word (DOCX), plain text, LinkedIn's data archive (ZIP), Europass XML, JSON Resume or Candor's own
        file, up to 5 MB. It is read on your device and sent nowhere.
      </p>
      <FileChoice onFile={take} busy={result.at === "reading"} />
      <div className="mt-3">
        <FormProblem>
          {outcome &&
            !outcome.ok &&
            `${outcome.message}${outcome.place ? ` (${outcome.place})` : ""} Nothing was changed.`}
        </FormProblem>
      </div>
      <div role="status">
        {result.at === "reading" && <p className="text-14">Reading the file.</p>}
        {outcome?.ok && <Found outcome={outcome} name={name} />}
      </div>
      {outcome?.ok && outcome.words && (
        <Suspense fallback={<p className="mt-3 text-14">Fetching the comparison.</p>}>
          <MappingView
            // Another file begins anew.
            key={count}
            read={{ resume: outcome.resume, words: outcome.words }}
            onChange={(mapping) => {
              mapped.current = mapping;
              setMoved(mapping.resume !== outcome.resume);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

function FileChoice({ onFile, busy }: { onFile: (file: File | undefined) => void; busy: boolean }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFile(currentTarget.files?.[0]);
    // The same file can be chosen again.
    currentTarget.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <label
      htmlFor={id}
      aria-busy={busy || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="mt-4 grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed border-edge bg-paper px-6 py-8 text-center text-14 transition-colors hover:border-proof hover:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof data-over:border-proof data-over:bg-proof-tint"
    >
      <Icon of={FileUp} className="size-6 text-proof" />
      <span className="font-medium text-ink">Choose a file</span>
      <span>or drop it here</span>
      <input id={id} type="file" accept={ACCEPTED} onChange={choose} className="sr-only" />
    </label>
  );
}

function unplacedMessages(count: number, leftOut: number): string[] {
  if (count === 0) return [];
  const kept = `What found no place (${counted(count, "piece")}) is in the section “${NOT_PLACED.label}”, which is hidden on the page.`;
  return leftOut === 0 ? [kept] : [kept, `${counted(leftOut, "piece")} found no room even there.`];
}

/** "3 positions"; of a custom section its title too. */
function contentWords(section: ListedSection): string[] {
  const { definition, isCustom, title } = section;
  const { form } = definition;
  const count = countOf(section);
  if (isCustom) return [count > 1 ? `${title} (${count})` : (title ?? "")];
  return count > 0 && form.itemName ? [counted(count, form.itemName)] : [];
}

function Found({ outcome, name }: { outcome: Extract<ReadFile, { ok: true }>; name: string }) {
  const { resume, kind } = outcome;
  const keepsLetter =
    useResume(({ coverLetter }) => Boolean(coverLetter)) && resume.coverLetter === undefined;
  const keepsPhoto = useResume(({ photo }) => photo !== undefined) && resume.photo === undefined;
  const isEmptyHere = useResume(isBlank);
  const found = [
    ...listSections(resume).flatMap(contentWords),
    ...(resume.coverLetter ? ["1 cover letter"] : []),
    ...(resume.photo ? ["1 photo"] : []),
  ];
  return (
    <div className="rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3 text-14 text-ink">
      <p className="font-medium wrap-anywhere">{`${name} (${kind})`}</p>
      <p className="mt-1">
        {resume.name || "No name"}
        {found.length > 0 ? `: ${found.join(", ")}.` : ": no sections were found."}
        {outcome.words && " Words were placed by how they look: please check them below."}
      </p>
      {!isEmptyHere && (
        <p className="mt-1 text-ink-soft">
          It takes the place of the whole text; you can undo that.
          {keepsLetter && " Your cover letter stays: the file has none."}
          {keepsPhoto && " Your photo stays: the file has none."}
        </p>
      )}
    </div>
  );
}
