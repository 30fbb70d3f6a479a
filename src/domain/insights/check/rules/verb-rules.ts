import { hasFigure } from "../../../claims/facts/figures-in.ts";
import { baseOf, past } from "../../../language/inflect.ts";
import { setField } from "../../../resume/edits.ts";
import type { CheckedLine } from "../check-reading.ts";
import type { Problem, Rule } from "../rule.ts";

const MOST_USES = 2;
const WEAK_OPENING =
  /^(?:I\s+)?(?:(?:was|were|am|been)\s+)?(?:(?:also|mainly|solely|primarily)\s+)?(?:responsible\s+for|in\s+charge\s+of|tasked\s+with|charged\s+with|involved\s+(?:in|with)|assist(?:ed|ing)?\s+(?:with|in)|help(?:ed|ing)?\s+(?:with|to|out)|participat(?:ed|ing)\s+in|work(?:ed|ing)\s+on|(?:my\s+)?(?:main\s+|daily\s+)?(?:duties|responsibilities|tasks)\s+(?:included?|were|consisted\s+of)(?:\s*:)?)(?=\s)/i;
/** "my own joints" and "by myself" say that nobody else did it. */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’.-])(?:I(?:['’](?:m|ve|d|ll))?|me|my(?!\s+own\b)|mine)(?![\p{L}\p{N}.&/+-])/u;
const PASSIVE = /\b(?:was|were|been|being)\s+(?:\p{L}{2,20}ly\s+)?(\p{L}{3,20})\b/u;
/** What is done to somebody and tells well of them. */
const HONOURS =
  /^(?:promoted|awarded|selected|chosen|appointed|elected|recogni[sz]ed|named|invited|nominated|hired|rated|ranked|voted|asked|trusted|entrusted|commended|published|born|based|trained|certified|moved|transferred|seconded|given|assigned|placed|offered|praised|thanked|credited|featured|accepted|admitted|licensed|registered|employed)$/i;
/** "running the ward and ordering": the second of them would be left behind. */
const SECOND_GERUND = /(?:,|\band|\bor)\s+(?:\p{L}{2,20}ly\s+)?\p{L}{2,20}ing\b/u;

function ofLines(id: Rule["id"], problemIn: (line: CheckedLine) => Omit<Problem, "pointer"> | null): Rule {
  return {
    id,
    group: "lines",
    severity: id === "weak-opening" ? "medium" : "low",
    isEnglish: true,
    check: ({ lines }) => {
      if (lines.length === 0) return null;
      return lines.flatMap((line): Problem[] => {
        const problem = problemIn(line);
        return problem ? [{ pointer: line.pointer, ...problem }] : [];
      });
    },
  };
}

export const verbRules: readonly Rule[] = [
  ofLines("weak-opening", (line) => {
    const found = WEAK_OPENING.exec(line.text)?.[0];
    if (found === undefined) return null;
    const stronger = withAction(line, line.text.slice(found.length).trim());
    return { params: { text: found }, ...(stronger && { fix: [setField(line.pointer, stronger)] }) };
  }),
  {
    id: "repeated-verb",
    group: "lines",
    severity: "low",
    isEnglish: true,
    check: ({ lines }) => {
      if (lines.length === 0) return null;
      const uses = Map.groupBy(
        lines.filter(({ opening }) => opening.verb !== null),
        ({ opening }) => opening.verb ?? "",
      );
      return [...uses].flatMap(([, used]): Problem[] => {
        const third = used[MOST_USES];
        const forms = new Set(used.map(({ opening }) => opened(opening.word.toLowerCase())));
        return third
          ? [
              {
                pointer: third.pointer,
                params: { words: [...forms].join("”, “"), forms: forms.size, times: used.length },
              },
            ]
          : [];
      });
    },
  },
  ofLines("first-person", ({ text, pointer }) => {
    const word = FIRST_PERSON.exec(text)?.[0];
    if (word === undefined) return null;
    const [, verb = ""] = /^I\s+(?:also\s+)?(\p{L}+)\b/u.exec(text) ?? [];
    const isAction = baseOf(verb, "past", "base") !== null;
    const rest = text.replace(/^I\s+(?:also\s+)?/, "");
    return {
      params: { word },
      ...(isAction && !FIRST_PERSON.test(rest) && { fix: [setField(pointer, opened(rest))] }),
    };
  }),
  ofLines("passive", ({ text }) => {
    const [found, participle = ""] = PASSIVE.exec(text) ?? [];
    const isPassive =
      found !== undefined && baseOf(participle, "participle") !== null && !HONOURS.test(participle);
    if (!isPassive) return null;
    return { params: { text: found, active: opened(past(baseOf(participle, "participle") ?? "")) } };
  }),
  {
    id: "tense",
    group: "lines",
    severity: "low",
    isEnglish: true,
    check: ({ positions }) => {
      const timed = positions.filter(({ lines }) => lines.some(({ time }) => time !== null));
      return timed.length === 0 ? null : timed.flatMap(({ lines }) => tenseProblems(lines));
    },
  },
];

/** In a past position the present is a slip. In a current one what is done daily is present; what is finished, past, and most often counted. */
function tenseProblems(lines: readonly CheckedLine[]): Problem[] {
  const inPresent = lines.filter(({ opening }) => opening.tense === "present");
  const inPast = lines.filter(({ opening }) => opening.tense === "past");
  if (lines[0]?.time === "past")
    return inPresent.map(({ text, pointer, opening: { word, verb } }) => ({
      pointer,
      params: { word, tense: "past" },
      ...(verb && { fix: [setField(pointer, opened(past(verb) + text.slice(word.length)))] }),
    }));
  if (inPresent.length <= inPast.length) return [];
  return (
    inPast
      // "Was the first of the night shift": what somebody was is over, whatever else goes on.
      .filter(({ text, opening: { verb } }) => verb !== "be" && !hasFigure(text))
      .map(({ pointer, opening: { word } }) => ({ pointer, params: { word, tense: "present" } }))
  );
}

/** "Responsible for running the ward" as "Ran the ward"; null where that could say something else. */
function withAction({ time }: CheckedLine, rest: string): string | null {
  const [word = ""] = /^\p{L}+/u.exec(rest) ?? [];
  const verb = baseOf(word, "gerund");
  if (verb === null || SECOND_GERUND.test(rest)) return null;
  return opened((time === "current" ? verb : past(verb)) + rest.slice(word.length));
}

function opened(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
