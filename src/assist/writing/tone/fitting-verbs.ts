import { namesPeople } from "../../../domain/language/people-words.ts";
import type { Tone } from "../../../domain/suggestions/request.ts";
import { headOf } from "../read/noun-phrase.ts";
import { isFiniteVerb } from "../read/verbs.ts";
import { endsPhrase, type Word } from "../read/word.ts";
import { opensObject } from "../read/word-kinds.ts";

/** Verbs whose other words fit only some objects; in the order professional, confident, friendly. */
interface Choice {
  readonly fits: (object: readonly Word[]) => boolean;
  readonly verbs: Readonly<Record<Tone, string>>;
}

const SOFTWARE =
  /^(?:app|application|bot|dashboards?|tools?|website|site|scripts?|apis?|plugin|extension|portal|platform|end|parser|game|pipelines?|database|backend|frontend|model|server|library)$/;
const WRITINGS =
  /^(?:reports?|papers?|articles?|dissertation|thesis|leaflets?|guides?|policies|posts?|manuals?|essays?|handbook|procedures?|newsletters?|base)$/;
const FAULTS = /^(?:bugs?|faults?|issues?|problems?|tickets?|errors?)$/;
const RECORDS = /^(?:records?|logs?|books?|logbooks?|registers?|files?|diar(?:y|ies))$/;
const GROUPS =
  /^(?:groups?|clubs?|networks?|charity|clinic|service|scheme|programme|society|choir|league|library)$/;
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
    {
      fits: (object) => hasHead(RECORDS)(object) && !object.some(({ lower }) => lower === "date"),
      verbs: { professional: "maintain", confident: "maintain", friendly: "keep" },
    },
  ],
  [
    "give",
    { fits: hasHead(TALKS), verbs: { professional: "deliver", confident: "deliver", friendly: "give" } },
  ],
  [
    "set up",
    { fits: hasHead(GROUPS), verbs: { professional: "establish", confident: "launch", friendly: "set up" } },
  ],
  ["find", { fits: isCounted, verbs: { professional: "identify", confident: "identify", friendly: "find" } }],
  [
    "help",
    { fits: isWithSomething, verbs: { professional: "assist", confident: "assist", friendly: "help" } },
  ],
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
function isCounted(object: readonly Word[]): boolean {
  const [first] = object;
  const end = object.findIndex(endsPhrase);
  const isPlain = !object.slice(0, end < 0 ? undefined : end + 1).some((_, at) => isFiniteVerb(object, at));
  return first !== undefined && isPlain && /^[£$€]?\d/.test(first.lower);
}

function isThing([first]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    opensObject(first) &&
    !/^(?:on|at|in|to|from|as|with|up|out|off)$/.test(first.lower)
  );
}

/** "helped the event manager with the conference". */
function isWithSomething(object: readonly Word[]): boolean {
  const end = object.findIndex(endsPhrase);
  const at = object.findIndex(({ lower }) => lower === "with");
  const [first] = object;
  return (
    first !== undefined &&
    (opensObject(first) || namesPeople(first.lower)) &&
    at > 0 &&
    at < 6 &&
    (end < 0 || end > at) &&
    !object.slice(0, at).some(({ lower }) => /^(?:to|and|who|that|build|make|set|out)$/.test(lower))
  );
}

/** A change that is told in figures: hair is cut too. */
function isMeasured(object: readonly Word[]): boolean {
  return (
    object.some(({ lower }) => lower === "from" || lower === "by") &&
    object.some(({ lower }) => /\d/.test(lower))
  );
}
