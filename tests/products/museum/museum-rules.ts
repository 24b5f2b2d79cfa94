/** What booking must know of museum tickets. A line of a price names its ticket by `passenger` (from 1) and `item`. */
import type { Booking, InShort, Unit } from '#domain/booking/booking.ts';
import type { CancelQuestion } from '#domain/booking/cancel/cancellation.ts';
import type { OutlookRules } from '#domain/booking/cancel/outlook.ts';
import { keptOfUnits, totalOfLines, unitPrices } from '#domain/booking/cancel/price-of-units.ts';
import { leadTravellerOf, type Named, nameOf } from '#domain/booking/in-short.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import { partsOf, unitsOf, unitsShown } from '#domain/booking/units.ts';
import { percentage } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import { millisecondsBetween, plusMilliseconds } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import type { CancellableVisits, MuseumBooking, MuseumTerms } from './museum-booking.ts';

const hour = 3_600_000;

const unitsOfVisits = ({
  visits,
  travellers,
}: Pick<MuseumTerms, 'visits'> & { readonly travellers: readonly unknown[] }) =>
  unitsOf({ items: visits.length, travellers: travellers.length });

const visitsOf = ({ visits }: Pick<MuseumTerms, 'visits'>, units: readonly Unit[]) =>
  visits.filter((_, at) => partsOf(units).items.includes(at));

export const museumCancelling: OutlookRules<CancellableVisits> = {
  units: unitsOfVisits,
  checkLeaving: () => [],
  ...unitPrices,
  kept,
  ownFees: () => [],
  services: [],
  keepable: (fare) => totalOfLines(fare, 'base-fare'),
  begins: (booking, units) => visitsOf(booking, units).map(({ opens }) => toInstant(opens)),
  stepEnds: (booking, units) => {
    const ends = visitsOf(booking, units).flatMap(({ opens }) =>
      [0, ...booking.grid.steps.map(({ hoursTo }) => hoursTo)].map((left) =>
        plusMilliseconds(toInstant(opens), -left * hour),
      ),
    );
    return [...new Set(ends)].toSorted();
  },
  changing: () => undefined,
};

export const museumRules: ProductRules<MuseumBooking, CancellableVisits> = {
  product: 'holiday',
  prefix: 'MU',
  concern: (booking, units) => {
    const visits = visitsOf(booking, units);
    const names = booking.travellers.filter((_, at) => partsOf(units).travellers.includes(at)).map(nameOf);
    return { travellers: names, title: visits.map(({ museum }) => museum).join(' · '), parts: [] };
  },
  cancelling: museumCancelling,
};

export type MuseumInShort = Pick<MuseumTerms, 'visits'> &
  Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

/** Of what is left of it. */
export function museumInShort(booking: MuseumInShort): InShort {
  const units = unitsShown(booking, unitsOfVisits(booking));
  const [first = booking.visits[0], ...others] = visitsOf(booking, units);
  const { travellers: left } = partsOf(units);
  const last = others.at(-1);
  return {
    title: [first, ...others].map(({ museum }) => museum).join(' · '),
    mark: first.city,
    startsOn: dateOfLocal(first.opens.local),
    ...(last && { endsOn: dateOfLocal(last.closes.local) }),
    leadTraveller: leadTravellerOf(booking.travellers.filter((_, at) => left.includes(at))),
    travellerCount: left.length,
  };
}

/** So much of each ticket as the grid says, its tax with it. */
function kept(question: CancelQuestion<CancellableVisits>, leaving: readonly Unit[]): readonly PricePart[] {
  const { booking, now } = question;
  return keptOfUnits(question, leaving, ({ item }, fare) => {
    const opens = booking.visits[item]?.opens;
    if (opens === undefined) return undefined;
    const hours = millisecondsBetween(now, toInstant(opens)) / hour;
    const { steps, rule } = booking.grid;
    const percent = steps.find(({ hoursTo }) => hours >= hoursTo)?.percent ?? 100;
    const share = (name: PricePart['name']) => percentage(totalOfLines(fare, name), percent * 100);
    const params = { percent: String(percent) };
    return { fee: share('base-fare'), tax: share('taxes'), missed: hours < 0, params, rule };
  });
}
