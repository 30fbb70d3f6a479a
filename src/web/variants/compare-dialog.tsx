import { useEffect, useMemo, useState } from "react";
import type { ResumeSummaryAnswer } from "../../contract/resumes.ts";
import { counted } from "../../domain/text/counted.ts";
import { listResumes, readResume } from "../api/resumes.ts";
import { compareResumes } from "../differences/compare-resumes.ts";
import { ComparedList } from "../differences/compared-list.tsx";
import { type DraftContent, readContent } from "../drafts/draft-content.ts";
import { asUser } from "../session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-messages.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface CompareDialogProps {
  /** What is compared, and as it stands on the screen where it is open. */
  resume: { readonly id: string; readonly title: string; readonly content?: DraftContent };
  onClose: () => void;
}

type Found =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "there"; readonly others: readonly ResumeSummaryAnswer[] };

const AWAY = "Comparing needs the server, which cannot be reached. Try again once you are online.";

/** Any two resumes beside each other: this one, and one that is chosen here. */
export function CompareDialog({ resume, onClose }: CompareDialogProps) {
  const [found, setFound] = useState<Found>({ at: "loading" });
  const [otherId, setOtherId] = useState<string | null>(null);
  useEffect(() => {
    let outdated = false;
    asUser(listResumes).then((outcome) => {
      if (outdated) return;
      if (!outcome.ok) return setFound({ at: "failed", message: messageOf(outcome.failure) });
      const others = outcome.value.filter(({ id }) => id !== resume.id);
      const source = outcome.value.find(({ id }) => id === resume.id)?.sourceId ?? null;
      setFound({ at: "there", others });
      // What it follows is what it is compared with most.
      setOtherId((others.find(({ id }) => id === source) ?? others[0])?.id ?? null);
    });
    return () => {
      outdated = true;
    };
  }, [resume.id]);
  const others = found.at === "there" ? found.others : [];
  const other = others.find(({ id }) => id === otherId);
  return (
    <Dialog open onClose={onClose} size="wide" title={`Compare “${resume.title}”`}>
      {found.at === "loading" && <Skeleton label="Loading your resumes." />}
      {found.at === "failed" && <FormProblem>{found.message}</FormProblem>}
      {found.at === "there" && !other && <p>There is no other resume to compare it with yet.</p>}
      {other && (
        <>
          <SelectField
            label="With"
            value={other.id}
            data-first-focus
            options={others.map(({ id, title }) => [id, title])}
            onChange={(event) => setOtherId(event.currentTarget.value)}
          />
          <Comparison key={other.id} resume={resume} other={other} />
        </>
      )}
    </Dialog>
  );
}

type Read = { contents: readonly [mine: DraftContent, theirs: DraftContent] } | { message: string };

function Comparison({ resume, other }: { resume: CompareDialogProps["resume"]; other: ResumeSummaryAnswer }) {
  const [read, setRead] = useState<Read | null>(null);
  const { id, content } = resume;
  useEffect(() => {
    let outdated = false;
    Promise.all([content ? { content } : fetchContent(id), fetchContent(other.id)]).then(([mine, theirs]) => {
      if (outdated) return;
      if ("message" in mine) return setRead(mine);
      setRead("message" in theirs ? theirs : { contents: [mine.content, theirs.content] });
    });
    return () => {
      outdated = true;
    };
  }, [id, content, other.id]);
  const places = useMemo(() => (read && "contents" in read ? compareResumes(...read.contents) : []), [read]);
  return (
    <div className="mt-5">
      {!read && <Skeleton label="Loading both." />}
      {read && "message" in read && <FormProblem>{read.message}</FormProblem>}
      {read && "contents" in read && (
        <>
          <p role="status" className="mb-4">
            {places.length === 0
              ? "Both say the same."
              : `They differ in ${counted(places.length, "place")}.`}
          </p>
          <ComparedList places={places} sides={{ theirs: other.title, mine: resume.title }} />
        </>
      )}
    </div>
  );
}

async function fetchContent(id: string): Promise<{ content: DraftContent } | { message: string }> {
  const outcome = await asUser(() => readResume(id));
  if (!outcome.ok) return { message: messageOf(outcome.failure) };
  const content = readContent(outcome.value.saved);
  return content ? { content } : { message: "This resume cannot be read here. Reload the page." };
}

function messageOf({ status, message }: { status: number | null; message: string }): string {
  return status === null ? AWAY : message;
}
