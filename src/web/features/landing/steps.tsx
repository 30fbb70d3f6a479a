const steps = [
  {
    title: "Input details",
    text: "Type your own words, or bring in the resume you have. Rough notes are enough.",
  },
  {
    title: "AI enhancement",
    text: "Choose a tone and a seniority. Read each suggestion with its facts marked, and keep what is right.",
  },
  {
    title: "Download and apply",
    text: "Take PDF for people, DOCX or plain text for portals. The words are the same in all of them.",
  },
];

export function Steps() {
  return (
    <section aria-labelledby="steps" className="border-t border-line bg-surface">
      <div className="page-width section">
        <h2 id="steps" className="heading-2 md:text-36">
          How it works, in three steps
        </h2>
        <ol className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <span aria-hidden="true" className="font-serif text-48 font-semibold text-proof">
                {index + 1}
              </span>
              <h3 className="heading-3 mt-3">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
