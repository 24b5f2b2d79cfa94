/** A rule of a travel policy and what a trip is by it, in words. */
import { brokenBy, type PolicyFinding, type PolicyRule, type PolicyVerdict } from '#domain/corporate/policy.ts';
import { formatMoney } from '#domain/money/format.ts';
import { type Money, subtract } from '#domain/money/money.ts';
import { schengenStates } from '#domain/people/schengen.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

export interface PolicyWords {
  /** 'Price for one traveller: ₹ 14,000 at most'. */
  readonly rule: (rule: PolicyRule) => string;
  /** 'This trip: ₹ 15,120'. */
  readonly found: (finding: PolicyFinding) => string;
  /** '₹ 1,100 above 6E 2134 at 06:10, the lowest within 2 h', of each rule that compares and is broken; the strictest first. */
  readonly allAbove: (verdict: PolicyVerdict) => readonly string[];
}

export function usePolicyWords(): PolicyWords {
  const words = useWords();
  const { language } = useLanguage();
  const countryName = useCountryName();
  const shown = (amount: Money | undefined) => (amount === undefined ? '' : formatMoney(amount, { locale: language }));
  const tolerance = ({ percent, amount }: PolicyRule) =>
    percent === undefined ? shown(amount) : words('policy-percent', { percent });
  const over = ({ amount, against }: PolicyFinding['found']) => shown(amount && against && subtract(amount, against));
  const named = ({ cheaper = [] }: PolicyFinding['found']) =>
    cheaper
      .map(({ name, departs }) => words('policy-leaves', { name, time: departs.slice(11) }))
      .join(words('design-comma'));
  /** The states of Schengen by one name where all are there. */
  const placesOf = (countries: readonly string[]) => {
    const all = schengenStates.every((code) => countries.includes(code));
    const others = all ? countries.filter((code) => !schengenStates.includes(code)) : countries;
    return [...(all ? [words('policy-schengen')] : []), ...others.map(countryName)].join(words('design-comma'));
  };
  const rule = (of: PolicyRule): string =>
    of.countries === undefined
      ? sentence(of)
      : words('policy-says-in', { rule: sentence(of), places: placesOf(of.countries) });
  const sentence = (of: PolicyRule): string => {
    const { kind, amount, comfort, longHours, longComfort, count = 0, suppliers = [], hotels = [], cities = [] } = of;
    switch (kind) {
      case 'price':
        return words('policy-says-price', { amount: shown(amount) });
      case 'lowest':
        return words('policy-says-lowest', { above: tolerance(of), hours: of.hours ?? 0, stops: count });
      case 'contract':
        return words('policy-says-contract', {
          above: tolerance(of),
          places: (of.rates ?? []).map(({ city, hotel = city }) => hotel).join(words('design-comma')),
        });
      case 'night':
        return cities.length === 0
          ? words('policy-says-night', { amount: shown(amount) })
          : words('policy-says-night-in', { amount: shown(amount), cities: cities.join(words('design-comma')) });
      case 'comfort': {
        const most = words(`policy-class-${comfort ?? 'economy'}`);
        return longHours === undefined || longComfort === undefined
          ? words('policy-says-comfort', { most })
          : words('policy-says-comfort-long', {
              most,
              hours: longHours,
              long: words(`policy-class-${longComfort}`),
            });
      }
      case 'ahead':
      case 'stars':
        return words(`policy-says-${kind}`, { count });
      case 'supplier':
        return [
          ...(suppliers.length === 0
            ? []
            : [words('policy-says-supplier', { codes: suppliers.join(words('design-comma')) })]),
          ...(hotels.length === 0 ? [] : [words('policy-says-hotels', { names: hotels.join(words('design-comma')) })]),
        ].join(' · ');
      case 'refundable':
        return words('policy-says-refundable');
    }
  };
  const found = ({ rule: { kind }, isKept, found: is }: PolicyFinding): string => {
    switch (kind) {
      case 'price':
      case 'night':
        return shown(is.amount);
      case 'lowest':
        if (is.isUncompared === true) return words('policy-is-uncompared');
        return is.cheaper === undefined || is.cheaper.length === 0
          ? words('policy-is-lowest', { amount: shown(is.amount) })
          : words('policy-is-above', { amount: shown(is.amount), over: over(is), named: named(is) });
      case 'contract':
        return words('policy-is-contract', { amount: shown(is.amount), against: shown(is.against) });
      case 'comfort':
        return is.comfort === undefined ? '' : words(`policy-class-${is.comfort}`);
      case 'ahead':
      case 'stars':
        return words(`policy-is-${kind}`, { count: is.count ?? 0 });
      case 'supplier':
        return [...(is.suppliers ?? []), is.hotel, is.chain]
          .filter((each) => each !== undefined)
          .join(words('design-comma'));
      case 'refundable':
        return words(isKept ? 'policy-is-refundable' : 'policy-is-not-refundable');
    }
  };
  const above = ({ rule: { kind, hours = 0 }, found: is }: PolicyFinding): string => {
    if (is.isUncompared === true) return words('policy-is-uncompared');
    if (kind === 'contract') return words('policy-above-contract', { over: over(is) });
    return kind === 'lowest' ? words('policy-above-lowest', { over: over(is), named: named(is), hours }) : '';
  };
  const allAbove = (verdict: PolicyVerdict) =>
    brokenBy(verdict)
      .map(above)
      .filter((each) => each !== '');
  return { rule, found, allAbove };
}
