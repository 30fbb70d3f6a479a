import { type ComponentType, useEffect, useState } from "react";
import type { PageProps, PreparePage } from "../../page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { EditorShell } from "./editor-shell.tsx";

const TITLE = "Create a resume";

export const prepare: PreparePage = async () => (await import("./editors.ts")).prepareGuest();

/** Prerendered as a shell; the editor itself comes with the first visit. */
export function Page({ user }: PageProps) {
  const [Editor, setEditor] = useState<ComponentType<{ signedIn: boolean }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./editors.ts").then(
      ({ GuestEditor }) => setEditor(() => GuestEditor),
      () => setFailed(true),
    );
  }, []);
  return (
    <>
      <PageHead
        title={TITLE}
        description="Write your resume and watch the finished page as you type. No account needed to start."
      />
      {Editor ? (
        <Editor signedIn={user !== null} />
      ) : (
        <EditorShell
          heading={TITLE}
          lead="Write on one side, see the finished page on the other. No account needed to start."
          problem={failed ? "The editor did not load. Check your connection, then reload the page." : null}
        />
      )}
    </>
  );
}
