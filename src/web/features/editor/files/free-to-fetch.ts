/** What browsers tell of the line; some tell nothing, and then it is taken for an ordinary one. */
interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether something may be fetched that nobody has asked for: not unseen, not offline, and not where every byte is paid for or slow. */
export function isFreeToFetch(): boolean {
  const { connection }: Navigator & { connection?: Line } = navigator;
  return (
    !document.hidden &&
    navigator.onLine &&
    connection?.saveData !== true &&
    connection?.type !== "cellular" &&
    !/2g$/.test(connection?.effectiveType ?? "") &&
    !matchMedia("(prefers-reduced-data: reduce)").matches
  );
}
