import { articleFor } from "./article.ts";
import { verbForMaking } from "./choose-verb.ts";
import { capital } from "./shorten.ts";
import { inTense } from "./tense.ts";

/** Sentences about a project that have the project itself as their subject, told as what somebody did. */
export function plainProject(sentence: string): string {
  return sentence
    .replace(
      /^(?:my|an?) ((?:[\w-]+ ){1,3}project) (?:was|is) (an? .+)$/i,
      (_, project: string, thing: string) =>
        `${capital(inTense(verbForMaking(thing) ?? "create", "past"))} ${thing} (${project})`,
    )
    .replace(
      /^(?:(?:my|the|this|our|an?) ((?:[\w-]+ ){0,3}project)|it) (?:was|is) about /i,
      (_, project: string | undefined) => `Completed a ${project ?? "project"} about `,
    )
    .replace(
      /^my ((?:[\w-]+ ){0,2}(?:thesis|dissertation|essay|paper)) (?:was|is) (about|on) /i,
      "Wrote a $1 $2 ",
    )
    .replace(
      /^my ((?:[\w-]+ ){0,2}(?:thesis|dissertation|essay|paper)) look(?:s|ed) at (?=how|why|what|whether|the )/i,
      "Wrote a $1 on ",
    )
    .replace(
      /^((?:(?:group|class|team|school|uni|university|college|student|hobby|personal|side|weekend|final year|capstone|research|small|short|little) ){0,2}project) (about|on) (?=[a-z]+ing |whether |how |why )/i,
      (_, project: string, on: string) => `Completed ${articleFor(project)} ${project.toLowerCase()} ${on} `,
    )
    .replace(
      /^(?:my idea was|it was my idea|i had the idea (?:for|of)|had the idea (?:for|of)) /i,
      "Devised ",
    )
    .replace(
      /^(?:the|this|my) ((?:[\w-]+ )?[\w-]+) (?:is|was) ((?:for|about) .+)$/i,
      (all, thing: string, rest: string) => {
        const verb = verbForMaking(thing);
        return verb === null ? all : `${inTense(verb, "past")} ${articleFor(thing)} ${thing} ${rest}`;
      },
    );
}
