/**
 * What stands around the lists of found flights: the orders above them, what is compared and chosen below. A press on a filter
 * changes the lists alone, so their surroundings leave it the frame and follow right after; any other change they show at once.
 */
import type { FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import type { FoundTrip } from '#application/portal/flight/search/trip-results.ts';
import { useAfterPaint } from '#ui/design/theme/use-after-paint.ts';

/** What filters change of a list. */
const refined: ReadonlySet<keyof FoundFlights> = new Set<keyof FoundFlights>(['filters', 'refined', 'leads']);
const lists: ReadonlySet<keyof FoundTrip> = new Set<keyof FoundTrip>(['lists']);

export function useAround(trip: FoundTrip): FoundTrip {
  const painted = useAfterPaint(trip);
  return isRefinedOnly(trip, painted) ? painted : trip;
}

function isRefinedOnly(now: FoundTrip, before: FoundTrip): boolean {
  return (
    isSameBut(lists, now, before) &&
    now.lists.every((list, at) => {
      const same = before.lists[at];
      return same !== undefined && isSameBut(refined, list, same);
    })
  );
}

function isSameBut<Whole extends object>(parts: ReadonlySet<keyof Whole>, one: Whole, other: Whole): boolean {
  for (const part in one) if (!parts.has(part) && one[part] !== other[part]) return false;
  return true;
}
