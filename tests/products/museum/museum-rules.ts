/** What booking must know of museum tickets. A line of a price names its ticket by `passenger` (from 1) and `item`. */
import type { Booking, InShort, Unit } from '#domain/booking/booking.ts';
import type { CancelQuestion, Standing } from '#domain/booking/cancel/cancellation.ts';
import type { OutlookRules } from '#domain/booking/cancel/outlook.ts';
import { leadTravellerOf, type Named, nameOf } from '#domain/booking/in-short.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import { isSameUnit, partsOf, unitsOf, unitsShown } from '#domain/booking/units.ts';
import { isZero, type Money, negate, percentage, subtract, sum } from '#domain/money/money.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
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
  standing: ({ price }, stands) => priceOf(price, (line) => ofUnit(line, stands)),
  leaving: ({ price }, before, after) => priceOf(price, (line) => ofUnit(line, (unit) => before(unit) && !after(unit))),
  kept,
  ownFees: () => [],
  services: [],
  keepable: (fare) => totalNamed(fare, 'base-fare'),
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

/** What people agreed on; else so much of each ticket as the grid says, its tax with it. */
function kept(question: CancelQuestion<CancellableVisits>, leaving: readonly Unit[]): readonly PricePart[] {
  const { booking, now, agreed } = question;
  return leaving.flatMap((unit): readonly PricePart[] => {
    const params = { passenger: unit.traveller + 1, item: unit.item };
    if (agreed !== undefined) {
      const fees = agreed.filter((each) => isSameUnit(each, unit)).map(({ airline }) => airline);
      return fees.map((amount): PricePart => ({ name: 'cancellation-fee', amount, params })).filter(isSomething);
    }
    const opens = booking.visits[unit.item]?.opens;
    const own = priceOf(booking.price, (line) => ofUnit(line, (each) => isSameUnit(each, unit)));
    if (opens === undefined || own === undefined) return [];
    const hours = millisecondsBetween(now, toInstant(opens)) / hour;
    const { grid } = booking;
    const percent = grid.steps.find(({ hoursTo }) => hours >= hoursTo)?.percent ?? 100;
    const [fare] = (own.breakdown.parts ?? []).filter(({ name }) => name === 'fare');
    if (fare === undefined) return [];
    const share = (name: PricePart['name']) => percentage(totalNamed(fare, name), percent * 100);
    const lines: readonly PricePart[] = [
      {
        name: hours < 0 ? 'no-show-fee' : 'cancellation-fee',
        amount: share('base-fare'),
        params: { ...params, percent: String(percent) },
        rule: grid.rule,
      },
      { name: 'cancellation-gst', amount: share('taxes'), params },
    ];
    return lines.filter(isSomething);
  });
}

function isSomething({ amount }: PricePart): boolean {
  return !isZero(amount);
}

function ofUnit({ params }: PricePart, stands: Standing): boolean {
  return stands({ traveller: Number(params?.['passenger']) - 1, item: Number(params?.['item']) });
}

/** The same trees with the lines that stand. */
function priceOf(price: Price, stands: (line: PricePart) => boolean): Price | undefined {
  const { netBreakdown, terms } = price;
  const breakdown = cut(price.breakdown, stands);
  if (netBreakdown === undefined || terms === undefined) return undefined;
  const net = cut(netBreakdown, stands);
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown: net,
    terms: {
      net: net.amount,
      commission: negate(totalNamed(net, 'commission')),
      tds: totalNamed(net, 'tds'),
      markup: totalNamed(breakdown, 'markup'),
      earn: subtract(breakdown.amount, net.amount),
    },
  };
}

function cut(part: PricePart, stands: (line: PricePart) => boolean): PricePart {
  if (part.parts === undefined) return part;
  const parts = part.parts.flatMap((each) => (each.parts === undefined && !stands(each) ? [] : [cut(each, stands)]));
  const left = parts.filter(({ parts: inner }) => inner === undefined || inner.length > 0);
  return { ...part, amount: totalOf(left, part.amount.currency), parts: left };
}

function totalOf(parts: readonly PricePart[], currency: Money['currency']): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}

function totalNamed(part: PricePart, name: PricePart['name']): Money {
  const lines = (each: PricePart): readonly PricePart[] =>
    each.parts === undefined ? (each.name === name ? [each] : []) : each.parts.flatMap(lines);
  return totalOf(lines(part), part.amount.currency);
}
