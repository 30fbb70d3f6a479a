import { FilePlus } from "lucide-react";
import { useCallback, useEffect, useReducer } from "react";
import { counted } from "../../../domain/text/counted.ts";
import { listResumes } from "../../api/resumes.ts";
import { untilEditorsClosed } from "../../drafts/closing-editors.ts";
import { asUser } from "../../session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { User } from "../../user-info.ts";
import { DeletedResumes } from "./deleted-resumes.tsx";
import { type Family, familiesOf } from "./families.ts";
import { KeptOnDevice } from "./kept-on-device.tsx";
import { ResumeCard } from "./resume-card.tsx";
import { NO_RESUMES, resumesReducer } from "./resumes-state.ts";
import { SampleCards } from "./sample-cards.tsx";
import { UnsavedOnDevice } from "./unsaved-on-device.tsx";
import type { ResumesAround } from "./use-resume-actions.ts";

const COLUMNS = "grid grid-cols-2 gap-4 sm:grid-cols-3";

export function MyResumes({ user }: { user: User }) {
  const [{ resumes, loading, error }, dispatch] = useReducer(resumesReducer, NO_RESUMES);
  const fetchAll = useCallback(async () => {
    dispatch({ type: "fetch" });
    // The editor that was just left may still be saving.
    await untilEditorsClosed();
    dispatch({ type: "fetched", outcome: await asUser(listResumes) });
  }, []);
  useEffect(() => void fetchAll(), [fetchAll]);
  const known = !loading && error === null;

  return (
    <section
      aria-labelledby="my-resumes"
      className="rounded-card border border-line bg-surface p-5 shadow-resting sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="my-resumes" className="heading-3 flex items-baseline gap-3">
          My Resumes
          {resumes.length > 0 && (
            <span className="font-sans text-14 font-normal text-ink-soft">{resumes.length}</span>
          )}
        </h2>
        <ButtonLink to="/ai/new">
          <Icon of={FilePlus} className="size-4" />
          Create New Resume
        </ButtonLink>
      </div>
      <UnsavedOnDevice user={user} />
      <KeptOnDevice onKept={(resume) => dispatch({ type: "changed", resume })} />
      <p role="status" className="sr-only">
        {loading ? "Loading your resumes." : known ? `${counted(resumes.length, "resume")}.` : ""}
      </p>
      {error && <Trouble message={error.message} onRetry={fetchAll} />}
      {loading && resumes.length === 0 && <Waiting />}
      {resumes.length > 0 && (
        <ul className={`mt-5 ${COLUMNS}`}>
          {familiesOf(resumes).map((family) => (
            <FamilyCards
              key={family.first.id}
              family={family}
              around={{ resumes, dispatch, reload: fetchAll }}
            />
          ))}
        </ul>
      )}
      {known && resumes.length === 0 && <SampleCards />}
      {known && <DeletedResumes present={resumes} dispatch={dispatch} />}
    </section>
  );
}

/** A resume with variants stands with them in rows of their own, along a line; any other is a card among cards. */
function FamilyCards({ family, around }: { family: Family; around: ResumesAround }) {
  const { first, variants } = family;
  if (variants.length === 0) return <ResumeCard resume={first} around={around} />;
  return (
    <li className="relative col-span-full before:absolute before:inset-y-0 before:-start-3 before:w-0.5 before:rounded-full before:bg-proof/35 sm:before:-start-3.5">
      <ul aria-label={`${first.title} and its variants`} className={COLUMNS}>
        {[first, ...variants].map((resume) => (
          <ResumeCard key={resume.id} resume={resume} around={around} />
        ))}
      </ul>
    </li>
  );
}

function Trouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-5 grid gap-3">
      <FormProblem>{`Your resumes could not be loaded. ${message}`}</FormProblem>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={`mt-5 ${COLUMNS}`}>
      {["one", "two", "three"].map((place) => (
        <div key={place} className="h-64 animate-pulse rounded-control border border-line bg-paper" />
      ))}
    </div>
  );
}
