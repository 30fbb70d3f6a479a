import { ProofSheet } from "./proof-sheet.tsx";

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

export function Rules() {
  return (
    <section aria-labelledby="rules" className="border-t border-line bg-surface">
      <div className="page-width section grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <ProofSheet />
        <div>
          <h2 id="rules" className="heading-2 md:text-36">
            Three rules it keeps
          </h2>
          <ol className="mt-8 grid gap-6">
            {rules.map(({ title, text }) => (
              <li key={title} className="border-s-2 border-proof ps-5">
                <h3 className="heading-3">{title}</h3>
                <p className="mt-1.5 max-w-[52ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
