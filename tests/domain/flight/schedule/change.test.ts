import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { noShowOf } from '#domain/flight/cancel/no-show.ts';
import {
  answeredBy,
  answerDue,
  type ChangedItinerary,
  journeyAnswered,
  mayAccept,
  otherThanAgreed,
  severityOf,
  shiftOf,
  wentBack,
} from '#domain/flight/schedule/change.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { add, zero } from '#domain/money/money.ts';
import { millisecondsBetween, plusMinutes } from '#domain/time/instant.ts';
import { afterMinutes, placeTime, toInstant } from '#domain/time/place-time.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';

const at = (local: string) => placeTime(local, 'Asia/Kolkata');
const flight = makeItinerary([makeSegment({ departure: at('2026-11-24T06:10'), arrival: at('2026-11-24T08:25') })]);

/** All segments so many minutes later. */
function later(itinerary: Itinerary, minutes: number, from = 0): Itinerary {
  const [first, ...others] = itinerary.segments.map((segment, index) =>
    index < from
      ? segment
      : {
          ...segment,
          departure: afterMinutes(segment.departure, minutes, segment.departure.zone),
          arrival: afterMinutes(segment.arrival, minutes, segment.arrival.zone),
        },
  );
  if (first === undefined) throw new Error('no segment');
  return { ...itinerary, segments: [first, ...others] };
}

const connecting = makeItinerary([
  makeSegment({ destination: 'HYD', departure: at('2026-11-24T06:00'), arrival: at('2026-11-24T08:00') }),
  makeSegment({ origin: 'HYD', departure: at('2026-11-24T09:00'), arrival: at('2026-11-24T10:30') }),
]);

describe('how much a change matters', () => {
  it.each([
    ['a little later', flight, later(flight, 59), 'minor'],
    ['a little earlier', flight, later(flight, -59), 'minor'],
    ['an hour later', flight, later(flight, 60), 'major'],
    ['an hour earlier', flight, later(flight, -60), 'major'],
    ['another number', flight, makeItinerary([{ ...flight.segments[0], flightNumber: '9001' }]), 'minor'],
    ['nothing instead', flight, undefined, 'cancelled'],
    ['a connection kept', connecting, later(connecting, -15, 1), 'minor'],
    ['a connection lost', connecting, later(connecting, -16, 1), 'major'],
    ['over another airport', connecting, flight, 'major'],
  ] as const)('%s', (_, was, now, severity) => {
    expect(severityOf([{ was, ...(now && { now }) }])).toBe(severity);
  });

  it('is that of the worst direction', () => {
    expect(severityOf([{ was: flight, now: later(flight, 5) }, { was: flight }])).toBe('cancelled');
  });

  it('a shift is reported as it was made', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (minutes) => {
        expect(shiftOf(flight, later(flight, minutes))).toEqual({ departure: minutes, arrival: minutes });
      }),
    );
  });
});

