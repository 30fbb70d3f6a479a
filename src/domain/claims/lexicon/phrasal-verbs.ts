/** "verb particle: verbs that say the same". */
const TABLE = `put up:erect install hang|take down:dismantle remove|take apart:dismantle disassemble|put together:assemble compile|put away:store stow|put in:insert install fit submit|take up:shorten
give out:distribute|hand out:distribute|send out:distribute dispatch|pass on:relay forward|get rid:dispose remove discard|throw away:discard dispose|throw out:discard
find out:discover identify|work out:calculate determine|sort out:resolve organise|fill in:complete|fill out:complete|fill up:refill replenish|top up:replenish refill
write up:document|write down:record document|note down:record|type up:transcribe|go over:review check|look over:review inspect|look into:investigate|look up:research
look after:maintain manage|keep up:maintain|pick up:collect|drop off:deliver|tidy up:clean organise|clean up:tidy|clear up:clean|clear out:empty clear|break down:dismantle
let in:admit|sign up:register enrol subscribe|sign in:register|take on:hire recruit|let go:dismiss|set out:arrange|lay out:arrange|hand over:transfer brief
ring up:call phone process|call back:return|chase up:follow pursue|cut down:fell reduce|cut back:prune reduce|bring in:introduce attract|bring up:raise|pay in:deposit|pay out:disburse
print out:print|check over:inspect|try out:test trial|carry out:conduct perform|close up:close lock|lock up:lock secure close|open up:open|cash up:reconcile balance
wash up:wash|mark up:annotate|weigh out:weigh measure|measure up:measure|load up:load|start up:launch found|shut down:close`;

/** By verb and particle, the verbs that say the same in one word. */
export const PHRASAL_VERBS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split(/[|\n]/).map((row): [string, string[]] => {
    const [phrase = "", verbs = ""] = row.split(":");
    return [phrase, verbs.split(" ")];
  }),
);
