/** The price beside a checkout: what the customer pays or the agency is charged, how it is made up, and whether the balance covers it. */
import { useState } from 'react';
import { type Decimals, formatMoney } from '#domain/money/format.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { isWholeThroughout } from '#domain/price/explain.ts';
import { joinedByName } from '#domain/price/joined.ts';
import { isHouses, type PricePart } from '#domain/price/price.ts';
import type { ExplainedLine } from '#ui/design/data/explain-tree.tsx';
import { type DateWords, useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords, type Words } from '#ui/design/words/words.ts';
import { ruleText } from '../rule-text.ts';
import { percentWritten } from '../words/percent-words.ts';
import { AgencyCharge, ExplainedFrame, PriceFrame, type PriceSide, type ShownPrice, treeOf } from './price-frame.tsx';

export interface PriceColumnProps extends ShownPrice {
  /** What is bought, in a few words under the figure: "2 travellers". */
  readonly of?: string | undefined;
  /** Whose a line is, and of what: "Asha Rao"; nothing where all are of one. */
  readonly unitName?: ((part: PricePart) => string | undefined) | undefined;
  readonly onExplain: () => void;
  /** How many levels stand open at first; none where absent. */
  readonly openLevels?: number | undefined;
}

interface Speaker extends Pick<PriceColumnProps, 'unitName'> {
  readonly words: Words;
  readonly dates: DateWords;
  readonly language: Language;
  readonly decimals: Decimals;
}

/** Called otherwise here than of flights. */
const ownNames: readonly PricePart['name'][] = ['fare', 'gross-fare', 'base-fare', 'taxes', 'handling-charges'];

export function salePartName(words: Words, { name, params }: PricePart): string {
  // A line that says what it is for is called by that.
  const what = whatOf({ params });
  if (what === 'share') return words('checkout-part-share', { share: String(params?.['share'] ?? '') });
  if (what !== undefined) return words(`checkout-part-${name}-${what}`);
  const id = ownNames.includes(name) ? `checkout-part-${name}` : `booking-part-${name}`;
  // The house's charge is not called as the product calls its supplier's.
  return isHouses({ params }) ? words(id, { product: 'house' }) : words(id);
}

/** What a supplier's line is for, where it says so. */
function whatOf({ params }: Pick<PricePart, 'params'>): string | number | undefined {
  return isHouses({ params }) ? undefined : params?.['what'];
}

function useSpeaker(tree: PricePart, unitName: PriceColumnProps['unitName']): Speaker {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  return { words, dates, language, decimals: isWholeThroughout(tree) ? 'whole' : 'exact', unitName };
}

function linesOf(root: PricePart, speaker: Speaker, rules: boolean, above = ''): readonly ExplainedLine[] {
  return joinedByName(root.parts ?? []).map((part, at): ExplainedLine => {
    const { words, dates, language, decimals, unitName } = speaker;
    const key = `${above}${at}`;
    const own = root.name === part.name ? unitName?.(part) : undefined;
    const whose = own === undefined && part.parts === undefined ? unitName?.(part) : undefined;
    const why = rules && part.rule ? ruleText(words, dates, part.rule) : undefined;
    const note = [whose, howOf(part, speaker), why].filter((text) => text !== undefined).join(' · ');
    return {
      key,
      label: own ?? salePartName(words, part),
      amount: formatMoney(part.amount, { locale: language, decimals }),
      ...(note !== '' && { note }),
      ...(part.parts && { parts: innerOf(part, speaker, rules, `${key}.`) }),
    };
  });
}

/** Lines of one name are said by whose they are. */
function innerOf(part: PricePart, speaker: Speaker, rules: boolean, above: string): readonly ExplainedLine[] {
  const { parts: inner = [] } = part;
  if (!inner.every(({ name }) => name === part.name)) return linesOf(part, speaker, rules, above);
  return inner.map((each, at) => ({
    key: `${above}${at}`,
    label: innerName(each, speaker),
    amount: formatMoney(each.amount, { locale: speaker.language, decimals: speaker.decimals }),
    note: [
      whatOf(each) === undefined ? undefined : speaker.unitName?.(each),
      howOf(each, speaker),
      rules && each.rule ? ruleText(speaker.words, speaker.dates, each.rule) : undefined,
    ]
      .filter((text) => text !== undefined)
      .join(' · '),
  }));
}

