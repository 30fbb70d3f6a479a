import { useEffect, useId, useState } from "react";
import type { AuthenticatorSetup } from "../../../../contract/factors.ts";
import { codeProblem } from "../../../../domain/account/second-factor.ts";
import { confirmAuthenticator } from "../../../api/factors.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type CheckedField, useCheckedForm } from "../../../ui/use-checked-form.ts";
import { changeFactors } from "./use-factors.ts";

const fields: readonly CheckedField<"code">[] = [
  { name: "code", label: "Code", problem: (typed) => codeProblem(typed("code")), refusal: "wrong_code" },
];

interface AuthenticatorDialogProps {
  begun: AuthenticatorSetup;
  onClose: () => void;
  /** With the recovery codes, where it is the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function AuthenticatorDialog({ begun, onClose, onDone }: AuthenticatorDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    setBusy(true);
    const outcome = await changeFactors(() =>
      confirmAuthenticator({ setup: begun.setup, code: typed("code") }),
    );
    setBusy(false);
    if (outcome.ok) onDone(outcome.value);
    return outcome;
  });
  const wrong = form.errors.get("code") ?? form.failure?.message;
  const { ref } = form.props;
  useEffect(() => {
    // On a phone the words would stay below the dialog's foot: the field has the focus already, so nothing scrolls by itself.
    if (wrong) ref.current?.scrollIntoView({ block: "end" });
  }, [wrong, ref]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up an authenticator app"
      staysOnOutsideClick
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Turn on
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          Scan this with an app for one-time codes, such as the one of your password manager. Then type the
          code that it shows.
        </p>
        <QrCode {...begun.qr} />
        <Secret {...begun} />
        <form {...form.props} id={formId} className="grid gap-4 text-ink">
          <CodeField name="code" error={wrong} />
        </form>
      </div>
    </Dialog>
  );
}

/** Dark on light in every theme: many cameras read it only so. */
function QrCode({ size, path }: AuthenticatorSetup["qr"]) {
  return (
    <svg
      role="img"
      aria-label="QR code with the key below"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 justify-self-center rounded-control sm:size-48"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function Secret({ secret, address }: Pick<AuthenticatorSetup, "secret" | "address">) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="grid gap-2 text-14">
      <p>
        On this device,{" "}
        <a href={address} className="text-link inline-block py-1">
          open it in your app
        </a>
        , or type this key:
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink">
        <code className="text-16">
          {groups.map((group, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same letters
            <span key={nth} className="inline-block pe-2">
              {`${group} `}
            </span>
          ))}
        </code>
        <CopyButton text={secret} />
      </p>
    </div>
  );
}