describe('an airline that goes back', () => {
  const journey = { itineraries: [flight, connecting, later(flight, 5 * 1440)] as const };
  /** Of each direction: whether it is open, and what is reported: nothing, that it is cancelled, or by how much it is moved. */
  const aDirection = fc.record({
    isOpen: fc.boolean(),
    seen: fc.oneof(fc.constantFrom('nothing' as const, 'cancelled' as const), fc.constantFrom(0, 0, 0, -20, 95)),
    isRenumbered: fc.boolean(),
  });

  it('has gone back where each open direction is said to fly as agreed, and no other to be changed', () => {
    fc.assert(
      fc.property(fc.tuple(aDirection, aDirection, aDirection), (directions) => {
        const isSame = ({ seen, isRenumbered }: (typeof directions)[number]) => seen === 0 && !isRenumbered;
        const seen = directions.flatMap(({ seen: what, isRenumbered }, itinerary) => {
          const was = journey.itineraries[itinerary] ?? flight;
          if (what === 'nothing') return [];
          if (what === 'cancelled') return [{ itinerary, alternatives: [] }];
          const moved = later(was, what);
          const [first, ...others] = moved.segments;
          const renumbered = { ...moved, segments: [{ ...first, flightNumber: '9001' }, ...others] as const };
          return [{ itinerary, now: isRenumbered ? renumbered : moved, alternatives: [] }];
        });
        const changed = [...directions.keys()].filter((at) => {
          const each = directions[at];
          return each !== undefined && each.seen !== 'nothing' && !isSame(each);
        });
        expect(otherThanAgreed(journey, seen).map(({ itinerary }) => itinerary)).toEqual(changed);
        for (const { itinerary, was } of otherThanAgreed(journey, seen)) {
          expect(was).toEqual(journey.itineraries[itinerary]);
        }
        const open = [...directions.keys()].filter((at) => directions[at]?.isOpen);
        const isBack = directions.every((each) => isSame(each) || (each.seen === 'nothing' && !each.isOpen));
        expect(wentBack(journey, open, seen)).toBe(isBack);
      }),
    );
  });

  it('is not reported by other aircraft or terminals, and another connection is another journey', () => {
    const [first] = flight.segments;
    const other = makeItinerary([{ ...first, equipment: '32N', originTerminal: '9' }]);
    expect(otherThanAgreed(journey, [{ itinerary: 0, now: other, alternatives: [] }])).toEqual([]);
    expect(wentBack(journey, [1], [{ itinerary: 1, now: later(connecting, 5, 1), alternatives: [] }])).toBe(false);
    expect(wentBack(journey, [1], [{ itinerary: 1, now: flight, alternatives: [] }])).toBe(false);
  });
});

describe('by when to answer', () => {
  it('is after learning, never after the earlier departure, and a day before it where there is time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 1, max: 40_000 }), (minutes, before) => {
        const changes: readonly ChangedItinerary[] = [
          { itinerary: 0, was: flight, now: later(flight, minutes), alternatives: [] },
        ];
        const departure = [flight, later(flight, minutes)]
          .map(({ segments }) => toInstant(segments[0].departure))
          .toSorted()[0];
        if (departure === undefined) throw new Error('no departure');
        const learned = plusMinutes(departure, -before);
        const due = answerDue({ severity: severityOf(changes), changes }, learned);
        expect(due >= learned).toBe(true);
        expect(due < departure).toBe(true);
        if (before > 1440) expect(millisecondsBetween(due, departure)).toBeGreaterThanOrEqual(1440 * 60_000);
      }),
    );
  });
});

describe('answering', () => {
  const other = later(flight, 300);
  const gone: ChangedItinerary = {
    itinerary: 0,
    was: flight,
    alternatives: [{ alternativeId: 'other', itinerary: other }],
  };
  const moved: ChangedItinerary = { itinerary: 1, was: connecting, now: later(connecting, 10), alternatives: [] };
  const booking = { itineraries: [flight, connecting] as const };

  it('takes what is flown now, and alternatives where they are chosen', () => {
    expect(journeyAnswered(booking, { changes: [moved] }, [])).toEqual({ itineraries: [flight, moved.now] });
    expect(journeyAnswered(booking, { changes: [gone, moved] }, [{ itinerary: 0, alternativeId: 'other' }])).toEqual({
      itineraries: [other, moved.now],
    });
  });

  it('leaves no direction without flights', () => {
    expect(mayAccept({ changes: [gone] })).toBe(false);
    expect(mayAccept({ changes: [moved] })).toBe(true);
    expect(journeyAnswered(booking, { changes: [gone] }, [])).toEqual({ without: 0 });
    expect(journeyAnswered(booking, { changes: [gone] }, [{ itinerary: 0, alternativeId: 'unknown' }])).toEqual({
      without: 0,
    });
  });
});

