import { useRef, useState } from "react";
import {
  type AiEndpointAnswer,
  type AiSettings,
  FROM_ENVIRONMENT,
  NO_ENDPOINT,
} from "../../../../contract/ai-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { AdminCopy } from "../admin-copy.ts";
import { FailureAction } from "../failure-action.tsx";
import { DeleteEndpoint } from "./delete-endpoint.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { EndpointRow } from "./endpoint-row.tsx";
import { Evaluations } from "./evaluations.tsx";
import { OwnServices } from "./own-services.tsx";
import { useAiSettings } from "./use-ai-settings.ts";

type Open = { what: "nothing" | "add" } | { what: "change" | "delete"; endpoint: AiEndpointAnswer };

export function AiScreen({ words }: { words: AdminCopy }) {
  const { settings, failure, read, choose } = useAiSettings();
  return (
    <>
      <PageHead title={words.title} description={words.purpose} />
      <h1 className="heading-page">{words.title}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{words.purpose}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
        <FormProblem>{failure && `The settings did not load. ${failure.message}`}</FormProblem>
        {failure && (
          <div>
            <FailureAction failure={failure} again={() => void read()} />
          </div>
        )}
        {!settings && !failure && <Skeleton label="Loading the AI settings" lines={6} />}
        {settings && (
          <>
            <Engines settings={settings} read={read} choose={choose} />
            <Evaluations settings={settings} />
            <OwnServices settings={settings} choose={choose} />
          </>
        )}
      </div>
    </>
  );
}

type EnginesProps = Pick<ReturnType<typeof useAiSettings>, "read" | "choose"> & { settings: AiSettings };

/** Everything that can answer, and which one does. */
function Engines({ settings, read, choose }: EnginesProps) {
  const [open, setOpen] = useState<Open>({ what: "nothing" });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen({ what: "nothing" });
  const { endpoints, environment, inUse } = settings;
  const use = (id: string, done: string) => choose({ inUse: id }, done);
  return (
    <section aria-labelledby="engines">
      <h2 ref={heading} tabIndex={-1} id="engines" className="heading-3 outline-none">
        Who answers
      </h2>
      <p className="mt-1 max-w-[68ch] text-14 text-ink-soft">
        One of these answers everybody, from the next request on. The endpoint of the environment
        (AI_BASE_URL) counts until somebody chooses here; from then on the choice counts.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface shadow-resting">
        <EndpointRow
          name="Built-in engine"
          text="Answers on this server. No text leaves it."
          isUsed={inUse === NO_ENDPOINT}
          onUse={() => use(NO_ENDPOINT, "The built-in engine answers from now on.")}
        />
        {environment && (
          <EndpointRow
            name="From the environment"
            text={`${environment.baseUrl}, ${environment.model}, ${environment.hasKey ? "with a key" : "without a key"}. Changed by AI_BASE_URL, AI_MODEL and AI_API_KEY.`}
            isUsed={inUse === FROM_ENVIRONMENT}
            onUse={() => use(FROM_ENVIRONMENT, "The endpoint from the environment answers from now on.")}
          />
        )}
        {endpoints.map((endpoint) => (
          <EndpointRow
            key={endpoint.id}
            name={endpoint.name}
            text={`${endpoint.baseUrl}, ${endpoint.model}, ${keyWords(endpoint)}`}
            problem={
              endpoint.key.state === "unreadable"
                ? "Its key was sealed under another SESSION_SECRET and cannot be read: enter it again. Until then the built-in engine answers."
                : null
            }
            isUsed={inUse === endpoint.id}
            onUse={() => use(endpoint.id, `${endpoint.name} answers from now on.`)}
            onChange={() => setOpen({ what: "change", endpoint })}
            onDelete={() => setOpen({ what: "delete", endpoint })}
          />
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen({ what: "add" })}>
        Add an endpoint
      </Button>
      {(open.what === "add" || open.what === "change") && (
        <EndpointDialog
          endpoint={open.what === "change" ? open.endpoint : null}
          onClose={close}
          onSaved={read}
        />
      )}
      {open.what === "delete" && (
        <DeleteEndpoint
          endpoint={open.endpoint}
          isUsed={inUse === open.endpoint.id}
          onClose={close}
          onDeleted={() => {
            // The pressed button goes away with its row.
            heading.current?.focus();
            void read();
          }}
        />
      )}
    </section>
  );
}

function keyWords({ key: { state, end } }: AiEndpointAnswer): string {
  if (state === "none") return "without a key";
  return end === "" ? "with a key" : `with a key that ends in ${end}`;
}
