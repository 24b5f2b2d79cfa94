/** A moment as people of the business read it: "Tue 24 Nov 09:15". */
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useDates } from '#ui/design/date/dates.ts';

export function useMoments(): (moment: Instant) => string {
  const dates = useDates();
  const zone = useBusinessZone();
  return (moment) => `${dates.short(dateIn(moment, zone))} ${clockOfLocal(placeTimeAt(moment, zone).local)}`;
}
