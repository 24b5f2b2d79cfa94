/** What is said of a train, in words. Those of the area `bookings` come with every page that shows one. */
import type { ListChance } from '#domain/train/berths/chance.ts';
import { type BerthStatus, statusText } from '#domain/train/berths/status.ts';
import { outlookOf, type DayToBook } from '#domain/train/search/refine.ts';
import { useWords } from '#ui/design/words/words.ts';

const rangeOf = ({ low, high }: ListChance) => ({ low, high });

export function useTrainText() {
  const words = useWords();
  return {
    /** '11h 25m'. */
    duration: (minutes: number) =>
      words('bookings-bus-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    className: (travelClass: string) => words(`bookings-train-class-${travelClass}`),
    quota: (quota: string) => words(`bookings-train-quota-${quota}`),
    /** How somebody stands: as the railway writes it. */
    standing: (status: BerthStatus) => statusText(status),
    /** 'AVL 6'. */
    cell: ({ availability }: DayToBook) => {
      switch (availability.kind) {
        case 'available':
          return words(availability.current ? 'train-cell-current' : 'train-cell-available', {
            left: availability.left,
          });
        case 'rac':
          return words('train-cell-rac', { number: availability.current });
        case 'waiting':
          return words('train-cell-waiting', { number: availability.current });
        default:
          return words(`train-cell-${availability.kind}`);
      }
    },
    /** 'travels', '66–93%'; a space without an estimate. */
    chance: (day: DayToBook) => {
      const outlook = outlookOf(day);
      if (outlook === 'none') return '\u00a0';
      if (outlook === 'confirmed') return words('train-chance-confirmed');
      if (outlook === 'rac') return words('train-chance-rac');
      return day.chance === undefined ? '\u00a0' : words('train-chance-waiting', rangeOf(day.chance));
    },
    /** The chance with its reason, in sentences. */
    chanceReason: (chance: ListChance) => {
      const { reason, departures, cleared } = chance;
      const why = words(`train-chance-why-${reason}`, { departures, cleared });
      return reason === 'rac-travels' ? why : `${words('train-chance-of', rangeOf(chance))} ${why}`;
    },
  };
}
