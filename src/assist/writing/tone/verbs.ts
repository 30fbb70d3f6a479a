import type { Tone } from "../../../domain/suggestions/request.ts";

/** Verbs that name the same act: the formal one, the direct one, the plain one. None claims more than another. */
const VERBS: ReadonlyMap<string, readonly [professional: string, confident: string, friendly: string]> =
  new Map(
    `deal with:handle,handle,deal with|make sure:ensure,ensure,make sure|talk to:speak to,speak with,talk to|talk with:speak with,speak with,talk with|bring down:reduce,cut,bring down
  bring up:raise,raise,bring up|come up with:devise,create,come up with|sort out:resolve,resolve,sort out|ring:call,call,ring|suggest:propose,propose,suggest
  train up:train,train,train|keep track of:track,track,keep track of|take care of:look after,take care of,take care of|look after:look after,take care of,look after|go through:review,review,go through|get ready:prepare,prepare,get ready
  work together with:collaborate with,partner with,work with|fill in:complete,complete,fill in|fill out:complete,complete,fill out|give out:distribute,hand out,give out|hand out:distribute,hand out,hand out
  take out:remove,take out,take out|look at:review,examine,look at|look into:investigate,investigate,look into|cut down:reduce,cut,cut down
  carry out:carry out,perform,carry out|handle:handle,handle,take care of|conduct:conduct,conduct,carry out|provide:provide,deliver,provide|write up:document,document,write up|begin:begin,start,start|increase:increase,raise,increase
  process:process,process,handle|prep:prepare,prepare,prep|phone:call,call,phone|send out:distribute,send out,send out|take part in:participate in,take part in,take part in|pick up:collect,collect,pick up|drop off:deliver,deliver,drop off|put together:put together,create,put together|greet:greet,welcome,welcome|develop:develop,build,build|serve as:serve as,act as,work as`
      .split(/[|\n]/)
      .map((row): [string, [string, string, string]] => {
        const [verb = "", choices = ""] = row.trim().split(":");
        const [professional = verb, confident = verb, friendly = verb] = choices.split(",");
        return [verb, [professional, confident, friendly]];
      }),
  );
const PLACE: Record<Tone, 0 | 1 | 2> = { professional: 0, confident: 1, friendly: 2 };

/** The verb of a tone for an act; the person's own where no other fits. */
export function tonedVerb(verb: string, tone: Tone): string {
  return VERBS.get(verb)?.[PLACE[tone]] ?? verb;
}

/** The longest verb of the table that a verb and the words after it make: "come" before "up with". */
export function phrasalVerb(
  lemma: string,
  after: readonly string[],
): { readonly verb: string; readonly words: number } {
  for (const words of [2, 1]) {
    const verb = [lemma, ...after.slice(0, words)].join(" ");
    if (after.length >= words && VERBS.has(verb)) return { verb, words };
  }
  return { verb: lemma, words: 0 };
}
