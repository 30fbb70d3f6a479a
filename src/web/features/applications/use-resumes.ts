import { useEffect, useState } from "react";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { listResumes } from "../../api/resumes.ts";
import { asUser } from "../../session.ts";

/** The resumes that can be chosen, as entries of a list; null until they are known. */
export function useResumes(): readonly ResumeSummaryAnswer[] | null {
  const [resumes, setResumes] = useState<readonly ResumeSummaryAnswer[] | null>(null);
  useEffect(() => {
    let isHere = true;
    asUser(listResumes).then((outcome) => {
      if (isHere) setResumes(outcome.ok ? outcome.value : []);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return resumes;
}

export function resumeOptions(
  resumes: readonly ResumeSummaryAnswer[] | null,
  kept: { id: string | null; title: string } | null,
): (readonly [value: string, label: string])[] {
  const none = kept && kept.id === null ? `${kept.title} (deleted)` : "None";
  const present = (resumes ?? []).map(({ id, title }) => [id, title] as const);
  const isListed = kept?.id == null || present.some(([id]) => id === kept.id);
  return [["", none], ...(isListed || !kept?.id ? [] : [[kept.id, kept.title] as const]), ...present];
}
