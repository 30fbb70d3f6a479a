import type { PageProps } from "../../page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { User } from "../../user-info.ts";
import { ProofSheet } from "./proof-sheet.tsx";

const description =
  "Candor helps you say what you did, clearly, and refuses to claim what you did not. Every fact on your resume comes from your own words.";

const rules = [
  {
    title: "Your words are the source",
    text: "A number, a name or a technology appears in a suggestion only if you wrote it first.",
  },
  {
    title: "Every change is marked",
    text: "You see what was kept, what was reworded and what was refused, before anything is applied.",
  },
  {
    title: "You have the last word",
    text: "A suggestion is a suggestion. Your text stays as it is until you choose otherwise.",
  },
];

export function Page({ user }: PageProps) {
  return (
    <>
      <PageHead title="Better said, never made up" description={description} />
      <Hero user={user} />
      <Rules />
    </>
  );
}

function Hero({ user }: { user: User | null }) {
  return (
    <section className="page-width section grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <h1 className="heading-1 lg:text-64 lg:leading-[1.05]">Your resume, better said. Never made up.</h1>
        <p className="mt-6 max-w-[52ch] text-18 text-ink-soft">
          Candor sharpens your summary, your bullets and your projects. Every fact stays yours: what you did
          not write, it does not claim.
        </p>
        <div data-by-user className="mt-10 flex flex-wrap gap-3">
          {user ? (
            <>
              <ButtonLink to="/dashboard">Dashboard</ButtonLink>
              <ButtonLink to="/ai" variant="secondary">
                Use AI
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to="/login">Get Started</ButtonLink>
              <ButtonLink to="/ai-demo" variant="secondary">
                Try AI Demo
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <ProofSheet />
    </section>
  );
}

function Rules() {
  return (
    <section aria-labelledby="rules" className="border-t border-line">
      <div className="page-width section">
        <h2 id="rules" className="heading-2">
          Three rules it keeps
        </h2>
        <ol className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {rules.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
