import type { Figure } from "./figures/figure.ts";

const ABOUT_MONEY =
  /\b(?:rais(?:e|ed|es|ing)|sav(?:e|ed|es|ing|ings)|budgets?|sales?|sold|revenues?|turnover|costs?|prices?|priced|worth|grants?|fund(?:s|ed|ing|raising)?|invoices?|spen[dt]\w*|pay|paid|payroll|salar(?:y|ies)|wages?|fees?|donat\w+|earn\w*|profits?|loss(?:es)?|income|values?|valued|debts?|cash|bank(?:ed|ing|ings)?|deposits?|takings|surplus|quotas?|arr|mrr|loans?|rent|bills?|refund\w*|sponsor\w*|bonus(?:es)?|discounts?|money)\b/i;

const OF_MONEY =
  /^ (?:of |in )?(?:\p{L}+ )?(?:fees|sales|savings|revenues?|donations|grants|earnings|losses|profits|invoices)\b/iu;

/** Whether the words of a number leave open what it counts; only then may it have a unit that was not written. */
export function isOpen({ dimension, things }: Figure): boolean {
  return dimension === "plain" && things.size === 0;
}

/** "raised 12,000", "banking up to 8k": an amount whose currency went without saying. */
export function mayBeMoney(one: Figure): boolean {
  const { dimension, clause, start, end, value, spoken } = one;
  const isScaled = value >= 1000 * spoken;
  // "62k fees"
  if (isScaled && OF_MONEY.test(clause.after(end))) return true;
  // "raised 2000" may be read as a year.
  if (!isOpen(one) && dimension !== "year") return false;
  return isScaled || ABOUT_MONEY.test(clause.before(start)) || ABOUT_MONEY.test(clause.after(end));
}
