/**
 * Which dated rule made an amount. What a rule is called and where it comes from are words of the translations under what
 * it is called; the source note of its row, for who keeps the tables, never leaves with an amount.
 */
import type { IsoDate } from '../time/calendar-date.ts';

/** -sample: a figure of the right size, not of the airline, airport or state itself. */
export const ruleNames = [
  'airline-fees',
  'airline-fees-sample',
  'airline-stated',
  'fare-level',
  'child-fare',
  'infant-fare',
  'fuel-surcharge',
  'concession',
  'fare-condition',
  'gst-air-travel',
  'gst-bus-travel',
  'operator-policy',
  'airport-charge',
  'airport-charge-sample',
  'gst-hotel',
  'hotel-tax-sample',
  'hotel-policy',
  'gst-agent-fee',
  'gst-agent-value',
  'tds-commission',
  'agency-markup',
  'agency-commission',
  'agency-price',
  'agency-rounding',
  'portal-fee',
  'portal-charge',
  'promo-code',
  'rail-cancelling',
  'cab-tariff',
  'cab-night',
  'gst-cab',
  'cruise-fare',
  'cruise-port-charges',
  'cruise-gratuities',
  'cruise-terms',
  'gst-cruise',
  'insurance-tariff',
  'gst-insurance',
  'insurance-cancelling',
  'visa-fees',
  'visa-express',
  'visa-kept',
  'tour-tariff',
  'gst-tour',
  'tcs-package',
] as const;
export type RuleName = (typeof ruleNames)[number];

export interface AppliedRule {
  readonly id: string;
  readonly called: RuleName;
  readonly from: IsoDate;
  readonly to?: IsoDate;
}

/** A row of a table of rules, with its public source or whose decision it is. */
export interface SourcedRule extends AppliedRule {
  readonly note: string;
}

/** What an amount says of the row that made it. */
export function appliedRule({ id, called, from, to }: AppliedRule): AppliedRule {
  return to === undefined ? { id, called, from } : { id, called, from, to };
}
