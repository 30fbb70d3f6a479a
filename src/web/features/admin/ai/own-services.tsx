import type { AiSettings } from "../../../../contract/ai-settings.ts";
import type { useAiSettings } from "./use-ai-settings.ts";

type OwnServicesProps = Pick<ReturnType<typeof useAiSettings>, "choose"> & { settings: AiSettings };

/** Whether people may bring an endpoint of their own. */
export function OwnServices({ settings: { ownAllowed, privateAllowed }, choose }: OwnServicesProps) {
  return (
    <section aria-labelledby="own-services" className="max-w-[68ch]">
      <h2 id="own-services" className="heading-3">
        People's own services
      </h2>
      <p className="mt-1 text-14 text-ink-soft">
        With this, people can enter an endpoint and a key of their own in their account settings. It answers
        them alone, instead of yours, and does not use up the allowance of the day.
      </p>
      <div className="mt-4 grid gap-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={ownAllowed}
            onChange={() =>
              void choose(
                { ownAllowed: !ownAllowed },
                ownAllowed ? "People's own services are off." : "People may use their own services.",
              )
            }
            className="size-5 shrink-0 accent-proof"
          />
          People may use an AI service of their own
        </label>
        <label className="flex min-h-11 items-center gap-3 has-disabled:text-ink-soft">
          <input
            type="checkbox"
            checked={privateAllowed}
            disabled={!ownAllowed}
            onChange={() =>
              void choose(
                { privateAllowed: !privateAllowed },
                privateAllowed ? "Private addresses are refused." : "Private addresses are allowed.",
              )
            }
            className="size-5 shrink-0 accent-proof"
          />
          Theirs may be at private addresses and without https
        </label>
        <p className="ps-8 text-14 text-ink-soft">
          Leave this off where strangers can sign up: this server would connect to machines inside your
          network that they name.
        </p>
      </div>
    </section>
  );
}
