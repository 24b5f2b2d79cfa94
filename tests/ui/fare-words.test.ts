/** How a fare says that it came about, in every language: whole sentences, with the real messages. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/people/language.ts';
import type { PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { dateWords } from '#ui/design/date/dates.ts';
import { languageTag } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fareLines, howItComes, partName } from '#ui/screens/flight/fare/fare-words.ts';
import type { FareSpeaker } from '#ui/screens/flight/fare/fare-words.ts';
import { ruleNames } from '#domain/rules/applied-rule.ts';
import { ruleText } from '#ui/booking/rule-text.ts';
import { rupees } from '#tests/fixtures/flight.ts';

function speakerOf(language: Language): FareSpeaker {
  const bundle = new FluentBundle(languageTag(language), { useIsolating: false });
  for (const area of ['booking', 'flight', 'fees']) {
    const file = new URL(`../../ui/locales/${language}/${area}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  const words: Words = (id, args) => {
    const { value } = bundle.getMessage(id) ?? {};
    if (!value) throw new Error(`No message ${id}`);
    return bundle.formatPattern(value, { ...args });
  };
  return { words, dates: dateWords(languageTag(language)), language, decimals: 'exact' };
}

const rule = { id: 'r', called: 'fare-level', from: isoDate('2024-01-01') } as const;
const baseLine = (traveller: string, amount: number, params: PricePart['params'] = {}): PricePart => ({
  name: 'base-fare-line',
  amount: rupees(amount),
  rule,
  params: { sector: 'COK-DXB', carrier: 'SG', rbd: 'O', traveller, count: 1, each: `${amount}.00`, ...params },
});
const child = baseLine('child', 6646, { percent: '75', of: '8861.00' });
const sameChild = baseLine('child', 8861, { percent: '100', of: '8861.00' });
const discount: PricePart = {
  name: 'discount',
  amount: rupees(-500),
  params: { promo: 'DIWALI', percent: '5', of: '10000.00' },
};
const tds: PricePart = {
  name: 'tds',
  amount: rupees(8.86),
  params: { traveller: 'adult', count: 2, each: '4.43', percent: '2', of: '221.53', section: '393' },
};

test.each(['en', 'fr', 'ar'] as const)(
  'every rule has its name and dates in %s, and no note of a table',
  (language) => {
    const { words, dates } = speakerOf(language);
    const [from, to] = [isoDate('2024-01-01'), isoDate('2025-09-21')];
    const texts = ruleNames.map((called) => ruleText(words, dates, { id: 'r', called, from, to }));
    expect(new Set(texts).size).toBe(ruleNames.length);
    for (const text of texts) {
      expect(text).toContain('2024');
      expect(text).toContain('2025');
      expect(text).not.toContain('sandbox');
    }
  },
);

describe.each<[Language, readonly string[]]>([
  [
    'en',
    [
      '1 × ₹ 6,646, child; 75% of the adult fare of ₹ 8,861',
      '1 × ₹ 8,861, child; as the adult fare',
      'Discount with code DIWALI: 5% of ₹ 10,000',
      '2 × ₹ 4.43, adult; 2% of ₹ 221.53 each, section 393',
    ],
  ],
  [
    'fr',
    [
      '1 × ₹ 6 646, enfant ; 75 % du tarif adulte de ₹ 8 861',
      '1 × ₹ 8 861, enfant ; comme le tarif adulte',
      'Remise avec le code DIWALI: 5 % de ₹ 10 000',
      '2 × ₹ 4,43, adulte ; 2 % de ₹ 221,53 chacun, article 393',
    ],
  ],
  [
    'ar',
    [
      '1 × ₹ 6,646، طفل؛ 75% من سعر البالغ، وهو ₹ 8,861',
      '1 × ₹ 8,861، طفل؛ مثل سعر البالغ',
      'خصم بالرمز DIWALI: 5% من ₹ 10,000',
      '2 × ₹ 4.43، بالغ؛ 2% من ₹ 221.53 لكل منهم، المادة 393',
    ],
  ],
])('a fare explained in %s', (language, said) => {
  const speaker = speakerOf(language);
  test('says how each line came about', () => {
    const how = (part: PricePart) => (howItComes(part, speaker) ?? '').replaceAll(/\s/g, ' ');
    expect([how(child), how(sameChild), `${partName(discount, speaker)}: ${how(discount)}`, how(tds)]).toEqual(said);
  });

  test('shows lines of one name as one, which opens', () => {
    const root: PricePart = { name: 'net-payable', amount: rupees(17.72), parts: [tds, tds] };
    const lines = fareLines(root, speaker, false);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.parts).toHaveLength(2);
  });
});
