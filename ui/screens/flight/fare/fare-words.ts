/**
 * A fare's tree in words: what each line is, how it comes about, and by which rule. All amounts of one tree are written
 * with the same decimals, so that the lines shown add up.
 */
import type { Language } from '#domain/people/language.ts';
import { isWholeThroughout } from '#domain/price/explain.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { PricePart } from '#domain/price/price.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Decimals } from '#domain/money/format.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import type { DateWords } from '#ui/design/date/dates.ts';
import type { ExplainedLine } from '#ui/design/data/explain-tree.tsx';
import type { Words } from '#ui/design/words/words.ts';
import { ruleText } from '#ui/booking/rule-text.ts';
import { percentWritten } from '#ui/booking/words/percent-words.ts';

export interface FareSpeaker {
  readonly words: Words;
  readonly dates: DateWords;
  readonly language: Language;
  readonly decimals: Decimals;
  readonly extraLine?: ExtraLine;
}

/** A service of one traveller by its name, and whose it is; undefined for all other lines. */
export type ExtraLine = (part: PricePart) => { readonly label: string; readonly note: string } | undefined;

/** How the amounts of a tree are written: whole only where all of them are. */
export function decimalsOf(tree: PricePart): Decimals {
  return isWholeThroughout(tree) ? 'whole' : 'exact';
}

function shownAmount({ language, decimals }: FareSpeaker, amount: Money): string {
  return formatMoney(amount, { locale: language, decimals });
}

/** The lines under a total; with `rules` each says the rule that made it, from when it holds and who says so. */
export function fareLines(root: PricePart, speaker: FareSpeaker, rules: boolean): readonly ExplainedLine[] {
  return joinedByName(root.parts ?? []).map((part, index) => lineOf(part, speaker, rules, String(index)));
}

function lineOf(part: PricePart, speaker: FareSpeaker, rules: boolean, key: string): ExplainedLine {
  const extra = speaker.extraLine?.(part);
  const how = extra?.note ?? howItComes(part, speaker);
  const why = rules && part.rule ? ruleText(speaker.words, speaker.dates, part.rule) : undefined;
  const moved = rules ? whatMovedIt(part, speaker) : undefined;
  const note = [how, moved, why].filter((text) => text !== undefined).join(' · ');
  return {
    key,
    label: extra?.label ?? partName(part, speaker),
    amount: shownAmount(speaker, part.amount),
    ...(note !== '' && { note }),
    ...(part.parts && { parts: part.parts.map((inner, index) => lineOf(inner, speaker, rules, `${key}.${index}`)) }),
  };
}

/** "DEL–BOM, 6E, class R" for a line of a base fare, "Base fare" for the whole of it. */
export function partName({ name, params = {} }: PricePart, { words, language }: FareSpeaker): string {
  const { sector, carrier, rbd, code, place, percent, traveller, promo } = params;
  if (sector !== undefined && carrier !== undefined) {
    const values = { sector: String(sector).replaceAll('-', '–'), carrier };
    return rbd === undefined
      ? words('booking-part-sector', values)
      : words('booking-part-base-fare-line', { ...values, rbd });
  }
  if (code !== undefined && place !== undefined) return words('booking-part-levy', { code, place });
  if (name === 'k3' && percent !== undefined && traveller !== undefined)
    return words('booking-part-k3-line', { percent: percentWritten(percent, language) });
  if (name === 'discount' && promo !== undefined) return words('booking-part-discount-promo', { promo });
  return words(`booking-part-${name}`);
}

/**
 * The sum behind a line: "3 × ₹ 4,780, adult", "6E 2.5% of ₹ 14,340", and the cap where it counts. Undefined where the name
 * says it all.
 */
export function howItComes(part: PricePart, speaker: FareSpeaker): string | undefined {
  const how = sumBehind(part, speaker);
  const most = part.params?.['most'];
  return how === undefined || most === undefined
    ? how
    : speaker.words('booking-how-capped', { how, most: asMoney(most, part, speaker) });
}

function sumBehind(part: PricePart, speaker: FareSpeaker): string | undefined {
  const { words } = speaker;
  const { traveller, count, each, percent: share, of, carrier, section, fareType, unit, shared } = part.params ?? {};
  if (unit !== undefined) return words('booking-how-rounded', { unit: asMoney(unit, part, speaker) });
  if (shared !== undefined) return words('booking-how-booking');
  const percent = share === undefined ? undefined : percentWritten(share, speaker.language);
  if (count !== undefined && each !== undefined) {
    const values = { count, each: asMoney(each, part, speaker) };
    if (traveller === undefined) return words('booking-how-each', values);
    const times = words('booking-how-each-traveller', { ...values, traveller: words(`booking-type-${traveller}`) });
    if (percent === undefined) return times;
    if (fareType !== undefined)
      return words('booking-how-concession', { times, percent, fareType: words(`flight-fare-type-${fareType}`) });
    const shared = { times, percent, of: asMoney(of ?? '', part, speaker) };
    // The base fare of a child or an infant follows from the adult's.
    if (part.name === 'base-fare-line')
      return words(Number(share) === 100 ? 'booking-how-as-adult' : 'booking-how-of-adult', shared);
    const ofEach = words('booking-how-of-each', shared);
    return section === undefined ? ofEach : words('booking-how-section', { share: ofEach, section });
  }
  if (percent === undefined) return undefined;
  if (of === undefined) return words('booking-how-percent', { percent });
  const shareOf = words('booking-how-percent-of', { percent, of: asMoney(of, part, speaker) });
  if (section !== undefined) return words('booking-how-section', { share: shareOf, section });
  return carrier === undefined ? shareOf : words('booking-how-carrier', { share: shareOf, carrier });
}

/** How a supplier came to a base fare, where it says so: the lowest price of the flight, and what moved it. */
function whatMovedIt(part: PricePart, speaker: FareSpeaker): string | undefined {
  const {
    lowest,
    classPercent,
    daysPercent,
    demandPercent,
    familyPercent,
    familyPlus = 0,
    traveller,
  } = part.params ?? {};
  if (traveller !== 'adult' || lowest === undefined || classPercent === undefined || daysPercent === undefined)
    return undefined;
  if (demandPercent === undefined || familyPercent === undefined) return undefined;
  const factors = { classPercent, daysPercent, demandPercent, familyPercent };
  const moved = speaker.words('booking-how-base', { lowest: asMoney(lowest, part, speaker), ...factors });
  return Number(familyPlus) === 0
    ? moved
    : speaker.words('booking-how-base-plus', { moved, plus: asMoney(familyPlus, part, speaker) });
}

function asMoney(text: string | number, { amount }: PricePart, { language }: FareSpeaker): string {
  const parsed = parseMoney(String(text), amount.currency);
  return parsed === undefined ? String(text) : formatMoney(parsed, { locale: language });
}
