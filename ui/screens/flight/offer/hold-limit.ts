/** Until when a fare may be held, in the agency's days and hours: "Hold until Tue 24 Nov, 18:00". */
import { useCallback } from 'react';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useOfferWords } from './offer-words.ts';

export function useHoldLimit(): (until: Instant) => string {
  const { words } = useOfferWords();
  const dates = useDates();
  const zone = useBusinessZone();
  return useCallback(
    (until) =>
      words('flight-hold-until', {
        date: dates.short(dateIn(until, zone)),
        time: clockOfLocal(placeTimeAt(until, zone).local),
      }),
    [words, dates, zone],
  );
}
