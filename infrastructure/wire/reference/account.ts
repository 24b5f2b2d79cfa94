/** Examples of the agency's money. */
import type { EntrySeal } from '#domain/account/ledger.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { adjustmentReference } from './account/adjustments.ts';
import type { AreaReference } from './area-reference.ts';
import { depositReference } from './account/deposits.ts';
import { noticeReference } from './account/notice.ts';
import { rewardsReference } from './account/rewards.ts';
import { paymentReference } from './account/payments.ts';
import { entryText } from '#domain/account/chain.ts';
import { bookedOn, rupees, transactionId } from './samples.ts';

const entryId = 'LG-4124';
const narration = {
  code: 'flight-ticket',
  params: { route: 'DEL–BOM', leadTraveller: 'Asha Rao', pnr: 'K7PQ2M' },
};
const before = '6db7d803e74f1ffa7d8f5adc0bf95b3e15bf4c8373fffadf546227cc6c6742cb';
const sealedText = entryText(
  {
    agencyId: 'AGT10482',
    sequence: 4124,
    at: bookedOn,
    kind: 'booking',
    reference: transactionId,
    narration: JSON.stringify(narration),
    balance: -123_450,
    postings: [
      { account: 'agency:AGT10482', currency: 'INR', amount: -571_280 },
      { account: 'commission', currency: 'INR', amount: -9600 },
      { account: 'supplier:sandbox', currency: 'INR', amount: 580_400 },
      { account: 'tds', currency: 'INR', amount: 480 },
    ],
  },
  before,
);

/** An entry's seal, for the worked example too. */
export const sealExample: EntrySeal = {
  digest: '782fee4eebc93fa3da308e5894bdda64b5cbdee9e8a1e23c9ea44e7f8213aaa4',
  before,
  text: sealedText,
};

const saleFigures = {
  bookings: 1,
  travellers: 1,
  sales: rupees('6004.00'),
  cancelled: 0,
  cancelledSales: rupees('0.00'),
  net: rupees('5712.80'),
  earned: rupees('291.20'),
};

const commissionFigures = {
  bookings: 1,
  given: rupees('96.00'),
  takenBack: rupees('0.00'),
  tds: rupees('4.80'),
  kept: rupees('91.20'),
};

