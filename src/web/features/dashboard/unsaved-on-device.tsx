import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ownerOf } from "../../drafts/draft-owner.ts";
import type { DraftRecord } from "../../drafts/draft-record.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { User } from "../../user-info.ts";

/** What this person typed here and the account does not have, as after a crash: opened, it is saved. */
export function UnsavedOnDevice({ user }: { user: User }) {
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  const owner = ownerOf(user);
  const navigate = useNavigate();
  useEffect(() => {
    let outdated = false;
    import("../../drafts/account-drafts.ts")
      .then(({ listUnsaved }) => listUnsaved(owner))
      .then((found) => outdated || setDrafts(found))
      .catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, [owner]);
  if (drafts.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2">
      {drafts.map(({ key, resumeId, content }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-s-4 border-info bg-paper px-4 py-3 text-14"
        >
          <Icon of={CloudOff} className="size-5 text-info" />
          <p className="min-w-0 grow basis-52">
            Changes that are on this device only:{" "}
            <span className="font-medium wrap-anywhere">{content.title}</span>
          </p>
          <Button
            size="small"
            variant="secondary"
            onClick={() => navigate(resumeId === null ? "/ai/new" : `/ai/${encodeURIComponent(resumeId)}`)}
          >
            Open and save
          </Button>
        </li>
      ))}
    </ul>
  );
}
