/** What the sandbox's hotels keep of rooms that are given up. */
import type { CancelPolicy, CancelStep } from '#domain/hotel/cancel/policy.ts';
import { stepEnd } from '#domain/hotel/cancel/policy.ts';
import type { Currency } from '#domain/money/currency.ts';
import { exchanged } from '#domain/price/exchange.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { fraction } from '../chance.ts';
import type { MadeHotel } from './hotels.ts';

interface PolicyAsked {
  readonly checkIn: IsoDate;
  readonly flexible: boolean;
  readonly earlierDays: number;
  readonly currency: Currency;
  readonly now: Instant;
  /** The business day. */
  readonly on: IsoDate;
}

const all: CancelStep = { charge: { by: 'percent', basisPoints: 10_000 } };

/** Steps whose time is over are left out. */
export function policyOf(
  { hotel: { zone, stars }, number }: MadeHotel,
  { checkIn, flexible, earlierDays, currency, now, on }: PolicyAsked,
): CancelPolicy {
  if (!flexible) return [all];
  const until = (days: number, clock: string) => placeTime(`${addDays(checkIn, -days - earlierDays)}T${clock}`, zone);
  const night: CancelStep['charge'] = { by: 'nights', nights: 1 };
  const chance = fraction(number, 600);
  const steps: readonly CancelStep[] =
    stars <= 2 || chance < 0.3
      ? [{ until: until(0, '18:00'), charge: { by: 'free' } }, { charge: night }]
      : chance < 0.6
        ? [{ until: until(2, '12:00'), charge: { by: 'free' } }, { until: until(0, '12:00'), charge: night }, all]
        : chance < 0.8
          ? [
              { until: until(1, '18:00'), charge: { by: 'free' } },
              {
                until: until(0, '18:00'),
                charge: { by: 'amount', amount: exchanged(stars * 600, 'INR', currency, on) },
              },
              all,
            ]
          : [
              { until: until(7, '23:59'), charge: { by: 'free' } },
              { until: until(2, '23:59'), charge: { by: 'percent', basisPoints: 5000 } },
              all,
            ];
  const [first, ...others] = steps.filter((step) => step.until === undefined || stepEnd(step.until) >= now);
  return first === undefined ? [all] : [first, ...others];
}
