import { ArrowRight, Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LinkPath } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Slip, Vignette } from "../../ui/vignette.tsx";

/** The advertised three, each with a small example of what it means. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line">
      <div className="page-width section">
        <h2 id="benefits" className="heading-2 max-w-[24ch] md:text-36">
          What you see while you write
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
          <Benefit
            title="AI-powered insights"
            text="Hold a job ad against your resume and see which of its words you already prove."
            link={{ to: "/ai-demo", label: "Try the job match" }}
          >
            <JobMatch />
          </Benefit>
          <Benefit
            title="Real-time preview"
            text="The page is set as you type, in the same lines the PDF will have."
            link={{ to: "/create", label: "Write a line" }}
          >
            <Typing />
          </Benefit>
          <Benefit
            title="ATS-optimised output"
            text="Files that a parser reads in the right order: real text, tagged, no tables of tricks."
            link={{ to: "/features", label: "How files are made" }}
          >
            <ParserView />
          </Benefit>
        </ul>
      </div>
    </section>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  link: { to: LinkPath; label: string };
  children: ReactNode;
}

function Benefit({ title, text, link, children }: BenefitProps) {
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-5 sm:max-lg:grid-cols-2 sm:max-lg:items-center lg:grid-rows-[auto_1fr]">
      <Vignette className="rounded-card">
        <Slip sample>{children}</Slip>
      </Vignette>
      <div>
        <h3 className="heading-3">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
        <p className="mt-3">
          <Link to={link.to} className="text-link inline-flex items-center gap-1.5 py-0.5">
            {link.label}
            <Icon of={ArrowRight} className="size-4" />
          </Link>
        </p>
      </div>
    </li>
  );
}

function JobMatch() {
  const words = [
    { word: "Kubernetes", proof: "“Certified Kubernetes…”" },
    { word: "PostgreSQL", proof: "“with PostgreSQL row…”" },
    { word: "Terraform", proof: null },
  ];
  return (
    <ul className="grid gap-2">
      {words.map(({ word, proof }) => (
        <li key={word} className="flex items-center gap-2">
          <Icon of={proof ? Check : Minus} className={`size-4 ${proof ? "text-proof" : "text-ink-soft"}`} />
          <span className="font-medium">{word}</span>
          <span className="ms-auto truncate text-12 text-ink-soft">{proof ?? "not in your text"}</span>
        </li>
      ))}
    </ul>
  );
}

function Typing() {
  return (
    <div className="grid gap-3">
      <span className="rounded-control border border-edge px-3 py-1.5">
        cut its run from 5 hours to 50 min
        <span className="ms-px inline-block h-4 w-px translate-y-0.5 bg-ink" />
      </span>
      <span className="border-t border-line pt-3 text-12 text-ink-soft">
        <span className="text-proof">•</span> Led a team of four that split the nightly job,{" "}
        <mark className="bg-marker text-ink">cut its run from 5 hours to 50 min</mark>
      </span>
    </div>
  );
}

function ParserView() {
  const lines = [
    ["name", "Nora Whitfield"],
    ["title", "Senior Software Engineer"],
    ["company", "Tidewell Freight"],
    ["from", "2021-03"],
  ];
  return (
    <dl className="grid gap-1.5 text-12 tabular-nums">
      {lines.map(([label, value]) => (
        <div key={label} className="flex gap-3">
          <dt className="w-16 shrink-0 text-ink-soft">{label}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
