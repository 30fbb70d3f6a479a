import { matchAnswer } from "../../contract/match.ts";
import { emptyResume, type Resume } from "../../domain/resume/resume.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

/** What an ad asks for and what a resume has to show for it. For everybody; nothing is stored. */
export const matchWithAd = (resume: Resume, job: string) => {
  // The server has no use for it, and it is most of what would be sent.
  const { photo: _, ...rest } = resume;
  return callApi({
    method: "POST",
    path: "/api/match",
    body: { resume: rest, job },
    read: parsedBy(matchAnswer),
  });
};

/** Has the server load what reads ads, which takes seconds, before the first ad is pasted. Nothing of the person is sent. */
export const readyMatch = () => matchWithAd(emptyResume(), "Ready");
