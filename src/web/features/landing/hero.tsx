import { content } from "../../content.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Blocked, Fact } from "../../ui/proof-marks.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { User } from "../../user-info.ts";
import { TemplateCarousel } from "./template-carousel.tsx";

export function Hero({ user }: { user: User | null }) {
  return (
    <section className="page-width grid items-center gap-x-8 gap-y-12 overflow-x-clip pt-12 pb-16 md:grid-cols-[minmax(0,1fr)_auto] md:pb-20 lg:gap-x-12 lg:pt-14 2xl:pt-16 2xl:pb-24">
      <div className="lg:pb-10">
        <h1 className="heading-1 max-w-[14ch] lg:text-64 lg:leading-[1.05] 2xl:text-76 2xl:leading-[1.04]">
          Your resume, better said. Never made up.
        </h1>
        <p className="mt-6 max-w-[46ch] text-18 text-ink-soft 2xl:text-22 2xl:leading-[1.5]">
          {content.name} sharpens your summary, your bullets and your projects. Every fact stays yours: what
          you did not write, it does not claim.
        </p>
        <div data-by-user className="mt-9 flex flex-wrap gap-3">
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
        <p className="mt-5 text-14 text-balance text-ink-soft">
          No account is needed to write a resume and download it. The demo sends your text nowhere.
        </p>
      </div>
      <div className="relative justify-self-center lg:ps-24 xl:ps-32 2xl:ps-44">
        <TemplateCarousel />
        <ProofNote />
      </div>
    </section>
  );
}

/** The editor's note on the page: one bullet with its facts marked and one claim refused. */
function ProofNote() {
  return (
    <figure className="relative mx-auto mt-6 w-full max-w-72 rounded-card border border-line bg-surface p-5 shadow-raised sm:-mt-24 sm:-ms-10 md:-ms-4 lg:absolute lg:start-0 lg:-bottom-10 lg:m-0 lg:w-72">
      <figcaption className="flex items-center justify-between gap-3 text-12 font-medium text-ink-soft">
        You wrote <Tag>Sample</Tag>
      </figcaption>
      <p className="mt-1 text-14 text-ink-soft">
        moved checkout to a new payment provider, failed payments went from 4% to 1%
      </p>
      <p className="mt-3 border-t border-line pt-3 text-12 font-medium text-ink-soft">
        {content.name} suggests
      </p>
      <p className="mt-1 leading-7">
        Moved the checkout to a <Fact>new payment provider</Fact>; failed payments fell{" "}
        <Fact>from 4% to 1%</Fact>, <Blocked>saving $2M a year</Blocked>
      </p>
    </figure>
  );
}
