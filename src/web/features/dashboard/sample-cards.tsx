import { useState } from "react";
import { useNavigate } from "react-router";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { createResume } from "../../api/resumes.ts";
import { newId } from "../../drafts/new-id.ts";
import { asUser } from "../../session.ts";
import { Tag } from "../../ui/tag.tsx";
import { showToast } from "../../ui/toast.tsx";
import { SheetCard } from "./sheet-card.tsx";

const samples = [
  { title: "Resume, version 1", template: "google", theme: "signature" },
  { title: "Resume, version 2", template: "microsoft", theme: "signature" },
  { title: "Resume, version 3", template: "netflix", theme: "signature" },
].map((sample) => ({ ...sample, content: { ...sample, page: "a4" as const, resume: sampleResume } }));

/** For whoever has none yet: three versions to start from, each marked as what it is. */
export function SampleCards() {
  const navigate = useNavigate();
  const [saveId] = useState(newId);
  const open = async ({ title, template, theme }: (typeof samples)[number]) => {
    const body = { title, template, theme, resume: sampleResume, saveId: `${saveId}-${template}` };
    const outcome = await asUser(() => createResume(body));
    if (outcome.ok) navigate(`/ai/${encodeURIComponent(outcome.value.id)}`);
    else showToast(outcome.failure.message);
  };
  return (
    <>
      <p className="mt-4 max-w-[60ch] text-14 text-ink-soft">
        You have no resume yet. Start with an empty one, or open one of these: a person who does not exist,
        for you to write over.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {samples.map((sample) => (
          <SheetCard
            key={sample.template}
            content={sample.content}
            tag={<Tag>Sample</Tag>}
            title={
              <button
                type="button"
                onClick={() => void open(sample)}
                className="text-start after:absolute after:inset-0 hover:underline"
              >
                {sample.title}
              </button>
            }
            detail={`${findTemplate(sample.template)?.name}. Opens as a new resume.`}
          />
        ))}
      </ul>
    </>
  );
}
