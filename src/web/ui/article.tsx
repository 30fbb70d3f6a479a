import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { LinkPath } from "../paths.ts";
import { Icon } from "./icon.tsx";
import { PageHead } from "./page-head.tsx";

export interface ArticlePart {
  heading: string;
  text?: readonly string[];
  points?: readonly string[];
  /** A first attempt and a better one. */
  example?: { before: string; after: string };
  facts?: readonly (readonly [string, string])[];
  links?: readonly (readonly [LinkPath, string])[];
}

export interface ArticleCopy {
  title: string;
  purpose: string;
  parts: readonly ArticlePart[];
  next: { to: LinkPath; label: string };
}

/** A page to read: one column, with its parts listed beside it where there is room. */
export function Article({ title, purpose, parts, next }: ArticleCopy) {
  return (
    <article className="page-width section grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_14rem] 2xl:grid-cols-[minmax(0,1fr)_18rem]">
      <PageHead title={title} description={purpose} />
      <header className="lg:col-span-2">
        <h1 className="heading-1">{title}</h1>
        <p className="mt-4 max-w-[56ch] text-18 text-ink-soft">{purpose}</p>
      </header>
      <nav
        aria-label="On this page"
        className="order-last self-start max-lg:hidden lg:sticky lg:top-24 lg:mt-12"
      >
        <p className="text-14 font-medium">On this page</p>
        <ul className="mt-2 border-s border-line text-14">
          {parts.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${anchorOf(heading)}`}
                className="-ms-px block border-s border-transparent py-1.5 ps-4 text-ink-soft transition-colors hover:border-proof hover:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 max-w-[68ch] lg:mt-12 lg:text-18">
        {parts.map((part) => (
          <Part key={part.heading} {...part} />
        ))}
        <p className="group relative mt-14 flex items-center justify-between gap-6 rounded-card border border-line bg-surface px-6 py-5 shadow-resting transition-[border-color,box-shadow] hover:border-edge hover:shadow-raised">
          <span>
            <span className="block text-14 text-ink-soft">Next</span>
            <Link to={next.to} className="heading-3 after:absolute after:inset-0 after:rounded-card">
              {next.label}
            </Link>
          </span>
          <Icon
            of={ArrowRight}
            className="size-5 text-proof transition-transform group-hover:translate-x-0.5"
          />
        </p>
      </div>
    </article>
  );
}

function Part({ heading, text = [], points, example, facts, links }: ArticlePart) {
  return (
    <section aria-labelledby={anchorOf(heading)} className="mb-10">
      <h2 id={anchorOf(heading)} className="heading-3">
        {heading}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-proof">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {example && <Example {...example} />}
      {facts && (
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {facts.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="font-medium wrap-anywhere">{name}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {links && (
        <ul className="mt-3 grid gap-1">
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className="text-link inline-block py-0.5">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Example({ before, after }: { before: string; after: string }) {
  return (
    <dl className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <div className="px-5 py-4">
        <dt className="text-12 font-medium text-ink-soft">First attempt</dt>
        <dd className="mt-1 text-ink-soft">{before}</dd>
      </div>
      <div className="border-t border-line bg-proof-tint px-5 py-4">
        <dt className="text-12 font-medium">Better</dt>
        <dd className="mt-1">{after}</dd>
      </div>
    </dl>
  );
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
