import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DEMO } from "../../domain/demo/demo-limits.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Takes a text to the clipboard and says so for 1.2 seconds. A browser that refuses is let be: the text is there to be selected. */
export function CopyButton({ text }: { text: string | null }) {
  // The words themselves: another result in the same place has not been copied.
  const [taken, setTaken] = useState<string | null>(null);
  const copied = taken !== null && taken === text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? "");
    } catch {
      return;
    }
    setTaken(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTaken(null), DEMO.copiedMs);
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
