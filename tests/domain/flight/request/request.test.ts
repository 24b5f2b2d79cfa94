/** What may be asked about flights, how each kind is answered, and lists of names. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestActs, type RequestState, stateAfter } from '#domain/booking/request/request.ts';
import { type FlightRequest, flightRequestKinds } from '#domain/flight/request/request.ts';
import { flightRequestRules, flightRequestWay } from '#domain/flight/request/request-rules.ts';
import { checkBookingWish, checkGroup } from '#domain/flight/request/rules.ts';
import { nameListCells, nameListColumns, readNameList } from '#domain/flight/request/name-list.ts';
import type { TableLine } from '#domain/people/table-line.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeOffer, now } from '#tests/fixtures/flight.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeGroup, makeNamed, nameListText } from '#tests/fixtures/requests.ts';

const today = isoDate('2026-11-20');
const travelDates = { first: isoDate('2026-12-24'), last: isoDate('2026-12-30') };

describe('the kinds of requests about flights', () => {
  it('each reach the yes that they are answered with', () => {
    const yes = { offer: 'accepted', word: 'confirmed', settlement: 'confirmed', 'take-over': 'confirmed' } as const;
    expect(Object.keys(flightRequestRules.kinds)).toEqual([...flightRequestKinds]);
    for (const kind of flightRequestKinds) {
      const way = flightRequestWay(kind);
      const reached = new Set<RequestState>(['asked']);
      for (const state of reached) {
        for (const act of requestActs) {
          const next = stateAfter(act, { way, state });
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached, kind).toContain(yes[way]);
      expect(reached.has('under-way'), kind).toBe(way === 'settlement');
    }
  });

  it('say who travels, which units there are, and each direction by its ends', () => {
    const { itineraries } = makeOffer();
    const [{ segments }] = itineraries;
    const request: FlightRequest = {
      number: 'RQ1',
      product: 'flight',
      kind: 'cancel',
      way: 'settlement',
      state: 'taken',
      agency: { agentId: 'AGT1', companyName: 'Agency' },
      askedBy: 'Anita Menon',
      askedAt: now,
      about: { transactionId: 'FL1', travellers: [0], items: [0] },
      booking: {
        supplier: 'sandbox',
        itineraries,
        travellers: [
          { name: 'Ms Asha Rao', type: 'adult' },
          { name: 'Mr Arun Rao', type: 'adult' },
        ],
      },
      travellers: [],
      bookings: [],
      history: [],
    };
    const { party, units, itemName } = flightRequestRules;
    expect(units(request).slice(0, 2)).toEqual([
      { traveller: 0, item: 0 },
      { traveller: 1, item: 0 },
    ]);
    expect(units(request)).toHaveLength(2 * itineraries.length);
    expect(itemName(request, 0)).toBe(`${segments[0].origin}–${(segments.at(-1) ?? segments[0]).destination}`);
    expect(party(request)).toBeUndefined();
    const group = makeGroup(isoDate('2026-12-24'));
    const wished: FlightRequest = { ...request, kind: 'group', way: 'offer', group };
    expect(party(wished)).toEqual(group.party);
    expect(party({ product: 'hotel', kind: 'group' })).toBeUndefined();
  });
});

describe('what is asked', () => {
  const facts = { today: () => today, knownAirport: (code: string) => code !== 'XXX' };

  it('of a group keeps the rules of searches, groups and contacts', () => {
    expect(checkGroup(makeGroup(isoDate('2026-12-24')), facts)).toEqual([]);
    const wrong = {
      ...makeGroup(isoDate('2026-11-19')),
      sectors: [{ origin: 'DEL', destination: 'XXX', date: '2026-11-19' }],
      party: { adults: 4, children: 0, infants: 0 },
      contact: { email: 'a@', mobile: '1' },
      wishes: 'x'.repeat(2_001),
    };
    expect(checkGroup(wrong, facts).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'not-a-choice sectors[0].destination',
      'date-past sectors[0].date',
      'group-size party',
      'too-long wishes',
      'email-form contact.email',
      'mobile-digits contact.mobile',
    ]);
  });

  it('of a booking names who, where and what', () => {
    const booking = { travellers: [makeTraveller()], itineraries: makeOffer().itineraries };
    const place = { itinerary: 0, segment: 0 };
    const service = { transactionId: 'FL1', travellers: [0], place, code: 'WCHR' };
    expect(checkBookingWish('offline-ssr', service, booking)).toEqual([]);
    expect(checkBookingWish('offline-ssr', { ...service, code: 'OTHS' }, booking)).toEqual([
      { code: 'required', path: 'remarks' },
    ]);
    expect(checkBookingWish('change', { transactionId: 'FL1', travellers: [0, 0] }, booking)).toEqual([
      { code: 'place-not-booked', path: 'travellers[1]' },
      { code: 'required', path: 'items' },
      { code: 'required', path: 'remarks' },
    ]);
    const gone = [{ traveller: 0, item: 0 }];
    expect(
      checkBookingWish('cancel', { transactionId: 'FL1', travellers: [0], items: [0] }, { ...booking, gone }),
    ).toEqual([{ code: 'place-cancelled', path: 'travellers[0]' }]);
  });
});

const tableOf = (text: string): readonly TableLine[] =>
  text.split('\r\n').map((line, at) => ({ line: at + 1, cells: line.replaceAll('"', '').split(',') }));

describe('a list of names', () => {
  it('is read in the columns’ own order, whatever is written beside them', () => {
    const { travellers, errors } = readNameList(tableOf(nameListText), travelDates);
    expect(errors).toEqual([]);
    expect(
      travellers.map(({ type, title, lastName, dateOfBirth, gender }) => [type, title, lastName, dateOfBirth, gender]),
    ).toEqual([
      ['adult', 'Mr', 'Rao', '1988-03-12', 'male'],
      ['adult', 'Mrs', 'Rao', '1989-03-12', 'female'],
      ['child', 'Mstr', 'Rao', '2020-06-01', 'male'],
    ]);
  });

  it('says at each line and column what is wrong, and then names nobody', () => {
    const lines = [
      'last_name,first_name,type,title,dob,gender,passport',
      'Rao,Arun,adult,Mr,1988-03-12,male,',
      'R4o,A,adult,Mstr,31/02/1989,male,',
      'Rao,Kiran,child,Mstr,2001-06-01,male,',
      'Rao,ARUN,adult,Mr,12.03.1988,male,',
      'Rao,Mina,,Ms,1990-01-01,female,',
      'Rao,Tara,adult,Ms,1990-01-01,female,Z4821907',
    ];
    const { travellers, errors } = readNameList(tableOf(lines.join('\r\n')), travelDates);
    expect(travellers).toEqual([]);
    expect(errors.map(({ line, column = '-', violation: { code } }) => `${line} ${column} ${code}`)).toEqual([
      '3 title title-for-adult',
      '3 first_name too-short',
      '3 last_name name-letters',
      '3 dob date-form',
      '4 dob age-band',
      '5 - list-twice',
      '6 type required',
      '7 passport_dateofissue required',
      '7 passport_dateofexpiry required',
      '7 passport_placeofissue required',
      '7 passport_countrycode required',
    ]);
  });

  it.each([
    ['', ['list-empty']],
    ['type,title,first_name,last_name,dob', ['list-empty']],
    ['type,title,first_name,last_name,dob,note\r\na,b,c,d,e,f', ['list-column-missing', 'list-column-unknown']],
    [['x', ...Array.from({ length: 301 }, () => 'a')].join('\r\n'), ['list-long']],
  ])('%#: is refused whole where it is no list', (text, codes) => {
    expect(readNameList(tableOf(text), travelDates).errors.map(({ violation }) => violation.code)).toEqual(codes);
  });

  it('gives back anyone who is written into it', () => {
    const passport = {
      number: 'Z4821907',
      issuedOn: isoDate('2024-01-10'),
      expiresOn: isoDate('2034-01-09'),
      placeOfIssue: 'Kochi',
      country: 'IN',
    };
    const abroad = makeTraveller({ firstName: 'Vera', nationality: 'IN', passport });
    const named = [abroad, ...makeNamed('adult', 12), ...makeNamed('child', 3), ...makeNamed('infant', 2)];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(named, { minLength: 1 }),
        fc.shuffledSubarray([...nameListColumns], { minLength: 12 }),
        (people, columns) => {
          const cells = people.map((each) => {
            const written = nameListCells(each);
            return columns.map((column) => written[nameListColumns.indexOf(column)] ?? '');
          });
          const table = [[...columns], ...cells].map((each, at) => ({ line: at + 1, cells: each }));
          expect(readNameList(table, { first: isoDate('2026-12-01'), last: isoDate('2026-12-02') })).toMatchObject({
            travellers: people,
            errors: [],
          });
        },
      ),
    );
  });
});
