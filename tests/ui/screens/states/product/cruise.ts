/** Cruises: searching, choosing cabins, booking, and what is handed out of a booking. */
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { withGuests } from '#domain/cruise/booking/in-short.ts';
import { NotFound, SoldOut } from '#application/desk/failures.ts';
import { cruiseStart } from '#application/portal/cruise/cruise-checkout.ts';
import {
  cruiseCabin,
  cruiseLineTerms,
  cruisePrice,
  cruiseReference,
  cruiseSailing,
} from '#infrastructure/wire/reference/product/cruise.ts';
import { type Money, negate, percentage, subtract, zero } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { booking, commonBooking } from '#tests/ui/screens/samples.ts';
import { underPolicy } from '#tests/ui/screens/under-policy.ts';
import { answer, type Answers, failing, type ScreenTable } from '#tests/ui/screens/screen-states.ts';

const { search, cabins, quote } = cruiseReference;
const quoteOf = cruiseReference.book.request;
const query = 'region=india&month=2027-01&cabins=2';
const id = 'CR26110000012';

const booked = {
  ...commonBooking,
  travellers: quoteOf.travellers,
  product: 'cruise',
  transactionId: id,
  reference: 'CX48213377',
  sailing: cruiseSailing,
  cabins: withGuests([cruiseCabin]),
  gratuities: 'prepaid',
  dining: 'late',
  lineTerms: cruiseLineTerms,
  price: cruisePrice,
} as unknown as CruiseBooking;

const ofBooking: Answers = { 'booking.details': answer(booked) };

/** Its account was charged the deposit alone; nothing is kept of it yet. */
const net = cruisePrice.terms?.net ?? cruisePrice.total;
const none = zero(net.currency);
const putOff = { amount: percentage(net, 75_00), until: isoDate('2026-12-16') };
const paid = subtract(net, putOff.amount);
const moment = (kind: 'now' | 'balance' | 'departure', at: string, charges: Money) => ({
  kind,
  at: instant(at),
  charges,
  customerRefund: subtract(net, charges),
  refund: subtract(net, charges),
  toAccount: subtract(kind === 'now' ? paid : net, charges),
  toCustomer: subtract(kind === 'now' ? subtract(net, subtract(cruisePrice.total, paid)) : net, charges),
  markup: none,
});
const deposited = {
  ...booked,
  putOff,
  customerPays: cruisePrice.total,
  money: {
    ...booking.details.answer.money,
    paid: net,
    suppliers: net,
    commission: none,
    tds: none,
    ownTax: none,
    earned: subtract(cruisePrice.total, net),
  },
  moneyLines: [],
};
export const cruiseDeposit: Answers = {
  'booking.details': answer(deposited),
  'booking.cancelQuote': answer({
    ...booking.cancelQuote.answer,
    transactionId: id,
    charges: { name: 'cancellation-charges', amount: none },
    byLaw: none,
    markup: none,
    customerRefund: net,
    customer: { name: 'customer-refund', amount: net, parts: [{ name: 'fare', amount: net }] },
    refund: { name: 'refund', amount: net, parts: [{ name: 'fare', amount: net }] },
    balance: { paid, settled: putOff.amount, toAccount: paid },
    customerBack: {
      received: paid,
      settled: subtract(cruisePrice.total, paid),
      back: subtract(net, subtract(cruisePrice.total, paid)),
    },
    overTime: [
      moment('now', '2026-11-20T09:30:00.000Z', none),
      moment('balance', '2026-12-15T18:30:00.000Z', none),
      moment('departure', '2027-01-15T11:30:00.000Z', percentage(net, 90_00)),
    ],
    alternatives: [],
    ledgerLines: [
      { account: 'agency:AGT10482', amount: net },
      { account: 'supplier:sandbox', amount: negate(net) },
      { account: 'agency:AGT10482', amount: negate(putOff.amount) },
      { account: 'instalments', amount: putOff.amount },
    ],
  }),
};
export const cruisePartCancelled: Answers = {
  ...cruiseDeposit,
  'booking.details': answer({ ...deposited, status: 'part-cancelled' }),
};
const missing = failing(new NotFound({ what: 'invoice' }));

const toBook = async (portal: Portal) => {
  for (const area of ['shell', 'cruise'] as const) await portal.load(area);
  portal
    .get(cruiseParts.checkout)
    .begin(
      quote.answer,
      `/cruise/cabins?${query}&sailing=1`,
      { email: '', mobile: '' },
      cruiseStart(quote.answer, 'IN'),
    );
};

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/cruise/${kind}/:transactionId`,
  at: `/cruise/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

/** The fifth of the kinds: any balcony. */
const balcony = 'label:nth-of-type(5) input[name="cruise-kind"]';

const toSearchAgain = async (portal: Portal) => {
  for (const area of ['shell', 'cruise'] as const) await portal.load(area);
  portal.get(cruiseParts.find).search();
};

export const cruiseScreens: readonly ScreenTable[] = [
  {
    path: '/cruise',
    at: `/cruise?${query}`,
    shows: 'Malabar Cruises',
    asks: 'cruise.search',
    states: [
      { name: 'nothing searched', at: '/cruise', shows: 'cruise-search' },
      { name: 'searches of late', at: '/cruise', shows: 'shell-recent', before: toSearchAgain },
      {
        name: 'none',
        shows: 'cruise-none-help',
        answers: { 'cruise.search': answer({ ...search.answer, sailings: [] }) },
      },
    ],
  },
  {
    path: '/cruise/cabins',
    at: `/cruise/cabins?${query}&sailing=1`,
    shows: 'cruise-guarantee-note',
    asks: 'cruise.cabins',
    states: [
      { name: 'under a policy', shows: 'policy-in-policy', before: underPolicy },
      { name: 'a balcony chosen', shows: 'cruise-schedule-note', press: [balcony] },
      { name: 'with the cabin that moves least', shows: 'cruise-part-middle', press: [balcony] },
      { name: 'its price made up', shows: 'checkout-explain', press: [balcony] },
      {
        name: 'two cabins',
        shows: 'cruise-total',
        answers: {
          'cruise.cabins': answer({
            ...cabins.answer,
            choices: [...cabins.answer.choices, ...cabins.answer.choices],
          }),
        },
        press: [balcony],
      },
      {
        name: 'gone when it is quoted',
        shows: 'failure-sold-out',
        answers: { 'cruise.quote': failing(new SoldOut({})) },
        press: [balcony, 'section button[class*="primary"]'],
      },
    ],
  },
  {
    path: '/cruise/book',
    at: '/cruise/book',
    shows: 'cruise-mode',
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
    path: '/cruise/voucher/:transactionId',
    at: `/cruise/voucher/${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
