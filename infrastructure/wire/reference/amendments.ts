/** Examples of what can be done to what was booked: to any booking, and to flights. */
import type { BookedDesk, CancelQuote, FlightAmendmentDesk } from '#application/desk/amendments.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import { fare, requestId, rupees, transactionId } from './samples.ts';

const cancelQuoteId = '0b54c1d2-88a1-4a7e-9f06-5f1b0f2e6c0d';

function figures(charges: string, customerRefund: string, refund: string) {
  return {
    charges: rupees(charges),
    customerRefund: rupees(customerRefund),
    refund: rupees(refund),
    markup: rupees('50.00'),
  };
}

export const cancelQuote: CancelQuote = {
  cancelQuoteId,
  transactionId,
  places: [{ traveller: 0, item: 0 }],
  becomes: 'cancelled',
  charges: {
    name: 'cancellation-charges',
    amount: rupees('3675.00'),
    parts: [
      { name: 'cancellation-fee', amount: rupees('3500.00'), params: { sector: 'DEL-BOM', hours: 110 } },
      { name: 'cancellation-gst', amount: rupees('175.00'), params: { of: '3500.00', percent: '5' } },
    ],
  },
  byLaw: rupees('764.00'),
  customerRefund: rupees('2129.00'),
  customer: {
    name: 'customer-refund',
    amount: rupees('2129.00'),
    parts: [
      { name: 'fare', amount: rupees('5804.00') },
      { name: 'cancellation-charges', amount: rupees('-3675.00') },
    ],
  },
  remainingTotal: rupees('0.00'),
  refund: {
    name: 'refund',
    amount: rupees('2037.80'),
    parts: [
      { name: 'fare', amount: rupees('5804.00') },
      { name: 'commission', amount: rupees('-96.00') },
      { name: 'tds', amount: rupees('4.80') },
      { name: 'cancellation-charges', amount: rupees('-3675.00') },
    ],
  },
  markup: rupees('50.00'),
  sources: [{ id: 'fee-6e-saver', note: 'Conditions of carriage, as published' }],
  ledgerLines: [
    { account: 'agency:AGT10482', amount: rupees('2037.80') },
    { account: 'supplier:sandbox', amount: rupees('-2129.00') },
    { account: 'commission', amount: rupees('96.00') },
    { account: 'tds', amount: rupees('-4.80') },
  ],
  overTime: [
    { kind: 'now', at: instant('2026-11-20T09:30:00.000Z'), ...figures('3675.00', '2129.00', '2037.80') },
    { kind: 'tomorrow', at: instant('2026-11-21T09:30:00.000Z'), ...figures('3675.00', '2129.00', '2037.80') },
    { kind: 'step', at: instant('2026-11-24T00:40:00.001Z'), ...figures('4200.00', '1604.00', '1512.80') },
    { kind: 'departure', at: instant('2026-11-25T00:40:00.001Z'), ...figures('5040.00', '764.00', '672.80') },
  ],
  alternatives: [
    { kind: 'change', travellers: [0], items: [0], charges: rupees('3150.00') },
    {
      kind: 'wait',
      travellers: [0],
      items: [0],
      until: instant('2026-11-24T00:40:00.000Z'),
      ...figures('4200.00', '1604.00', '1512.80'),
    },
    { kind: 'no-show', travellers: [0], items: [0], ...figures('5040.00', '764.00', '672.80') },
  ],
  expiresAt: instant('2026-11-20T09:45:00.000Z'),
  expiresInSeconds: 900,
};

