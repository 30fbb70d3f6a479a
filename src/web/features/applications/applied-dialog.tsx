import { type FormEvent, useEffect, useId, useState } from "react";
import type { ApplicationAnswer } from "../../../contract/applications.ts";
import {
  type ChangeOutcome,
  changeApplication,
  freezeFiles,
  openApplication,
} from "../../api/applications.ts";
import { saveIds } from "../../drafts/save-ids.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { localDay, nameOf } from "./application-names.ts";
import { LetterChoice, useLetterOf } from "./letter-choice.tsx";
import { reachMessage } from "./reach-message.ts";
import { resumeOptions, useResumes } from "./use-resumes.ts";

interface AppliedDialogProps {
  id: string;
  onClose: () => void;
  onSaved: (application: ApplicationAnswer) => void;
}

type Format = "pdf" | "docx";
const FORMATS: readonly (readonly [Format, string])[] = [
  ["pdf", "PDF"],
  ["docx", "Word (DOCX)"],
];

/** Says that it was sent: sets the day, and has the server make and keep the files. */
export function AppliedDialog({ id, onClose, onSaved }: AppliedDialogProps) {
  const formatId = useId();
  const resumes = useResumes();
  const [application, setApplication] = useState<ApplicationAnswer | null>(null);
  const [resumeId, setResumeId] = useState<string | null>(null);
  const [day, setDay] = useState(localDay());
  const [formats, setFormats] = useState<readonly Format[]>(["pdf"]);
  const [withLetter, setWithLetter] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saveIdOf] = useState(saveIds);
  useEffect(() => {
    asUser(() => openApplication(id)).then((outcome) =>
      outcome.ok ? setApplication(outcome.value) : setProblem(reachMessage(outcome.failure, "Not opened")),
    );
  }, [id]);
  const chosen = resumeId ?? application?.resume?.id ?? "";
  const ofResume = useLetterOf(chosen);
  // The server keeps the letter that the record names, before the resume's.
  const letter = application?.letter || ofResume;

  const send = async (shown: ApplicationAnswer): Promise<string | null> => {
    let { revision } = shown;
    if (chosen !== "" && chosen !== shown.resume?.id) {
      const link = { resumeId: chosen, baseRevision: revision };
      const linked = await changeApplication(id, { ...link, saveId: saveIdOf(link) });
      if (linked.ok !== true) return wordsOf(linked);
      // Else the next press would begin from a revision that is over, and take one's own change for another's.
      setApplication(linked.value);
      revision = linked.value.revision;
    }
    const move = { baseRevision: revision, move: { status: "applied" as const, on: day } };
    const freeze = { baseRevision: revision, formats: [...formats], letter: withLetter, appliedOn: day };
    const outcome =
      chosen === ""
        ? await changeApplication(id, { ...move, saveId: saveIdOf(move) })
        : await freezeFiles(id, { ...freeze, saveId: saveIdOf(freeze) });
    if (outcome.ok === true) {
      onSaved(outcome.value);
      return null;
    }
    return wordsOf(outcome);
  };

  const wordsOf = (outcome: Exclude<ChangeOutcome, { ok: true }>): string => {
    if (outcome.ok === false) return reachMessage(outcome.failure, "Not saved");
    setApplication(outcome.current);
    return "It was changed elsewhere meanwhile. Press again to go on with what it says now.";
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!application || busy) return;
    if (day === "") return setProblem("Say on which day you applied.");
    if (chosen !== "" && formats.length === 0) return setProblem("Choose at least one kind of file.");
    setBusy(true);
    setProblem(await send(application));
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} title="I applied">
      <form method="dialog" onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {application && <p className="wrap-anywhere">{nameOf(application)}</p>}
        <TextField
          label="On"
          type="date"
          required
          min="1970-01-01"
          max="2199-12-31"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <SelectField
          label="Resume that you sent"
          options={resumeOptions(resumes, application?.resume ?? null)}
          value={chosen}
          onChange={({ currentTarget }) => setResumeId(currentTarget.value)}
        />
        {chosen === "" ? (
          <p className="text-14">Without a resume the day is kept, and no file.</p>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-14 font-medium">Files to keep as they are</legend>
            {FORMATS.map(([format, label]) => (
              <label
                key={format}
                htmlFor={`${formatId}${format}`}
                className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
              >
                <input
                  id={`${formatId}${format}`}
                  type="checkbox"
                  checked={formats.includes(format)}
                  onChange={({ currentTarget }) =>
                    setFormats((before) =>
                      currentTarget.checked ? [...before, format] : before.filter((one) => one !== format),
                    )
                  }
                  className="size-4 accent-proof"
                />
                {label}
              </label>
            ))}
            {letter && <LetterChoice letter={letter} checked={withLetter} onChange={setWithLetter} />}
            <p className="text-14">They never change, whatever becomes of the resume.</p>
          </fieldset>
        )}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={
              busy || (problem === null && (application === null || (chosen !== "" && letter === null)))
            }
          >
            {chosen === "" ? "I applied" : "I applied, keep the files"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
