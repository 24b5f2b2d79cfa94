/** Trains: searching, choosing, booking, and what is handed out of a booking. */
import { underPolicy } from '../under-policy.ts';
import { money } from '#domain/money/money.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { alternativeKinds } from '#domain/train/search/alternatives.ts';
import { outlooks } from '#domain/train/search/refine.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { PnrStatus } from '#application/desk/train/train.ts';
import { startOf } from '#application/portal/train/train-checkout.ts';
import { trainJourney, trainPrice, trainReference } from '#infrastructure/wire/reference/product/train.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { booking, commonBooking } from '../samples.ts';
import { answer, type Answers, cutOff, failing, type ScreenTable } from '../screen-states.ts';

const { quote } = trainReference;
const query = 'from=ERS&fromname=Ernakulam+Jn&to=SBC&toname=KSR+Bengaluru&date=2026-12-11&quota=GN';
const id = 'TR26110000012';

const confirmed = { kind: 'confirmed', berth: { coach: 'B2', number: 32, kind: 'SUB' } } as const;

const booked = {
  ...commonBooking,
  product: 'train',
  transactionId: id,
  reference: '4417203385',
  pnr: '4417203385',
  travellers: commonBooking.travellers.flatMap((each) => [each, { ...each, firstName: 'Rahul' }]),
  journey: trainJourney,
  passengers: [
    { age: 67, gender: 'female' },
    { age: 41, gender: 'male' },
  ],
  standings: [
    { booked: { kind: 'rac', number: 12 }, current: confirmed },
    { booked: { kind: 'waiting', list: 'GNWL', number: 18 }, current: { kind: 'waiting', list: 'GNWL', number: 4 } },
  ],
  price: trainPrice,
} as unknown as TrainBooking;

const { answer: pnrStatus } = trainReference.pnrStatus;
const upgraded = pnrStatus.passengers.map((each, at) => ({
  ...each,
  current: { kind: 'confirmed', berth: { coach: 'A1', number: at + 1, kind: 'LB' }, upgradedTo: '2A' } as const,
}));

const charted: Partial<PnrStatus> = {
  charted: true,
  passengers: pnrStatus.passengers.map((each, at) =>
    at === 0 ? { ...each, current: { kind: 'rac', number: 1, berth: { coach: 'B2', number: 31, kind: 'SLB' } } } : each,
  ),
};
const chartedStatus: PnrStatus = {
  ...pnrStatus,
  ...charted,
  acts: [
    { act: 'cancel', until: instant('2026-12-11T11:10:00.000Z'), travellers: [0] },
    {
      act: 'tdr',
      until: instant('2026-12-11T11:10:00.000Z'),
      reasons: ['rac-not-travelled', 'late-three-hours', 'ac-failure', 'no-room'],
    },
    { act: 'boarding', closed: 'late' },
  ],
};
const chartedRefund: CancelQuote = {
  ...booking.cancelQuote.answer,
  customer: {
    name: 'customer-refund',
    amount: money(92500, 'INR'),
    parts: [
      { name: 'fare', amount: money(98500, 'INR') },
      { name: 'cancellation-charges', amount: money(-6000, 'INR') },
    ],
  },
  customerRefund: money(92500, 'INR'),
  refund: { name: 'refund', amount: money(92500, 'INR') },
};
const leftStatus: PnrStatus = {
  ...pnrStatus,
  ...charted,
  departed: true,
  acts: [
    { act: 'cancel', closed: 'departed' },
    { act: 'tdr', closed: 'late' },
    { act: 'boarding', closed: 'moved' },
  ],
};
const { transactionId: _own, autoUpgrade: _wish, bookedOn: _when, ...found } = pnrStatus;
const publicStatus: PnrStatus = {
  ...found,
  passengers: found.passengers.map(({ booked: asBooked, current }) => ({ booked: asBooked, current })),
  acts: [],
  moves: [],
};

const ofBooking: Answers = { 'booking.details': answer(booked) };
const missing = failing(new NotFound({ what: 'invoice' }));

const loaded = async (portal: Portal) => {
  for (const area of ['shell', 'train'] as const) await portal.load(area);
};

const booking12691 = async (portal: Portal) => {
  await loaded(portal);
  portal
    .get(trainParts.checkout)
    .begin(quote.answer, `/train/search-results?${query}`, { email: '', mobile: '' }, startOf(quote.answer));
};

