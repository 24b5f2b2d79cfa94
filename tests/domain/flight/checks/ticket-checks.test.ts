import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedName } from '#domain/people/names.ts';
import {
  checkBeforeHold,
  checkBeforeTicket,
  churnMost,
  isSamePerson,
  type KnownBooking,
  leastConnection,
  type TicketFacts,
} from '#domain/flight/checks/ticket-checks.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime, toInstant } from '#domain/time/place-time.ts';
import { anItinerary } from '#tests/arbitraries/flight.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeSegment, offersFromPicture } from '#tests/fixtures/flight.ts';

const countries: Readonly<Record<string, string>> = { DXB: 'AE', LHR: 'GB', JFK: 'US', IST: 'TR' };
const countryOf = (airport: string) => countries[airport] ?? 'IN';

function drawn(line: string): Itinerary {
  const [offer] = offersFromPicture(`${line} | Saver 5854`);
  if (offer === undefined) throw new Error('A picture of one flight');
  return offer.itineraries[0];
}

function makeFacts(overrides: Partial<TicketFacts> = {}): TicketFacts {
  return {
    itineraries: [makeItinerary()],
    travellers: [makeTraveller()],
    international: false,
    corporate: false,
    others: [],
    countryOf,
    ...overrides,
  };
}

function makeOther(overrides: Partial<KnownBooking> = {}): KnownBooking {
  return {
    transactionId: 'FL9',
    live: true,
    travellers: [makeTraveller()],
    itineraries: [makeItinerary()],
    ...overrides,
  };
}

const seen = (overrides: Partial<TicketFacts>) =>
  checkBeforeTicket(makeFacts(overrides)).map(({ severity, code, path }) => `${severity} ${code} ${path}`);
const lakshmi = makeTraveller();
const named = (firstName: string, lastName: string, more: Partial<Traveller> = {}) =>
  makeTraveller({ firstName, lastName, ...more });
const passport = {
  number: 'P1234567',
  issuedOn: isoDate('2020-01-01'),
  expiresOn: isoDate('2030-01-01'),
  placeOfIssue: 'Delhi',
  country: 'IN',
};

