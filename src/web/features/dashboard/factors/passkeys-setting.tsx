import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { deviceName } from "../../../../domain/account/device-name.ts";
import { FACTORS } from "../../../../domain/account/second-factor.ts";
import { type Passkey, removePasskey } from "../../../api/factors.ts";
import { dayAndTime } from "../../../dates.ts";
import { hasPasskeys } from "../../../passkeys/passkey-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { DisableDialog } from "./disable-dialog.tsx";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import type { OwnFactors } from "./use-factors.ts";

type Open =
  | { what: "nothing" | "add" }
  | { what: "rename" | "remove"; passkey: Passkey }
  | { what: "codes"; codes: readonly string[] };

interface PasskeysSettingProps extends OwnFactors {
  /** Whether this site takes passwords; where it does not, a provider comes first. */
  passwordSignIn: boolean;
}

export function PasskeysSetting({ list, problem, again, passwordSignIn }: PasskeysSettingProps) {
  const section = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>({ what: "nothing" });
  const close = () => setOpen({ what: "nothing" });

  // What goes wrong is said in the section above, which asks for the same.
  if (problem) return null;
  if (!list) return <Skeleton label="Asking for your passkeys" lines={2} />;
  const { passkeys, passkeysOffered, authenticator } = list;
  const isPossible = passkeysOffered && hasPasskeys();
  return (
    <div ref={section} tabIndex={-1} className="grid gap-5 outline-none">
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line rounded-card border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ what: "rename", passkey })}
              onRemove={() => setOpen({ what: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      {!isPossible && (
        <p className="text-14 text-ink-soft">
          {passkeysOffered && window.isSecureContext
            ? "This browser knows no passkeys."
            : "Passkeys need a host name and https, and this address lacks one of them. The host of this site sets both in PUBLIC_URL."}
        </p>
      )}
      {isPossible && passkeys.length < FACTORS.passkeys && (
        <Button variant="secondary" onClick={() => setOpen({ what: "add" })} className="justify-self-start">
          Add a passkey
        </Button>
      )}
      {open.what === "add" && (
        <PasskeyNameDialog
          suggested={freeName(deviceName(navigator.userAgent), passkeys)}
          onClose={close}
          onDone={(codes) => {
            showToast("The passkey is added.");
            if (codes.length > 0) setOpen({ what: "codes", codes });
            again();
          }}
        />
      )}
      {open.what === "rename" && (
        <PasskeyNameDialog passkey={open.passkey} onClose={close} onDone={() => void again()} />
      )}
      {open.what === "codes" && (
        <RecoveryCodesDialog title="Two-step sign-in is on" codes={open.codes} onClose={close} />
      )}
      {open.what === "remove" && (
        <DisableDialog
          title={`Remove ${open.passkey.name}?`}
          text={
            passkeys.length > 1 || authenticator
              ? "It no longer works here. Delete it on the device as well."
              : passwordSignIn
                ? "It no longer signs you in, your password alone does, and your recovery codes are void. Delete it on the device as well."
                : "After that, your provider alone signs you in, and your recovery codes are void. Delete it on the device as well."
          }
          action="Remove"
          remove={() => removePasskey(open.passkey.id)}
          onClose={close}
          onDone={() => {
            // The pressed button goes away with its row.
            section.current?.focus();
            showToast(`${open.passkey.name} is removed.`);
            again();
          }}
        />
      )}
    </div>
  );
}

/** Two of one name could not be told apart when one of them is lost. */
function freeName(name: string, passkeys: readonly Passkey[]): string {
  const isTaken = (wanted: string) => passkeys.some((passkey) => passkey.name === wanted);
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} ${number}`);
  while (isTaken(numbered())) number += 1;
  return numbered();
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const used = lastUsedAt === null ? "Not used yet" : `Last used ${dayAndTime(lastUsedAt) ?? "once"}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="flex min-w-0 grow items-center gap-x-4">
        <Icon of={KeyRound} className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-14 text-ink-soft">{`Added ${dayAndTime(createdAt) ?? "once"}. ${used}.`}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={onRename}>
          Rename<span className="sr-only">{` ${name}`}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove<span className="sr-only">{` ${name}`}</span>
        </Button>
      </div>
    </li>
  );
}
