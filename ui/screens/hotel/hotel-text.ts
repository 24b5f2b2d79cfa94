/** Rooms, boards and moments of a stay in words. */
import type { CancelCharge, CancelStep } from '#domain/hotel/cancel/policy.ts';
import type { Room } from '#domain/hotel/stay/hotel.ts';
import { clockOfLocal, dateOfLocal, type PlaceTime } from '#domain/time/place-time.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';

export function useHotelText() {
  const words = useWords();
  const dates = useDates();
  const room = ({ name, kind, view }: Pick<Room, 'name' | 'kind' | 'view'>): string =>
    name !== undefined
      ? name
      : view === undefined
        ? words(`bookings-hotel-room-${kind}`)
        : words('bookings-hotel-room-view', {
            room: words(`bookings-hotel-room-${kind}`),
            view: words(`bookings-hotel-view-${view}`),
          });
  return {
    room,
    /** "31 m², king bed". */
    size: ({ squareMetres, beds }: Pick<Room, 'squareMetres' | 'beds'>): string =>
      squareMetres === undefined
        ? words(`bookings-hotel-bed-${beds}`)
        : words('bookings-hotel-size', { metres: squareMetres, beds: words(`bookings-hotel-bed-${beds}`) }),
    board: (board: string): string => words(`bookings-hotel-board-${board}`),
    /** "Sun 22 Nov, 12:00". */
    moment: ({ local }: Pick<PlaceTime, 'local'>): string =>
      `${dates.short(dateOfLocal(local))}, ${clockOfLocal(local)}`,
    charge: (charge: CancelCharge): string => {
      if (charge.by === 'nights') return words('bookings-hotel-charge-nights', { count: charge.nights });
      if (charge.by !== 'percent') return words(`bookings-hotel-charge-${charge.by}`);
      const whole = charge.basisPoints >= 10_000;
      return whole
        ? words('bookings-hotel-charge-all')
        : words('bookings-hotel-charge-percent', { percent: charge.basisPoints / 100 });
    },
    /** Until when the first step holds, where it is free. */
    free: ([first]: readonly CancelStep[]): PlaceTime | undefined =>
      first?.charge.by === 'free' ? first.until : undefined,
  };
}
