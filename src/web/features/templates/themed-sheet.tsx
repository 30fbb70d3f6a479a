import { useEffect, useRef } from "react";

interface ThemedSheetProps {
  still: { id: string; html: string };
  theme: string;
  /** Draw at once, even where the still would do: it holds real text, headings and links. */
  asText?: boolean;
  className?: string;
}

/** A template's page in any theme. The still from the build shows until the renderer has arrived. */
export function ThemedSheet({ still, theme, asText = false, className = "" }: ThemedSheetProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    // A sheet that was drawn before hides the still: it has to follow from then on.
    if (!element || !(asText || theme !== "signature" || element.shadowRoot)) return;
    let outdated = false;
    import("./draw-sheet.ts").then(
      ({ drawSheet }) => {
        if (!outdated) drawSheet(element, still.id, theme);
      },
      // The still stays; the page tells when a theme could not be fetched.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [still.id, theme, asText]);

  return (
    <div
      aria-hidden={asText ? undefined : true}
      inert={!asText}
      className={`still still-${still.id} text-start ${className}`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer drew it at build from our own sample. */}
      <div ref={host} dangerouslySetInnerHTML={{ __html: still.html }} />
    </div>
  );
}