export const accountReference: AreaReference<AccountDesk> = {
  balance: {
    about:
      'The agency’s account: outStanding is the balance, a credit balance positive, money owed negative. What may be spent ' +
      'is available, outStanding + creditLimit − reserved; due is what the agency owes, zero while there is money. duebefore ' +
      'is there where the credit has a day: from that moment on an agency that owes has none. extracredit is what the limit ' +
      'has in it for a time, up to before. A deployment of the alternative scheme answers ' +
      '{"Root":{"Status":"OK","Result":"[-1234.50, 50000.00]"}}: outstanding and credit limit.',
    request: undefined,
    answer: {
      balance: rupees('-1234.50'),
      creditLimit: rupees('50000.00'),
      reserved: rupees('0.00'),
      dueBefore: instant('2026-12-05T18:30:00.000Z'),
      extra: { amount: rupees('20000.00'), before: instant('2026-11-30T18:30:00.000Z') },
    },
  },
  ...noticeReference,
  ...rewardsReference,
  ledger: {
    about:
      'The agency’s ledger over at most seven business days, both inclusive, a page at a time. A debit lowers the ' +
      'balance. narration is a code with what its words need. hash, previoushash and sealedtext are the entry’s proof: see the ' +
      'ledger’s proof above.',
    request: { from: isoDate('2026-11-18'), to: isoDate('2026-11-20'), page: 1 },
    answer: {
      opening: rupees('4478.30'),
      entries: [
        {
          entryId,
          sequence: 4124,
          at: bookedOn,
          kind: 'booking',
          reference: transactionId,
          narration,
          debit: rupees('5712.80'),
          credit: rupees('0.00'),
          balance: rupees('-1234.50'),
          seal: sealExample,
        },
      ],
      closing: rupees('-1234.50'),
      totalDebit: rupees('5712.80'),
      totalCredit: rupees('0.00'),
      total: 1,
      page: 1,
      pageSize: 50,
      liveBalance: rupees('-1234.50'),
    },
  },
  ledgerFile: {
    about:
      'The same days as a PDF file, whole: opening, every entry, closing. Of at most 500 entries (statement-long otherwise).',
    request: { from: isoDate('2026-11-18'), to: isoDate('2026-11-20'), language: 'en' },
    answer: { filename: 'ledger-2026-11-18-2026-11-20.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjM=' },
  },
  entryReceipt: {
    about:
      'The receipt of an entry of the caller’s own ledger, of whatever kind, as a PDF file: what it was for, what its amount is made of, ' +
      'and the balance before and after it. 903 where the ledger has no such entry. What the entry of a booking is made of is for callers who ' +
      'may see net fares.',
    request: { entryId, language: 'en' },
    answer: { filename: 'LG-4124.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjM=' },
  },
  entrySheet: {
    about: 'What the file of ENTRYRECEIPT says, in words, for a page that draws it; shaped as the answer of SHEET.',
    request: { entryId, language: 'en' },
    answer: {
      language: 'en',
      title: 'Debit receipt',
      brand: 'Meridian',
      issuer: { name: 'Meridian Travel', lines: ['12 Marine Drive, Kochi'] },
      facts: [{ label: 'Ledger entry', value: [{ text: entryId, plain: true }] }],
      code: { form: 'line', width: 4, height: 4, path: 'M0 0L0 4L4 4L4 0Z' },
      blocks: [
        {
          kind: 'table',
          heading: 'What the amount is made of',
          columns: [
            { label: '', share: 7 },
            { label: '', share: 3, end: true },
          ],
          rows: [
            {
              cells: [[[{ text: 'Debited from the account' }]], [[{ text: '₹ 5,712.80', plain: true }]]],
              total: true,
            },
          ],
        },
      ],
      foot: { words: 'For changes:', reach: 'Meridian Travel, +91 484 555 0100' },
    },
  },
  saleSummary: {
    about:
      'What the agency sold on at most 366 days, both inclusive: by the day on which it was booked or on which the journey begins ' +
      '(on), counted by day, month, product, seller (the airline) or the person who booked it (by). Of a booking what still stands ' +
      'of it is a sale; what was cancelled as a whole is counted apart. net and earned, and what the ledger says of the same ' +
      'bookings with all changes and cancellations, are for callers who may see net fares: paid = suppliers + commission + tds + fees. ' +
      'paidelsewhere is what bills say was paid elsewhere: no account of the ledger was charged for it.',
    request: { from: isoDate('2026-11-01'), to: isoDate('2026-11-30'), on: 'booked', by: 'seller' },
    answer: {
      rows: [{ key: '6E', product: 'flight', ...saleFigures }],
      total: saleFigures,
      ledger: {
        entries: 1,
        paid: rupees('5712.80'),
        paidElsewhere: rupees('0.00'),
        suppliers: rupees('5804.00'),
        commission: rupees('-96.00'),
        tds: rupees('4.80'),
        fees: rupees('0.00'),
      },
    },
  },
  monthSoFar: {
    about:
      'What was sold this month so far, in the business zone, by the day on which it was booked, and on the same days of the month ' +
      'before; with the refunds that were paid on these days and what customers got back. The figures are those of SALESUMMARY: net ' +
      'and earned are for callers who may see net fares, and a company’s person has their own bookings counted.',
    request: undefined,
    answer: {
      now: {
        from: isoDate('2026-11-01'),
        to: isoDate('2026-11-20'),
        ...saleFigures,
        refunds: 1,
        refunded: rupees('2604.00'),
      },
      before: {
        from: isoDate('2026-10-01'),
        to: isoDate('2026-10-20'),
        ...saleFigures,
        sales: rupees('4803.20'),
        net: rupees('4570.24'),
        earned: rupees('232.96'),
        refunds: 0,
        refunded: rupees('0.00'),
      },
    },
  },
  commissions: {
    about:
      'Commission that the agency was given and the tax (TDS) withheld from it, on at most 366 days, both inclusive, by the day on ' +
      'which the ledger has it: counted by seller (the airline), by month, or entry by entry (by), a page of pagesize entries at a ' +
      'time. takenback is what cancellations and changes took back; kept = given − takenback − tds. For callers who see net fares and the ledger.',
    request: { from: isoDate('2026-11-01'), to: isoDate('2026-11-30'), by: 'entry', page: 1 },
    answer: {
      rows: [
        {
          key: 'LG-4124',
          product: 'flight',
          ...commissionFigures,
          entry: { at: bookedOn, kind: 'booking', reference: transactionId, mark: '6E' },
        },
      ],
      total: commissionFigures,
      entries: 1,
      pageSize: 1000,
    },
  },
  verifyLedger: {
    about:
      'Walks the agency’s own chain of ledger entries, each bound to the one before it, from where the last answer ' +
      'left off (next, sent as after), 1,000 entries at a time; after may be any point of the chain. firstbad names the first entry that does not follow. ' +
      'At the end, signed says whether the chain ends where the server’s own signature says: false where its last entries were taken away.',
    request: {},
    answer: { entries: 4124, ok: true, closing: rupees('-1234.50'), signed: true },
  },
  checkBooks: {
    about:
      'For elevated users: holds ledgers, bookings and what is set aside against each other, 100 agencies at a time in the ' +
      'order of their ids; next, sent as after, goes on. A finding is damage: a booking that is not there though the ledger ' +
      'or its history knows it (booking-missing, with all that was posted about it), a sale without its entry ' +
      '(sale-missing), an entry of another amount (amount-differs), a reserve of another sum (reserve-differs), a ledger that ' +
      'does not end where its signature says (ledger-end), an agency without its account (account-missing), ' +
      'a credit without its deposit (deposit-missing), a deposit credited with another sum than was decided (deposit-differs). Every start of ' +
      'the server and every day it looks by itself, and what it finds is in its log.',
    request: {},
    answer: {
      agencies: 2,
      findings: [
        {
          kind: 'booking-missing',
          agencyId: 'AGT10482',
          transactionId,
          entryId: 'LG-4124',
          posted: rupees('-5712.80'),
        },
      ],
    },
  },
  clockTroubles: {
    about:
      'For elevated users: what is wrong with the clock by which ledgers are dated; nothing where it goes as time does, within ' +
      'five minutes. jumped: by so many seconds further than time has passed since the server started (back where less than zero), ' +
      'less what it came back by. entries-ahead: the last entry of a ledger is dated so many seconds after now, and entries that ' +
      'follow it carry its date until then. The server looks every second, and what it finds is in its log and its figures too.',
    request: undefined,
    answer: { troubles: [{ kind: 'jumped', seconds: 5400 }] },
  },
  restoreBooking: {
    about:
      'For elevated users: puts back a booking that CHECKBOOKS finds missing (booking-missing), as it was last written, and says ' +
      'so in its history. Sent again, or of a booking that is there, it changes nothing and answers restored false. Refused ' +
      'where its copy or its quote is lost too, where its history goes on after the copy, and where its request or its quote ' +
      'has made another booking since: then it comes back from a backup alone. All bookings wait while the indexes are made again.',
    request: { agencyId: 'AGT10482', transactionId },
    answer: { restored: true, status: 'confirmed' },
  },
  ...depositReference,
  ...paymentReference,
  ...adjustmentReference,
};
