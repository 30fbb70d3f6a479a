import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DEMO } from "../../../domain/demo/demo-limits.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Takes a text to the clipboard and says so for 1.2 seconds. A browser that refuses is let be: the text is there to be selected. */
export function CopyButton({ text }: { text: string | null }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? "");
    } catch {
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), DEMO.copiedMs);
  };

  return (
    <>
      <Button size="small" variant="secondary" disabled={text === null} onClick={copy}>
        <Icon of={copied ? Check : Copy} className="size-4" />
        {copied ? "Copied" : "Copy"}
      </Button>
      <span role="status" className="sr-only">
        {copied && "Copied to the clipboard."}
      </span>
    </>
  );
}
