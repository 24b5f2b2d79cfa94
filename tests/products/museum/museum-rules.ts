/** What booking must know of museum tickets. A line of a price names its ticket by `passenger` (from 1) and `item`. */
import type { Booking, InShort, Unit } from '#domain/booking/booking.ts';
import { cancellingByUnit } from '#domain/booking/cancel/by-unit.ts';
import type { OutlookRules } from '#domain/booking/cancel/outlook.ts';
import { leadTravellerOf, type Named, nameOf } from '#domain/booking/in-short.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import { partsOf, unitsOf, unitsShown } from '#domain/booking/units.ts';
import { percentage } from '#domain/money/money.ts';
import { millisecondsBetween, plusMilliseconds } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import type { CancellableVisits, MuseumBooking, MuseumTerms, Visit } from './museum-booking.ts';

const hour = 3_600_000;

const unitsOfVisits = ({
  visits,
  travellers,
}: Pick<MuseumTerms, 'visits'> & { readonly travellers: readonly unknown[] }) =>
  unitsOf({ items: visits.length, travellers: travellers.length });

const visitsOf = ({ visits }: Pick<MuseumTerms, 'visits'>, units: readonly Unit[]) =>
  visits.filter((_, at) => partsOf(units).items.includes(at));

export const museumCancelling: OutlookRules<CancellableVisits> = cancellingByUnit<CancellableVisits>({
  units: unitsOfVisits,
  charge: ({ booking, now }, { item }, price) => {
    const { opens } = visitOf(booking, item);
    const hours = millisecondsBetween(now, toInstant(opens)) / hour;
    const { grid } = booking;
    const percent = grid.steps.find(({ hoursTo }) => hours >= hoursTo)?.percent ?? 100;
    return {
      missed: hours < 0,
      fee: percentage(price, percent * 100),
      params: { percent: String(percent) },
      rule: grid.rule,
    };
  },
  begins: (booking, { item }) => toInstant(visitOf(booking, item).opens),
  stepEnds: (booking, { item }) =>
    [0, ...booking.grid.steps.map(({ hoursTo }) => hoursTo)].map((left) =>
      plusMilliseconds(toInstant(visitOf(booking, item).opens), -left * hour),
    ),
});

const visitOf = ({ visits }: Pick<MuseumTerms, 'visits'>, item: number): Visit => visits[item] ?? visits[0];

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
