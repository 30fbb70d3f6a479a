import { EllipsisVertical } from "lucide-react";
import { type Dispatch, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { deleteResume, duplicateResume, exportPath, restoreResume } from "../../api/resumes.ts";
import { shortDayAndTime } from "../../dates.ts";
import { newId } from "../../drafts/new-id.ts";
import { LETTER_PLACE } from "../../paths.ts";
import { asUser } from "../../session.ts";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { ResumesEvent } from "./resumes-state.ts";
import { SheetCard } from "./sheet-card.tsx";
import { useResumeContent } from "./use-resume-content.ts";

interface ResumeCardProps {
  resume: ResumeSummaryAnswer;
  dispatch: Dispatch<ResumesEvent>;
}

const downloads = [
  ["pdf", "Download PDF"],
  ["docx", "Download DOCX"],
  ["txt", "Download plain text"],
  ["json", "Download JSON Resume"],
] as const;

export function ResumeCard({ resume, dispatch }: ResumeCardProps) {
  const content = useResumeContent(resume);
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const { duplicate, remove } = useDeeds(resume, dispatch);
  const path = `/ai/${encodeURIComponent(resume.id)}`;
  const name = findTemplate(resume.template)?.name ?? resume.template;
  return (
    <>
      <SheetCard
        content={content}
        title={
          <Link to={path} className="after:absolute after:inset-0 hover:underline">
            {resume.title}
          </Link>
        }
        detail={
          <>
            {name}
            <br />
            {`Edited ${shortDayAndTime(resume.updatedAt) ?? "at an unknown time"}`}
          </>
        }
        menu={
          <div className="relative z-10">
            <Menu
              label={`What to do with ${resume.title}`}
              icon={EllipsisVertical}
              size="small"
              variant="quiet"
              align="end"
              bare
              items={[
                { label: "Open", onSelect: () => navigate(path) },
                { label: "Cover letter", onSelect: () => navigate(`${path}#${LETTER_PLACE}`) },
                { label: "Rename", onSelect: () => setRenaming(true) },
                { label: "Duplicate", onSelect: duplicate },
                ...downloads.map(([format, label]) => ({
                  label,
                  onSelect: () => window.location.assign(exportPath(resume.id, format)),
                })),
                { label: "Delete", tone: "danger" as const, onSelect: remove },
              ]}
            />
          </div>
        }
      />
      {renaming && (
        <RenameDialog
          resume={resume}
          onClose={() => setRenaming(false)}
          onRenamed={(renamed) => dispatch({ type: "changed", resume: renamed })}
        />
      )}
    </>
  );
}

function useDeeds(resume: ResumeSummaryAnswer, dispatch: Dispatch<ResumesEvent>) {
  const duplicate = async () => {
    const outcome = await asUser(() => duplicateResume(resume.id, newId()));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    dispatch({ type: "changed", resume: outcome.value });
    showToast(`“${outcome.value.title}” was added.`);
  };
  const restore = async () => {
    const outcome = await asUser(() => restoreResume(resume.id));
    if (outcome.ok) dispatch({ type: "changed", resume: outcome.value });
    else showToast(outcome.failure.message);
  };
  const remove = async () => {
    const outcome = await asUser(() => deleteResume(resume.id));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    dispatch({ type: "removed", id: resume.id });
    showToast(`“${resume.title}” was deleted. It can be restored for 30 days.`, {
      label: "Undo",
      run: () => void restore(),
    });
    // The card that had the focus is gone.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return { duplicate: () => void duplicate(), remove: () => void remove() };
}
