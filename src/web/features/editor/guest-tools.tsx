import { CloudUpload, Files } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { afterSignIn } from "../../after-sign-in.ts";
import type { DraftRecord } from "../../drafts/draft-record.ts";
import {
  listGuestDrafts,
  readGuestDraft,
  removeGuestDraft,
  removeKeptDraft,
  restoreGuestDraft,
} from "../../drafts/guest-drafts.ts";
import { keepGuestDraft } from "../../drafts/keep-guest-draft.ts";
import { passGuide } from "../../guide-storage.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.tsx";
import { useEditor } from "./editor-context.tsx";
import { useNarrow } from "./use-narrow.ts";

interface GuestToolsProps {
  current: string | null;
  signedIn: boolean;
  onOpen: (id: string) => void;
  onNew: () => void;
}

/** The drafts of this device, and the way into the account. */
export function GuestTools({ current, signedIn, onOpen, onNew }: GuestToolsProps) {
  const { session, view } = useEditor();
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  useEffect(() => {
    listGuestDrafts().then(setDrafts, () => setDrafts([]));
  }, []);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const wishToKeep = () => current !== null && afterSignIn.rememberDraft(current);
  const others = drafts.filter(({ resumeId }) => resumeId !== current);
  const remove = async () => {
    if (current === null) return;
    const { content, history } = session.store.read();
    // A save under way would bring it back.
    session.abandon();
    view.show({ left: true });
    const record = await readGuestDraft(current).catch(() => null);
    await removeGuestDraft(current).catch(() => undefined);
    const bringBack = async (removed: DraftRecord) => {
      await restoreGuestDraft({ ...removed, content, history }).catch(() => undefined);
      onOpen(current);
    };
    showToast(
      "The draft was removed from this device.",
      record ? { label: "Undo", run: () => void bringBack(record) } : undefined,
    );
    const [next] = others;
    if (next?.resumeId) onOpen(next.resumeId);
    else onNew();
  };
  return (
    <>
      <Menu
        label="Drafts on this device"
        icon={Files}
        size="small"
        variant="quiet"
        align="end"
        bare
        items={[
          // A phone has no room for its button.
          ...(narrow && !signedIn
            ? [
                {
                  label: "Keep it in an account",
                  onSelect: () => {
                    wishToKeep();
                    navigate("/register");
                  },
                },
              ]
            : []),
          { label: "New draft", onSelect: onNew },
          ...others.slice(0, 8).map(({ content, resumeId }) => ({
            label: `Open “${content.title}”`,
            onSelect: () => onOpen(resumeId ?? ""),
          })),
          { label: "Remove this draft", tone: "danger" as const, onSelect: () => void remove() },
        ]}
      />
      {signedIn ? (
        <KeepButton />
      ) : (
        <span className="max-lg:hidden">
          <ButtonLink to="/register" variant="secondary" size="small" onClick={wishToKeep}>
            Keep it in an account
          </ButtonLink>
        </span>
      )}
    </>
  );
}

function KeepButton() {
  const { session, view } = useEditor();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const id = session.id() ?? "";
    const outcome = await keepGuestDraft({
      id,
      read: async () => session.store.read().content,
      async letGo(kept) {
        // Typing goes on while a draft is sent.
        if (session.store.read().content !== kept) return false;
        session.abandon();
        view.show({ left: true });
        await removeKeptDraft(id, kept).catch(() => undefined);
        return true;
      },
    });
    setBusy(false);
    if (!outcome.ok) return void showToast(`Not kept: ${outcome.failure.message}`);
    passGuide(id, outcome.value.id);
    navigate(`/ai/${outcome.value.id}`);
  };
  return (
    <Button size="small" variant="secondary" loading={busy} onClick={keep}>
      <Icon of={CloudUpload} className="size-4" />
      <span className="max-lg:sr-only">Keep in my account</span>
    </Button>
  );
}
