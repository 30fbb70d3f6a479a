import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import type { IdentityList } from "../../../contract/oidc.ts";
import { disconnectIdentity, startIdentity } from "../../api/identities.ts";
import { dayAndTime } from "../../dates.ts";
import { withProof } from "../../proof.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { SignInWays } from "./use-sign-in-ways.ts";

type Identity = IdentityList["identities"][number];

export function ProvidersSetting({ ways, onChanged }: { ways: SignInWays; onChanged: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const { identities } = ways;
  const others = ways.providers.filter(({ name }) => !identities.some(({ provider }) => provider === name));

  const disconnect = async ({ id, label }: Identity) => {
    setBusy(id);
    setProblem(null);
    const outcome = await withProof(() => asUser(() => disconnectIdentity(id)));
    setBusy(null);
    if (!outcome.ok) return setProblem(outcome.failure.message);
    // The pressed button goes away with its row, and the list with its last one.
    place.current?.focus();
    showToast(`${label} is disconnected.`);
    ways.again();
    onChanged();
  };

  const connect = async (provider: string) => {
    setBusy(provider);
    setProblem(null);
    const asked = { provider, purpose: "link", from: "/dashboard" } as const;
    const outcome = await withProof(() => asUser(() => startIdentity(asked)));
    if (outcome.ok) return window.location.assign(outcome.value.location);
    setBusy(null);
    setProblem(outcome.failure.message);
  };

  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {identities.length > 0 && (
        <ul
          aria-label="Connected providers"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {identities.map((identity) => (
            <li key={identity.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
              <div className="flex min-w-0 grow items-center gap-x-4">
                <Icon of={KeyRound} className="size-5 shrink-0 text-ink-soft" />
                <div className="min-w-0">
                  <p className="font-medium">{identity.label}</p>
                  <p className="text-14 wrap-anywhere text-ink-soft">
                    {[identity.email, `last used ${dayAndTime(identity.lastUsedAt) ?? "at an unknown time"}`]
                      .filter(Boolean)
                      .join(", ")}
                  </p>
                </div>
              </div>
              <Button
                variant="secondary"
                size="small"
                loading={busy === identity.id}
                onClick={() => void disconnect(identity)}
              >
                Disconnect<span className="sr-only">{` ${identity.label}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.map(({ name, label }) => (
        <Button
          key={name}
          variant="secondary"
          className="justify-self-start"
          loading={busy === name}
          onClick={() => void connect(name)}
        >
          {`Connect ${label}`}
        </Button>
      ))}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
