import type { Figure } from "../figures/figure.ts";
import { isCount } from "./derived.ts";

/** Whether two numbers count or measure the same, so that one may be added to, taken from or set against the other. */
export function isAlike(one: Figure, other: Figure): boolean {
  if (one.dimension !== other.dimension)
    // "a budget of £400, spent 300"
    return isCount(one) && isCount(other) && one.things.size + other.things.size === 0;
  if (one.dimension !== "plain") return hasSameUnit(one, other);
  return isSameThing(one.things, other.things) || isPart(one, other) || isChange(one, other);
}

function hasSameUnit(one: Figure, other: Figure): boolean {
  return one.of === undefined || other.of === undefined || one.of === other.of;
}

/** A number that leaves open what it counts may count the same as its neighbour. */
export function isSameThing(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return true;
  return [...one].some((thing) => other.has(thing));
}

const TURNED =
  /(?:→|->|\b(?:instead of|rather than|compared (?:to|with)|vs\.?|up from|down from|now|(?:it|which|that) was))\s*(?:about |around |just |only |~)?$/i;
const TO = /\bto (?:about |around |just |only |~)?$/i;

/** "31 passes out of 47 tests" */
function isPart(one: Figure, other: Figure): boolean {
  return (
    one.clause === other.clause && /\bof (?:the |my |our )?$/i.test(one.clause.between(one.end, other.start))
  );
}

/** "from 61 types to 38 together": both ends of one change, whatever word follows. */
function isChange(one: Figure, other: Figure): boolean {
  if (one.clause.sentence !== other.clause.sentence) return false;
  const between = one.clause.between(one.end, other.start);
  return (
    TURNED.test(between) || (TO.test(between) && /\bfrom [^\d]{0,12}$/i.test(one.clause.before(one.start)))
  );
}
