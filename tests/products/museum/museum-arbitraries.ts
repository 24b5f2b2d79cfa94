/** Museum tickets sold with an agency's terms. */
import fc from 'fast-check';
import { money, percentage, subtract, sum } from '#domain/money/money.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { afterMinutes, placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import type { CancellableVisits, CancelGrid, Visit } from './museum-booking.ts';

export const grid: CancelGrid = {
  steps: [
    { hoursTo: 72, percent: 0 },
    { hoursTo: 24, percent: 25 },
    { hoursTo: 0, percent: 60 },
  ],
  rule: { id: 'museum-2026', called: 'fare-level', from: isoDate('2026-01-01') },
};

export const firstOpens = placeTime('2026-11-24T10:00', 'Asia/Kolkata');

export function visitAt(at: number): Visit {
  const opens = afterMinutes(firstOpens, at * 1440, 'Asia/Kolkata');
  return {
    museum: ['National Museum', 'City Palace', 'Salar Jung'][at] ?? 'Museum',
    city: ['DEL', 'JAI', 'HYD'][at] ?? 'DEL',
    opens,
    closes: afterMinutes(opens, 180, 'Asia/Kolkata'),
  };
}

/**
 * So much a ticket, by visitor and visit, with 18 % GST, 5 % commission and 2 % tax withheld on that; on each a markup, and a
 * fee with its own GST.
 */
export function museumPrice(
  tickets: readonly (readonly number[])[],
  { markup, fee }: { readonly markup: number; readonly fee: number },
): Price {
  const each = tickets.flatMap((row, traveller) =>
    row.map((minor, item) => ({ minor, params: { passenger: traveller + 1, item } })),
  );
  const lines = (name: PricePart['name'], amountOf: (minor: number) => number): readonly PricePart[] =>
    each.map(({ minor, params }) => ({ name, amount: money(amountOf(minor), 'INR'), params }));
  const total = (parts: readonly PricePart[]) =>
    sum(
      'INR',
      parts.map(({ amount }) => amount),
    );
  const gst = (minor: number) => percentage(money(minor, 'INR'), 1800).minor;
  const commission = (minor: number) => percentage(money(minor, 'INR'), 500).minor;
  const fareLines = [...lines('base-fare', (minor) => minor), ...lines('taxes', gst)];
  const fare: PricePart = { name: 'fare', amount: total(fareLines), parts: fareLines };
  const marked = lines('markup', () => markup);
  const fees = fee === 0 ? [] : [...lines('convenience-fee', () => fee), ...lines('gst', () => gst(fee))];
  const given = lines('commission', (minor) => -commission(minor));
  const held = lines('tds', (minor) => percentage(money(commission(minor), 'INR'), 200).minor);
  const breakdown: PricePart = {
    name: 'customer-price',
    amount: total([fare, ...marked, ...fees]),
    parts: [fare, ...marked, ...fees],
  };
  const netBreakdown: PricePart = {
    name: 'net-payable',
    amount: total([fare, ...given, ...held, ...fees]),
    parts: [fare, ...given, ...held, ...fees],
  };
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown,
    terms: {
      net: netBreakdown.amount,
      commission: subtract(money(0, 'INR'), total(given)),
      tds: total(held),
      markup: total(marked),
      earn: subtract(breakdown.amount, netBreakdown.amount),
    },
  };
}

export const someTickets: fc.Arbitrary<CancellableVisits> = fc
  .record({
    visits: fc.integer({ min: 1, max: 3 }),
    visitors: fc.integer({ min: 1, max: 4 }),
    prices: fc.array(fc.integer({ min: 0, max: 250_000 }), { minLength: 12, maxLength: 12 }),
    markup: fc.nat(20_000),
    fee: fc.nat(9_000),
  })
  .map(({ visits, visitors, prices, markup, fee }) => {
    const [first, ...others] = Array.from({ length: visits }, (_, at) => visitAt(at));
    const tickets = Array.from({ length: visitors }, (_, traveller) =>
      Array.from({ length: visits }, (__, item) => prices[traveller * 3 + item] ?? 0),
    );
    return {
      visits: [first ?? visitAt(0), ...others] as const,
      grid,
      travellers: tickets.map((_, at) => makeTraveller({ firstName: `Visitor${'abcd'[at]}` })),
      price: museumPrice(tickets, { markup, fee }),
    };
  });
