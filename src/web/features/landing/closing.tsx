import { ButtonLink } from "../../ui/button.tsx";

export function Closing() {
  return (
    <section aria-labelledby="closing" className="border-t border-line bg-proof-tint">
      <div className="page-width section flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div>
          <h2 id="closing" className="heading-1 max-w-[18ch]">
            Say what you did. We keep it true.
          </h2>
          <p className="mt-5 max-w-[52ch] text-18 text-ink-soft">
            Start with one job and one bullet. The rest is easier once a line reads well.
          </p>
        </div>
        <ButtonLink to="/login">Start your resume</ButtonLink>
      </div>
    </section>
  );
}
