import { ArrowRight, LayoutTemplate, type LucideIcon, MousePointerClick, ScanSearch } from "lucide-react";
import { Link } from "react-router";
import type { LinkPath } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";

interface Strength {
  icon: LucideIcon;
  title: string;
  text: string;
  to: LinkPath;
  action: string;
}

/** Each icon leads to what it hints at. */
const strengths: readonly Strength[] = [
  {
    icon: ScanSearch,
    title: "AI-Powered",
    text: "Get personalized suggestions to optimize your resume.",
    to: "/ai-demo",
    action: "Analyse a bullet",
  },
  {
    icon: MousePointerClick,
    title: "Easy-to-use",
    text: "Simple and intuitive design with drag-and-drop functionality.",
    to: "/create",
    action: "Open the form",
  },
  {
    icon: LayoutTemplate,
    title: "Customizable",
    text: "Select from a variety of templates and tailor them to your needs.",
    to: "/templates",
    action: "See the templates",
  },
];

export function Standout() {
  return (
    <section aria-labelledby="standout" className="page-width section">
      <h2 id="standout" className="heading-2 max-w-[20ch] md:text-36">
        Build a standout resume with ease
      </h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {strengths.map(({ icon, title, text, to, action }) => (
          <li
            key={title}
            className="group relative flex flex-col rounded-card border border-line bg-surface p-6 shadow-resting transition-[border-color,box-shadow] hover:border-edge hover:shadow-raised lg:p-8"
          >
            <span className="flex size-11 items-center justify-center rounded-control bg-proof-tint text-proof">
              <Icon of={icon} className="size-6" />
            </span>
            <h3 className="heading-3 mt-5">{title}</h3>
            <p className="mt-2 grow text-ink-soft">{text}</p>
            <p className="mt-5">
              <Link
                to={to}
                className="text-link inline-flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-card"
              >
                {action}
                <Icon of={ArrowRight} className="size-4 transition-transform group-hover:translate-x-0.5" />
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
