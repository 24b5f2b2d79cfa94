/** A rule of a travel policy. */
import { products } from '#domain/booking/booking.ts';
import { comforts } from '#domain/booking/trip-facts.ts';
import type { ContractRate } from '#domain/corporate/compared.ts';
import { policyEffects, policyKinds, policyPlaces, type PolicyRule } from '#domain/corporate/policy.ts';
import { commaList, date, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';

const contractRate = record<ContractRate>({
  city: at('city', text),
  hotel: maybe('hotel', text),
  amount: at('amount', money),
  firstDay: maybe('firstday', date),
  lastDay: maybe('lastday', date),
  alsoNamed: maybe('alsonamed', commaList),
});

export const policyRule = record<PolicyRule>({
  ruleId: at('ruleid', text),
  kind: at('kind', oneOf(policyKinds)),
  effect: at('effect', oneOf(policyEffects)),
  product: maybe('product', oneOf(products)),
  place: or('place', oneOf(policyPlaces), 'anywhere'),
  countries: maybe('countries', commaList),
  amount: maybe('amount', money),
  percent: maybe('percent', whole),
  hours: maybe('hours', whole),
  rates: maybe('rates', list(contractRate)),
  comfort: maybe('class', oneOf(comforts)),
  longHours: maybe('longhours', whole),
  longComfort: maybe('longclass', oneOf(comforts)),
  count: maybe('count', whole),
  suppliers: maybe('suppliers', commaList),
  hotels: maybe('hotels', list(text)),
  cities: maybe('cities', commaList),
  alsoNamed: maybe('alsonamed', commaList),
});
