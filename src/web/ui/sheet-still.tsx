interface SheetStillProps {
  /** From `virtual:template-stills`: its styles stand under the class of its id. */
  still: { id: string; html: string };
  className?: string;
}

/** A template's page in small, drawn at build. A picture: whoever shows it says in words what it is. */
export function SheetStill({ still, className = "" }: SheetStillProps) {
  return (
    <div
      aria-hidden="true"
      inert
      className={`still still-${still.id} text-start select-none ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer drew it at build from our own sample.
      dangerouslySetInnerHTML={{ __html: still.html }}
    />
  );
}
