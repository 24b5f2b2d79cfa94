/** What a cruise is, in words that come with every page that shows one. */
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import type { CabinKind, PortDay } from '#domain/cruise/sailing/sailing.ts';
import type { Instalment } from '#domain/cruise/terms/line-terms.ts';
import { clockOfLocal, dateOfLocal, type PlaceTime } from '#domain/time/place-time.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';

export function useCruiseText() {
  const words = useWords();
  const dates = useDates();
  const kind = (of: CabinKind) => words(`cruise-kind-${of}`);
  return {
    kind,
    /** 'Balcony, 8023, deck 8'; of a guarantee that the line gives it. */
    cabin: (cabin: Pick<SharedCabin, 'kind' | 'number' | 'deck'>) =>
      words('cruise-cabin-named', {
        kind: kind(cabin.kind),
        place:
          cabin.number === undefined
            ? words('cruise-guarantee')
            : words('cruise-on-deck', { number: cabin.number, deck: cabin.deck ?? 0 }),
      }),
    nights: (count: number) => words('cruise-nights', { count }),
    guests: (count: number) => words('cruise-guests', { count }),
    moment: ({ local }: PlaceTime) =>
      words('cruise-moment', { date: dates.short(dateOfLocal(local)), time: clockOfLocal(local) }),
    hours: ({ arrives, leaves }: PortDay) =>
      arrives !== undefined && leaves !== undefined
        ? words('cruise-hours', { from: arrives, to: leaves })
        : leaves !== undefined
          ? words('cruise-leaves', { at: leaves })
          : words('cruise-arrives', { at: arrives ?? '' }),
    instalment: ({ kind: of, due }: Instalment) => words(`cruise-pay-${of}`, { date: dates.short(due) }),
  };
}
