/** What a dated rule is called and from when it holds, in words of the area `fees`. */
import type { AppliedRule } from '#domain/rules/applied-rule.ts';
import type { DateWords } from '../design/date/dates.ts';
import type { Words } from '../design/words/words.ts';

export function ruleText(words: Words, dates: DateWords, { called, from, to }: AppliedRule): string {
  const rule = words(`fees-rule-${called}`);
  return to === undefined
    ? words('fees-rule-from', { rule, from: dates.numeric(from) })
    : words('fees-rule-between', { rule, from: dates.numeric(from), to: dates.numeric(to) });
}
