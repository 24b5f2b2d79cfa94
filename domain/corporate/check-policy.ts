/** What a travel policy's rules may say. */
import { products } from '../booking/booking.ts';
import { comforts } from '../booking/trip-facts.ts';
import type { Currency } from '../money/currency.ts';
import { isPositive, type Money } from '../money/money.ts';
import { countryCodes } from '../people/countries.ts';
import { folded } from '../places/folded.ts';
import { checkChoice } from '../rules/choice.ts';
import { required, tooLong, type Violation, violation, within } from '../rules/violation.ts';
import { areAtOnce, type ContractRate, type Tolerance } from './compared.ts';
import {
  lowestHours,
  lowestStops,
  mostContractRates,
  mostPolicyCities,
  mostPolicyRules,
  mostPolicySuppliers,
  percentAbove,
  policyEffects,
  policyKinds,
  policyPlaces,
  type PolicyRule,
} from './policy.ts';

/**
 * `not-a-choice`, `required` and bounds at each rule's fields (`rules[0].amount`), `amount-currency` and `amount-not-positive`,
 * `list-count` at `rules`.
 */
export function checkPolicy(rules: readonly PolicyRule[], currency: Currency): readonly Violation[] {
  return [
    ...(rules.length > mostPolicyRules ? [violation('list-count', 'rules', { most: mostPolicyRules })] : []),
    ...rules.flatMap((rule, at) => within(`rules[${at}]`, checkRule(rule, currency))),
  ];
}

function checkRule(rule: PolicyRule, currency: Currency): readonly Violation[] {
  const { kind, effect, place, product, countries } = rule;
  return [
    ...checkChoice(kind, policyKinds, 'kind'),
    ...checkChoice(effect, policyEffects, 'effect'),
    ...checkChoice(place, policyPlaces, 'place'),
    ...(product === undefined ? [] : checkChoice(product, products, 'product')),
    ...(countries === undefined ? [] : checkCountries(countries, place)),
    ...checkFields(rule, currency),
  ];
}

/** They say themselves where it is. */
function checkCountries(countries: readonly string[], place: PolicyRule['place']): readonly Violation[] {
  if (countries.length === 0) return [violation('required', 'countries')];
  return [
    ...(place === 'anywhere' ? [] : [violation('not-a-choice', 'place')]),
    ...(countries.every((code) => countryCodes.includes(code)) ? [] : [violation('not-a-choice', 'countries')]),
    ...(new Set(countries).size < countries.length ? [violation('listed-twice', 'countries')] : []),
  ];
}

function checkFields(rule: PolicyRule, currency: Currency): readonly Violation[] {
  const {
    amount,
    comfort,
    longHours,
    longComfort,
    count,
    suppliers = [],
    hotels = [],
    cities = [],
    hours,
    rates = [],
  } = rule;
  switch (rule.kind) {
    case 'price':
      return checkCap(amount, currency);
    case 'lowest':
      return [
        ...checkAbove(rule, currency),
        ...checkCount(hours, lowestHours.least, lowestHours.most, 'hours'),
        ...checkCount(count, lowestStops.least, lowestStops.most, 'count'),
      ];
    case 'contract':
      return [...checkAbove(rule, currency), ...checkRates(rates, currency)];
    case 'night':
      return [...checkCap(amount, currency), ...checkCities(cities)];
    case 'comfort':
      return [
        ...checkChoice(comfort, comforts, 'comfort'),
        ...(longHours === undefined && longComfort === undefined
          ? []
          : [...checkCount(longHours, 1, 48, 'longHours'), ...checkChoice(longComfort, comforts, 'longComfort')]),
      ];
    case 'ahead':
      return checkCount(count, 1, 365, 'count');
    case 'stars':
      return checkCount(count, 1, 5, 'count');
    case 'supplier':
      if (suppliers.length === 0 && hotels.length === 0) return [violation('required', 'suppliers')];
      if (suppliers.length > mostPolicySuppliers)
        return [violation('list-count', 'suppliers', { most: mostPolicySuppliers })];
      return [
        ...(suppliers.every((code) => /^[A-Z0-9]{2,8}$/.test(code)) ? [] : [violation('not-a-choice', 'suppliers')]),
        ...checkHotels(hotels),
      ];
    case 'refundable':
      return [];
  }
}

function checkCap(amount: Money | undefined, currency: Currency): readonly Violation[] {
  if (amount === undefined) return required(amount, 'amount');
  if (amount.currency !== currency) return [violation('amount-currency', 'amount', { currency })];
  return isPositive(amount) ? [] : [violation('amount-not-positive', 'amount')];
}

export function checkAbove({ percent, amount }: Tolerance, currency: Currency): readonly Violation[] {
  if (percent === undefined) return checkCap(amount, currency);
  const { least, most } = percentAbove;
  return Number.isInteger(percent) && percent >= least && percent <= most
    ? []
    : [violation('percent-between', 'percent', { least, most })];
}

function checkRates(rates: readonly ContractRate[], currency: Currency): readonly Violation[] {
  const { characters: most } = mostPolicyCities;
  if (rates.length === 0) return [violation('required', 'rates')];
  if (rates.length > mostContractRates) return [violation('list-count', 'rates', { most: mostContractRates })];
  const places = rates.map(({ city, hotel = '' }) => `${folded(city)}\n${folded(hotel)}`);
  const isAgain = (rate: ContractRate, at: number) =>
    rates.slice(0, at).some((each, place) => places[place] === places[at] && areAtOnce(each, rate));
  return rates.flatMap((rate, at) =>
    within(`rates[${at}]`, [
      ...required(rate.city, 'city'),
      ...tooLong(rate.city, most, 'city'),
      ...(rate.hotel === undefined ? [] : [...required(rate.hotel, 'hotel'), ...tooLong(rate.hotel, most, 'hotel')]),
      ...(isAgain(rate, at) ? [violation('listed-twice', rate.hotel === undefined ? 'city' : 'hotel')] : []),
      ...checkCap(rate.amount, currency),
      ...checkPeriod(rate),
    ]),
  );
}

function checkPeriod({ firstDay, lastDay }: ContractRate): readonly Violation[] {
  const isAround = firstDay !== undefined && lastDay !== undefined && lastDay < firstDay;
  return isAround ? [violation('range-order', 'lastDay')] : [];
}

function checkHotels(hotels: readonly string[]): readonly Violation[] {
  const { characters: most } = mostPolicyCities;
  if (hotels.length > mostPolicySuppliers) return [violation('list-count', 'hotels', { most: mostPolicySuppliers })];
  return hotels.some((name) => name.length > most) ? [violation('too-long', 'hotels', { most })] : [];
}

function checkCities(cities: readonly string[]): readonly Violation[] {
  const { names, characters } = mostPolicyCities;
  if (cities.length > names) return [violation('list-count', 'cities', { most: names })];
  return cities.some((city) => city.length > characters) ? [violation('too-long', 'cities', { most: characters })] : [];
}

export function checkCount(count: number | undefined, least: number, most: number, path: string): readonly Violation[] {
  if (count === undefined) return required(count, path);
  return Number.isInteger(count) && count >= least && count <= most
    ? []
    : [violation('count-between', path, { least, most })];
}
