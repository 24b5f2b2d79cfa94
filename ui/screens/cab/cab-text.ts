/** What a cab and its drive are, in words of the area `bookings`, which comes with every page that shows one. */
import type { Car } from '#domain/cab/trip/trip.ts';
import { useWords } from '#ui/design/words/words.ts';

export function useCabText() {
  const words = useWords();
  return {
    /** 'Sedan, Dzire or similar'. */
    car: ({ carClass, model }: Car) => words('bookings-cab-car', { kind: words(`bookings-cab-${carClass}`), model }),
    /** '4h 16m'. */
    duration: (minutes: number) =>
      words('bookings-cab-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  };
}