export const bookedReference: AreaReference<BookedDesk> = {
  cancelQuote: {
    about:
      'What cancelling would come to now, of a booking of any product: of these units, each one item (a direction, a room, a ' +
      'seat) for one traveller, by position from 0; or of travellers and itineraries (items of any kind) by position, all ' +
      'where absent, without what was cancelled before. charges says what is kept and by ' +
      'which rule, bylaw what must be given back in any case. balance comes where the account was not charged all yet: paid so far, ' +
      'settled of what is still to pay, toaccount the rest. customerback comes where the customer pays by instalments: received of ' +
      'them so far, settled of what they have not paid, back the rest of customerrefund, below zero where they still owe. refund, markup, balance and ledgerlines, the exact lines that will be ' +
      'posted, come for callers who may see net fares. customer explains what the customer can be given. overtime is what it ' +
      'would come to now, a day later, when a step of the rules begins, once a balance was charged, and after the start, with toaccount, what of the ' +
      'refund comes to the account then, of a booking that has a balance to pay; alternatives what could be done ' +
      'instead, with amounts where they are known. Both have tocustomer, what of customerrefund comes back then to a customer who pays by ' +
      'instalments. sources, where the rules come from, is for elevated users. It can be used ' +
      'until expiresat, which is when a step of the rules ends, if that comes first. 902 at units[n][item], ' +
      'units[n][traveller], travellers[n] or itineraries[n] for what is not of the booking, at units[n] for what is sent ' +
      'twice, at what was named for what cannot be cancelled.',
    request: { transactionId, units: [{ item: 0, traveller: 0 }] },
    answer: cancelQuote,
  },
  cancel: {
    about:
      'Does what was quoted. refund is what the customer can be given; creditnote is the ledger entry of the agency’s ' +
      'refund, by which BK001/DOCUMENT gives the credit note. A quote is used once. 904 where the supplier gives back another ' +
      'amount by now; 909 where it did not answer in time: the booking is amending until it has.',
    request: { cancelQuoteId, requestId, remarks: 'Meeting called off' },
    answer: { transactionId, status: 'cancelled', customerRefund: rupees('2129.00'), creditNote: 'LG-4131' },
  },
  ticketHeld: {
    about:
      'Confirms what is held, at the price it is held at, charged to the account. 910 where the booking is not held, with the ' +
      'state expired where its limit has passed, and with amending while something else is being done to it. A flight is ' +
      'looked at before as in FS004/BOOK; what was overridden when its seats were held stays so. The answer names the product ' +
      'and is else as of its BOOK.',
    request: {
      transactionId,
      requestId,
      overrides: [{ code: 'passport-six-months', reason: 'Renews the passport before travel' }],
    },
    answer: {
      product: 'flight',
      transactionId,
      status: 'confirmed',
      reference: 'K7PQ2M',
      tickets: [{ traveller: 0, number: '3122400000012' }],
      total: fare.total,
      ledgerEntry: 'LG-4124',
    },
  },
  releaseHeld: {
    about: 'Gives back what is held. Nothing was charged for it.',
    request: { transactionId, requestId },
    answer: {
      product: 'flight',
      transactionId,
      status: 'released',
      reference: 'K7PQ2M',
      tickets: [],
      total: fare.total,
    },
  },
};

export const amendmentReference: AreaReference<FlightAmendmentDesk> = {
  noShowQuote: {
    about:
      'What is given back for travellers who did not fly, by position, once the flight has left: the taxes that nobody can ' +
      'keep, and what the fare’s rule for a no-show leaves. What comes after it on the same fare is cancelled with it. ' +
      'BK003/CANCEL does what was quoted.',
    request: { transactionId, travellers: [0], items: [0] },
    answer: {
      ...cancelQuote,
      charges: {
        name: 'cancellation-charges',
        amount: rupees('5040.00'),
        parts: [
          { name: 'no-show-fee', amount: rupees('4800.00'), params: { sector: 'DEL-BOM', hours: 0 } },
          { name: 'cancellation-gst', amount: rupees('240.00'), params: { of: '4800.00', percent: '5' } },
        ],
      },
      customerRefund: rupees('764.00'),
      customer: {
        name: 'customer-refund',
        amount: rupees('764.00'),
        parts: [
          { name: 'fare', amount: rupees('5804.00') },
          { name: 'cancellation-charges', amount: rupees('-5040.00') },
        ],
      },
      overTime: [],
      alternatives: [],
    },
  },
  scheduleRefundQuote: {
    about:
      'What refusing flights that the airline changed gives back: all that was not flown, without any charge, commission and ' +
      'TDS reversed. 903 where no change is open. BK003/CANCEL does what was quoted.',
    request: { transactionId },
    answer: {
      ...cancelQuote,
      charges: { name: 'cancellation-charges', amount: rupees('0.00'), parts: [] },
      overTime: [],
      alternatives: [],
    },
  },
  scheduleAnswer: {
    about:
      'Takes flights that the airline changed, as they are now or by an alternative for a direction, free of charge. changeid ' +
      'is that of the booking’s schedulechange: 903 where it is another by now. 902 where a direction would be left without ' +
      'flights; 906 where an alternative is full by now.',
    request: { transactionId, changeId: '0:6E2134.g15!m25', chosen: [], requestId },
    answer: { transactionId, status: 'changed' },
  },
};
