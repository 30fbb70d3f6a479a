const kept = [
  { mark: "Your resumes", rest: ", on every device you sign in on." },
  { mark: "Your facts", rest: ", and no claim that you did not write." },
  { mark: "A way out", rest: ": download everything, or delete it, whenever you like." },
];

/** What an account is, marked up like everything in Candor: kept promises underlined, the rest struck out. */
export function Promises() {
  return (
    <aside
      aria-labelledby="promises"
      className="self-center rounded-card border border-line bg-surface p-6 shadow-resting sm:p-10"
    >
      <h2 id="promises" className="text-14 font-medium text-ink-soft">
        What an account keeps
      </h2>
      <ul className="mt-5 grid gap-4 font-serif text-22 leading-snug">
        {kept.map(({ mark, rest }) => (
          <li key={mark}>
            <span className="underline decoration-proof decoration-2 underline-offset-4">{mark}</span>
            {rest}
          </li>
        ))}
        <li>
          <span className="sr-only">Struck out: </span>
          <del className="text-stop decoration-2">Trackers, newsletters, your data sold on.</del>{" "}
          <span className="ms-1 inline-block rounded-control border border-stop px-1.5 py-0.5 align-middle font-sans text-12 font-medium whitespace-nowrap text-stop">
            not here
          </span>
        </li>
      </ul>
    </aside>
  );
}
