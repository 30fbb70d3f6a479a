import { useEffect, useState } from "react";
import type { ApplicationSummaryAnswer, ReplyRatesAnswer } from "../../../contract/applications.ts";
import { rateInWords } from "../../../domain/application/reply-rates.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { readRates } from "../../api/applications.ts";
import { asUser } from "../../session.ts";

/** How many were answered, by resume and template, with how little a small number says. */
export function ReplyRatesPanel({ applications }: { applications: readonly ApplicationSummaryAnswer[] }) {
  const [rates, setRates] = useState<ReplyRatesAnswer | null>(null);
  // Whatever changes a rate changes one of these.
  const state = applications.map(({ id, revision }) => `${id} ${revision}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever an application was changed.
  useEffect(() => {
    let isLatest = true;
    asUser(readRates).then((outcome) => {
      if (isLatest && outcome.ok) setRates(outcome.value);
    });
    return () => {
      isLatest = false;
    };
  }, [state]);
  if (!rates || rates.all.sent + rates.all.waiting === 0) return null;
  return (
    <section
      aria-labelledby="reply-rates"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-resting sm:p-5"
    >
      <div>
        <h2 id="reply-rates" className="text-16 font-medium">
          Answers
        </h2>
        <p className="mt-1 max-w-[68ch] text-14">{rateInWords(rates.all)}</p>
        <p className="mt-1 max-w-[68ch] text-14 text-ink-soft">
          Few applications say little about a resume: where two ranges overlap, nothing shows that one does
          better.
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Rates title="By resume" rates={rates.byResume} nameOf={(name) => name} />
        <Rates
          title="By template of the file kept"
          rates={rates.byTemplate}
          nameOf={(name) => findTemplate(name)?.name ?? name}
        />
      </div>
    </section>
  );
}

interface RatesProps {
  title: string;
  rates: ReplyRatesAnswer["byResume"];
  nameOf: (name: string) => string;
}

function Rates({ title, rates, nameOf }: RatesProps) {
  if (rates.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="text-14 font-medium">{title}</h3>
      <dl className="mt-1 grid gap-2 text-14">
        {rates.map((rate) => (
          <div key={rate.name}>
            <dt className="wrap-anywhere">{nameOf(rate.name)}</dt>
            <dd className="text-ink-soft">{rateInWords(rate)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
