import { content } from "../../content.ts";
import { Tag } from "../../ui/tag.tsx";

export function Figures() {
  return (
    <section aria-label="In figures" className="border-y border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-8 py-10 lg:grid-cols-4 lg:py-12">
        {content.figures.map(({ value, label, isSample }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-s border-line ps-5 first:border-s-0 first:ps-0 max-lg:nth-3:border-s-0 max-lg:nth-3:ps-0"
          >
            <dt className="flex items-center gap-x-2 gap-y-1 text-14 text-ink-soft max-sm:flex-col max-sm:items-start">
              {label} {isSample && <Tag>Sample</Tag>}
            </dt>
            <dd className="font-serif text-36 font-semibold tracking-tight md:text-48">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
