import { useEffect } from "react";
import { readyMatch } from "../../../../api/match.ts";

let isAsked = false;

/** Once for each page, and only while there is no ad: with one, the match itself is asked. */
export function useReadyMatch(job: string): void {
  const isIdle = job.trim() === "";
  useEffect(() => {
    if (!isIdle || isAsked) return;
    isAsked = true;
    void readyMatch();
  }, [isIdle]);
}
