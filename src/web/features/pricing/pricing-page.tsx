import { Check } from "lucide-react";
import { content } from "../../content.ts";
import { PlanLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Questions } from "./questions.tsx";

type Plan = (typeof content.plans)[number];

const purpose = "Three plans, side by side. Start without an account, pay for the help, host it for a team.";

export function Page() {
  return (
    <div className="page-width section">
      <PageHead title="Pricing" description={purpose} />
      <div className="mx-auto max-w-[44rem] text-center">
        <h1 className="heading-1">Pricing</h1>
        <p className="mt-4 text-18 text-balance text-ink-soft">{purpose}</p>
      </div>
      <ul className="mx-auto mt-12 grid max-w-[72rem] items-stretch gap-4 md:grid-cols-3 lg:gap-5">
        {content.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="mt-8 text-center font-medium text-balance">{content.moneyBack} on Pro and Enterprise.</p>
      {!content.isBillingConnected && (
        <p className="mx-auto mt-2 max-w-[60ch] text-center text-14 text-ink-soft">
          Payment is not connected on this server: no card is asked for, nothing is charged, and every account
          has all that Free and Pro list. What Enterprise lists is for whoever runs the server.
        </p>
      )}
      <Questions />
    </div>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const featured = plan.id === "pro";
  return (
    <li
      className={`flex flex-col rounded-card border bg-surface p-6 md:max-lg:p-5 lg:p-8 ${featured ? "border-proof shadow-raised ring-1 ring-proof" : "border-line shadow-resting"}`}
    >
      <h2 className="heading-3">{plan.name}</h2>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-serif text-48 font-semibold tracking-tight">{plan.price}</span>{" "}
        <span className="text-ink-soft">{plan.period}</span>
      </p>
      <p className="mt-2 text-ink-soft md:max-lg:min-h-20 lg:min-h-13">{plan.description}</p>
      <PlanLink plan={plan.id} variant={featured ? "primary" : "secondary"} className="mt-6 w-full">
        {plan.button}
      </PlanLink>
      <ul className="mt-6 grid gap-3 border-t border-line pt-6">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon of={Check} className="mt-0.5 size-5 text-proof" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
