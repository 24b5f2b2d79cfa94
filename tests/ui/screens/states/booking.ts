/** Bookings: their lists, one of them whole, what is given back, and what travellers are on their way. */
import { holidayBooked } from './holiday.ts';
import { cabBegun } from './cab.ts';
import { policyBegun } from './insurance.ts';
import { cruiseDeposit, cruisePartCancelled } from './product/cruise.ts';
import { NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { booking, bookingWith, flight, id, trip } from '../samples.ts';
import { answer, cutOff, failing, refused, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const list = booking.list.answer;
const none = { ...list, bookings: [], total: 0, counts: countsByStatus({}) };
const { holds, passengers, refunds } = booking;
const unknown = failing(new NotFound({ what: 'booking' }));
const held = { status: 'held', tickets: [], heldUntil: instant('2026-11-20T12:30:00.000Z') } as const;
const noAccount = ['search', 'book', 'bookings'];

const [row] = list.bookings;
const heldRow = {
  ...row,
  status: 'held',
  title: 'DEL-BOM-DEL',
  travellerCount: 3,
  heldUntil: instant('2026-11-20T12:30:00.000Z'),
};
const changed = { ...row, transactionId: 'FL261120000044', scheduleChange: 'major' };

/** To be paid tomorrow, within some days, and later. */
export const withBalances = ['2026-11-21', '2026-11-26', '2027-01-12'].map((until, at) => ({
  ...row,
  transactionId: `${id.slice(0, -1)}${Number(id.at(-1)) + at}`,
  putOff: { amount: money(777_00 * 10 ** at, 'INR'), until: isoDate(until) },
}));

/** What is found, and what was given back, on one page. */
const findStates: readonly ScreenState[] = [
  { name: 'found', at: '/my-bookings/manage?text=rao', shows: 'Asha Rao' },
  {
    name: 'nothing found',
    at: '/my-bookings/manage?text=xyz',
    shows: 'message-no-bookings',
    answers: { 'booking.list': answer(none) },
  },
  {
    name: 'finding',
    at: '/my-bookings/manage?text=rao',
    shows: 'manage-find-title',
    answers: { 'booking.list': silent },
  },
  {
    name: 'finding refused',
    at: '/my-bookings/manage?text=rao',
    shows: 'failure-not-permitted-right-missing',
    answers: { 'booking.list': refused },
  },
  { name: 'nothing to find', shows: 'manage-find-nothing', press: ['manage-find'] },
  { name: 'refunds', at: '/my-bookings/manage?view=refunds', shows: id },
  {
    name: 'a refund overdue',
    at: '/my-bookings/manage?view=refunds',
    shows: id,
    answers: {
      'booking.refunds': answer({
        ...refunds.answer,
        refunds: refunds.answer.refunds.map(({ creditedAt: _, ...row }) => ({
          ...row,
          state: 'requested',
          overdue: true,
        })),
      }),
    },
  },
  {
    name: 'no refunds',
    at: '/my-bookings/manage?view=refunds',
    shows: 'manage-no-refunds',
    answers: { 'booking.refunds': answer({ ...refunds.answer, refunds: [], total: 0 }) },
  },
  {
    name: 'refunds loading',
    at: '/my-bookings/manage?view=refunds',
    shows: 'design-loading',
    answers: { 'booking.refunds': silent },
  },
  {
    name: 'refunds cut off',
    at: '/my-bookings/manage?view=refunds',
    shows: 'failure-unreachable',
    answers: { 'booking.refunds': cutOff },
  },
  { name: 'long refunds', at: '/my-bookings/manage?view=refunds', shows: id, long: true },
];

/** One booking in each state of its life. */
const lifeStates: readonly ScreenState[] = [
  { name: 'unknown', shows: 'message-no-bookings', answers: { 'booking.details': unknown } },
  { name: 'there and back', shows: 'manage-acts', answers: bookingWith(trip) },
  {
    name: 'with wishes of its travellers',
    shows: 'wishes-seat-window',
    answers: bookingWith({
      travellers: booking.details.answer.travellers.map((traveller) => ({
        ...traveller,
        mealPreference: 'VJML',
        seatPreference: 'window',
        specialAssistance: 'WCHC',
        frequentFlyer: { onward: '6E7204418', return: 'AI410022871' },
      })),
    }),
  },
  {
    name: 'a balance to pay',
    at: '/my-bookings/manage/CR26110000012',
    shows: 'bookings-paid-so-far',
    answers: cruiseDeposit,
  },
  {
    name: 'asked whether to pay the balance',
    at: '/my-bookings/manage/CR26110000012',
    shows: 'manage-pay-balance-title',
    answers: cruiseDeposit,
    press: ['manage-pay-balance'],
  },
  { name: 'with a reference that was sent', shows: 'manage-reference-sent' },
  {
    name: 'with references of the deployment',
    shows: 'manage-reference-kept',
    answers: bookingWith({
      parameters: [
        { name: 'Cost centre', code: 'RM*CC/', value: '20NOVSALES', sendToGds: true },
        { name: 'Note', code: 'NOTE', value: `Call back ${'before noon '.repeat(8)}`, sendToGds: false },
      ],
    }),
  },
  { name: 'without net prices', shows: 'manage-acts-not-yours', hides: ['manage-cancel'], rights: noAccount },
  { name: 'requested', shows: 'bookings-requested-title', answers: bookingWith({ status: 'requested', tickets: [] }) },
  { name: 'in doubt', shows: 'bookings-in-doubt-title', answers: bookingWith({ status: 'in-doubt', tickets: [] }) },
  {
    name: 'not confirmed',
    shows: 'session-booking-not-confirmed',
    answers: bookingWith({ status: 'not-confirmed', tickets: [] }),
  },
  {
    name: 'held',
    shows: 'manage-release-hold',
    answers: bookingWith(held),
  },
  {
    name: 'held, to look at only',
    shows: 'manage-acts-not-yours',
    hides: ['manage-release-hold', 'manage-ask-person'],
    rights: ['bookings'],
    answers: bookingWith(held),
  },
  ...(['agency', 'deployment', 'supplier'] as const).map((heldBy) => ({
    name: `held as the ${heldBy} says`,
    shows: `manage-held-by-${heldBy}`,
    answers: bookingWith({ ...held, heldBy }),
  })),
  { name: 'expired', shows: 'session-booking-expired', answers: bookingWith({ status: 'expired', tickets: [] }) },
  { name: 'being changed', shows: 'bookings-amending-title', answers: bookingWith({ status: 'amending' }) },
  {
    name: 'partly cancelled',
    shows: 'session-booking-part-cancelled',
    answers: bookingWith({ ...trip, status: 'part-cancelled', gone: [{ traveller: 0, item: 1 }] }),
  },
  {
    name: 'cancelled',
    shows: 'bookings-whole-cancelled',
    answers: bookingWith({ status: 'cancelled', gone: [{ traveller: 0, item: 0 }] }),
  },
  {
    name: 'refunded in part',
    shows: 'bookings-payment-part-refunded',
    answers: bookingWith({ status: 'cancelled', payment: 'part-refunded', gone: [{ traveller: 0, item: 0 }] }),
  },
  { name: 'of an airline’s own record', shows: 'bookings-airline-pnr', hides: ['bookings-gds-pnr'] },
  {
    name: 'taken over from another system',
    shows: 'bookings-gds-pnr',
    hides: ['bookings-airline-pnr'],
    answers: bookingWith({ imported: 'amadeus' }),
  },
  {
    name: 'split',
    shows: 'manage-linked',
    answers: bookingWith({
      ...trip,
      linked: [{ transactionId: 'FL261120000044', reference: 'M4TR8K', how: 'split-into' }],
    }),
  },
];

export const bookingScreens: readonly ScreenTable[] = [
  {
    path: '/my-bookings',
    at: '/my-bookings',
    shows: 'K7PQ2M',
    asks: 'booking.list',
    states: [
      { name: 'empty', shows: 'bookings-none-yet', answers: { 'booking.list': answer(none) } },
      {
        name: 'to be answered and to be confirmed',
        shows: 'bookings-answer-change',
        answers: { 'booking.list': answer({ ...list, bookings: [changed, heldRow] }) },
      },
      {
        name: 'a hold opened',
        at: `/my-bookings?open=${id}`,
        shows: 'bookings-manage',
        answers: { 'booking.list': answer({ ...list, bookings: [heldRow] }), ...bookingWith(held) },
      },
      {
        name: 'with balances to pay',
        at: '/my-bookings?balanceby=2027-01-12',
        shows: '777',
        answers: { 'booking.list': answer({ ...list, bookings: withBalances }) },
      },
      {
        name: 'one with a balance opened',
        at: `/my-bookings?open=${id}`,
        shows: '777',
        answers: { 'booking.list': answer({ ...list, bookings: withBalances }) },
      },
      {
        name: 'without quotes',
        shows: 'K7PQ2M',
        hides: ['title-sent-quotes', 'bookings-balance-due-by'],
        rights: noAccount,
      },
      {
        name: 'none fits',
        at: '/my-bookings?status=held',
        shows: 'bookings-none-match',
        answers: { 'booking.list': answer(none) },
      },
      {
        name: 'looked for what there is none of',
        at: '/my-bookings?status=in-doubt',
        shows: 'bookings-none-match',
        answers: { 'booking.list': answer({ ...none, counts: list.counts }) },
      },
      {
        name: 'of a trip that has begun',
        shows: 'K7PQ2M',
        answers: {
          'booking.list': answer({ ...list, bookings: [{ ...row, begunAt: instant('2026-11-20T09:00:00.000Z') }] }),
        },
      },
      { name: 'several pages', shows: 'bookings-next', answers: { 'booking.list': answer({ ...list, total: 90 }) } },
      { name: 'one opened', at: `/my-bookings?open=${id}`, shows: 'bookings-manage' },
      { name: 'one opened, long texts', at: `/my-bookings?open=${id}`, shows: 'bookings-manage', long: true },
      {
        name: 'one being opened',
        at: `/my-bookings?open=${id}`,
        shows: 'design-loading',
        answers: { 'booking.details': silent },
      },
      {
        name: 'one not opened',
        at: `/my-bookings?open=${id}`,
        shows: 'failure-unreachable',
        answers: { 'booking.details': cutOff },
      },
      { name: 'sent quotes', at: '/my-bookings?quotes=1', shows: 'Q-1F3A9C2D' },
      { name: 'sent quotes, long texts', at: '/my-bookings?quotes=1', shows: 'Q-1F3A9C2D', long: true },
      {
        name: 'no sent quotes',
        at: '/my-bookings?quotes=1',
        shows: 'quotes-none',
        answers: { 'flight.listQuotes': answer({ ...flight.listQuotes.answer, quotes: [], total: 0 }) },
      },
      {
        name: 'sent quotes loading',
        at: '/my-bookings?quotes=1',
        shows: 'design-loading',
        answers: { 'flight.listQuotes': silent },
      },
      {
        name: 'sent quotes cut off',
        at: '/my-bookings?quotes=1',
        shows: 'failure-unreachable',
        answers: { 'flight.listQuotes': cutOff },
      },
      { name: 'a sent quote', at: '/my-bookings?quote=1', shows: 'Q-1F3A9C2D' },
      { name: 'a sent quote, long texts', at: '/my-bookings?quote=1', shows: 'Q-1F3A9C2D', long: true },
      {
        name: 'a sent quote loading',
        at: '/my-bookings?quote=1',
        shows: 'design-loading',
        answers: { 'flight.openQuote': silent },
      },
      {
        name: 'a sent quote refused',
        at: '/my-bookings?quote=1',
        shows: 'failure-not-permitted-right-missing',
        answers: { 'flight.openQuote': refused },
      },
    ],
  },
  { path: '/manage-booking', at: '/manage-booking', shows: 'manage-find-title' },
  { path: '/my-bookings/manage', at: '/my-bookings/manage', shows: 'manage-find-title', states: findStates },
  {
    path: '/my-bookings/manage/:transactionId',
    at: `/my-bookings/manage/${id}`,
    shows: 'manage-acts',
    asks: 'booking.details',
    states: [
      ...lifeStates,
      ...holidayBooked,
      { name: 'only looked at', shows: 'manage-acts', onlyLooks: true },
      {
        name: 'with a cab for its airports',
        shows: 'manage-add-ons',
        settings: [{ key: 'SERVICES_ENABLED', value: 'flight,cab' }],
      },
    ],
  },
  { path: '/flight/order-details/:transactionId', at: `/flight/order-details/${id}`, shows: 'manage-acts' },
  {
    path: '/flight/hold-queues',
    at: '/flight/hold-queues',
    shows: 'K7PQ2M',
    asks: 'booking.holds',
    states: [
      { name: 'empty', shows: 'manage-no-holds', answers: { 'booking.holds': answer({ ...holds.answer, holds: [] }) } },
      {
        name: 'over and short',
        shows: 'manage-hold-expired',
        answers: {
          'booking.holds': answer({
            ...holds.answer,
            holds: holds.answer.holds.map((row) => ({
              ...row,
              minutesLeft: 0,
              urgency: 'expired',
              account: row.account && { ...row.account, shortfall: row.account.needs },
            })),
          }),
        },
      },
      {
        name: 'short',
        shows: 'manage-top-up',
        answers: {
          'booking.holds': answer({
            ...holds.answer,
            holds: holds.answer.holds.map((row) => ({
              ...row,
              account: row.account && { ...row.account, shortfall: row.account.needs },
            })),
          }),
        },
      },
      {
        name: 'without net prices',
        shows: id,
        rights: noAccount,
        answers: { 'booking.holds': answer({ holds: holds.answer.holds.map(({ account: _, ...row }) => row) }) },
      },
      { name: 'to look at only', shows: id, hides: ['manage-release-hold', 'manage-top-up'], rights: ['bookings'] },
    ],
  },
  {
    path: '/flight/passenger-calendar',
    at: '/flight/passenger-calendar',
    shows: 'K7PQ2M',
    asks: 'booking.passengers',
    states: [
      {
        name: 'empty',
        shows: 'passengers-empty',
        answers: { 'booking.passengers': answer({ ...passengers.answer, departures: [] }) },
      },
      {
        name: 'cut',
        shows: 'passengers-cut',
        answers: { 'booking.passengers': answer({ ...passengers.answer, cut: true }) },
      },
    ],
  },
  {
    path: '/pax-calender',
    at: '/pax-calender',
    shows: 'K7PQ2M',
    states: [
      {
        name: 'of two products',
        shows: 'Meridian Fort, Kochi',
        answers: {
          'booking.passengers': answer({
            ...passengers.answer,
            departures: passengers.answer.departures.flatMap((each) => [
              each,
              {
                ...each,
                product: 'hotel' as const,
                transactionId: 'HT26110000012',
                mark: '5',
                title: 'Meridian Fort, Kochi',
              },
            ]),
          }),
        },
      },
    ],
  },
  {
    path: '/my-bookings/manage/:transactionId/cancel',
    at: `/my-bookings/manage/${id}/cancel`,
    shows: 'manage-refund-lines',
    asks: 'booking.details',
    states: [
      { name: 'unknown', shows: 'failure-not-found', answers: { 'booking.details': unknown } },
      { name: 'there and back', shows: 'manage-which-directions', answers: bookingWith(trip) },
      {
        name: 'not now',
        shows: 'manage-cancel-not-now',
        answers: bookingWith({ status: 'cancelled', gone: [{ traveller: 0, item: 0 }] }),
      },
      {
        name: 'a balance to pay',
        at: '/my-bookings/manage/CR26110000012/cancel',
        shows: 'manage-refund-settles',
        answers: cruiseDeposit,
      },
      {
        name: 'a customer who has not paid all',
        at: '/my-bookings/manage/CR26110000012/cancel',
        shows: 'manage-refund-customer-settles',
        answers: cruiseDeposit,
      },
      {
        name: 'cancelled for a customer of whom nothing was received',
        at: '/my-bookings/manage/CR26110000012/cancel',
        shows: 'manage-customer-gets-nothing',
        answers: {
          ...cruisePartCancelled,
          'booking.cancel': answer({
            ...booking.cancel.answer,
            transactionId: 'CR26110000012',
            status: 'part-cancelled',
            customerRefund: money(0, 'INR'),
          }),
        },
        press: ['button[class*="danger"]'],
      },
      {
        name: 'a policy that has begun',
        at: '/my-bookings/manage/IN26110000012/cancel',
        shows: 'insurance-begun',
        hides: ['manage-refund-lines', 'manage-cancel-departed'],
        answers: policyBegun,
      },
      {
        name: 'a cab whose time has come',
        at: '/my-bookings/manage/CB26110000012/cancel',
        shows: 'manage-asked-once-begun',
        hides: ['manage-refund-lines', 'manage-cancel-departed'],
        answers: cabBegun,
      },
      { name: 'being worked out', shows: 'manage-who-cancels', answers: { 'booking.cancelQuote': silent } },
      { name: 'not worked out', shows: 'failure-unreachable', answers: { 'booking.cancelQuote': cutOff } },
      {
        name: 'no longer possible',
        shows: 'failure-not-allowed-in-state',
        answers: { 'booking.cancelQuote': failing(new NotAllowedInState({ state: 'cancelled' })) },
      },
      {
        name: 'without net prices',
        shows: 'manage-customer-refund',
        rights: noAccount,
        answers: {
          'booking.cancelQuote': answer({
            ...booking.cancelQuote.answer,
            refund: undefined,
            markup: undefined,
            ledgerLines: undefined,
          }),
        },
      },
    ],
  },
  { path: '/flight/cancellation/:transactionId', at: `/flight/cancellation/${id}`, shows: 'manage-refund-lines' },
];
