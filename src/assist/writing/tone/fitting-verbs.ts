import type { Tone } from "../../../domain/suggestions/request.ts";
import { headOf } from "../plan/noun-phrase.ts";
import { isDetermined } from "../read/find-verb.ts";
import type { Word } from "../read/word.ts";

/** Verbs whose other words fit only some objects; in the order professional, confident, friendly. */
interface Choice {
  readonly fits: (object: readonly Word[]) => boolean;
  readonly verbs: Readonly<Record<Tone, string>>;
}

const SOFTWARE =
  /^(?:app|application|bot|dashboards?|tools?|website|site|scripts?|apis?|plugin|extension|portal|platform|pipelines?|database|backend|frontend|model|server|library)$/;
const WRITINGS =
  /^(?:reports?|papers?|articles?|dissertation|thesis|leaflets?|guides?|policies|posts?|manuals?|essays?|handbook|procedures?|newsletters?|base)$/;
const FAULTS = /^(?:bugs?|faults?|issues?|problems?|tickets?|errors?)$/;
const RECORDS = /^(?:records?|logs?|books?|logbooks?|registers?|files?|diar(?:y|ies))$/;
const TALKS = /^(?:talks?|presentations?|training|lessons?|workshops?|tours?|demonstrations?)$/;

const CHOICES: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  [
    "build",
    { fits: hasHead(SOFTWARE), verbs: { professional: "develop", confident: "build", friendly: "build" } },
  ],
  [
    "write",
    { fits: hasHead(WRITINGS), verbs: { professional: "write", confident: "author", friendly: "write" } },
  ],
  ["fix", { fits: hasHead(FAULTS), verbs: { professional: "resolve", confident: "fix", friendly: "fix" } }],
  [
    "keep",
    { fits: hasHead(RECORDS), verbs: { professional: "maintain", confident: "maintain", friendly: "keep" } },
  ],
  [
    "give",
    { fits: hasHead(TALKS), verbs: { professional: "deliver", confident: "deliver", friendly: "give" } },
  ],
  ["find", { fits: isCounted, verbs: { professional: "identify", confident: "identify", friendly: "find" } }],
  ["start", { fits: isThing, verbs: { professional: "start", confident: "launch", friendly: "start" } }],
  [
    "reduce",
    { fits: isMeasured, verbs: { professional: "reduce", confident: "cut", friendly: "bring down" } },
  ],
]);

/** The verb of a tone for an act on an object; the given one where no other fits it. */
export function fittingVerb(verb: string, object: readonly Word[], tone: Tone): string {
  const choice = CHOICES.get(verb);
  return choice?.fits(object) ? choice.verbs[tone] : verb;
}

function hasHead(heads: RegExp): (object: readonly Word[]) => boolean {
  return (object) => heads.test(headOf(object));
}

/** "found 14 bugs", "found that invoices were paid twice". */
function isCounted([first]: readonly Word[]): boolean {
  return first !== undefined && (/^[£$€]?\d/.test(first.lower) || first.lower === "that");
}

function isThing([first]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    isDetermined(first) &&
    !/^(?:on|at|in|to|from|as|with|up|out|off)$/.test(first.lower)
  );
}

/** A change that is told in figures: hair is cut too. */
function isMeasured(object: readonly Word[]): boolean {
  return (
    object.some(({ lower }) => lower === "from" || lower === "by") &&
    object.some(({ lower }) => /\d/.test(lower))
  );
}

/** Whether a verb has other words for some objects. */
export function choosesFor(verb: string): boolean {
  return CHOICES.has(verb);
}