describe('before a ticket is issued', () => {
  it('nothing is found about a booking that stands alone', () => {
    expect(seen({})).toEqual([]);
  });

  it.each<[string, Partial<TicketFacts>, readonly string[]]>([
    ['the same flight again', { others: [makeOther()] }, ['stop duplicate-booking travellers[0]']],
    [
      'the same flight again, her name in capitals and accents',
      { others: [makeOther({ travellers: [{ firstName: 'LÁKSHMI', lastName: 'IYER' }] })] },
      ['stop duplicate-booking travellers[0]'],
    ],
    ['the same flight, cancelled', { others: [makeOther({ live: false })] }, []],
    [
      'the same flight of a namesake',
      { others: [makeOther({ travellers: [{ ...lakshmi, dateOfBirth: isoDate('1990-01-01') }] })] },
      [],
    ],
    [
      'another flight at the same time',
      { others: [makeOther({ itineraries: [drawn('AI 441 DEL 08:00 -> 10:15 BOM')] })] },
      ['override overlapping-flights travellers[0]'],
    ],
    [
      'another flight once that has landed',
      { others: [makeOther({ itineraries: [drawn('AI 441 BOM 08:25 -> 10:45 DEL')] })] },
      [],
    ],
    [
      'another flight that has just landed',
      { others: [makeOther({ itineraries: [drawn('AI 440 BOM 03:50 -> 06:10 DEL')] })] },
      [],
    ],
    [
      'later flights of the day that are still booked',
      { others: [1, 2].map(() => makeOther({ itineraries: [drawn('6E 9 DEL 20:00 -> 22:15 BOM')] })) },
      [],
    ],
    [
      'one thrown away twice on this route and day',
      { others: Array.from({ length: churnMost }, () => makeOther({ live: false })) },
      ['override churn travellers[0]'],
    ],
    [
      'one thrown away on other routes',
      {
        others: ['DEL 06:10 -> 08:25 BLR', 'BOM 06:10 -> 08:25 DEL', 'DEL 06:10+1 -> 08:25+1 BOM'].map((way) =>
          makeOther({ live: false, itineraries: [drawn(`6E 2134 ${way}`)] }),
        ),
      },
      [],
    ],
    [
      'a short change of planes',
      { itineraries: [drawn('6E 1 DEL 06:10 -> 08:25 BOM ~ 6E 2 BOM 09:09 -> 11:00 BLR')] },
      ['override connection-short itineraries[0]'],
    ],
    [
      'a change of planes just long enough',
      { itineraries: [drawn('6E 1 DEL 06:10 -> 08:25 BOM ~ 6E 2 BOM 09:10 -> 11:00 BLR')] },
      [],
    ],
    [
      'a plane that has left',
      { itineraries: [drawn('6E 1 DEL 06:10 -> 08:25 BOM ~ 6E 2 BOM 08:00 -> 11:00 BLR')] },
      ['stop connection-missed itineraries[0]'],
    ],
    [
      'no passport abroad',
      { international: true },
      ['number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country'].map(
        (field) => `stop required travellers[0].passport.${field}`,
      ),
    ],
    [
      'a passport that is over',
      {
        international: true,
        travellers: [named('Asha', 'Rao', { passport: { ...passport, expiresOn: isoDate('2026-11-23') } })],
      },
      ['stop passport-expired travellers[0].passport.expiresOn'],
    ],
    [
      'a passport under six months',
      {
        international: true,
        travellers: [named('Asha', 'Rao', { passport: { ...passport, expiresOn: isoDate('2027-05-23') } })],
      },
      ['override passport-six-months travellers[0].passport.expiresOn'],
    ],
    [
      'a passport of six months',
      {
        international: true,
        travellers: [named('Asha', 'Rao', { passport: { ...passport, expiresOn: isoDate('2027-05-24') } })],
      },
      [],
    ],
    ['a corporate without its GSTIN', { corporate: true }, ['override gstin-missing gst']],
    [
      'a corporate with it',
      { corporate: true, gst: { holder: 'A', number: '27AAPFU0939F1ZV', email: 'a@b.test', address: 'A', phone: '1' } },
      [],
    ],
    [
      'letters that tickets do not have',
      { travellers: [named('Лена', 'Iyer')] },
      ['stop ticket-name-characters travellers[0]'],
    ],
    ['an apostrophe', { travellers: [named('Kabir', 'D’Souza')] }, ['stop ticket-name-characters travellers[0]']],
    ['letters that tickets take the marks off', { travellers: [named('Zoë', 'Peña')] }, []],
    [
      'a name that is too long',
      { travellers: [named('A'.repeat(30), 'B'.repeat(25))] },
      ['stop ticket-name-long travellers[0]'],
    ],
    ['a name that just fits', { travellers: [named('A'.repeat(29), 'B'.repeat(25))] }, []],
    ['one name, written twice as this carrier wants it', { travellers: [named('Gayatri', 'Gayatri')] }, []],
    [
      'one name, filled up as others want it',
      { travellers: [named('Fnu', 'Gayatri')] },
      ['override ticket-name-single travellers[0]'],
    ],
    ['an initial for a last name', { travellers: [named('Lakshmi', 'K')] }, []],
  ])('%s', (_, facts, expected) => {
    expect(seen(facts)).toEqual(expected);
  });

  it('asks for a single name as the country visited does', () => {
    const toAmerica = { ...makeSegment({ destination: 'JFK' }), carrier: 'AI' };
    const facts = { itineraries: [makeItinerary([toAmerica])] as const };
    const ask = (firstName: string) =>
      checkBeforeTicket(makeFacts({ ...facts, travellers: [named(firstName, 'Gayatri')] })).map(({ params }) => params);
    expect(ask('Fnu')).toEqual([]);
    expect(ask('Gayatri')).toEqual([{ carrier: 'AI', ask: 'fnu' }]);
  });

  it.each([
    ['2024-11-28', '2026-11-27', undefined],
    ['2024-11-27', '2026-11-27', '2026-11-27'],
    ['2024-11-25', '2026-11-27', '2026-11-25'],
  ])('an infant born on %s who is back on %s', (born, back, on) => {
    const there = makeItinerary();
    const home = makeItinerary([
      makeSegment({
        origin: 'BOM',
        destination: 'DEL',
        departure: placeTime(`${back}T20:00`, 'Asia/Kolkata'),
        arrival: placeTime(`${back}T22:15`, 'Asia/Kolkata'),
      }),
    ]);
    const travellers = [makeTraveller({ type: 'infant', title: 'Ms', dateOfBirth: isoDate(born) })];
    const found = checkBeforeTicket(makeFacts({ itineraries: [there, home], travellers }));
    const turns = { severity: 'stop', code: 'infant-turns-two', path: 'travellers[0].dateOfBirth' };
    expect(found).toMatchObject(on === undefined ? [] : [{ ...turns, params: { on } }]);
  });

  it('finds two flights at once exactly where their times in the air meet', () => {
    fc.assert(
      fc.property(anItinerary, anItinerary, (mine, other) => {
        const found = checkBeforeTicket(
          makeFacts({ itineraries: [mine], others: [makeOther({ itineraries: [other] })] }),
        ).map(({ code }) => code);
        const span = ({ departure, arrival }: Segment) => [toInstant(departure), toInstant(arrival)] as const;
        const key = ({ carrier, flightNumber, origin, departure }: Segment) =>
          `${carrier} ${flightNumber} ${origin} ${departure.local.slice(0, 10)}`;
        const own = new Set(mine.segments.map(key));
        const meets = other.segments
          .filter((segment) => !own.has(key(segment)))
          .some((segment) =>
            mine.segments.some((each) => {
              const [[from, to], [since, until]] = [span(each), span(segment)];
              return !(to <= since || until <= from);
            }),
          );
        expect(found.includes('overlapping-flights')).toBe(meets);
        expect(found.includes('duplicate-booking')).toBe(other.segments.some((segment) => own.has(key(segment))));
      }),
    );
  });

  it('asks less of a hold: papers, tax and short connections wait for its ticket', () => {
    const infant = makeTraveller({ type: 'infant', dateOfBirth: isoDate('2024-11-20') });
    const facts = makeFacts({
      corporate: true,
      international: true,
      travellers: [lakshmi, infant],
      others: [makeOther()],
    });
    const codes = (findings: readonly { readonly code: string }[]) => [...new Set(findings.map(({ code }) => code))];
    const all = codes(checkBeforeTicket(facts));
    expect(all).toEqual(['duplicate-booking', 'required', 'gstin-missing', 'infant-turns-two']);
    expect(codes(checkBeforeHold(facts))).toEqual(['duplicate-booking', 'infant-turns-two']);
  });
});

describe('least connections', () => {
  const flight = (origin: string, destination: string) => makeSegment({ origin, destination });

  it.each([
    ['within a country', flight('DEL', 'BOM'), flight('BOM', 'BLR'), 45],
    ['out of a country', flight('BLR', 'BOM'), flight('BOM', 'DXB'), 90],
    ['into a country', flight('DXB', 'BOM'), flight('BOM', 'BLR'), 90],
    ['between countries', flight('DEL', 'DXB'), flight('DXB', 'LHR'), 60],
    ['between airports', flight('DEL', 'LHR'), flight('LGW', 'DUB'), 240],
  ])('%s', (_, before, next, minutes) => {
    expect(leastConnection(before, next, countryOf)).toBe(minutes);
  });
});

describe('who is who', () => {
  it('is reported by the printed name, in either spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom('José', 'Zoë', 'Strauß', 'Åsa', 'Łukasz'), (name) => {
        const printed = printedName(name);
        expect(printed).toMatch(/^[A-Z]+$/);
        expect(isSamePerson({ firstName: name, lastName: 'Rao' }, { firstName: printed, lastName: 'RAO' })).toBe(true);
        expect(printedName(printed)).toBe(printed);
      }),
    );
  });
});
