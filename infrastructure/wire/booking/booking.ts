/** Finding and opening what was booked, and its documents. */
import { languages } from '#domain/people/language.ts';
import type {
  BookingDesk,
  BookingFilter,
  DocumentAsked,
  DocumentFile,
  DocumentMailed,
  HeldBookingRow,
  HoldsQueue,
  AddRemark,
  MailDocument,
  PaperInShort,
  RefundRow,
  RefundsAsked,
  RefundsPage,
  ScheduleChangeRow,
} from '#application/desk/booking.ts';
import { refundStates, refundViews } from '#domain/booking/cancel/refund.ts';
import { type HoldNeeds, holdUrgencies } from '#domain/booking/hold/hold.ts';
import { nothing } from '../form/codec.ts';
import type { HouseFeeAhead } from '#domain/booking/cancel/house-fee.ts';
import { type Product, products } from '#domain/booking/booking.ts';
import {
  documentKinds,
  documentParts,
  type DocumentShare,
  lineLabels,
  type OriginalInvoice,
  type SoldItem,
} from '#domain/booking/papers/documents.ts';
import { bookedOperations } from './amendments.ts';
import { severity, status } from './booking-rows.ts';
import { bookingsPage, inShortFields } from './bookings-page.ts';
import { type BookingStatus, bookingStatuses } from '#domain/booking/life.ts';
import { date, flag, money, moment, oneOf, paged, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { paperSheet } from './paper.ts';
import { type FileFields, paperLinkOperations } from './paper-links.ts';
import { type WireProducts, wireProducts } from '../products.ts';
import { passengerCalendar, passengersAsked } from './passengers.ts';
import { requestOperations } from './requests.ts';
import { at, codecOf, leaf, list, maybe, or, record, type Shape } from '../form/shape.ts';

const filter = record<BookingFilter>({
  product: maybe('product', oneOf(products)),
  status: maybe('status', status),
  from: maybe('from', date),
  to: maybe('to', date),
  travelFrom: maybe('travelfrom', date),
  travelTo: maybe('travelto', date),
  balanceBy: maybe('balanceby', date),
  text: maybe('text', text),
  page: or('page', whole, 1),
});

const { mark, title, startsOn, leadTraveller, travellerCount } = inShortFields;

/** `language` is the one that may be sent with any request. */
const askedFields = {
  transactionId: at('transactionid', text),
  kind: at('kind', oneOf(documentKinds)),
  language: maybe('language', oneOf(languages)),
  hide: maybe('hide', list(oneOf(documentParts))),
  ledgerEntry: maybe('ledgerentry', text),
};
const documentAsked = record<DocumentAsked>(askedFields);

const mailDocument = record<MailDocument>({
  requestId: at('requestid', requestId),
  to: at('to', textUpTo(4_000)),
  ...askedFields,
});

const addRemark = record<AddRemark>({
  requestId: at('requestid', requestId),
  transactionId: at('transactionid', text),
  remarks: at('remarks', textUpTo(2_000)),
});

/** Bytes as base64: far longer than any other text of an answer. */
const base64: Shape<string> = leaf(
  'not-a-choice',
  (value) => (typeof value === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(value) ? value : undefined),
  (value) => value,
  { type: 'string', contentEncoding: 'base64' },
);

/** Shape chosen here: a file in an answer has the fields of a file in a request. */
const fileFields: FileFields = {
  filename: at('filename', text),
  mimeType: at('mimetype', oneOf(['application/pdf'])),
  base64: at('document', base64),
};

const documentFile = record<DocumentFile>({
  ...fileFields,
  paper: maybe(
    'paper',
    record<PaperInShort>({
      serial: at('serial', text),
      issuedOn: at('issuedon', date),
      issuer: at('issuer', text),
      recipient: at('recipient', text),
      travellers: at('travellers', list(text)),
      items: at(
        'items',
        list(
          record<SoldItem>({
            name: at('name', text),
            detail: maybe('detail', text),
            startsOn: at('startson', date),
            time: maybe('time', text),
            endsOn: maybe('endson', date),
          }),
        ),
      ),
      lines: at(
        'lines',
        list(
          record<PaperInShort['lines'][number]>({ label: at('label', oneOf(lineLabels)), amount: at('amount', money) }),
        ),
      ),
      total: at('total', money),
      original: maybe(
        'original',
        record<OriginalInvoice>({ serial: at('serial', text), issuedOn: at('issuedon', date) }),
      ),
      movedTo: maybe('movedto', text),
      forfeited: maybe('forfeited', money),
      shares: maybe(
        'shares',
        list(
          record<DocumentShare>({
            name: at('name', text),
            items: at('items', list(text)),
            amount: at('amount', money),
          }),
        ),
      ),
    }),
  ),
});

const holdNeeds = record<HoldNeeds>({
  count: at('count', whole),
  needs: at('needs', money),
  shortfall: at('shortfall', money),
});

/** Shape chosen here: the holds as they come due; `account` for callers who may see net fares. */
const holdsQueue = record<HoldsQueue>({
  holds: at(
    'holds',
    list(
      record<HeldBookingRow>({
        transactionId: at('transactionid', text),
        reference: at('pnr', text),
        mark,
        title,
        startsOn,
        leadTraveller,
        travellerCount,
        customerTotal: at('customertotal', money),
        bookedBy: at('bookedby', text),
        until: at('helduntil', moment),
        minutesLeft: at('minutesleft', whole),
        urgency: at('urgency', oneOf(holdUrgencies)),
        account: maybe(
          'account',
          record<NonNullable<HeldBookingRow['account']>>({
            needs: at('needs', money),
            spendableAfter: at('spendableafter', money),
            shortfall: at('shortfall', money),
          }),
        ),
        earned: maybe('earned', money),
      }),
    ),
  ),
  account: maybe(
    'account',
    record<NonNullable<HoldsQueue['account']>>({
      spendable: at('spendable', money),
      today: at('today', holdNeeds),
      all: at('all', holdNeeds),
    }),
  ),
});

/** Shape chosen here. */
const refundsPage = record<RefundsPage>({
  refunds: at(
    'refunds',
    list(
      record<RefundRow>({
        transactionId: at('transactionid', text),
        reference: at('pnr', text),
        mark,
        travellers: at('travellers', list(text)),
        title,
        state: at('state', oneOf(refundStates)),
        askedAt: at('askedat', moment),
        dueOn: at('dueon', date),
        overdue: at('overdue', flag),
        creditedAt: maybe('creditedat', moment),
        customerRefund: at('customerrefund', money),
        refund: maybe('refund', money),
        ledgerEntry: maybe('ledgerentry', text),
      }),
    ),
  ),
  counts: at(
    'counts',
    record<RefundsPage['counts']>({
      overdue: at('overdue', whole),
      'under-way': at('under-way', whole),
      credited: at('credited', whole),
      refused: at('refused', whole),
    }),
  ),
  ...paged,
});

const scheduleChangeRows = record<{ readonly changes: readonly ScheduleChangeRow[] }>({
  changes: at(
    'changes',
    list(
      record<ScheduleChangeRow>({
        transactionId: at('transactionid', text),
        reference: maybe('pnr', text),
        mark,
        title,
        startsOn,
        leadTraveller,
        severity: at('severity', severity),
        learnedAt: at('learnedat', moment),
        answerBy: at('answerby', moment),
      }),
    ),
  ),
});

const cancelFeeAsked = record<{ readonly product: Product }>({ product: at('product', oneOf(products)) });

const cancelFee = record<{ readonly fee?: HouseFeeAhead }>({
  fee: maybe(
    'fee',
    record<HouseFeeAhead>({
      each: at('each', money),
      gst: maybe(
        'gst',
        record<NonNullable<HouseFeeAhead['gst']>>({
          basisPoints: at('basispoints', whole),
          amount: at('amount', money),
        }),
      ),
    }),
  ),
});

/** Of a booking by its id alone: how it stands afterwards. */
const onBooking = {
  request: codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) })),
  answer: inResult(
    codecOf(
      record<{ readonly transactionId: string; readonly status: BookingStatus }>({
        transactionId: at('transactionid', text),
        status: at('status', oneOf(bookingStatuses)),
      }),
    ),
  ),
  changes: true,
} as const;

