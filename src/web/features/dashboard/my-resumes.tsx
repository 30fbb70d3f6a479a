import { CircleDashed } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";

const plans = [
  "Open, rename and duplicate your resumes",
  "Delete one, and undo it",
  "Download PDF, DOCX, plain text or JSON Resume",
];

export function MyResumes() {
  return (
    <section
      aria-labelledby="my-resumes"
      className="rounded-card border border-line bg-surface p-6 shadow-resting"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="my-resumes" className="heading-3 flex items-center gap-3">
          My Resumes
          <span className="font-sans">
            <Tag>Coming</Tag>
          </span>
        </h2>
        <ButtonLink to="/create">Create New Resume</ButtonLink>
      </div>
      <p className="mt-4 max-w-[60ch] text-ink-soft">
        Resumes cannot be kept in an account yet. When they can, this is where you will find them:
      </p>
      <ul className="mt-2 divide-y divide-line">
        {plans.map((plan) => (
          <li key={plan} className="flex gap-3 py-3 last:pb-0">
            <Icon of={CircleDashed} className="mt-0.5 size-5 text-ink-soft" />
            {plan}
          </li>
        ))}
      </ul>
    </section>
  );
}
