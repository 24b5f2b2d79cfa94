/** What a room costs at its hotel, night by night. */
import type { Unit } from '../../booking/booking.ts';
import type { UnitCost } from '../../booking/sale/selling-price.ts';
import { formatDecimal, isZero, type Money, sum, percentText } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { NightTax } from '../tax/room-tax.ts';

export interface SupplierNight {
  readonly date: IsoDate;
  readonly base: Money;
  readonly tax: Money;
  /** Of the tax, where it is one rate of the night. */
  readonly basisPoints?: NightTax['basisPoints'];
  readonly rule?: AppliedRule;
}

/** At least one. */
export type SupplierNights = readonly [SupplierNight, ...SupplierNight[]];

/** What a room is paid in all: before tax, and the tax. */
export function nightsTotal(nights: SupplierNights): { readonly base: Money; readonly tax: Money } {
  const { currency } = nights[0].base;
  return {
    base: sum(
      currency,
      nights.map(({ base }) => base),
    ),
    tax: sum(
      currency,
      nights.map(({ tax }) => tax),
    ),
  };
}

/** A room's lines for its price: each night, and the tax on it. */
export function roomCost(nights: SupplierNights, unit: Unit): UnitCost {
  return {
    ...unit,
    lines: nights.flatMap(({ date, base, tax, basisPoints, rule }): readonly PricePart[] => [
      { name: 'base-fare', amount: base, params: { date } },
      ...(isZero(tax)
        ? []
        : [
            {
              name: 'taxes' as const,
              amount: tax,
              params: {
                date,
                ...(basisPoints !== undefined && { percent: percentText(basisPoints), of: formatDecimal(base) }),
              },
              ...(rule && { rule }),
            },
          ]),
    ]),
  };
}
