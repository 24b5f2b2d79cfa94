/** Cruises as they cross the wire. */
import fc from 'fast-check';
import { holdLimiters } from '#domain/booking/hold/limit.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { cruisePorts } from '#domain/cruise/reference/ports.ts';
import { shipSides } from '#domain/cruise/sailing/deck-plan.ts';
import { gratuityWays } from '#domain/cruise/sailing/fare.ts';
import { cabinKinds, cruiseRegions, diningTimes } from '#domain/cruise/sailing/sailing.ts';
import { instalmentKinds } from '#domain/cruise/terms/line-terms.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { receiving } from '../booking/receiving.ts';
import { anyMoney } from '../money.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const contact = fc.record({ email: text, mobile: text });
const clock = fc.constantFrom(clockTime('08:00'), clockTime('18:00'));
const kind = fc.constantFrom(...cabinKinds);
const time = fc.constantFrom(
  placeTime('2027-01-15T17:00', 'Asia/Kolkata'),
  placeTime('2027-01-20T09:00', 'Asia/Singapore'),
);

function some<A>(of: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...A[]]> {
  return fc.tuple(of, fc.array(of, { maxLength: 2 })).map(([first, others]) => [first, ...others] as const);
}

const port = fc.constantFrom(...cruisePorts).map(({ code, name, country }) => ({ code, name, country }));
const day = fc.record(
  { day: whole, port, arrives: clock, leaves: clock, tender: fc.boolean() },
  { requiredKeys: ['day'] },
);
const sailing = fc.record({
  sailingKey: text,
  ship: fc.record({
    shipId: text,
    name: text,
    line: text,
    built: whole,
    guests: whole,
    dining: fc.subarray([...diningTimes]),
  }),
  region: fc.constantFrom(...cruiseRegions),
  name: text,
  nights: whole,
  departs: time,
  returns: time,
  days: fc.array(day, { maxLength: 3 }),
});
const party = fc.record({ adults: whole, childAges: fc.array(whole, { maxLength: 3 }) });
const sharedCabin = fc.record(
  { kind, number: text, deck: whole, squareMetres: whole, party },
  { requiredKeys: ['kind', 'squareMetres', 'party'] },
);
const lineTerms = fc.record({
  id: text,
  from: anyDate,
  deposit: fc.oneof(fc.record({ perGuest: anyMoney }), fc.record({ percent: whole })),
  balanceDays: whole,
  grid: fc.array(fc.record({ fromDays: whole, percent: whole }), { maxLength: 3 }),
});
const offered = {
  cabinId: text,
  kind,
  guarantee: fc.boolean(),
  squareMetres: whole,
  decks: fc.array(whole, { maxLength: 3 }),
  left: whole,
  total: anyMoney,
  perGuest: anyMoney,
  gratuities: anyMoney,
};
const offerOf = (price: fc.Arbitrary<Price>) =>
  fc.oneof(
    fc.record({ ...offered, price, withTips: price }),
    fc.record({ ...offered, price, withTips: price, earn: anyMoney }),
  );
const planned = fc.record({
  number: text,
  deck: whole,
  kind,
  side: fc.constantFrom(...shipSides),
  along: whole,
  sleeps: fc.constantFrom(2 as const, 4 as const),
  free: fc.boolean(),
});
const chosen = fc.record({ cabinId: text, number: text }, { requiredKeys: ['cabinId'] });

export function cruiseArbitraries(price: fc.Arbitrary<Price>, traveller: fc.Arbitrary<Traveller>) {
  const quoteRequest = fc.record({
    cabins: fc.array(chosen, { maxLength: 2 }),
    gratuities: fc.constantFrom(...gratuityWays),
  });
  return {
    search: {
      request: fc.record(
        { region: text, month: text, cabins: fc.array(party, { maxLength: 3 }) },
        { requiredKeys: ['cabins'] },
      ),
      answer: fc.record({
        sailings: fc.array(
          fc.record(
            {
              sailingId: text,
              sailing,
              total: anyMoney,
              perGuest: anyMoney,
              kinds: fc.subarray([...cabinKinds]),
              earn: anyMoney,
            },
            { requiredKeys: ['sailingId', 'sailing', 'total', 'perGuest', 'kinds'] },
          ),
          { maxLength: 2 },
        ),
      }),
    },
    cabins: {
      request: fc.record({ sailingId: text }),
      answer: fc.record({
        sailingId: text,
        sailing,
        lineTerms,
        choices: fc.array(fc.record({ party, offers: fc.array(offerOf(price), { maxLength: 2 }) }), { maxLength: 2 }),
        plan: fc.array(planned, { maxLength: 3 }),
      }),
    },
    quote: {
      request: quoteRequest,
      answer: fc.record(
        {
          quoteId: text,
          cabins: fc.array(chosen, { maxLength: 2 }),
          gratuities: fc.constantFrom(...gratuityWays),
          sailing,
          booked: some(sharedCabin),
          lineTerms,
          schedule: fc.array(fc.record({ kind: fc.constantFrom(...instalmentKinds), due: anyDate, amount: anyMoney }), {
            maxLength: 2,
          }),
          hold: fc.record({ until: anyInstant, by: fc.constantFrom(...holdLimiters) }),
          price,
          changed: fc.boolean(),
          previousTotal: anyMoney,
          expiresAt: anyInstant,
          expiresInSeconds: whole,
          required: fc.subarray(['passport']),
          parameters: fc.subarray([...defaultParameters]),
        },
        {
          requiredKeys: [
            'quoteId',
            'cabins',
            'gratuities',
            'sailing',
            'booked',
            'lineTerms',
            'schedule',
            'price',
            'changed',
            'previousTotal',
            'expiresAt',
            'expiresInSeconds',
            'required',
            'parameters',
          ],
        },
      ),
    },
    book: {
      request: fc.record({
        quoteId: text,
        requestId: fc.uuid(),
        contact,
        parameters: fc.constant([]),
        acceptTerms: fc.boolean(),
        travellers: fc.array(traveller, { maxLength: 2 }),
        dining: text,
        mode: fc.constantFrom('confirm' as const, 'hold' as const),
      }),
      answer: fc.record(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          reference: text,
          total: anyMoney,
          ledgerEntry: text,
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
    receive: receiving,
  };
}
