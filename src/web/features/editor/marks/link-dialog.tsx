import { type FormEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import { LIMITS } from "../../../../domain/limits.ts";
import { linkAddress } from "../../../../domain/marks/link-address.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";

interface LinkDialogProps {
  /** What is to be the link. */
  words: string;
  /** Where it leads now; none where it is no link yet. */
  href: string | null;
  /** Called with nothing to remove it. */
  onSet: (address: string) => void;
  onClose: () => void;
}

/** Asks where words lead to. In the body of the page, since a form must not stand in another. */
export function LinkDialog({ words, href, onSet, onClose }: LinkDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get("address") ?? "").trim();
    if (written === "" && href !== null) return onSet("");
    const address = linkAddress(written);
    if (address !== null) return onSet(address);
    setError("Give the address of a website or an email address, such as example.org/work.");
    document.getElementById(form)?.querySelector("input")?.focus();
  };
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={href === null ? "Add a link" : "Change the link"}
      actions={
        <>
          {href !== null && (
            <Button variant="to-danger" onClick={() => onSet("")}>
              Remove link
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            {href === null ? "Add link" : "Change link"}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <p className="line-clamp-3 text-14 wrap-anywhere">
          {"The words: "}
          <span className="font-medium text-ink">{words}</span>
        </p>
        <TextField
          label="Address"
          name="address"
          hint="A website or an email address. The page shows your words, not the address."
          error={error}
          defaultValue={href ?? ""}
          placeholder="example.org/work"
          maxLength={LIMITS.website}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-first-focus
        />
      </form>
    </Dialog>,
    document.body,
  );
}
