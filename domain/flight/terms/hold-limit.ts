/** Until when fares may be held: as the airline says, as the agency's terms say of each, and as the deployment says of all. */
import { earliestLimit, type HoldLimit } from '../../booking/hold/limit.ts';
import { rowOn } from '../../rules/dated-row.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { type FareContext, fits, type FlightTerms } from './terms.ts';

export interface HoldTerms {
  /** Until when the airline keeps the seats. */
  readonly given: Instant;
  readonly terms: Pick<FlightTerms, 'holds'>;
  /** The deployment's longest hold; without limit where absent. */
  readonly mostMinutes: number | undefined;
}

/**
 * The earliest of the limits, seen from now, on a business day; of equals the airline's stands before the agency's and that
 * before the deployment's. Undefined where one of them leaves no time at all.
 */
export function holdLimit(
  fares: readonly FareContext[],
  { given, terms, mostMinutes }: HoldTerms,
  now: Instant,
  on: IsoDate,
): HoldLimit | undefined {
  const agency = fares.flatMap((fare) => rowOn(terms.holds, on, ({ match }) => fits(match, fare))?.minutes ?? []);
  const limit = earliestLimit(
    { until: given, by: 'supplier' },
    ...agency.map((minutes): HoldLimit => ({ until: plusMinutes(now, minutes), by: 'agency' })),
    ...(mostMinutes === undefined ? [] : [{ until: plusMinutes(now, mostMinutes), by: 'deployment' as const }]),
  );
  return limit.until > now ? limit : undefined;
}
