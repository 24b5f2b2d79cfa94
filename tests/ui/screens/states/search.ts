/** Looking for flights. */
import type { Address } from '#application/desk/addresses.ts';
import { multiply, scale } from '#domain/money/money.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { account, booking, corporate, creditStopped, flight } from '../samples.ts';
import { withBalances } from './booking.ts';
import { underPolicy } from '../under-policy.ts';
import { answer, cutOff, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const { search } = flight;
const [, bySector, asOne] = [search, ...(search.more ?? [])];
const empty = answer({ ...search.answer, offers: [], total: 0 });

/** A flight an hour and a half later that costs a third more. */
const dearer = search.answer.offers.slice(0, 1).map((offer) => {
  const [itinerary] = offer.itineraries;
  const [segment] = itinerary.segments;
  const departure = { ...segment.departure, local: localDateTime(`${segment.departure.local.slice(0, 10)}T07:40`) };
  return {
    ...offer,
    offerId: 'dearer',
    itineraries: [{ ...itinerary, segments: [{ ...segment, flightNumber: '2178', departure }] as const }] as const,
    fares: offer.fares.map((fare) => ({
      ...fare,
      fareId: `${fare.fareId}dearer`,
      perAdult: scale(fare.perAdult, 4, 3),
      total: scale(fare.total, 4, 3),
    })),
  };
});

/** The party pays three times what an adult does. */
const forParty = {
  ...search.answer,
  offers: ['one', 'two'].flatMap((offerId, at) =>
    search.answer.offers.slice(0, 1).map((offer) => ({
      ...offer,
      offerId,
      fares: offer.fares.map((fare) => {
        const perAdult = multiply(fare.perAdult, at + 1);
        return { ...fare, fareId: `${fare.fareId}${at}`, perAdult, total: multiply(perAdult, 3) };
      }),
    })),
  ),
};

const results = (path: Address, query: string, found: unknown, more: readonly ScreenState[] = []): ScreenTable => ({
  path,
  at: `${path}?${query}`,
  shows: '06:10',
  asks: 'flight.search',
  answers: { 'flight.search': answer(found) },
  states: [
    { name: 'empty', shows: 'message-no-flights', answers: { 'flight.search': empty } },
    { name: 'no search', at: path, shows: 'violation-required of origin' },
    ...more,
  ],
});

/** Looked for on this device before. */
const searched = (query: string) => async (portal: Portal) => {
  for (const area of ['shell', 'flight'] as const) await portal.load(area);
  const search = portal.get(flightParts.search);
  search.open(query);
  await search.submit();
};

const month = account.monthSoFar.answer;
const gross = ({ net: _net, earned: _earned, ...figures }: typeof month.now) => figures;
const waiting = answer(corporate.approvals.answer);

const enabled = [{ key: 'SERVICES_ENABLED', value: 'flight,bus,hotel' }];

export const searchScreens: readonly ScreenTable[] = [
  {
    path: '/search',
    at: '/search',
    shows: 'flight-latest-bookings',
    states: [
      { name: 'long texts', shows: 'K7PQ2M', long: true },
      { name: 'with its credit stopped', shows: 'shell-credit-stopped', answers: creditStopped },
      {
        name: 'no bookings',
        shows: 'flight-no-bookings',
        answers: { 'booking.list': answer({ ...booking.list.answer, bookings: [], total: 0 }) },
      },
      {
        name: 'with balances due',
        shows: 'manage-balances-due',
        answers: { 'booking.list': answer({ ...booking.list.answer, bookings: withBalances }) },
      },
      {
        name: 'balances for others',
        shows: 'flight-latest-bookings',
        hides: ['manage-balances-due'],
        rights: ['search', 'bookings'],
        answers: { 'booking.list': answer({ ...booking.list.answer, bookings: withBalances }) },
      },
      { name: 'loading', shows: 'design-loading', answers: { 'booking.list': silent, 'account.balance': silent } },
      { name: 'cut off', shows: 'failure-unreachable', answers: { 'booking.list': cutOff, 'account.balance': cutOff } },
      { name: 'of buses', shows: 'bus-search', at: '/search?for=bus', settings: enabled },
      { name: 'of hotels', shows: 'hotel-search', at: '/search?for=hotel', settings: enabled },
      { name: 'of flights among others', shows: 'shell-service-bus', settings: enabled },
      {
        name: 'where flights are not sold',
        shows: 'bus-search',
        hides: ['flight-fare-type', 'shell-service-flight'],
        settings: [{ key: 'SERVICES_ENABLED', value: 'bus,hotel' }],
      },
      {
        name: 'where only what has no form here is sold',
        shows: 'flight-latest-bookings',
        hides: ['flight-fare-type'],
        settings: [{ key: 'SERVICES_ENABLED', value: 'train' }],
      },
      { name: 'with approvals waiting', shows: 'Mr Farhan Sheikh', answers: { 'corporate.approvals': waiting } },
      {
        name: 'a month without net fares',
        shows: 'flight-month-refunded',
        hides: ['flight-month-earned'],
        answers: { 'account.monthSoFar': answer({ now: gross(month.now), before: gross(month.before) }) },
      },
      { name: 'the month not known', shows: 'failure-unreachable', answers: { 'account.monthSoFar': cutOff } },
      { name: 'time limits not known', shows: 'manage-limits-unknown', answers: { 'booking.holds': cutOff } },
      {
        name: 'without the balance',
        shows: 'K7PQ2M',
        hides: ['shell-balance', 'shell-credit-limit'],
        rights: ['search', 'bookings'],
      },
    ],
  },
  {
    path: '/flight',
    at: '/flight',
    shows: 'flight-fare-type',
    states: [
      { name: 'more options', shows: 'flight-promo-code', press: ['flight-more-options'] },
      {
        name: 'searches of late',
        shows: 'shell-recent',
        before: searched('trip=DEL-BOM-2026-11-24'),
      },
      { name: 'routes of late', shows: 'flight-routes', hides: ['flight-routes-none'] },
      {
        name: 'no routes yet',
        shows: 'flight-routes-none',
        answers: { 'booking.list': answer({ ...booking.list.answer, bookings: [], total: 0 }) },
      },
    ],
  },
  results('/flight/owresults', 'trip=DEL-BOM-2026-11-24', search.answer, [
    {
      name: 'a party of four',
      at: '/flight/owresults?trip=DEL-BOM-2026-11-24&adults=2&children=1&infants=1',
      shows: '06:10',
      answers: { 'flight.search': answer(forParty) },
    },
    {
      name: 'above the lowest fare',
      shows: '6E 2178',
      answers: {
        'flight.search': answer({ ...search.answer, offers: [...search.answer.offers, ...dearer], total: 2 }),
      },
      before: underPolicy,
    },
    { name: 'under a policy', shows: 'policy-out-of-policy', before: underPolicy },
    {
      name: 'a number explained',
      shows: 'flight-explain',
      press: ['[role="listitem"] [aria-expanded] >> nth=0', 'button:has(.lucide-list-tree) >> nth=0'],
    },
    {
      name: 'not to be held',
      shows: 'flight-not-held',
      press: ['[role="listitem"] input[type="radio"] >> nth=0', 'flight-hold'],
      answers: { 'flight.quote': answer({ ...flight.quote.answer, hold: undefined }) },
    },
    {
      name: 'to look at only',
      shows: 'shell-not-yours-book',
      hides: ['flight-book', 'flight-quote-compared'],
      press: ['[role="listitem"] input[type="radio"] >> nth=0'],
      rights: ['search', 'bookings'],
    },
  ]),
  results('/flight/rtresults', 'trip=DEL-BOM-2026-11-24~BOM-DEL-2026-11-28&type=round-trip', bySector?.answer),
  results('/flight/rtintlresults', 'trip=DEL-DXB-2026-11-24~DXB-DEL-2026-11-28&type=round-trip', asOne?.answer),
  results('/flight/dom-multicity', 'trip=DEL-BOM-2026-11-24~BOM-DEL-2026-11-28&type=multi-city', bySector?.answer),
  results('/flight/intl-multicity', 'trip=DEL-DXB-2026-11-24~DXB-DEL-2026-11-28&type=multi-city', asOne?.answer),
];
