import { content } from "../../content.ts";
import { Blocked, Fact } from "../../ui/proof-marks.tsx";
import { Tag } from "../../ui/tag.tsx";

/** One bullet, marked up: what came from the user's words, and what was refused because it did not. */
export function ProofSheet() {
  return (
    <figure className="rounded-card border border-line bg-surface shadow-raised">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line px-6 py-4">
        <span className="text-14 font-medium">One bullet, marked up</span>
        <Tag>Sample</Tag>
      </figcaption>
      <div className="px-6 py-6">
        <h2 className="text-12 font-medium text-ink-soft">You wrote</h2>
        <p className="mt-1.5 text-ink-soft">
          worked with 3 people on moving the checkout to a new payment provider. failed payments went from 4%
          to 1%
        </p>
        <h2 className="mt-6 border-t border-line pt-6 text-12 font-medium text-ink-soft">
          {content.name} suggests
        </h2>
        <p className="mt-1.5 text-18 leading-8">
          Worked with <Fact>3 people</Fact> to move the <Fact>checkout</Fact> to a{" "}
          <Fact>new payment provider</Fact>; <Fact>failed payments</Fact> fell <Fact>from 4% to 1%</Fact>,{" "}
          <Blocked>saving $2M a year</Blocked>
        </p>
      </div>
      <Legend />
    </figure>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-6 py-4 text-12 text-ink-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-5 border-b-2 border-proof" />
        From your words
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-5 border-b-2 border-stop" />
        Refused claim
      </li>
      <li>Plain: reworded</li>
    </ul>
  );
}
