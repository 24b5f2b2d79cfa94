/** What a person may charge, as the row of a user keeps it. */
import type { ChargeLimits } from '#domain/agency/staff.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { minorFromRow } from '../engine/rows.ts';

export interface LimitColumns {
  readonly limit_per_booking: string | null;
  readonly limit_per_day: string | null;
  /** The agency's. */
  readonly currency: Currency;
}

export function limitsOf({ limit_per_booking: booking, limit_per_day: day, currency }: LimitColumns): ChargeLimits {
  return {
    ...(booking !== null && { perBooking: money(minorFromRow(booking), currency) }),
    ...(day !== null && { perDay: money(minorFromRow(day), currency) }),
  };
}
