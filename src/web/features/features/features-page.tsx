import { Eye, FileDown, Layers, type LucideIcon, ShieldCheck, SpellCheck, Zap } from "lucide-react";
import { Link } from "react-router";
import { countTemplates } from "../../../templates/registry.ts";
import type { LinkPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";

interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
  points: readonly string[];
  link: { to: LinkPath; label: string };
}

const purpose = "What Candor does for your resume, and what it refuses to do.";

const features: readonly Feature[] = [
  {
    icon: Zap,
    title: "Instant generation",
    text: "Pick a template and you have a whole resume at once: sample data first, your own words next.",
    points: ["No account needed to start", "The draft stays on your device"],
    link: { to: "/create", label: "Create a resume" },
  },
  {
    icon: SpellCheck,
    title: "Smart suggestions",
    text: "Summary, bullets and projects, improved in your tone. Each fact is checked against what you wrote.",
    points: ["Proof marks on every suggestion", "A claim you did not make is refused"],
    link: { to: "/ai-features", label: "How suggestions are checked" },
  },
  {
    icon: Layers,
    title: "Multiple templates",
    text: `Six layouts in many themes: ${countTemplates()} templates. Change at any time without typing again.`,
    points: ["Light, dark, serif and sans", "Compact to airy"],
    link: { to: "/templates", label: "See the templates" },
  },
  {
    icon: FileDown,
    title: "Easy export (PDF/DOCX)",
    text: "Real files, made from one document: PDF and DOCX, and also plain text and JSON Resume.",
    points: ["Text that parsers read in order", "The same words in every format"],
    link: { to: "/resume-tips", label: "Which format to send" },
  },
  {
    icon: ShieldCheck,
    title: "Secure and private",
    text: "No tracking, and nothing is loaded from other servers. Without an account your text stays in your browser.",
    points: ["Download or delete your data yourself", "Logs hold no personal data"],
    link: { to: "/privacy", label: "Read what is kept" },
  },
  {
    icon: Eye,
    title: "Live preview",
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
      <ul className="mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-resting sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
      <div className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t-2 border-ink pt-8">
        <p className="heading-3 max-w-[36ch]">
          The one idea behind all six: facts come from you, wording may come from us.
        </p>
        <ButtonLink to="/ai-demo">Try AI Demo</ButtonLink>
      </div>
    </div>
  );
}

function FeatureCard({ icon, title, text, points, link }: Feature) {
  return (
    <li className="flex flex-col bg-surface p-6 lg:p-8">
      <span className="flex size-11 items-center justify-center rounded-control bg-proof-tint text-proof">
        <Icon of={icon} className="size-6" />
      </span>
      <h2 className="heading-3 mt-5">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className="mt-4 grow text-14 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-2">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to={link.to} className="text-link inline-block py-0.5">
          {link.label}
        </Link>
      </p>
    </li>
  );
}