function innerName(part: PricePart, { words, unitName }: Speaker): string {
  return whatOf(part) === undefined ? (unitName?.(part) ?? salePartName(words, part)) : salePartName(words, part);
}

function howOf(part: PricePart, { words, language }: Speaker): string | undefined {
  const { percent, of, unit, most, each, count, days, nights, begins = '', ends = '' } = part.params ?? {};
  const shown = (text: string | number) => {
    const parsed = parseMoney(String(text), part.amount.currency);
    return parsed === undefined ? String(text) : formatMoney(parsed, { locale: language });
  };
  if (unit !== undefined) return words('booking-how-rounded', { unit: shown(unit) });
  if (each !== undefined && count !== undefined) return words('booking-how-each', { count, each: shown(each) });
  if (each !== undefined && days !== undefined) return words('booking-how-days', { count: days, each: shown(each) });
  if (each !== undefined && nights !== undefined)
    return words('booking-how-nights', { count: nights, each: shown(each), begins, ends });
  if (percent === undefined || of === undefined) return undefined;
  const share = percentWritten(percent, language);
  const how =
    yearlyOf(part.params ?? {}, shown, words, language) ??
    words('booking-how-percent-of', { percent: share, of: shown(of) });
  return most === undefined ? how : words('booking-how-capped', { how, most: shown(most) });
}

/** Of a rate that goes by what was paid in the year: how the limit was shared out. */
function yearlyOf(
  { percent = '', of = '', limit, before = '', below = '', over, abovePercent = '' }: NonNullable<PricePart['params']>,
  shown: (text: string | number) => string,
  words: Words,
  language: Language,
): string | undefined {
  if (limit === undefined) return undefined;
  const rate = (text: string | number) => percentWritten(text, language);
  const shares =
    over === undefined
      ? words('booking-how-percent-of', { percent: rate(percent), of: shown(of) })
      : words('booking-how-over-limit', {
          percent: rate(percent),
          below: shown(below),
          above: rate(abovePercent),
          over: shown(over),
        });
  return words('booking-how-yearly', { shares, limit: shown(limit), before: shown(before) });
}

export function PriceColumn({ of, unitName, openLevels = 0, ...shown }: PriceColumnProps) {
  const { price, side } = shown;
  const words = useWords();
  const root = treeOf(price, side);
  const speaker = useSpeaker(root, unitName);
  return (
    <PriceFrame
      title={words('checkout-price')}
      label={labelOf(words, root, of)}
      {...shown}
      decimals={speaker.decimals}
      lines={linesOf(root, speaker, false)}
      openLevels={openLevels}
      explainLabel={words('checkout-explain')}
    >
      {price.terms === undefined ? null : <AgencyCharge terms={price.terms} decimals={speaker.decimals} />}
    </PriceFrame>
  );
}

function labelOf(words: Words, root: PricePart, of: string | undefined): string {
  return [salePartName(words, root), of].filter((text) => text !== undefined).join(' · ');
}

export interface PriceExplainedProps extends Omit<PriceColumnProps, 'onExplain' | 'openLevels'> {
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

export function PriceExplained({ open, narrow, onClose, price, of, unitName, side, onSide }: PriceExplainedProps) {
  const words = useWords();
  const root = treeOf(price, side);
  const speaker = useSpeaker(root, unitName);
  return (
    <ExplainedFrame
      {...{ open, narrow, onClose, price, side, onSide }}
      label={labelOf(words, root, of)}
      decimals={speaker.decimals}
      lines={linesOf(root, speaker, true)}
    />
  );
}

/** Explains a price by itself, where a button asks for it. */
export function useExplained(): {
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  readonly open: boolean;
  readonly onExplain: () => void;
  readonly onClose: () => void;
} {
  const [open, setOpen] = useState(false);
  const [side, onSide] = useState<PriceSide>('customer');
  return { side, onSide, open, onExplain: () => setOpen(true), onClose: () => setOpen(false) };
}
