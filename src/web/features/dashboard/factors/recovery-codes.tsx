import { Download } from "lucide-react";
import { content } from "../../../content.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Shown once: the server keeps only what it recognises them by. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `Recovery codes for ${content.name}\n\n${codes.join("\n")}\n\nEach works once, in place of your second step.\n`;
  return (
    <div className="grid gap-4">
      <p>
        Keep these recovery codes somewhere safe. Each signs you in once, should your phone or passkey be
        lost. They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-paper p-4 text-16 text-ink"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 text-ink">
        <CopyButton text={codes.join("\n")} />
        <Button data-first-focus size="small" variant="secondary" onClick={() => download(text)}>
          <Icon of={Download} className="size-4" />
          Download
        </Button>
      </div>
    </div>
  );
}

function download(text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "candor-recovery-codes.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
