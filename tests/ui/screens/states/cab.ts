/** Cabs: searching, choosing, booking, and what is handed out of a booking. */
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { NotFound, SoldOut } from '#application/desk/failures.ts';
import { cabStart } from '#application/portal/cab/cab-checkout.ts';
import { cabPrice, cabReference, cabRide } from '#infrastructure/wire/reference/product/cab.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { commonBooking } from '../samples.ts';
import { answer, type Answers, failing, type ScreenTable } from '../screen-states.ts';

const { search, quote } = cabReference;
const query =
  'kind=airport&from=COK&fromname=Kochi+airport&fromairport=COK&to=munnar&toname=Munnar&date=2026-11-24&time=10:30&passengers=3';
const id = 'CB26110000012';

const booked = {
  ...commonBooking,
  product: 'cab',
  transactionId: id,
  reference: 'CB48213377',
  voucher: 'CV004821337',
  ride: cabRide,
  pickUpPoint: 'Terminal 1, arrivals',
  arrivingBy: '6E 6714',
  price: cabPrice,
} as unknown as CabBooking;

/** A cab that was to come the day before the gallery's. */
export const cabBegun: Answers = {
  'booking.details': answer({
    ...booked,
    ride: { ...cabRide, drive: { ...cabRide.drive, pickUp: placeTime('2026-11-19T10:55', 'Asia/Kolkata') } },
  }),
};

const ofBooking: Answers = { 'booking.details': answer(booked) };
const missing = failing(new NotFound({ what: 'invoice' }));

const toBook = async (portal: Portal) => {
  for (const area of ['shell', 'cab'] as const) await portal.load(area);
  portal.get(cabParts.checkout).begin(quote.answer, `/cab?${query}`, { email: '', mobile: '' }, cabStart);
};

const toSearchAgain = async (portal: Portal) => {
  for (const area of ['shell', 'cab'] as const) await portal.load(area);
  const cabs = portal.get(cabParts.find);
  cabs.change({
    from: { placeId: 'COK', name: 'Kochi airport', airport: 'COK' },
    to: { placeId: 'munnar', name: 'Munnar' },
  });
  cabs.search();
};

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/cab/${kind}/:transactionId`,
  at: `/cab/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

export const cabScreens: readonly ScreenTable[] = [
  {
    path: '/cab',
    at: `/cab?${query}`,
    shows: 'Palm Road Cabs',
    asks: 'cab.search',
    states: [
      { name: 'nothing searched', at: '/cab', shows: 'cab-search' },
      {
        name: 'before a place is typed',
        at: '/cab',
        shows: 'cab-search',
        hides: ['cab-no-place'],
        press: ['[role="combobox"] >> nth=0'],
      },
      {
        name: 'not sold here',
        shows: 'shell-not-sold',
        hides: ['cab-search'],
        settings: [{ key: 'SERVICES_ENABLED', value: 'flight' }],
      },
      { name: 'searches of late', at: '/cab', shows: 'shell-recent', before: toSearchAgain },
      { name: 'nothing typed', at: '/cab', shows: 'violation-required of pickUpAt', press: ['cab-search'] },
      { name: 'none', shows: 'cab-none', answers: { 'cab.search': answer({ ...search.answer, cabs: [] }) } },
      {
        name: 'gone when it is chosen',
        shows: 'failure-sold-out',
        answers: { 'cab.quote': failing(new SoldOut({})) },
        press: ['article button'],
      },
    ],
  },
  {
    path: '/cab/book',
    at: '/cab/book',
    shows: 'cab-lead-note',
    before: toBook,
    states: [
      { name: 'nothing to book', shows: 'checkout-nothing-title', before: () => undefined },
      {
        name: 'not filled in',
        shows: 'violation-required of firstName',
        press: ['button[type="button"][class*="primary"]'],
      },
    ],
  },
  {
    path: '/cab/voucher/:transactionId',
    at: `/cab/voucher/${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
