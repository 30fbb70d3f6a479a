import { content } from "../../content.ts";
import { Tag } from "../../ui/tag.tsx";

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line">
      <div className="page-width section">
        <h2 id="testimonials" className="heading-2 md:text-36">
          In other people’s words
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {content.testimonials.map(({ name, role, quote, isSample }) => (
            <li key={name}>
              <figure className="flex h-full flex-col">
                <span aria-hidden="true" className="-mb-5 font-serif text-64 font-semibold text-proof">
                  “
                </span>
                <blockquote className="grow text-18 leading-[1.65]">{quote}</blockquote>
                <figcaption className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-4 text-14">
                  <span className="font-medium">{name}</span>
                  <span className="text-ink-soft">{role}</span>
                  {isSample && <Tag>Sample</Tag>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
