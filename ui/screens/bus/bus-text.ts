/** What a bus is, in words. */
import type { BusType } from '#domain/bus/trip/trip.ts';
import type { PolicyCharge } from '#domain/bus/trip/policy.ts';
import { formatMoney } from '#domain/money/format.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

/** Words of the area `bookings`, which comes with every page that shows a bus. */
export function useBusText() {
  const words = useWords();
  const { language } = useLanguage();
  return {
    /** 'Volvo 9600, A/C sleeper 2+1'. */
    bus: ({ model, ac, seating, abreast }: BusType) =>
      words('bookings-bus-kind', { model, kind: words(`bookings-bus-${seating}`, { ac: ac ? 'yes' : 'no' }), abreast }),
    /** '8h 40m'. */
    duration: (minutes: number) =>
      words('bookings-bus-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    charge: (charge: PolicyCharge) =>
      'percent' in charge ? `${charge.percent}\u00a0%` : formatMoney(charge.amount, { locale: language }),
  };
}
