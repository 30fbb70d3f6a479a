import type { Resume } from "../resume.ts";

interface WithResume {
  readonly resume: Resume;
}

/** What is about one job belongs to the one resume: inherited, a letter to one employer would be sent to another. */
export function withOwnParts<Content extends WithResume>(content: Content, own: WithResume): Content {
  const { coverLetter, jobAd } = own.resume;
  if (content.resume.coverLetter === coverLetter && content.resume.jobAd === jobAd) return content;
  return { ...content, resume: putParts(content.resume, { coverLetter, jobAd }) };
}

/** The resume that a new variant starts with: without its source's letter, and without the ad unless it is made for that job. */
export function firstOfVariant(source: Resume, keepsAd: boolean): Resume {
  return putParts(source, { coverLetter: undefined, jobAd: keepsAd ? source.jobAd : undefined });
}

function putParts(
  { coverLetter: _letter, jobAd: _ad, ...rest }: Resume,
  { coverLetter, jobAd }: { coverLetter: string | undefined; jobAd: string | undefined },
): Resume {
  return {
    ...rest,
    ...(coverLetter !== undefined && { coverLetter }),
    ...(jobAd !== undefined && { jobAd }),
  };
}
