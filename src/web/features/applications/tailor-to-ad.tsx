import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ApplicationAnswer } from "../../../contract/applications.ts";
import { KEPT_AD_PLACE } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { resumeOptions, useResumes } from "./use-resumes.ts";

interface TailorToAdProps {
  application: ApplicationAnswer;
  saveFirst: (then: () => void) => void;
}

/** The way from a kept ad to a plan: the match of a resume with this ad. Nothing where no ad is kept. */
export function TailorToAd({ application: { id, ad, resume }, saveFirst }: TailorToAdProps) {
  const navigate = useNavigate();
  const resumes = useResumes();
  const [chosen, setChosen] = useState(resume?.id ?? null);
  if (ad.trim() === "" || !resumes || resumes.length === 0) return null;
  const from = chosen ?? resumes[0]?.id ?? "";
  return (
    <section aria-labelledby="tailor-to-ad" className="grid gap-3 border-t border-line pt-5">
      <h3 id="tailor-to-ad" className="text-14 font-medium text-ink">
        Tailor a resume
      </h3>
      <SelectField
        label="Resume to start from"
        options={resumeOptions(resumes, null).slice(1)}
        value={from}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() =>
          saveFirst(() =>
            navigate(`/ai/${encodeURIComponent(from)}#${KEPT_AD_PLACE}${encodeURIComponent(id)}`),
          )
        }
      >
        <Icon of={ListOrdered} className="size-4" />
        Tailor a resume to this job
      </Button>
    </section>
  );
}
