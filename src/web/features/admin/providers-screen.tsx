import { useEffect, useState } from "react";
import type { ProviderReport } from "../../../contract/oidc.ts";
import { readProviders } from "../../api/admin-joining.ts";
import { dayAndTime } from "../../dates.ts";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { outcomeName } from "./provider-outcome-names.ts";
import { ScreenHead } from "./screen-head.tsx";

export function ProvidersScreen({ words }: { words: AdminCopy }) {
  const [report, setReport] = useState<ProviderReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    readProviders().then((outcome) => {
      if (outcome.ok) setReport(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);
  return (
    <ScreenHead words={words}>
      <FormProblem>{problem}</FormProblem>
      {!report && !problem && <Skeleton label={`Loading: ${words.title}`} lines={4} />}
      {report?.providers.length === 0 && (
        <p className="mt-6 max-w-[70ch]">
          No provider is set up. The host of this site names them in OIDC_PROVIDERS; docs/operations.md says
          how.
        </p>
      )}
      {report?.providers.map((provider) => (
        <Provider key={provider.name} provider={provider} />
      ))}
      {report && report.providers.length > 0 && report.signIns.length === 0 && (
        <p className="mt-8 text-ink-soft">{words.empty}</p>
      )}
      {report && report.signIns.length > 0 && (
        <>
          <h2 className="heading-3 mt-10 mb-4">Latest sign-ins</h2>
          <ul
            aria-label="Latest sign-ins"
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {report.signIns.map((signIn) => (
              <SignIn
                key={signIn.id}
                signIn={signIn}
                label={
                  report.providers.find(({ name }) => name === signIn.provider)?.label ?? signIn.provider
                }
              />
            ))}
          </ul>
        </>
      )}
    </ScreenHead>
  );
}

function Provider({ provider }: { provider: ProviderReport["providers"][number] }) {
  const facts = [
    ["Issuer", provider.issuer],
    ["Sends people back to", provider.redirectAddress],
    ["Groups in the claim", provider.groupsClaim],
    ["Group of administrators", provider.adminGroup ?? "None"],
  ] as const;
  return (
    <section className="mt-8">
      <h2 className="heading-3">{provider.label}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SignInProps {
  signIn: ProviderReport["signIns"][number];
  /** What the provider is called here; its name where it is set up no more. */
  label: string;
}

function SignIn({ signIn, label }: SignInProps) {
  const { at, outcome, reason, claims } = signIn;
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <span className="font-medium">{dayAndTime(at) ?? at}</span>
        <span>{label}</span>
        <Tag>{outcomeName(outcome)}</Tag>
      </p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      <details className="text-14">
        <summary className="min-h-9 cursor-pointer content-center text-ink-soft pointer-coarse:min-h-11">
          What the provider sent<span className="sr-only">{` at ${dayAndTime(at) ?? at}`}</span>
        </summary>
        <pre className="mt-2 rounded-control border border-line bg-paper px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          {spaced(claims)}
        </pre>
      </details>
    </li>
  );
}

function spaced(claims: string): string {
  try {
    return JSON.stringify(JSON.parse(claims), null, 2);
  } catch {
    return claims;
  }
}
