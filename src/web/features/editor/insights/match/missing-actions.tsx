import type { Requirement, RequirementKind } from "../../../../../domain/insights/match/job-match.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../../editor-context.tsx";
import { putJobAnswer } from "../job-ad-edits.ts";

/** Where somebody who has it would write it. */
const PLACES: Record<RequirementKind, string> = {
  skill: "/skills",
  tool: "/skills",
  licence: "/certifications",
  years: "/experience",
  language: "/languages",
  place: "/location",
  authorisation: "/summary",
  degree: "/education",
  duty: "/experience",
};

const said: Record<JobAnswer["answer"], string> = {
  later: "You will look at this later.",
  "not-mine": "Not true of you. Nobody asks again.",
};

interface MissingActionsProps {
  requirement: Requirement;
  answer: JobAnswer["answer"] | null;
}

/** What can be done about something that the resume does not show. Nothing is written for the person. */
export function MissingActions({ requirement: { skill, kind }, answer }: MissingActionsProps) {
  const { session, view } = useEditor();
  const keep = (given: JobAnswer["answer"] | null, words: string) => {
    session.store.putAll([putJobAnswer(session.store.read().content.resume, skill, given)]);
    view.say(words);
  };
  const add = () => {
    view.show({ active: PLACES[kind] });
    view.goTo(PLACES[kind]);
    view.say(`Write in your own words what shows ${skill}.`);
  };
  const about = <span className="sr-only">{`: ${skill}`}</span>;
  if (answer !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {said[answer]}
        <Button size="small" variant="quiet" onClick={() => keep(null, `${skill} is asked about again.`)}>
          Ask again{about}
        </Button>
      </p>
    );
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button size="small" variant="secondary" onClick={add}>
        I have this: add it{about}
      </Button>
      <Button size="small" variant="quiet" onClick={() => keep("later", said.later)}>
        Ask me later{about}
      </Button>
      <Button size="small" variant="quiet" onClick={() => keep("not-mine", said["not-mine"])}>
        Not true of me{about}
      </Button>
    </div>
  );
}
