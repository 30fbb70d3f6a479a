import { useEffect, useState } from "react";
import { Link } from "react-router";
import { afterSignIn } from "../../after-sign-in.ts";
import { newId } from "../../drafts/new-id.ts";
import { fontsArrived } from "../../fonts-arrived.ts";
import { Notice } from "../../ui/notice.tsx";
import { EditorShell } from "./editor-shell.tsx";
import { GuestTools } from "./guest-tools.tsx";
import { earlyOpening } from "./saving/open-early.ts";
import { type OpenedGuest, openGuest, type WantedDraft } from "./saving/open-guest.ts";
import { Workspace } from "./workspace.tsx";

const HEADING = "Create a resume";
const early = earlyOpening<OpenedGuest>();
/** The one that was edited last. */
const LAST = "";

export const prepareGuest = () => early.start(LAST, () => openInFonts(null));

/** The editor without an account: what is written stays on this device. */
export function GuestEditor({ signedIn }: { signedIn: boolean }) {
  const [wanted, setWanted] = useState<WantedDraft | null>(null);
  const [opened, setOpened] = useState(() => early.opened(LAST));

  useEffect(() => {
    let outdated = false;
    let mine: OpenedGuest | null = null;
    const opening = wanted === null ? early.take(LAST) : null;
    if (!opening) setOpened(null);
    (opening ?? openInFonts(wanted)).then((found) => {
      mine = found;
      if (outdated) found.session.close();
      else setOpened(found);
    });
    return () => {
      outdated = true;
      mine?.session.close();
    };
  }, [wanted]);

  if (!opened) return <EditorShell heading={HEADING} lead="Opening what is on this device." />;
  return (
    <Workspace
      key={opened.session.id()}
      session={opened.session}
      heading={HEADING}
      notice={
        opened.keeps ? (
          !signedIn && (
            <Notice>
              No account needed to start. What you write stays on this device.{" "}
              <Link
                to="/register"
                onClick={() => afterSignIn.rememberDraft(opened.session.id() ?? "")}
                className="text-link inline-block py-1 lg:hidden"
              >
                Keep it in an account
              </Link>
            </Notice>
          )
        ) : (
          <Notice>
            This browser lets the site keep nothing, so there is no copy on this device. Download your resume
            before you leave.
          </Notice>
        )
      }
      tools={
        <GuestTools
          current={opened.session.id()}
          signedIn={signedIn}
          onOpen={(id) => setWanted({ id })}
          onNew={() => {
            const { template, theme, page } = opened.session.store.read().content;
            setWanted({ id: newId(), design: { template, theme, page } });
          }}
        />
      }
    />
  );
}

/** Once the site's own fonts are there, too: drawn before, the form would move. */
async function openInFonts(wanted: WantedDraft | null): Promise<OpenedGuest> {
  const [opened] = await Promise.all([openGuest(wanted), fontsArrived()]);
  return opened;
}
