import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { countTemplates } from "../../../templates/registry.ts";
import { content } from "../../content.ts";
import type { LinkPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Vignette } from "../../ui/vignette.tsx";
import { Draft, FanOfTemplates, Files, Requests, Suggestion, Typing } from "./feature-illustrations.tsx";

interface Feature {
  title: string;
  scene: ReactNode;
  text: string;
  points: readonly string[];
  link: { to: LinkPath; label: string };
}

const purpose = `What ${content.name} does for your resume, and what it refuses to do.`;

const features: readonly Feature[] = [
  {
    title: "Instant generation",
    scene: <Draft />,
    text: "Pick a template and you have a whole resume at once: sample data first, your own words next.",
    points: ["No account needed to start", "The draft stays on your device"],
    link: { to: "/create", label: "Create a resume" },
  },
  {
    title: "Smart suggestions",
    scene: <Suggestion />,
    text: "Summary, bullets and projects, improved in your tone. Each fact is checked against what you wrote.",
    points: ["Proof marks on every suggestion", "A claim you did not make is refused"],
    link: { to: "/ai-features", label: "How suggestions are checked" },
  },
  {
    title: "Multiple templates",
    scene: <FanOfTemplates />,
    text: `Six layouts in many themes: ${countTemplates()} templates. Change at any time without typing again.`,
    points: ["Light, dark, serif and sans", "Compact to airy"],
    link: { to: "/templates", label: "See the templates" },
  },
  {
    title: "Easy export (PDF/DOCX)",
    scene: <Files />,
    text: "Real files, made from one document: PDF and DOCX, and also plain text and JSON Resume.",
    points: ["Text that parsers read in order", "The same words in every format"],
    link: { to: "/resume-tips", label: "Which format to send" },
  },
  {
    title: "Secure and private",
    scene: <Requests />,
    text: "No tracking, nothing from other servers. Without an account your text is kept in your browser alone.",
    points: ["Download or delete your data yourself", "Logs hold no personal data"],
    link: { to: "/privacy", label: "Read what is kept" },
  },
  {
    title: "Live preview",
    scene: <Typing />,
    text: "The page is set while you type, with the fonts and the line breaks that the PDF will have.",
    points: ["In your browser, without a server", "On one page, if you ask for it"],
    link: { to: "/create", label: "Try it in the form" },
  },
];

export function Page() {
  return (
    <div className="page-width section">
      <PageHead title="Features" description={purpose} />
      <h1 className="heading-1">Features</h1>
      <p className="mt-4 max-w-[52ch] text-18 text-ink-soft">{purpose}</p>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:gap-6">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-card bg-proof-tint p-6 sm:p-8 lg:p-10">
        <p className="heading-2 max-w-[30ch]">
          The one idea behind all six: facts come from you, wording may come from us.
        </p>
        <ButtonLink to="/ai-demo">Try AI Demo</ButtonLink>
      </div>
    </div>
  );
}

function FeatureCard({ title, scene, text, points, link }: Feature) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-resting">
      <Vignette>{scene}</Vignette>
      <div className="flex grow flex-col p-6 lg:p-7">
        <h2 className="heading-3">{title}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
        <ul className="mt-4 mb-4 grow border-t border-line pt-3 text-14">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-2 py-1">
              <Icon of={Check} className="size-4 text-proof" />
              {point}
            </li>
          ))}
        </ul>
        <Link to={link.to} className="text-link inline-flex items-center gap-1.5 self-start py-0.5">
          {link.label}
          <Icon of={ArrowRight} className="size-4" />
        </Link>
      </div>
    </li>
  );
}
