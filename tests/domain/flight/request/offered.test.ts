/** What a group is offered: entered flights and baggage, and what each booking of it costs, against sums by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOverdue,
  checkOfferBooking,
  checkStillNamed,
  isAllMade,
  offerCost,
  offerOwed,
  stillHeld,
} from '#domain/booking/request/offer-terms.ts';
import { fareAboard } from '#domain/flight/fare/fare-shares.ts';
import { importedFare } from '#domain/flight/pnr/price.ts';
import { splitIntoRecords } from '#domain/flight/request/group.ts';
import { checkOffered, offeredFare, offeredItineraries, readOffered } from '#domain/flight/request/offered.ts';
import { add, money, subtract, sum } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeGroup, makeOffered } from '#tests/fixtures/requests.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';

const day = isoDate('2026-12-15');
const today = isoDate('2026-11-24');
const group = makeGroup(day);
const inr = (minor: number) => money(minor, 'INR');

describe('flights that are offered', () => {
  it('are read as they are typed, and kept by their rules', () => {
    const typed = { 'direction-0': '6E 2134 G 15DEC DEL BOM 0600 0810', 'check-in': '15', cabin: '7' };
    const read = readOffered(typed, group, today);
    expect(read).toEqual({ offered: makeOffered(day), violations: [] });
    expect(checkOffered(read.offered, group, allAirports)).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['required directions[0].flights']],
    ['no flight', { 'direction-0': 'as agreed' }, ['flight-line directions[0].flights']],
    ['no number', { 'direction-0': '6E 1 15DEC DEL BOM 0600 0810', cabin: '7kg' }, ['not-a-number baggage.cabinKg']],
    [
      'a hundredweight',
      { 'direction-0': '6E 1 15DEC DEL BOM 0600 0810', cabin: '100' },
      ['baggage-weight baggage.cabinKg'],
    ],
  ])('are not read from %s', (_what, typed, said) => {
    const { violations } = readOffered(typed, group, today);
    expect(violations.map(({ code, path }) => `${code} ${path}`)).toEqual(said);
  });

  it('are as many directions as were asked for, each after the one before', () => {
    const [there] = makeOffered(day).directions;
    const both = { ...group, sectors: [...group.sectors, { origin: 'BOM', destination: 'DEL', date: day }] };
    const codes = (offered: Parameters<typeof checkOffered>[0], asked = both) =>
      checkOffered(offered, asked, allAirports).map(({ code, path }) => `${code} ${path}`);
    expect(codes(undefined)).toEqual(['required directions']);
    expect(codes(makeOffered(day))).toEqual(['required directions']);
    const back = readOffered({ 'direction-0': 'AI 1 15DEC BOM DEL 0900 1110' }, group, today).offered.directions[0];
    if (there === undefined || back === undefined) throw new Error('no direction');
    const returns = { ...makeOffered(day), directions: [there, back] };
    expect(codes(returns), 'fifty minutes after it has arrived').toEqual(['sectors-overlap directions[1]']);
  });
});

const anyAmount = fc.integer({ min: 1, max: 10_000_000 });
const anyGroup = fc
  .record({
    adults: fc.integer({ min: 10, max: 40 }),
    children: fc.integer({ min: 0, max: 20 }),
    infants: fc.integer({ min: 0, max: 10 }),
    fares: fc.tuple(anyAmount, anyAmount, anyAmount),
    taxes: fc.tuple(anyAmount, anyAmount, anyAmount),
    deposit: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ fares, taxes, deposit, ...party }) => {
    const prices = travellerTypes.map((type, at) => {
      const amount = fares[at] ?? 1;
      return { type, amount: inr(amount), tax: inr(Math.min(amount, taxes[at] ?? 0)) };
    });
    const types = travellerTypes.flatMap((type, at) =>
      Array.from({ length: [party.adults, party.children, party.infants][at] ?? 0 }, () => type),
    );
    const named = types.map((type, at) => ({ type, firstName: `N${at}`, lastName: 'Rao' }));
    const byHand = types.reduce((total, type) => total + (fares[travellerTypes.indexOf(type)] ?? 0), 0);
    return { prices, party, types, named, byHand, deposit: Math.floor((byHand * deposit) / 100) };
  });

describe('the money of an accepted offer', () => {
  it('is what its travellers pay, and all of it becomes bookings of at most nine', () => {
    fc.assert(
      fc.property(anyGroup, ({ prices, party, types, named, byHand, deposit }) => {
        const offer = { prices, deposited: inr(deposit) };
        expect(offerCost(offer, party)?.total).toEqual(inr(byHand));
        expect(offerOwed(offer, party)).toEqual(inr(byHand - deposit));
        const paid = { ...offer, balancePaid: inr(byHand - deposit) };
        const records = splitIntoRecords(types) ?? [];
        const made = records.map((travellers, at) => ({ transactionId: `FL${at}`, travellers }));
        let held = stillHeld({ answer: paid, travellers: named });
        made.forEach((booking, at) => {
          const before = { ...paid, made: made.slice(0, at) };
          expect(checkOfferBooking(booking, { offer: before, party, named })).toEqual([]);
          expect(isAllMade(before, party)).toBe(false);
          const cost = offerCost({ prices }, countByType(booking.travellers.flatMap((each) => named[each] ?? [])));
          const after = stillHeld({ answer: { ...paid, made: made.slice(0, at + 1) }, travellers: named });
          expect(subtract(held ?? inr(0), cost?.total ?? inr(0))).toEqual(after ?? inr(0));
          held = after;
        });
        expect(held).toBeUndefined();
        expect(isAllMade({ made }, party)).toBe(true);
        const again = checkOfferBooking({ travellers: [0] }, { offer: { ...paid, made }, party, named });
        expect(again.map(({ code }) => code)).toEqual(['offer-made']);
        expect(checkStillNamed({ made }, named, (position) => position !== 1).map(({ path }) => path)).toEqual([
          'travellers[1]',
        ]);
      }),
    );
  });

  it('makes a fare whose lines say what fewer pay', () => {
    const journey = offeredItineraries(makeOffered(day), allAirports);
    const [first] = journey;
    if (first === undefined) throw new Error('no direction');
    fc.assert(
      fc.property(anyGroup, fc.nat(), ({ prices, types }, leaving) => {
        const travellers = types.slice(0, 9).map((type) => ({ type }));
        const fare = offeredFare(prices, travellers, [first], 'G');
        if (fare === undefined) throw new Error('no fare');
        const priced = importedFare(fare.total, undefined, fare.parts);
        expect(
          sum(
            'INR',
            fare.parts.map(({ amount }) => amount),
          ),
        ).toEqual(fare.total);
        const gone = leaving % travellers.length;
        const rest = fareAboard({ fare: priced, travellers, units: [[0]] }, (traveller) => traveller !== gone);
        const own = prices.find(({ type }) => type === travellers[gone]?.type)?.amount ?? inr(0);
        expect(rest && add(rest.total, own)).toEqual(fare.total);
      }),
    );
    expect(offeredFare([], [{ type: 'adult' }], [first], '')).toBeUndefined();
  });

  it('expires after its day, and only where something is owed', () => {
    const party = { adults: 10, children: 0, infants: 0 };
    const offer = { prices: [{ type: 'adult' as const, amount: inr(100) }], balanceDue: today };
    expect(balanceOverdue(offer, party, today)).toBe(false);
    expect(balanceOverdue(offer, party, isoDate('2026-11-25'))).toBe(true);
    expect(balanceOverdue({ ...offer, balancePaid: inr(1000) }, party, isoDate('2026-11-25'))).toBe(false);
  });
});
