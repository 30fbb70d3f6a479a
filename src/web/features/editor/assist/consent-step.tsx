import { Button } from "../../../ui/button.tsx";
import { DialogFoot } from "../../../ui/dialog-foot.tsx";

interface ConsentStepProps {
  host: string;
  /** What is sent of the resume. */
  what?: string;
  busy: boolean;
  onAgree: () => void;
  onDecline: () => void;
}

/** Before a text leaves this server for the first time: where to, and what of it. */
export function ConsentStep({
  host,
  what = "The text in this dialog is sent",
  busy,
  onAgree,
  onDecline,
}: ConsentStepProps) {
  return (
    <section aria-labelledby="consent-title" className="grid gap-4">
      <h3 id="consent-title" tabIndex={-1} data-step-focus className="text-18 font-semibold text-ink">
        {`Send your text to ${host}?`}
      </h3>
      <p>
        This server asks an AI service at <strong className="text-ink">{host}</strong>. You are asked once.
      </p>
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>
          {`${what}, with the tone, the seniority, what you confirmed about it, and what it belongs to: the title, employer and dates of a position, the name of a project. With your summary go your positions, skills, education, certificates and languages.`}
        </li>
        <li>
          Email addresses, phone numbers, links, postal addresses and your name in it are masked first, and
          put back afterwards.
        </li>
        <li>Nothing of your account is added. What {host} does with the text is up to its own rules.</li>
      </ul>
      <DialogFoot size="wide">
        <Button variant="quiet" onClick={onDecline}>
          Not now
        </Button>
        <Button loading={busy} onClick={onAgree}>
          Agree and improve
        </Button>
      </DialogFoot>
    </section>
  );
}
