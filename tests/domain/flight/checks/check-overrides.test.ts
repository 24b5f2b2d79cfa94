import { describe, expect, it } from 'vitest';
import { type Finding, findingOf, overridesUsed, refusalOf, standing } from '#domain/booking/findings.ts';
import { checkOverrides, overridableChecks } from '#domain/flight/checks/check-overrides.ts';
import { knownBookingsOf } from '#domain/flight/checks/known-bookings.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary } from '#tests/fixtures/flight.ts';

const twice: Finding = { code: 'duplicate-booking', path: 'travellers[0]', severity: 'stop' };
const short: Finding = {
  code: 'connection-short',
  path: 'itineraries[0]',
  params: { minutes: 40 },
  severity: 'override',
};
const missing: Finding = { code: 'gstin-missing', path: 'gst', severity: 'override' };

describe('overriding what was found', () => {
  it('leaves standing what stops, and what nobody named', () => {
    expect(standing([], [])).toEqual([]);
    expect(standing([short, missing], [{ code: 'gstin-missing', reason: 'claims none' }])).toEqual([short]);
    expect(standing([twice], [{ code: 'duplicate-booking', reason: 'wants both' }])).toEqual([twice]);
  });

  it('remembers only what was found, each once', () => {
    const given = [
      { code: 'gstin-missing', reason: 'first' },
      { code: 'gstin-missing', reason: 'second' },
      { code: 'churn', reason: 'not found' },
    ];
    expect(overridesUsed([short, missing], given)).toEqual([{ code: 'gstin-missing', reason: 'second' }]);
  });

  it.each([
    [{ code: 'churn', reason: 'the customer pays' }, []],
    [{ code: 'duplicate-booking', reason: 'both' }, ['not-a-choice overrides[0].code']],
    [{ code: 'churn', reason: '  ' }, ['required overrides[0].reason']],
    [{ code: 'churn', reason: 'x'.repeat(301) }, ['too-long overrides[0].reason']],
  ])('%j has %j', (override, expected) => {
    expect(checkOverrides([override]).map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });

  it('goes over the wire as a refusal and comes back as a finding', () => {
    for (const finding of [twice, short, missing]) {
      expect(findingOf(refusalOf(finding))).toMatchObject({ ...finding, params: { ...finding.params } });
    }
    expect(findingOf({ code: 'required', path: 'gst.number' })).toBeUndefined();
    expect(overridableChecks).toContain(short.code);
  });
});

describe('what a booking says to others', () => {
  const travellers = [makeTraveller(), makeTraveller({ firstName: 'Kabir' })];
  const itineraries = [makeItinerary(), makeItinerary()] as const;
  const booking = { transactionId: 'FL1', travellers, itineraries: [...itineraries] as const };

  it('is live until it is over, and was never there where it was not confirmed', () => {
    const alive = bookingStatuses.filter((status) => knownBookingsOf({ ...booking, status }).some(({ live }) => live));
    expect(alive).toEqual([
      'requested',
      'in-doubt',
      'on-request',
      'held',
      'confirmed',
      'part-cancelled',
      'changed',
      'amending',
    ]);
    expect(knownBookingsOf({ ...booking, status: 'not-confirmed' })).toEqual([]);
    expect(knownBookingsOf({ ...booking, status: 'cancelled' }).map(({ live }) => live)).toEqual([false, false]);
  });

  it('says each traveller’s flights that are left from those given up', () => {
    const gone = [{ traveller: 1, item: 0 }];
    expect(
      knownBookingsOf({ ...booking, status: 'part-cancelled', gone }).map((each) => [
        each.travellers[0]?.firstName,
        each.live,
        each.itineraries.length,
      ]),
    ).toEqual([
      ['Lakshmi', true, 2],
      ['Kabir', true, 1],
      ['Kabir', false, 1],
    ]);
  });
});
