import { content } from "../../content.ts";
import type { PageProps } from "../../page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Benefits } from "./benefits.tsx";
import { Closing } from "./closing.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { PlanGreeting } from "./plan-greeting.tsx";
import { Rules } from "./rules.tsx";
import { Standout } from "./standout.tsx";
import { Steps } from "./steps.tsx";
import { Testimonials } from "./testimonials.tsx";

const description = `${content.name} helps you say what you did, clearly, and refuses to claim what you did not. Every fact on your resume comes from your own words.`;

export function Page({ user }: PageProps) {
  return (
    <>
      <PageHead title="Better said, never made up" description={description} />
      <PlanGreeting user={user} />
      <Hero user={user} />
      <Reveal>
        <Figures />
      </Reveal>
      <Reveal>
        <Standout />
      </Reveal>
      <Reveal>
        <Rules />
      </Reveal>
      <Reveal>
        <Benefits />
      </Reveal>
      <Reveal>
        <Steps />
      </Reveal>
      <Reveal>
        <Testimonials />
      </Reveal>
      <Reveal>
        <Closing />
      </Reveal>
    </>
  );
}
