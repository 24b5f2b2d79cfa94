/** Fare rules as text, in every language: every sector, every span and both fees of it, and what is not known is said so. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/people/language.ts';
import type { SectorRules } from '#domain/flight/fare/fare-rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { languageTag, type Words } from '#ui/design/words/words.ts';
import { fareRulesText } from '#ui/screens/flight/fare/fare-rules-text.ts';
import { rupees } from '#tests/fixtures/flight.ts';

function wordsOf(language: Language): Words {
  const bundle = new FluentBundle(languageTag(language), { useIsolating: false });
  for (const area of ['booking', 'fees']) {
    const file = new URL(`../../ui/locales/${language}/${area}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  return (id, args) => {
    const { value } = bundle.getMessage(id) ?? {};
    if (!value) throw new Error(`No message ${id}`);
    return bundle.formatPattern(value, { ...args });
  };
}

const sector: SectorRules = {
  origin: 'DEL',
  destination: 'BOM',
  carrier: '6E',
  family: 'Saver',
  steps: [
    { hoursFrom: null, hoursTo: 72, cancel: rupees(3500), change: rupees(0) },
    { hoursFrom: 72, hoursTo: 0, cancel: null, change: rupees(4250) },
  ],
  per: { cancel: 'ticket', change: 'ticket' },
  noShow: null,
  rule: { id: 'made', called: 'fare-level', from: isoDate('2024-01-01') },
  baggage: { checkInKg: 15, cabinKg: 7 },
};
const cities: Readonly<Record<string, string>> = { DEL: 'Delhi', BOM: 'Mumbai' };

describe.each(['en', 'fr', 'ar'] as const)('fare rules as text in %s', (language) => {
  const words = wordsOf(language);
  const textOf = (...sectors: readonly SectorRules[]) =>
    fareRulesText(words, { sectors }, { city: (code) => cities[code] ?? code, locale: language });

  it('says the trip, then each span with what cancelling and changing cost, then the no-show', () => {
    const lines = textOf(sector).split('\n');
    expect(lines).toHaveLength(2 + 2 * 2 + 1);
    expect(lines[0]).toContain('Delhi');
    expect(lines[0]).toContain('Mumbai');
    expect(lines[0]).toContain('Saver');
    const fees = [formatMoney(rupees(3500), { locale: language }), words('fees-free'), words('fees-not-allowed')];
    expect([
      lines[2]?.includes(fees[0] ?? ''),
      lines[3]?.includes(fees[1] ?? ''),
      lines[4]?.includes(fees[2] ?? ''),
    ]).toEqual([true, true, true]);
    expect(lines[5]).toContain(formatMoney(rupees(4250), { locale: language }));
    expect(lines[6]).toContain(words('booking-no-show-all'));
  });

  it('says rules that two sectors share once, and others apart', () => {
    const back = { ...sector, origin: 'BOM', destination: 'DEL' };
    expect(textOf(sector, back).split('\n')).toHaveLength(3 + 2 * 2 + 1);
    expect(textOf(sector, { ...back, noShow: rupees(5000) }).split('\n\n')).toHaveLength(2);
  });

  it('is nothing where no rules are known', () => {
    expect(textOf()).toBe('');
  });
});