const ofThirtyEight = async (portal: Portal) => {
  await loaded(portal);
  portal.get(trainParts.results).changePassenger(0, { age: '38' });
};

const bookingTatkal = async (portal: Portal) => {
  await loaded(portal);
  const tatkal = { ...quote.answer, journey: { ...quote.answer.journey, quota: 'TQ' as const } };
  portal
    .get(trainParts.checkout)
    .begin(tatkal, `/train/search-results?${query}`, { email: '', mobile: '' }, startOf(tatkal));
};

const bookingWhatIsLeft = async (portal: Portal) => {
  await loaded(portal);
  const left = { ...quote.answer, availability: { kind: 'available' as const, left: 7, current: true } };
  portal
    .get(trainParts.checkout)
    .begin(left, `/train/search-results?${query}`, { email: '', mobile: '' }, startOf(left));
};

const { answer: tdrs } = trainReference.tdrs;
const tdrsBeforeChart = {
  ...tdrs,
  filed: [],
  choices: tdrs.choices.map((choice) => ({ ...choice, closed: 'chart' as const })),
};
const tdrsOverdue = {
  ...tdrs,
  filed: tdrs.filed.map((each) => ({
    ...each,
    decides: { first: isoDate('2026-08-31'), last: isoDate('2026-10-30') },
    reached: { filed: instant('2026-08-01T12:55:00.000Z') },
  })),
};
const tdrsDecided = {
  ...tdrs,
  filed: tdrs.filed.map((claim) => ({
    ...claim,
    reached: { ...claim.reached, decided: instant('2027-01-20T06:00:00.000Z') },
    end: 'refused' as const,
    note: 'The train left on time by the log',
  })),
};

const { passengers } = booking;
const ride = {
  transactionId: id,
  product: 'train',
  item: 0,
  leg: 'outward',
  status: 'confirmed',
  reference: '4417203385',
  mark: '12691',
  title: 'ERS-SBC',
  service: '12691 3A',
  begins: localDateTime('2026-11-24T17:10'),
  ends: localDateTime('2026-11-25T04:35'),
  travellers: ['Saraswathi Iyer', 'Rahul Iyer'],
} as const;

const { answer: further } = trainReference.advanceSearch;
const [ticket] = further.alternatives[0]?.tickets ?? [];
const ofEveryKind = alternativeKinds.map((kind, at) => ({
  kind,
  tickets:
    kind === 'split' || kind === 'change'
      ? [ticket, ticket]
      : [{ ...ticket, boarding: ticket?.from, leaving: ticket?.to }],
  total: trainPrice.total,
  why: { outlook: outlooks[at % 4], insteadOf: 'unlikely' },
  by: kind === 'other-day' ? -at : 20 * at,
  station: { code: 'ERS', name: 'Ernakulam Jn' },
}));

const { answer: certificate } = trainReference.certificate;

