import { useState } from "react";
import { useNavigate } from "react-router";
import { UNTITLED } from "../../../domain/resume/resume-title.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { createResume } from "../../api/resumes.ts";
import { newId } from "../../drafts/new-id.ts";
import { keepGuide } from "../../guide-storage.ts";
import { asUser } from "../../session.ts";
import { Tag } from "../../ui/tag.tsx";
import { showToast } from "../../ui/toast.tsx";
import { SheetCard } from "./sheet-card.tsx";

const samples = [
  { title: "Resume, version 1", template: "google", theme: "signature" },
  { title: "Resume, version 2", template: "microsoft", theme: "signature" },
  { title: "Resume, version 3", template: "netflix", theme: "signature" },
].map((sample) => ({ ...sample, content: { ...sample, page: "a4" as const, resume: sampleResume } }));

/** The server makes an empty resume of it. */
const EMPTY = { version: 1 };

/** For a person who has none yet: three versions to start from, each marked as what it is. */
export function SampleCards() {
  const navigate = useNavigate();
  const [saveId] = useState(newId);
  const open = async ({ template, theme }: (typeof samples)[number]) => {
    const body = { title: UNTITLED, template, theme, resume: EMPTY, saveId: `${saveId}-${template}` };
    const outcome = await asUser(() => createResume(body));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    keepGuide(outcome.value.id);
    navigate(`/ai/${encodeURIComponent(outcome.value.id)}`);
  };
  return (
    <>
      <p className="mt-4 max-w-[60ch] text-14 text-ink-soft">
        You have no resume yet. Start with an empty one, or with one of these: the sample of a person who does
        not exist stays beside your words, in grey, and gives way as you write.
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
