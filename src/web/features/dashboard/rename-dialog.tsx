import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { KEEPING } from "../../../domain/limits.ts";
import { renameResume } from "../../api/resumes.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"title">[] = [
  {
    name: "title",
    label: "Title",
    problem: (typed) => (typed("title").trim() === "" ? "Give it a title" : null),
  },
];

interface RenameDialogProps {
  resume: ResumeSummaryAnswer;
  onClose: () => void;
  onRenamed: (resume: ResumeSummaryAnswer) => void;
}

export function RenameDialog({ resume, onClose, onRenamed }: RenameDialogProps) {
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await asUser(() => renameResume(resume.id, typed("title").trim()));
    if (outcome.ok) {
      onRenamed(outcome.value);
      onClose();
    }
    return outcome;
  });
  return (
    <Dialog open onClose={onClose} title="Rename">
      <form {...form.props} className="grid gap-5">
        <TextField
          label="Title"
          name="title"
          defaultValue={resume.title}
          maxLength={KEEPING.title}
          autoComplete="off"
          error={form.errors.get("title")}
        />
        <FormProblem>{form.failure?.message}</FormProblem>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