describe('what is given back', () => {
  it('is all where the airline changed the flights: the agency’s net, without a charge', () => {
    fc.assert(
      fc.property(aSoldBooking, fc.integer({ min: -5000, max: 5000 }), ({ booking }, minutes) => {
        const now = plusMinutes(toInstant(booking.itineraries[0].segments[0].departure), minutes);
        const answer = cancellationOf({ booking, places: allPlaces(booking), reason: 'supplier', now });
        if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
        const { charges, refund, reversal, remaining } = answer.cancellation;
        expect(charges.amount.minor).toBe(0);
        expect(refund.amount).toEqual(booking.price.terms?.net);
        expect(reversal.commission).toEqual(booking.price.terms?.commission);
        expect(reversal.tds).toEqual(booking.price.terms?.tds);
        expect(remaining.places).toEqual([]);
      }),
    );
  });

  it('to who did not fly: the law’s part at least, and with what is kept all that was paid', () => {
    fc.assert(
      fc.property(aSoldBooking, fc.integer({ min: 0, max: 500 }), ({ booking }, minutes) => {
        const last = booking.itineraries.at(-1) ?? booking.itineraries[0];
        const now = plusMinutes(toInstant(last.segments[0].departure), minutes);
        const everybody = [...booking.travellers.keys()];
        const reported = noShowOf(booking, { travellers: everybody, items: [...booking.itineraries.keys()] }, now);
        if ('violations' in reported) throw new Error(JSON.stringify(reported.violations));
        const { places, flown } = reported.noShow;
        expect(places).toEqual(allPlaces(booking));
        expect(flown).toEqual([]);
        const answer = cancellationOf({ booking: { ...booking, used: flown }, places, reason: 'no-show', now });
        if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
        const { charges, refund, reversal, byLaw } = answer.cancellation;
        expect(add(refund.amount, charges.amount)).toEqual(booking.price.terms?.net);
        expect(reversal.returned.minor).toBeGreaterThanOrEqual(byLaw.minor);
        expect(byLaw.minor).toBeGreaterThanOrEqual(zero(byLaw.currency).minor);
      }),
    );
  });
});

describe('who is taken out as a no-show', () => {
  const back = later(flight, 2 * 1440);
  const travellers = [{ type: 'adult' }, { type: 'adult' }] as const;
  const one = { itineraries: [flight, back], travellers, options: [{}] } as const;
  const left = plusMinutes(toInstant(flight.segments[0].departure), 1);

  it('with one fare for the journey, what follows goes with it; a fare of its own stays', () => {
    const asked = { travellers: [1], items: [0] };
    expect(noShowOf(one, asked, left)).toMatchObject({
      noShow: {
        places: [
          { traveller: 1, item: 0 },
          { traveller: 1, item: 1 },
        ],
        flown: [{ traveller: 0, item: 0 }],
      },
    });
    expect(noShowOf({ ...one, options: [{}, {}] }, asked, left)).toMatchObject({
      noShow: { places: [{ traveller: 1, item: 0 }] },
    });
  });

  it('nobody before departure, and not nobody', () => {
    const before = plusMinutes(left, -2);
    expect(noShowOf(one, { travellers: [0], items: [0] }, before)).toMatchObject({
      violations: [{ code: 'place-not-departed', path: 'items[0]' }],
    });
    expect(noShowOf(one, { travellers: [0], items: [0, 1] }, left)).toMatchObject({
      violations: [{ code: 'place-not-departed', path: 'items[1]' }],
    });
    expect(noShowOf(one, { travellers: [], items: [0] }, left)).toMatchObject({
      violations: [{ code: 'cancel-nothing' }],
    });
  });
});

describe('how an open change is answered by what is done', () => {
  const changes = [{ itinerary: 0 }, { itinerary: 2 }];

  it('accepted or refused by an answer, superseded by other flights for one of its directions', () => {
    expect(answeredBy({ kind: 'answer', cancels: false }, changes)).toBe('accepted');
    expect(answeredBy({ kind: 'answer', cancels: true }, changes)).toBe('refused');
    expect(answeredBy({ kind: 'other-flights', itineraries: [1, 2] }, changes)).toBe('superseded');
    expect(answeredBy({ kind: 'other-flights', itineraries: [1] }, changes)).toBeUndefined();
  });

  it('superseded once nobody flies on any of its directions, and not before', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ item: fc.nat(2), traveller: fc.nat(1) }), {
          selector: ({ item, traveller }) => `${item} ${traveller}`,
        }),
        (gone) => {
          const isLeft = (item: number) => gone.filter((each) => each.item === item).length < 2;
          const answer = answeredBy({ kind: 'leaving', gone, travellers: 2 }, changes);
          expect(answer).toBe(isLeft(0) || isLeft(2) ? undefined : 'superseded');
        },
      ),
    );
  });
});
