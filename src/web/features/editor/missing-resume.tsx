import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export function MissingResume() {
  return (
    <div className="page-width section">
      <PageHead title="Resume" description="One of your resumes, open in the editor." />
      <h1 className="heading-page">Resume</h1>
      <p className="mt-4 max-w-[60ch] text-18 text-ink-soft">
        There is no such resume in your account. It may have been deleted, or it belongs to somebody else.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
        <ButtonLink to="/ai/new" variant="secondary">
          Create New Resume
        </ButtonLink>
      </div>
    </div>
  );
}
