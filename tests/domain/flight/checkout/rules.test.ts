/** The rules of a booking as a whole: where each part of it is judged, and under which path it says so. */
import { describe, expect, test } from 'vitest';
import { checkFlightBooking, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { FlightBookingDraft } from '#domain/flight/checkout/rules.ts';
import type { QuoteRequirements } from '#domain/flight/quote/quote.ts';
import { makeContact, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeQuote, today } from '#tests/fixtures/flight.ts';

const { itineraries, required, party } = makeQuote();
const travelDates = travelDatesOf(itineraries);

const draft = (overrides: Partial<FlightBookingDraft> = {}): FlightBookingDraft => ({
  travellers: [makeTraveller()],
  contact: makeContact(),
  parameters: [],
  acceptTerms: true,
  ...overrides,
});

const said = (overrides: Partial<FlightBookingDraft>, needs: Partial<QuoteRequirements> = {}) =>
  checkFlightBooking(draft(overrides), { party, travelDates, required: { ...required, ...needs } }, today).map(
    ({ code, path }) => `${path} ${code}`,
  );

describe('a booking', () => {
  test('that has everything breaks no rule', () => {
    expect(said({})).toEqual([]);
  });

  test.each<[string, Partial<FlightBookingDraft>, Partial<QuoteRequirements>, readonly string[]]>([
    ['terms not accepted', { acceptTerms: false }, {}, ['acceptTerms terms-not-accepted']],
    ['another party than quoted', { travellers: [makeTraveller(), makeTraveller()] }, {}, ['travellers party-quoted']],
    ['somebody too young for the fare', {}, { fareTypes: ['senior-citizen'] }, ['travellers[0].dateOfBirth fare-age']],
    ['somebody old enough for it', {}, { fareTypes: ['student'] }, []],
    ['no mobile', { contact: makeContact({ mobile: '' }) }, {}, ['contact.mobile required']],
    ['several alternate addresses', { contact: makeContact({ alternateEmail: 'a@b.example; c@d.example' }) }, {}, []],
    [
      'a bad one among them',
      { contact: makeContact({ alternateEmail: 'a@b.example; c' }) },
      {},
      ['contact.alternateEmail email-list-form'],
    ],
    [
      'a list where one address belongs',
      { contact: makeContact({ email: 'a@b.example;c@d.example' }) },
      {},
      ['contact.email email-form'],
    ],
    ['a gender of no kind that anybody minds', { travellers: [makeTraveller({ gender: 'others' })] }, {}, []],
    [
      'a gender that the seller of the fare cannot book',
      { travellers: [makeTraveller({ gender: 'others' })] },
      { notPassedOn: ['gst', 'gender-others'] },
      ['travellers[0].gender gender-not-booked'],
    ],
    [
      'GST begun',
      { gst: { number: '27AAPFU0939F1ZV' } },
      {},
      ['gst.holder required', 'gst.email required', 'gst.address required', 'gst.phone required'],
    ],
    [
      'GST needed and absent',
      {},
      { gst: true },
      [
        'gst.holder required',
        'gst.number required',
        'gst.email required',
        'gst.address required',
        'gst.phone required',
      ],
    ],
    [
      'a parameter that nobody asked for',
      { parameters: [{ code: 'RM*X/', value: 'y' }] },
      {},
      ['parameters not-a-choice'],
    ],
  ])('with %s', (_what, overrides, needs, violations) => {
    expect(said(overrides, needs)).toEqual(violations);
  });

  test('asks for a passport only where the carrier does', () => {
    expect(said({}, { passport: true })).toContain('travellers[0].passport.number required');
    expect(said({}, { passport: false })).toEqual([]);
  });
});
