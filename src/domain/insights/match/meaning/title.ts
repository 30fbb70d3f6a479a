const LONGEST = 120;
/** "Registered Nurse at OHSU": who asks is named after the job. */
const EMPLOYER = /\s(?:at|with|for|@|[-–—|,])\s+(?:the\s+)?(\p{Lu}[\p{L}\p{N}&'’. -]{1,60})$/u;
const ASKS = /\b(?:must|required?|need(?:ed|s)?|experience|essential|years?|licen[sc]ed?)\b|[.;:]\s/i;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Tells for a stretch of an ad whether it is the job's own name or the employer's: neither is asked for. */
export function inTitle(job: string): (stretch: Stretch) => boolean {
  const begins = job.search(/\S/);
  const [title = ""] = begins < 0 ? [] : job.slice(begins).split(/[\n\r]/, 1);
  const rest = job.slice(begins + title.length).trim();
  if (title.length > LONGEST || rest === "" || ASKS.test(title)) return () => false;
  const employer = EMPLOYER.exec(title)?.[1]?.trim().toLowerCase();
  return ({ start, end }) =>
    start < begins + title.length || job.slice(start, end).toLowerCase() === employer;
}