const paper = (path: ScreenTable['path'], none: string): ScreenTable => ({
  path,
  at: path.replace(':transactionId', id),
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

const available = 'button[title="AVAILABLE-0006"]';

export const trainScreens: readonly ScreenTable[] = [
  {
    path: '/train/search',
    at: '/train/search',
    shows: 'train-search',
    states: [{ name: 'nothing typed', shows: 'violation-required of origin', press: ['train-search'] }],
  },
  {
    path: '/train/search-results',
    at: `/train/search-results?${query}`,
    shows: 'Ernakulam Bengaluru Superfast Express',
    asks: 'train.search',
    states: [
      { name: 'none', shows: 'message-nothing-found', answers: { 'train.search': answer({ trains: [] }) } },
      { name: 'one day', shows: 'train-show-days', press: ['train-hide-days'] },
      { name: 'stops', shows: 'Thrissur', press: ['train-route'] },
      {
        name: 'stops cut off',
        shows: 'train-route-again',
        press: ['train-route'],
        answers: { 'train.route': cutOff },
      },
      { name: 'a class chosen', shows: 'train-boarding', press: [available] },
      { name: 'a class chosen, under a policy', shows: 'policy-in-policy', press: [available], before: underPolicy },
      {
        name: 'no seniors, in lower berths',
        at: `/train/search-results?${query.replace('quota=GN', 'quota=SS')}`,
        shows: 'train-general-instead',
        press: [available],
        before: ofThirtyEight,
      },
      {
        name: 'no age',
        shows: 'violation-required of age',
        press: [available, 'button[class*="primary"][class*="size48"]'],
      },
    ],
  },
  {
    path: '/train/book',
    at: '/train/book',
    shows: 'train-to-berth',
    before: booking12691,
    states: [
      { name: 'nothing to book', shows: 'checkout-nothing-title', before: () => undefined },
      {
        name: 'left of the chart',
        shows: 'train-left-nothing',
        hides: ['train-auto-upgrade'],
        before: bookingWhatIsLeft,
      },
      {
        name: 'in Tatkal, the ID not named',
        shows: 'train-shown-id',
        before: bookingTatkal,
        press: ['button[type="button"][class*="primary"]'],
      },
      {
        name: 'not filled in',
        shows: 'violation-required of firstName',
        press: ['button[type="button"][class*="primary"]'],
      },
    ],
  },
  {
    path: '/train/advance-search',
    at: `/train/advance-search?${query}&class=SL`,
    shows: 'train-further-earlier-boarding',
    asks: 'train.advanceSearch',
    states: [
      { name: 'nothing asked', at: '/train/advance-search', shows: 'train-further-note' },
      {
        name: 'nothing typed',
        at: '/train/advance-search',
        shows: 'violation-required of origin',
        press: ['train-further'],
      },
      {
        name: 'of every kind',
        shows: 'train-further-change',
        answers: { 'train.advanceSearch': answer({ ...further, alternatives: ofEveryKind }) },
      },
      {
        name: 'a berth is free',
        shows: 'train-further-sure',
        answers: {
          'train.advanceSearch': answer({
            asked: { ...ticket, availability: { kind: 'available', left: 6 } },
            alternatives: [],
          }),
        },
      },
      {
        name: 'nothing surer',
        shows: 'train-further-nothing',
        answers: { 'train.advanceSearch': answer({ alternatives: [] }) },
      },
    ],
  },
  {
    path: '/train/pnr-status',
    at: '/train/pnr-status?pnr=4417203385',
    shows: 'Saraswathi Iyer',
    asks: 'train.pnrStatus',
    states: [
      { name: 'nothing asked', at: '/train/pnr-status', shows: 'train-pnr-form', press: ['train-pnr-ask'] },
      {
        name: 'upgraded with the chart',
        shows: 'A1/2/LB',
        answers: { 'train.pnrStatus': answer({ ...pnrStatus, charted: true, passengers: upgraded }) },
      },
      {
        name: 'somebody with a berth',
        shows: 'train-coaches',
      },
      {
        name: 'nobody has a berth yet',
        shows: 'train-to-berth',
        hides: ['train-coaches'],
        answers: {
          'train.pnrStatus': answer({
            ...pnrStatus,
            passengers: pnrStatus.passengers.map(({ name, booked }) => ({ name, booked, current: booked })),
            moves: [],
          }),
        },
      },
      {
        name: 'nothing moved',
        shows: 'train-pnr-moves-none',
        answers: { 'train.pnrStatus': answer({ ...pnrStatus, moves: [] }) },
      },
      {
        name: 'with the chart, one who shares a berth',
        shows: 'train-act-closed-late',
        answers: { 'train.pnrStatus': answer(chartedStatus), 'booking.cancelQuote': answer(chartedRefund) },
      },
      {
        name: 'what comes back not worked out',
        shows: 'failure-unreachable',
        answers: { 'booking.cancelQuote': cutOff },
      },
      {
        name: 'with the second chart',
        shows: 'RAC 1 B2/31',
        answers: {
          'train.pnrStatus': answer({
            ...chartedStatus,
            secondCharted: true,
            moves: [
              ...pnrStatus.moves,
              {
                at: instant('2026-12-11T11:10:00.000Z'),
                charted: true,
                again: true,
                moves: 'Saraswathi Iyer RAC 4 → RAC 1 B2/31',
                to: [{ traveller: 0, status: 'RAC 1 B2/31' }],
              },
            ],
          }),
        },
      },
      {
        name: 'nothing can be done',
        shows: 'train-act-closed-departed',
        answers: { 'train.pnrStatus': answer(leftStatus) },
      },
      {
        name: 'of another',
        shows: 'train-pnr-public',
        answers: { 'train.pnrStatus': answer(publicStatus) },
      },
      {
        name: 'unknown to the railway',
        shows: 'train-pnr-none',
        answers: { 'train.pnrStatus': failing(new NotFound({ what: 'pnr' })) },
      },
    ],
  },
  {
    path: '/train/certificate',
    at: '/train/certificate',
    shows: 'RSP0482917',
    asks: 'train.certificate',
    states: [
      {
        name: 'ends soon',
        shows: 'train-certificate-renew',
        answers: { 'train.certificate': answer({ ...certificate, standing: 'ends-soon', daysLeft: 12 }) },
      },
      {
        name: 'ended',
        shows: 'train-certificate-renew-now',
        answers: { 'train.certificate': answer({ ...certificate, standing: 'ended', daysLeft: -3 }) },
      },
      {
        name: 'none',
        shows: 'train-certificate-none',
        answers: { 'train.certificate': failing(new NotFound({ what: 'certificate' })) },
      },
    ],
  },
  {
    path: '/train/passenger-calendar',
    at: '/train/passenger-calendar',
    shows: 'ERS',
    asks: 'booking.passengers',
    answers: { 'booking.passengers': answer({ ...passengers.answer, departures: [ride] }) },
    states: [
      {
        name: 'flights alone',
        shows: 'passengers-empty',
        answers: { 'booking.passengers': answer(passengers.answer) },
      },
    ],
  },
  {
    path: '/train/confirm/:transactionId',
    at: `/train/confirm/${id}`,
    shows: 'train-booked-waiting',
    asks: 'booking.details',
    answers: ofBooking,
    states: [
      {
        name: 'all have a berth',
        shows: 'train-booked-confirmed',
        answers: {
          'booking.details': answer({
            ...booked,
            standings: booked.standings.map(() => ({ booked: confirmed, current: confirmed })),
          }),
        },
      },
    ],
  },
  {
    path: '/train/ticket',
    at: `/train/ticket?booking=${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  {
    path: '/train/:transactionId/details',
    at: `/train/${id}/details`,
    shows: 'Ernakulam Bengaluru Superfast Express',
    asks: 'booking.details',
    answers: ofBooking,
  },
  {
    path: '/train/:transactionId/cancel',
    at: `/train/${id}/cancel`,
    shows: 'bookings-train-who-cancels',
    asks: 'booking.details',
    answers: ofBooking,
  },
  {
    path: '/train/:transactionId/raise-tdr',
    at: `/train/${id}/raise-tdr`,
    shows: 'tdr-why',
    asks: 'train.tdrs',
    answers: ofBooking,
    states: [
      { name: 'nothing said', shows: 'violation-required of declared', press: ['button[class*="primary"]'] },
      {
        name: 'no chart yet',
        shows: 'tdr-before-chart',
        answers: { 'train.tdrs': answer(tdrsBeforeChart) },
      },
      {
        name: 'not decided in time',
        shows: 'tdr-request',
        answers: { 'train.tdrs': answer(tdrsOverdue) },
      },
      {
        name: 'all of it decided',
        shows: 'tdr-stage-refused',
        answers: { 'train.tdrs': answer(tdrsDecided) },
      },
    ],
  },
  {
    path: '/train/:transactionId/boarding',
    at: `/train/${id}/boarding`,
    shows: 'train-boarding-where',
    asks: 'train.route',
    answers: ofBooking,
    states: [
      { name: 'nothing chosen', shows: 'violation-required of boarding', press: ['train-boarding-move'] },
      {
        name: 'moved',
        shows: 'train-boarding-done',
        press: ['label[for="boarding"]', 'train-boarding-move'],
      },
      {
        name: 'moved before',
        shows: 'violation-rail-boarding-moved',
        answers: {
          'booking.details': answer({
            ...booked,
            journey: { ...trainJourney, boardingMovedAt: instant('2026-11-20T06:00:00.000Z') },
          }),
        },
      },
      {
        name: 'nowhere else',
        shows: 'train-boarding-nowhere',
        answers: { 'train.route': answer({ stops: [] }) },
      },
    ],
  },
  {
    path: '/train/cancellation-receipt/:transactionId',
    at: `/train/cancellation-receipt/${id}`,
    shows: 'LG-4124',
    asks: 'booking.details',
    answers: ofBooking,
  },
  paper('/train/:transactionId/credit-note', 'message-no-receipt'),
  paper('/train/customer-invoice/:transactionId', 'message-no-invoice'),
  paper('/train/agent-invoice/:transactionId', 'message-no-invoice'),
];
