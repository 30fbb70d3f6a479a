import { CircleDashed } from "lucide-react";
import { Link } from "react-router";
import type { LinkPath } from "../paths.ts";
import { Icon } from "./icon.tsx";
import { PageHead } from "./page-head.tsx";
import { Tag } from "./tag.tsx";

export interface ComingWords {
  title: string;
  /** One sentence: what the screen is for. */
  purpose: string;
  /** What it will do. */
  plans: readonly string[];
  /** What one can do or know until then. */
  meanwhile: string;
  link?: { to: LinkPath; label: string };
}

/** A screen that is not built yet says so, and what can be done instead. */
export function Coming({ title, purpose, plans, meanwhile, link }: ComingWords) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <PageHead title={title} description={purpose} />
      <div>
        <Tag>Coming</Tag>
        <h1 className="heading-1 mt-4">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-18 text-ink-soft">{purpose}</p>
        <div className="mt-10 max-w-[52ch] border-s-2 border-proof ps-5">
          <h2 className="text-14 font-medium">Meanwhile</h2>
          <p className="mt-1">{meanwhile}</p>
          {link && (
            <p className="mt-2">
              <Link to={link.to} className="text-link inline-block py-0.5">
                {link.label}
              </Link>
            </p>
          )}
        </div>
      </div>
      <section
        aria-labelledby="coming-plans"
        className="self-start rounded-card border border-line bg-surface p-6 shadow-resting lg:mt-11"
      >
        <h2 id="coming-plans" className="text-14 font-medium text-ink-soft">
          What it will do
        </h2>
        <ul className="mt-3 divide-y divide-line">
          {plans.map((plan) => (
            <li key={plan} className="flex gap-3 py-3 last:pb-0">
              <Icon of={CircleDashed} className="mt-0.5 size-5 text-ink-soft" />
              <span>{plan}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
