import { content } from "../../content.ts";

const questions = [
  {
    question: "Do I need an account?",
    answer:
      "Not for the form, the templates, the exports and the demo. An account keeps your resumes on the server and opens the editor with AI.",
  },
  {
    question: "What does the guarantee mean?",
    answer:
      "Within 14 days of a payment you can ask for it back, without a reason. Write to the address at the bottom of the page.",
  },
  {
    question: "What happens to my resumes when I leave?",
    answer:
      "You can download everything first, in open formats. Deleting the account deletes what the server keeps about you.",
  },
  {
    question: "Can I run it myself?",
    answer: `Yes. ${content.name} is open source under the MIT licence and starts with one command. Then the prices are yours to set.`,
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto mt-20 max-w-[44rem]">
      <h2 id="questions" className="heading-2">
        Questions
      </h2>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <div key={question} className="py-5">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1.5 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
