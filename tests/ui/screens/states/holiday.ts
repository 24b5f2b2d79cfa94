/** Packages: searching, opening one, writing it to a customer, booking, payments, and what is handed out of a booking. */
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { NotFound, SoldOut } from '#application/desk/failures.ts';
import { holidayStart } from '#application/portal/holiday/holiday-checkout.ts';
import { holidayReference, holidayTripSample } from '#infrastructure/wire/reference/product/holiday.ts';
import { instalmentsOfSample, samplePrice } from '#infrastructure/wire/reference/product/holiday-price.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { commonBooking } from '../samples.ts';
import { answer, type Answers, failing, type ScreenState, type ScreenTable } from '../screen-states.ts';

const { search, quote, details, receive, propose } = holidayReference;
const query = 'to=bali&from=2027-02-12&rooms=2.8';
const opened = 'package=bali-beach-ubud&from=2027-02-12&rooms=2.8&stars=4&origin=BLR';
const id = 'HD26110000012';
const family = [
  { type: 'adult', title: 'Ms', firstName: 'Meera', lastName: 'Pillai' },
  { type: 'adult', title: 'Mr', firstName: 'Arjun', lastName: 'Pillai' },
  { type: 'child', title: 'Ms', firstName: 'Tara', lastName: 'Pillai' },
] as const;

const booked = {
  ...commonBooking,
  product: 'holiday',
  transactionId: id,
  reference: 'HD48213377',
  voucher: 'HV004821337',
  trip: holidayTripSample,
  guests: [[0, 1, 2]],
  travellers: family,
  payers: [{ name: 'Meera Pillai', pan: 'ABCPP1234E' }],
  instalments: instalmentsOfSample,
  receipts: receive.answer.receipts,
  wishes: 'Vegetarian meals.',
  price: samplePrice,
  customerPays: samplePrice.total,
} as unknown as HolidayBooking;

const ofBooking: Answers = { 'booking.details': answer(booked) };
const group = {
  ...details.answer,
  package: { ...details.answer.package, kind: 'fixed' as const },
  hotels: [],
  departures: [
    { date: isoDate('2027-02-12'), left: 4 },
    { date: isoDate('2027-02-19'), left: 24 },
  ],
};

const missing = failing(new NotFound({ what: 'invoice' }));
const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/holiday/${kind}/:transactionId`,
  at: `/holiday/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});
/** The second of the two ways in which the days are shown. */
const onMap = 'section:has(ol[class*="days"]) fieldset label:nth-of-type(2)';

const toBook = async (portal: Portal) => {
  for (const area of ['shell', 'holiday'] as const) await portal.load(area);
  portal
    .get(holidayParts.checkout)
    .begin(quote.answer, `/holiday/package?${opened}`, { email: '', mobile: '' }, holidayStart(quote.answer, 'IN'));
};

const toSearchAgain = async (portal: Portal) => {
  for (const area of ['shell', 'holiday'] as const) await portal.load(area);
  const holidays = portal.get(holidayParts.find);
  for (const change of [{ days: 7 }, { destination: 'Bali', rooms: [{ adults: 2, childAges: [8] }] }]) {
    holidays.change(change);
    holidays.search();
  }
};

/** Of the page of a booking. */
export const holidayBooked: readonly ScreenState[] = [
  { name: 'of a package', at: `/my-bookings/manage/${id}`, shows: 'instalments-still-due', answers: ofBooking },
  {
    name: 'of a package, recording a payment',
    at: `/my-bookings/manage/${id}`,
    shows: 'instalments-receipt-note',
    answers: ofBooking,
    press: ['instalments-receive'],
  },
];

export const holidayScreens: readonly ScreenTable[] = [
  {
    path: '/holiday',
    at: `/holiday?${query}`,
    shows: 'Kuta',
    asks: 'holiday.search',
    states: [
      { name: 'nothing searched', at: '/holiday', shows: 'holiday-search' },
      { name: 'searches of late', at: '/holiday', shows: 'shell-recent', before: toSearchAgain },
      { name: 'none', shows: 'holiday-none', answers: { 'holiday.search': answer({ packages: [] }) } },
      {
        name: 'a group beside it',
        shows: 'Thailand in a group, from Mumbai',
        answers: {
          'holiday.search': answer({
            packages: [
              ...search.answer.packages,
              ...search.answer.packages.map((each) => ({
                ...each,
                packageId: 'thailand-group',
                name: 'Thailand in a group, from Mumbai',
                nameIn: {},
                kind: 'fixed' as const,
                origin: 'BOM',
                left: 3,
              })),
            ],
          }),
        },
      },
    ],
  },
  {
    path: '/holiday/package',
    at: `/holiday/package?${opened}`,
    shows: 'Lantern Trails',
    asks: 'holiday.details',
    states: [
      { name: 'no package', at: '/holiday/package', shows: 'holiday-no-package' },
      { name: 'a group', shows: 'holiday-departures', answers: { 'holiday.details': answer(group) } },
      { name: 'on the map', shows: '1–2 Kuta', press: [onMap] },
      { name: 'not free', shows: 'failure-sold-out', answers: { 'holiday.details': failing(new SoldOut({})) } },
      {
        name: 'gone when it is booked',
        shows: 'failure-sold-out',
        answers: { 'holiday.quote': failing(new SoldOut({})) },
        press: ['holiday-book'],
      },
      { name: 'written to a customer', shows: 'holiday-proposal-name', press: ['holiday-propose'] },
      {
        name: 'written to nobody',
        shows: 'violation-required of name',
        answers: { 'holiday.propose': answer(propose.answer) },
        press: ['holiday-propose', 'holiday-proposal-send'],
      },
    ],
  },
  {
    path: '/holiday/book',
    at: '/holiday/book',
    shows: 'booking-passport',
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
    path: '/holiday/voucher/:transactionId',
    at: `/holiday/voucher/${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