/** The operations, for these products. */
export const bookingOperationsOf = (products: WireProducts): AreaOperations<BookingDesk> => ({
  ...requestOperations(products.requests),
  ...bookedOperations(products.holdEnded, products.booking.names),
  list: operation({
    opid: 'BK001',
    actioncode: 'LIST',
    request: codecOf(filter),
    answer: inResult(codecOf(bookingsPage)),
  }),
  holds: operation({
    opid: 'BK001',
    actioncode: 'HOLDS',
    request: nothing,
    answer: inResult(codecOf(holdsQueue)),
    background: true,
  }),
  refunds: operation({
    opid: 'BK001',
    actioncode: 'REFUNDS',
    request: codecOf(record<RefundsAsked>({ page: or('page', whole, 1), view: maybe('view', oneOf(refundViews)) })),
    answer: inResult(codecOf(refundsPage)),
  }),
  cancelFee: operation({
    opid: 'BK001',
    actioncode: 'CANCELFEE',
    request: codecOf(cancelFeeAsked),
    answer: inResult(codecOf(cancelFee)),
  }),
  passengers: operation({
    opid: 'BK001',
    actioncode: 'PASSENGERCALENDAR',
    request: codecOf(passengersAsked),
    answer: inResult(codecOf(passengerCalendar)),
  }),
  scheduleChanges: operation({
    opid: 'BK001',
    actioncode: 'SCHEDULECHANGES',
    request: nothing,
    answer: inResult(codecOf(scheduleChangeRows)),
  }),
  details: operation({
    opid: 'BK001',
    actioncode: 'DETAILS',
    request: codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) })),
    answer: inResult(products.booking),
  }),
  document: operation({
    opid: 'BK001',
    actioncode: 'DOCUMENT',
    request: codecOf(documentAsked),
    answer: inResult(codecOf(documentFile)),
  }),
  sheet: operation({
    opid: 'BK001',
    actioncode: 'SHEET',
    request: codecOf(documentAsked),
    answer: inResult(codecOf(paperSheet)),
  }),
  mailDocument: operation({
    opid: 'BK001',
    actioncode: 'MAILDOCUMENT',
    request: codecOf(mailDocument),
    answer: inResult(codecOf(record<DocumentMailed>({ to: at('to', list(text)) }))),
    changes: true,
  }),
  withdraw: operation({ opid: 'BK003', actioncode: 'WITHDRAW', ...onBooking }),
  payBalance: operation({ opid: 'BK003', actioncode: 'PAYBALANCE', ...onBooking }),
  addRemark: operation({
    opid: 'BK003',
    actioncode: 'ADDREMARK',
    request: codecOf(addRemark),
    answer: inResult(codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) }))),
    changes: true,
  }),
  ...paperLinkOperations(fileFields),
});

export const bookingOperations = bookingOperationsOf(wireProducts);
