/**
 * A fare's tree in words: what each line is, how it comes about, and by which rule. All amounts of one tree are written
 * with the same decimals, so that the lines shown add up.
 */
import { isWholeThroughout } from '#domain/flight/explain.ts';
import type { AppliedRule, FarePart } from '#domain/flight/fare.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Decimals } from '#domain/money/format.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import type { DateWords } from '#ui/design/dates.ts';
import type { ExplainedLine } from '#ui/design/explain-tree.tsx';
import type { Language, Words } from '#ui/design/words.ts';

export interface FareSpeaker {
  readonly words: Words;
  readonly dates: DateWords;
  readonly language: Language;
  readonly decimals: Decimals;
}

/** How amounts of these trees, shown together, are written. */
export function decimalsOf(...trees: readonly (FarePart | undefined)[]): Decimals {
  return trees.every((tree) => tree === undefined || isWholeThroughout(tree)) ? 'whole' : 'exact';
}

export function shownAmount({ language, decimals }: FareSpeaker, amount: Money): string {
  return formatMoney(amount, { locale: language, decimals });
}

/** The lines under a total; with `rules` each says the rule that made it, from when it holds and who says so. */
export function fareLines(root: FarePart, speaker: FareSpeaker, rules: boolean): readonly ExplainedLine[] {
  return (root.parts ?? []).map((part, index) => lineOf(part, speaker, rules, String(index)));
}

function lineOf(part: FarePart, speaker: FareSpeaker, rules: boolean, key: string): ExplainedLine {
  const how = howItComes(part, speaker);
  const why = rules && part.rule ? ruleText(part.rule, speaker) : undefined;
  const note = [how, why].filter((text) => text !== undefined).join(' · ');
  return {
    key,
    label: partName(part, speaker.words),
    amount: shownAmount(speaker, part.amount),
    ...(note !== '' && { note }),
    ...(part.parts && { parts: part.parts.map((inner, index) => lineOf(inner, speaker, rules, `${key}.${index}`)) }),
  };
}

/** "DEL–BOM, 6E, class R" for a line of a base fare, "Base fare" for the whole of it. */
export function partName({ name, params = {} }: FarePart, words: Words): string {
  const { sector, carrier, rbd, code, place, percent, on } = params;
  if (sector !== undefined && carrier !== undefined) {
    const values = { sector: String(sector).replace('-', '–'), carrier };
    return rbd === undefined ? words('booking-part-sector', values) : words('booking-part-base-fare-line', { ...values, rbd });
  }
  if (code !== undefined && place !== undefined) return words('booking-part-levy', { code, place });
  if (name === 'k3' && percent !== undefined && on !== undefined) return words('booking-part-k3-line', { percent });
  return words(`booking-part-${name}`);
}

/** The sum behind a line: "3 × ₹ 4,780, adult", "6E 2.5% of ₹ 14,340". Undefined where the name says it all. */
export function howItComes({ amount, params = {} }: FarePart, speaker: FareSpeaker): string | undefined {
  const { words } = speaker;
  const { traveller, count, unit, each, percent, of, on, carrier, section, fareType } = params;
  const inMoney = (text: string | number) => {
    const parsed = parseMoney(String(text), amount.currency);
    return parsed === undefined ? String(text) : formatMoney(parsed, { locale: speaker.language });
  };
  if (count !== undefined && unit !== undefined && traveller !== undefined) {
    const times = words('booking-how-each-traveller', { count, unit: inMoney(unit), traveller: words(`booking-type-${traveller}`) });
    if (on !== undefined && percent !== undefined) return words('booking-how-of-each', { times, percent, on: inMoney(on) });
    if (fareType !== undefined && percent !== undefined) return words('booking-how-concession', { times, percent, fareType: words(`flight-fare-type-${fareType}`) });
    return times;
  }
  if (count !== undefined && each !== undefined) return words('booking-how-each', { count, each: inMoney(each) });
  if (percent === undefined) return undefined;
  if (of === undefined) return words('booking-how-percent', { percent });
  const share = words('booking-how-percent-of', { percent, of: inMoney(of) });
  if (section !== undefined) return words('booking-how-section', { share, section });
  return carrier === undefined ? share : words('booking-how-carrier', { share, carrier });
}

function ruleText({ from, to, note }: AppliedRule, { words, dates }: FareSpeaker): string {
  return to === undefined
    ? words('booking-rule-from', { from: dates.numeric(from), to: '', note })
    : words('booking-rule-between', { from: dates.numeric(from), to: dates.numeric(to), note });
}
