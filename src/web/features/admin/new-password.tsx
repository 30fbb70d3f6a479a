import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";

/** A password that this server told once: who closes the dialog cannot get it again. */
export function NewPassword({ name, password }: { name: string; password: string }) {
  const shownPassword = useRef<HTMLElement>(null);
  // The button that was pressed is gone; without this the keys would go to the page behind the dialog.
  useEffect(() => shownPassword.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => showToast("The password is copied."),
      () => showToast("Not copied: please select the password and copy it yourself."),
    );
  return (
    <>
      <p>{`Hand this password to ${name} in a way that you trust. It is shown this once, and ${name} has to choose another one at the first sign-in.`}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code
          ref={shownPassword}
          tabIndex={-1}
          className="rounded-control border border-line bg-paper px-3 py-2 font-medium text-ink select-all"
        >
          {password}
        </code>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Icon of={Copy} className="size-4" />
          Copy
        </Button>
      </div>
    </>
  );
}
