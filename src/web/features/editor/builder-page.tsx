import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ownerOf } from "../../drafts/draft-owner.ts";
import type { PageProps, PreparePage } from "../../page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { showToast } from "../../ui/toast.tsx";
import { holdScreen } from "../../unsaved-screens.ts";
import { useAssist } from "./assist/use-assist.tsx";
import { EditorShell } from "./editor-shell.tsx";
import { MissingResume } from "./missing-resume.tsx";
import { NoDeviceCopy } from "./no-device-copy.tsx";
import { OfferedDraft } from "./offered-draft.tsx";
import type { OpenedAccount } from "./saving/open-account.ts";
import { openAt } from "./saving/open-at.ts";
import { earlyOpening } from "./saving/open-early.ts";
import type { EditorSession } from "./saving/session.ts";
import { SignInOver } from "./sign-in-over.tsx";
import { VariantLine } from "./variant/variant-line.tsx";
import { Versions } from "./versions/versions-dialog.tsx";
import { Workspace } from "./workspace.tsx";

const early = earlyOpening<OpenedAccount>();

export const prepare: PreparePage = async ({ path, user, params }) => {
  const owner = user && ownerOf(user);
  const resumeId = params.resumeId ?? null;
  if (owner !== null) await early.start(placeOf(path, owner, resumeId), () => openAt(path, owner, resumeId));
};

const placeOf = (path: string, owner: string | null, resumeId: string | null) =>
  JSON.stringify([path, owner, resumeId]);

/** The full editor for signed-in people: /ai opens the last resume, /ai/new a new one, /ai/:resumeId that one. */
export function Page({ path, params: { resumeId }, user }: PageProps) {
  const navigate = useNavigate();
  const [owner] = useState(() => user && ownerOf(user));
  const { opened, retry } = useOpened(path, owner, resumeId ?? null);
  const heading = path === "/ai/:resumeId" ? "Resume" : "AI resume builder";
  const now = user && ownerOf(user);
  const session = opened?.at === "open" ? opened.session : null;
  const assist = useAssist(session !== null);

  // The session may end; the work stays on the screen until its owner is back.
  useEffect(() => (session ? holdScreen(() => finish(session)) : undefined), [session]);
  useEffect(() => {
    if (!session || now === null) return;
    if (now === owner) return session.store.dispatch({ type: "signed-in" });
    session.abandon();
    showToast("You are signed in as somebody else. The resume stays with its owner on this device.");
    navigate("/dashboard", { replace: true });
  }, [session, now, owner, navigate]);
  useOwnAddress(path, session);

  const head = (
    <PageHead
      title={heading}
      description="Your resume with a live preview and suggestions that never invent."
    />
  );
  if (opened?.at === "missing") return <MissingResume />;
  if (opened?.at === "draft")
    return (
      <>
        {head}
        <OfferedDraft heading={heading} id={opened.id} title={opened.title} />
      </>
    );
  if (!session)
    return (
      <>
        {head}
        <EditorShell
          heading={heading}
          lead="Opening your resume."
          problem={opened?.at === "failed" ? opened.message : null}
          onRetry={retry}
        />
      </>
    );
  if (now !== null && now !== owner) return null;
  return (
    <>
      {head}
      <Workspace
        session={session}
        heading={heading}
        insights
        tools={<Versions />}
        assist={assist.slots}
        notice={
          <>
            <VariantLine />
            <NoDeviceCopy />
          </>
        }
        overlay={
          <>
            {assist.dialog}
            <SignInOver signedIn={now !== null} />
          </>
        }
      />
    </>
  );
}

/** Whoever signs out takes along what was typed last, or is told where it is. */
async function finish(session: EditorSession): Promise<void> {
  if (!(await session.saveNow(2000)))
    showToast("Your last changes are on this device only. Sign in here again to save them.");
}

function useOpened(path: PageProps["path"], owner: string | null, resumeId: string | null) {
  const place = placeOf(path, owner, resumeId);
  const [opened, setOpened] = useState(() => early.opened(place));
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens again.
  useEffect(() => {
    if (owner === null) return;
    let outdated = false;
    let session: EditorSession | null = null;
    const opening = early.take(place);
    if (!opening) setOpened(null);
    (opening ?? openAt(path, owner, resumeId)).then((found) => {
      session = found.at === "open" ? found.session : null;
      if (outdated) return void session?.close();
      setOpened(found);
      if (found.at === "open" && found.recovered)
        showToast("What this device had kept and the server had not was opened again.");
    });
    return () => {
      outdated = true;
      session?.close();
    };
  }, [place, tries]);

  return { opened, retry: () => setTries(tries + 1) };
}

/** A new resume has its own address once it is saved: a reload must not open another new one. */
function useOwnAddress(path: PageProps["path"], session: EditorSession | null): void {
  useEffect(() => {
    if (!session || path === "/ai") return;
    let known: string | null = null;
    const stop = session.store.subscribe(() => {
      const id = session.id();
      if (id === known) return;
      known = id;
      const address = id === null ? null : `/ai/${encodeURIComponent(id)}`;
      if (
        address !== null &&
        window.location.pathname !== address &&
        window.location.pathname.startsWith("/ai")
      )
        window.history.replaceState(window.history.state, "", address);
    });
    return () => void stop();
  }, [path, session]);
}
