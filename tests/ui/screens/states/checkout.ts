/** Buying what was found. */
import { BalanceTooLow, SoldOut } from '#application/desk/failures.ts';
import { instant } from '#domain/time/instant.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { contact, homeward, itinerary, rupees, traveller } from '#infrastructure/wire/reference/samples.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal, localDateTime } from '#domain/time/place-time.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import { underPolicy, underPolicyOf } from '../under-policy.ts';
import { agency, flight, quoteWith } from '../samples.ts';
import { answer, cutOff, failing, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const query = 'trip=DEL-BOM-2026-11-24';

/** Begun with a quote, and brought to where `then` brings it. */
const begun =
  (changes: Partial<FlightQuote> = {}, then: (checkout: FlightCheckout) => unknown = () => undefined) =>
  async (portal: Portal) => {
    for (const area of ['shell', 'flight'] as const) await portal.load(area);
    const checkout = portal.get(flightParts.checkout);
    checkout.begin(quoteWith(changes), query, contact);
    await then(checkout);
  };

const filled = (checkout: FlightCheckout) => checkout.changeTraveller(0, traveller);
const toPay = (checkout: FlightCheckout) => {
  filled(checkout);
  checkout.goTo('pay');
  checkout.changeForm({ acceptTerms: true });
};
const paid = async (checkout: FlightCheckout) => {
  toPay(checkout);
  await checkout.book();
};

const insuring = [{ key: 'SERVICES_ENABLED', value: 'flight,insurance' }];
const arriving = itinerary.segments[0];
const abroad: Partial<FlightQuote> = {
  itineraries: [{ ...itinerary, segments: [{ ...arriving, destination: 'DXB' }] }],
  required: { ...quoteWith({}).required, international: true },
};

const flown = dateOfLocal(arriving.departure.local);
const insured = {
  ...catalogueReference.insurance.quote.answer,
  from: flown,
  to: dateOfLocal(arriving.arrival.local),
  births: [isoDate('1988-03-12')],
};

async function besideChosen(portal: Portal) {
  await begun(abroad, toPay)(portal);
  await portal.load('insurance');
  const checkout = portal.get(flightParts.checkout).state$.value;
  if (checkout.kind !== 'open') throw new Error('Nothing is being booked');
  const { quote, form } = checkout;
  const { from, to } = insured;
  const beside = portal.get(insuranceParts.insureJourney);
  const journey = { ...form, key: quote.quoteId, address: '/flight/book?step=pay', from, to, countries: ['AE'] };
  await beside.follow(journey, isoDate('2026-11-20'));
  await beside.choose('any');
  beside.ready();
}

const cheaper = {
  name: 'AI 2421',
  departs: localDateTime('2026-11-24T07:30'),
  apart: 80,
  stops: 0,
  total: rupees('4950.00'),
};
const states: readonly ScreenState[] = [
  { name: 'long texts', shows: 'booking-fare-rules', long: true },
  { name: 'nothing to book', shows: 'booking-nothing', before: () => undefined },
  { name: 'run out', shows: 'booking-expired', before: begun({ expiresInSeconds: 0 }) },
  {
    name: 'run out, sold meanwhile',
    shows: 'failure-sold-out',
    answers: { 'flight.quote': failing(new SoldOut({})) },
    before: begun({ expiresInSeconds: 0 }, (checkout) => checkout.renew()),
  },
  {
    name: 'travellers of before',
    shows: 'booking-carried',
    before: begun({}, (checkout) => {
      filled(checkout);
      checkout.begin(quoteWith({}), query, contact);
      checkout.goTo('travellers');
    }),
  },
  {
    name: 'a dearer fare',
    shows: 'booking-nothing-charged',
    before: begun({ changed: true, previousTotal: rupees('5000.00') }),
  },
  {
    name: 'travellers',
    shows: 'booking-contact-note',
    before: begun({}, (checkout) => checkout.goTo('travellers')),
  },
  ...(['agency', 'deployment', 'supplier'] as const).map((by) => ({
    name: `a hold as the ${by} lets`,
    shows: 'booking-hold-title',
    before: begun({ hold: { until: instant('2026-11-21T09:30:00.000Z'), by } }, toPay),
  })),
  {
    name: 'begun to be held',
    shows: 'flight-hold',
    hides: ['booking-hold-title'],
    before: begun({ hold: { until: instant('2026-11-21T09:30:00.000Z'), by: 'supplier' } }, (checkout) => {
      checkout.changeForm({ toHold: true });
      toPay(checkout);
    }),
  },
  {
    name: 'travellers with errors',
    shows: 'violation-required of lastName',
    before: begun({}, (checkout) => {
      checkout.goTo('travellers');
      checkout.goTo('pay');
    }),
  },
  {
    name: 'extras',
    shows: 'extras-seats',
    before: begun({}, (checkout) => {
      filled(checkout);
      checkout.goTo('extras');
    }),
  },
  {
    name: 'extras of two flights, seats on the second alone',
    shows: 'extras-seats',
    hides: ['extras-no-map'],
    answers: {
      'flight.seatMaps': answer({
        seatMaps: flight.seatMaps.answer.seatMaps.map((map) => ({ ...map, place: { itinerary: 1, segment: 0 } })),
      }),
    },
    before: begun({ itineraries: [itinerary, homeward] }, (checkout) => {
      filled(checkout);
      checkout.goTo('extras');
    }),
  },
  {
    name: 'extras cut off',
    shows: 'failure-unreachable',
    answers: { 'flight.services': cutOff, 'flight.seatMaps': cutOff },
    before: begun({}, (checkout) => {
      filled(checkout);
      checkout.goTo('extras');
    }),
  },
  {
    name: 'GST details that the airline does not get',
    shows: 'booking-gst-kept-here',
    before: begun({ required: { ...quoteWith({}).required, notPassedOn: ['gst'] } }, (checkout) => {
      filled(checkout);
      checkout.goTo('travellers');
      checkout.changeForm({ gst: agency.saveGstProfile.request });
    }),
  },
  {
    name: 'GST details typed, to be saved',
    shows: 'booking-gst-keep',
    before: begun({}, (checkout) => {
      filled(checkout);
      checkout.goTo('travellers');
      checkout.changeForm({ gst: { holder: 'Malabar Exports' } });
    }),
  },
  {
    name: 'GST details chosen',
    shows: 'booking-gst-forget',
    before: begun({}, (checkout) => {
      filled(checkout);
      checkout.goTo('travellers');
      checkout.changeForm({ gst: agency.saveGstProfile.request });
    }),
  },
  { name: 'payment', shows: 'booking-accept-terms', before: begun({}, toPay) },
  {
    name: 'payment with a policy beside it, its proposal wanting',
    shows: 'insurance-beside-accept',
    answers: { 'insurance.quote': answer(insured) },
    settings: insuring,
    before: besideChosen,
  },
  {
    name: 'payment, no plans beside it',
    shows: 'insurance-none-help',
    answers: { 'insurance.plans': answer({ plans: [], leftOut: 4 }) },
    settings: insuring,
    before: begun(abroad, toPay),
  },
  {
    name: 'payment, plans beside it cut off',
    shows: 'failure-unreachable',
    answers: { 'insurance.plans': cutOff },
    settings: insuring,
    before: begun(abroad, toPay),
  },
  {
    name: 'payment under a policy',
    shows: 'policy-title',
    before: async (portal) => {
      await begun({}, toPay)(portal);
      await underPolicy(portal);
    },
  },
  {
    name: 'payment, one of the company’s reasons asked for',
    shows: 'policy-reason-code',
    before: async (portal) => {
      await begun({}, toPay)(portal);
      await underPolicyOf(portal, 'justify');
    },
  },
  {
    name: 'payment of what could not be compared',
    shows: 'policy-is-uncompared',
    before: async (portal) => {
      await begun({}, toPay)(portal);
      await underPolicy(portal);
    },
  },
  ...(['before', 'soft', 'passive'] as const).map((manner) => ({
    name: `payment, others asked: ${manner}`,
    // What is said of the way 'before' has numbers of the trip in it.
    shows: manner === 'before' ? 'policy-approve-help' : `policy-asked-${manner}`,
    before: async (portal: Parameters<typeof underPolicy>[0]) => {
      await begun({}, toPay)(portal);
      await underPolicyOf(portal, 'approve', [{ ruleId: 'r', occasion: 'broken', manner, place: 'anywhere' }]);
    },
  })),
  {
    name: 'payment above the lowest fare',
    shows: 'AI 2421',
    before: async (portal) => {
      await begun({ parts: [{ total: rupees('6300.00'), instead: [cheaper] }] }, toPay)(portal);
      await underPolicy(portal);
    },
  },
  { name: 'payment, long texts', shows: 'booking-accept-terms', before: begun({}, toPay), long: true },
  {
    name: 'payment by others',
    shows: 'shell-not-yours-ticket',
    rights: ['search', 'book', 'bookings'],
    before: begun({}, toPay),
  },
  {
    name: 'no answer',
    shows: 'booking-unanswered',
    answers: { 'flight.book': cutOff },
    before: begun({}, paid),
  },
  {
    name: 'being sent',
    shows: 'booking-sending',
    answers: { 'flight.book': silent },
    before: begun({}, (checkout) => void paid(checkout)),
  },
  {
    name: 'sold out',
    shows: 'failure-sold-out',
    answers: { 'flight.book': failing(new SoldOut({})) },
    before: begun({}, paid),
  },
  {
    name: 'too little balance',
    shows: 'booking-accept-terms',
    answers: {
      'flight.book': failing(new BalanceTooLow({ needed: rupees('5712.80'), available: rupees('100.00') })),
      'account.balance': answer({ balance: rupees('100.00'), creditLimit: rupees('0.00'), reserved: rupees('0.00') }),
    },
    before: begun({}, paid),
  },
];

export const checkoutScreens: readonly ScreenTable[] = [
  { path: '/flight/book', at: '/flight/book', shows: 'booking-fare-rules', before: begun(), states },
  { path: '/flight/book-multi-city', at: '/flight/book-multi-city', shows: 'booking-fare-rules', before: begun() },
];
