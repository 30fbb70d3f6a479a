import { entrySpelled } from "../gazetteer/gazetteer.ts";

/** The fixed list of the demo: a technology as its page writes it. How else it is written, the gazetteer knows. */
export const DEMO_TECHNOLOGIES: readonly string[] = [
  ..."JavaScript, TypeScript, Python, Java, C, C++, C#, Go, Rust, Ruby, PHP, Kotlin, Swift, SQL, HTML, CSS".split(
    ", ",
  ),
  ..."React, Angular, Vue, Svelte, Next.js, Redux, Tailwind CSS, Node.js, Express, NestJS, Django, Flask".split(
    ", ",
  ),
  ..."Spring Boot, Ruby on Rails, Laravel, .NET, GraphQL, REST, PostgreSQL, MySQL, SQLite, MongoDB, Redis".split(
    ", ",
  ),
  ..."Elasticsearch, Kafka, Docker, Kubernetes, Terraform, AWS, Azure, GCP, Git, GitHub Actions, CI/CD".split(
    ", ",
  ),
  ..."Jenkins, Linux, Jest, Playwright".split(", "),
];

export interface DemoSpelling {
  /** Small, without a point in front. */
  readonly phrase: string;
  readonly name: string;
  /** A word of every text too: it counts only where it is written as a name. */
  readonly frequent: boolean;
}

export function demoSpellings(): DemoSpelling[] {
  return DEMO_TECHNOLOGIES.flatMap((name) =>
    (entrySpelled(name)?.spellings ?? []).map(({ text, frequent }) => ({
      phrase: text.toLowerCase().replace(/^\./, ""),
      name,
      frequent,
    })),
  );
}
