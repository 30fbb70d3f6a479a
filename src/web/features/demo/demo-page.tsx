import { useEffect } from "react";
import type { PageProps } from "../../page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { DemoCard } from "./demo-card.tsx";
import { demoThread } from "./demo-thread.ts";
import { bulletTool } from "./tools/bullet.tsx";
import { interviewTool } from "./tools/interview.tsx";
import { letterTool } from "./tools/letter.tsx";
import { matchTool } from "./tools/match.tsx";
import { skillsTool } from "./tools/skills.tsx";

const title = "Try the AI demo";
const purpose =
  "Five small tools that run in your browser. No account, and your text never leaves your device.";

const tools = [bulletTool, matchTool, skillsTool, letterTool, interviewTool] as const;

export function Page({ user }: PageProps) {
  useEngine();
  return (
    <div className="page-width section">
      <PageHead title={title} description={purpose} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h1 className="heading-1">{title}</h1>
          <p className="mt-4 max-w-[52ch] text-18 text-ink-soft">{purpose}</p>
        </div>
        <div data-by-user>
          {user ? (
            <ButtonLink to="/ai">Use AI</ButtonLink>
          ) : (
            <ButtonLink to="/register" state={{ fromDemo: true }}>
              Join Us
            </ButtonLink>
          )}
        </div>
      </div>
      <noscript>
        <p className="mt-6 font-medium">
          The tools run in your browser, so they need JavaScript. Please turn it on and reload.
        </p>
      </noscript>
      <nav aria-label="Tools" className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {tools.map((tool) => (
            <li key={tool.name}>
              <a
                href={`#${tool.name}`}
                className="inline-flex min-h-9 items-center rounded-control border border-line bg-surface px-3 text-14 font-medium text-ink-soft transition-colors hover:border-edge hover:text-ink"
              >
                {tool.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 grid gap-6 lg:gap-8">
        <DemoCard tool={bulletTool} />
        <DemoCard tool={matchTool} />
        <DemoCard tool={skillsTool} />
        <DemoCard tool={letterTool} />
        <DemoCard tool={interviewTool} />
      </div>
      <div
        data-by-user
        className="mt-12 flex flex-wrap items-center justify-between gap-6 rounded-card bg-proof-tint p-6 sm:p-8 lg:mt-16 lg:p-10"
      >
        <p className="heading-2 max-w-[30ch]">
          With an account, the same care goes into your whole resume, bullet by bullet.
        </p>
        {user ? <ButtonLink to="/ai">Use AI</ButtonLink> : <ButtonLink to="/register">Join Us</ButtonLink>}
      </div>
    </div>
  );
}

/** The engine comes once the page stands, and long before anybody has pasted a text. */
function useEngine() {
  useEffect(() => {
    const { open } = demoThread;
    if (document.readyState === "complete") return open();
    window.addEventListener("load", open, { once: true });
    return () => window.removeEventListener("load", open);
  }, []);
}
