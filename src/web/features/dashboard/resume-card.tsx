import { EllipsisVertical, GitBranch } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { exportPath } from "../../api/resumes.ts";
import { shortDayAndTime } from "../../dates.ts";
import { LETTER_PLACE } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.tsx";
import { MakeVariantDialog } from "../../variants/make-variant-dialog.tsx";
import { DeleteSourceDialog } from "./delete-source-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { SheetCard } from "./sheet-card.tsx";
import { type ResumesAround, useResumeActions } from "./use-resume-actions.ts";
import { useResumeContent } from "./use-resume-content.ts";

interface ResumeCardProps {
  resume: ResumeSummaryAnswer;
  around: ResumesAround;
}

const downloads = [
  ["pdf", "Download PDF"],
  ["docx", "Download DOCX"],
  ["txt", "Download plain text"],
  ["json", "Download JSON Resume"],
] as const;

const pathTo = (id: string) => `/ai/${encodeURIComponent(id)}`;

export function ResumeCard({ resume, around }: ResumeCardProps) {
  const content = useResumeContent(resume);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"name" | "variant" | null>(null);
  const [comparison, setComparison] = useState<typeof import("../../variants/compare-dialog.tsx") | null>(
    null,
  );
  // With what compares come parts of the editor, which the list of resumes has no use for.
  const compare = () =>
    import("../../variants/compare-dialog.tsx").then(setComparison, () =>
      showToast("Comparing could not be loaded. Try again once you are online."),
    );
  const { duplicate, remove, question } = useResumeActions(resume, around);
  const source = around.resumes.find(({ id }) => id === resume.sourceId);
  const path = pathTo(resume.id);
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
            {source && <SourceLine source={source} />}
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
                { label: "Rename", onSelect: () => setAsked("name") },
                { label: "Make a variant", onSelect: () => setAsked("variant") },
                { label: "Duplicate", onSelect: duplicate },
                { label: "Compare with another", onSelect: () => void compare() },
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
      {asked === "name" && (
        <RenameDialog
          resume={resume}
          onClose={() => setAsked(null)}
          onRenamed={(renamed) => around.dispatch({ type: "changed", resume: renamed })}
        />
      )}
      {asked === "variant" && <MakeVariantDialog source={resume} onClose={() => setAsked(null)} />}
      {comparison && <comparison.CompareDialog resume={resume} onClose={() => setComparison(null)} />}
      {question && <DeleteSourceDialog title={resume.title} {...question} />}
    </>
  );
}

function SourceLine({ source }: { source: ResumeSummaryAnswer }) {
  return (
    <>
      <Icon of={GitBranch} className="me-1 inline size-3.5 align-[-0.15em] text-proof" />
      {"Variant of "}
      {/* Above the link of the title, which covers the card. */}
      <Link
        to={pathTo(source.id)}
        className="relative z-10 inline-block min-h-6 font-medium text-ink underline decoration-edge underline-offset-4 wrap-anywhere hover:decoration-ink"
      >
        {source.title}
      </Link>
      <br />
    </>
  );
}
