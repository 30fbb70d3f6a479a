import { Link } from "react-router";
import { content } from "../content.ts";
import type { LinkPath } from "../paths.ts";
import { Tag } from "../ui/tag.tsx";
import { Logo } from "./logo.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

interface LinkGroup {
  title: string;
  links: readonly (readonly [LinkPath, string])[];
}

const groups: readonly LinkGroup[] = [
  {
    title: "Product",
    links: [
      ["/create", "Create a resume"],
      ["/templates", "Templates"],
      ["/ai-features", "AI features"],
      ["/pricing", "Pricing"],
    ],
  },
  {
    title: "Guides",
    links: [
      ["/blog", "Blog"],
      ["/career-advice", "Career advice"],
      ["/resume-tips", "Resume tips"],
      ["/interview-prep", "Interview prep"],
      ["/job-search", "Job search"],
    ],
  },
  {
    title: "Support",
    links: [
      ["/help", "Help"],
      ["/privacy", "Privacy"],
      ["/terms", "Terms"],
      ["/cookies", "Cookies"],
    ],
  },
];

export function Footer() {
  return (
    <footer className="border-t border-line text-14">
      <div className="page-width grid gap-x-8 gap-y-10 min-[24rem]:grid-cols-2 py-14 sm:grid-cols-3 md:grid-cols-[1fr_1fr_1fr_1.4fr] lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]">
        <div className="min-[24rem]:col-span-2 sm:col-span-3 md:col-span-4 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-[32ch] text-ink-soft">{content.tagline}</p>
        </div>
        <nav aria-label="Footer" className="contents">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-medium">{title}</h2>
              <ul className="mt-2">
                {links.map(([to, label]) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control text-ink-soft underline-offset-4 transition-colors hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <ContactBlock />
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="text-ink-soft">Open source under the MIT licence.</p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

function ContactBlock() {
  const { isSample, email, phone, address } = content.contact;
  return (
    <div>
      <h2 className="flex items-center gap-2 font-medium">Contact {isSample && <Tag>Sample</Tag>}</h2>
      <address className="mt-2 text-ink-soft not-italic">
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control underline-offset-4 hover:text-ink hover:underline"
        >
          {email}
        </a>
        <br />
        <a
          href={`tel:${phone.replaceAll(" ", "")}`}
          className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control underline-offset-4 hover:text-ink hover:underline"
        >
          {phone}
        </a>
        <br />
        <span className="mt-1 block whitespace-pre-line">{address.join("\n")}</span>
      </address>
    </div>
  );
}
