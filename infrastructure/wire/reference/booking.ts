/** Examples of finding and opening bookings, and of their documents. */
import type { BookingDesk } from '#application/desk/booking.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { isoDate, isoMonth } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import type { AreaReference } from './area-reference.ts';
import { bookedReference } from './amendments.ts';
import { requestReference } from './requests.ts';
import {
  bookedOn,
  contact,
  fare,
  itinerary,
  option,
  requestId,
  rules,
  rupees,
  transactionId,
  travelDate,
  traveller,
} from './samples.ts';

/** Of a link. */
const token = 'Xy3kP9aQ0zLm7RtV5bNcW2eD';

const sheet: PaperSheet = {
  language: 'en',
  title: 'E-ticket',
  stamp: 'Ticketed',
  brand: 'Meridian',
  issuer: { name: 'Malabar Travels', lines: ['12 Marine Drive, Kochi', '+91 484 555 0100, desk@example.com'] },
  facts: [{ label: 'Booking ID', value: [{ text: transactionId, plain: true }] }],
  code: { form: 'square', width: 4, height: 4, path: 'M0 0L0 4L4 4L4 0Z' },
  blocks: [
    {
      kind: 'way',
      mark: '6E',
      title: 'IndiGo 6E 2134',
      date: 'Tuesday 24 November 2026',
      reference: { label: 'Airline PNR', value: [{ text: 'K7PQ2M', plain: true }] },
      from: { time: '06:10', place: 'New Delhi DEL', details: [{ text: 'Indira Gandhi Intl', plain: true }] },
      to: { time: '08:25', place: 'Mumbai BOM', details: [{ text: 'Terminal 2' }] },
      between: [{ text: '2h 15m' }, { text: 'Airbus A320', plain: true }],
      facts: ['Economy, Saver', 'Check-in bag 15 kg each'],
    },
    {
      kind: 'table',
      heading: 'Fare paid',
      columns: [
        { label: '', share: 2 },
        { label: '', share: 1, end: true },
      ],
      rows: [{ cells: [[[{ text: 'Total' }]], [[{ text: '₹ 5,854', plain: true }]]], total: true }],
    },
  ],
  foot: { words: 'For changes:', reach: 'Malabar Travels, +91 484 555 0100' },
};

export const bookingReference: AreaReference<BookingDesk> = {
  ...requestReference,
  ...bookedReference,
  list: {
    about:
      'The agency’s bookings, newest first, a page at a time. from and to are business days on which they were made. ' +
      'travelfrom and travelto find first or last days of travel. text finds the beginning of a booking id, PNR or name; a ' +
      'ticket’s or telephone’s number in any spelling or by its last ten digits; an address; the number of an invoice, credit ' +
      'note, quote for a customer or request. counts are under the other filters. ' +
      'helduntil comes with what is held; net and earned, as it was sold, and balance, what is still to pay of it and until ' +
      'when, for callers who may see net fares. balanceby, for them too, finds what has a balance to be paid by that day, the ' +
      'one that is due first before the others.',
    request: { status: 'confirmed', text: 'rao', page: 1 },
    answer: {
      bookings: [
        {
          transactionId,
          product: 'flight',
          status: 'confirmed',
          reference: 'K7PQ2M',
          mark: '6E',
          title: 'DEL-BOM',
          startsOn: travelDate,
          leadTraveller: 'Ms Asha Rao',
          travellerCount: 1,
          customerTotal: rupees('5854.00'),
          net: rupees('5712.80'),
          earned: rupees('98.00'),
          bookedOn,
          bookedBy: 'Meera Nair',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: countsByStatus({ confirmed: 1 }),
    },
  },
  holds: {
    about:
      'Seats held without paying, as they come due, and what ticketing them needs: spendableafter is what could still be ' +
      'spent once this hold and all before it are ticketed. account and earned come for callers who may see net fares.',
    request: undefined,
    answer: {
      holds: [
        {
          transactionId,
          reference: 'K7PQ2M',
          mark: '6E',
          title: 'DEL-BOM',
          startsOn: travelDate,
          leadTraveller: 'Ms Asha Rao',
          travellerCount: 1,
          customerTotal: rupees('5854.00'),
          bookedBy: 'Meera Nair',
          until: instant('2026-11-20T12:30:00.000Z'),
          minutesLeft: 180,
          urgency: 'today',
          account: { needs: rupees('5712.80'), spendableAfter: rupees('44287.20'), shortfall: rupees('0.00') },
          earned: rupees('98.00'),
        },
      ],
      account: {
        spendable: rupees('50000.00'),
        today: { count: 1, needs: rupees('5712.80'), shortfall: rupees('0.00') },
        all: { count: 1, needs: rupees('5712.80'), shortfall: rupees('0.00') },
      },
    },
  },
  refunds: {
    about:
      'Refunds of cancelled bookings, newest first: under-way, credited or refused, and the business day by which the money ' +
      'must have come; overdue are those under way for which it is over. counts are of each view, total of the one asked for, ' +
      'all where it is left out. refund, to the account, and its entry come for callers who may see net fares.',
    request: { page: 1, view: 'credited' },
    answer: {
      refunds: [
        {
          transactionId,
          reference: 'K7PQ2M',
          mark: '6E',
          travellers: ['Asha Rao'],
          title: 'DEL-BOM',
          state: 'credited',
          askedAt: bookedOn,
          dueOn: isoDate('2026-12-10'),
          overdue: false,
          creditedAt: bookedOn,
          customerRefund: rupees('2129.00'),
          refund: rupees('2037.80'),
          ledgerEntry: 'LG-4131',
        },
      ],
      total: 1,
      counts: { overdue: 0, 'under-way': 0, credited: 1, refused: 0 },
      page: 1,
      pageSize: 20,
    },
  },
  cancelFee: {
    about:
      'What the house takes for cancelling a unit of what the agency buys now, beside what the supplier keeps: each, with the GST ' +
      'on it, in basis points of it and as an amount. No fee where the house takes nothing. The charges of CANCELQUOTE have it by the ' +
      'day of the sale, and never more than what is left to give back.',
    request: { product: 'flight' },
    answer: { fee: { each: rupees('300.00'), gst: { basisPoints: 1800, amount: rupees('54.00') } } },
  },
  passengers: {
    about:
      'Who leaves in a month, or arrives for a stay, by day: bookings that are held, confirmed or being changed, without those ' +
      'who were cancelled. Times are local to where it begins and ends; wholedays has none: an insured journey, and of a visa the journey (item 0) and the day from which it can be decided (item 1). cut where there are more than 3000 departures.',
    request: { month: isoMonth('2026-11') },
    answer: {
      month: isoMonth('2026-11'),
      departures: [
        {
          transactionId,
          product: 'flight',
          item: 0,
          leg: 'outward',
          status: 'confirmed',
          reference: 'K7PQ2M',
          mark: '6E',
          title: 'DEL-BOM',
          service: '6E 2134',
          begins: localDateTime('2026-11-24T06:10'),
          ends: localDateTime('2026-11-24T08:25'),
          travellers: ['Asha Rao'],
        },
      ],
      cut: false,
    },
  },
  scheduleChanges: {
    about: 'Bookings whose flights the airline changed and that wait for an answer, by when it is due; at most 100.',
    request: undefined,
    answer: {
      changes: [
        {
          transactionId,
          reference: 'K7PQ2M',
          mark: '6E',
          title: 'DEL-BOM',
          startsOn: travelDate,
          leadTraveller: 'Ms Asha Rao',
          severity: 'major',
          learnedAt: bookedOn,
          answerBy: instant('2026-11-23T00:40:00.000Z'),
        },
      ],
    },
  },
  details: {
    about:
      'The whole booking: what was bought, for whom, its history, and its lines in the ledger. customerpays is what the ' +
      'customer pays for it by now, changes added and refunds taken off; before it is charged, what it will be. money comes ' +
      'for callers who may see net fares: paid is charged less givenback, which is what its ledger lines add up to, and ' +
      'suppliers, commission, tds and fees together; earned is customer less paid and less owntax, the tax that the agency ' +
      'owes on its own service and what it withheld from a commission that it gave. paymentstatus comes for everybody. pnr is reference under the name that clients of flights know: ' +
      'airlinepnr as well of what was bought here, gdspnr of what was taken over from another reservation system. statuslabel ' +
      'is there where a state has a name beside its code. ' +
      'heldby says whose limit helduntil is: the supplier’s, the agency’s or the deployment’s. ' +
      'parameters are as they were kept, prefix included; sendtogds says whether the supplier got them with the order.',
    request: { transactionId },
    answer: {
      transactionId,
      product: 'flight',
      status: 'confirmed',
      journeyType: 'one-way',
      reference: 'K7PQ2M',
      itineraries: [itinerary],
      options: [option],
      rules,
      travellers: [traveller],
      contact,
      parameters: [{ name: 'Booking Requested By', code: 'RM*BRB/', value: 'Asha', sendToGds: true }],
      ssr: [
        {
          ssrId: 'WCHR-0.0',
          kind: 'special_ssr',
          place: { itinerary: 0, segment: 0 },
          code: 'WCHR',
          name: 'Wheelchair to the aircraft door',
          price: rupees('0.00'),
          traveller: 0,
          status: 'confirmed',
        },
      ],
      price: fare,
      tickets: [{ traveller: 0, number: '3122400000012' }],
      bookedBy: 'Meera Nair',
      bookedOn,
      agency: {
        agentId: 'AGT10482',
        companyName: 'Malabar Travels',
        address: '12 Marine Drive, Kochi',
        phone: '+91 484 555 0100',
        email: 'desk@example.com',
      },
      history: [
        { at: bookedOn, code: 'requested', actor: 'Meera Nair' },
        { at: bookedOn, code: 'confirmed', params: { pnr: 'K7PQ2M' } },
      ],
      moneyLines: [
        { entryId: 'LG-4124', at: bookedOn, kind: 'booking', debit: rupees('5712.80'), credit: rupees('0.00') },
      ],
      customerPays: rupees('5854.00'),
      payment: 'paid',
      money: {
        charged: rupees('5712.80'),
        givenBack: rupees('0.00'),
        paid: rupees('5712.80'),
        suppliers: rupees('5804.00'),
        commission: rupees('-96.00'),
        tds: rupees('4.80'),
        fees: rupees('0.00'),
        customer: rupees('5854.00'),
        ownTax: rupees('43.20'),
        earned: rupees('98.00'),
      },
    },
  },
  document: {
    about:
      'A ticket, an invoice, a customer invoice, a credit note or the customer’s receipt for a refund (customer-credit-note) ' +
      'as a PDF file, base64; paper is what a numbered one says. ledgerentry names the charge or refund it is for: without it ' +
      'the sale’s, or the last refund’s. A paper says what the booking was when that entry was posted, its travellers and ' +
      'flights too, and never changes. movedto in a credit note names the booking in which those go on whom it is for: what ' +
      'it gives back is charged there, and nothing was paid out. forfeited is what a fare given up for a cheaper one does ' +
      'not bring back. 903 says what is missing: booking, invoice or credit-note; hide leaves parts of a ticket out of the print: fare, service-fee, fee-rules, ' +
      'gstin, barcode. The ticket of a booking without tickets is the confirmation of a hold, or says no more than what was ' +
      'asked for. invoice and credit-note show net fares and need the right to see them. Serials have no gaps in a financial ' +
      'year.',
    request: { transactionId, kind: 'invoice', language: 'en' },
    answer: {
      filename: 'FL-26-27-000123.pdf',
      mimeType: 'application/pdf',
      base64: 'JVBERi0xLjcK',
      paper: {
        serial: 'FL/26-27/000123',
        issuedOn: isoDate('2026-11-20'),
        issuer: 'Meridian Travel Services',
        recipient: 'Malabar Holidays',
        travellers: ['Ms Lakshmi Iyer'],
        items: [
          {
            name: '6E 2134',
            detail: 'DEL–BOM',
            startsOn: dateOfLocal(itinerary.segments[0].departure.local),
            time: clockOfLocal(itinerary.segments[0].departure.local),
          },
        ],
        lines: [
          { label: 'base-price', amount: rupees('5104.00') },
          { label: 'commission', amount: rupees('-141.20') },
        ],
        total: rupees('4962.80'),
      },
    },
  },
  sheet: {
    about:
      'The same document in words, for a page that draws it: title, stamp (the state), facts, and blocks in the order in which ' +
      'they stand. kind is way (from and to), table, facts, list or notes; a block with beside stands next to the one after it. ' +
      'plain marks names, codes and figures, which read from left to right in every language. code is a barcode as an outline. ' +
      'The file of DOCUMENT for the same request says exactly this.',
    request: { transactionId, kind: 'ticket', language: 'en', hide: ['gstin'] },
    answer: sheet,
  },
  mailDocument: {
    about:
      'Sends a document by mail, as a PDF file and as text, to one to ten addresses with semicolons between. language and hide ' +
      'as for DOCUMENT. What is sent is the document as it is issued now; the booking’s history says what was sent to whom ' +
      '(paper-sent). A user can mail 200 addresses within 24 hours, then 908. The same requestid sends once.',
    request: { requestId, transactionId, kind: 'ticket', language: 'en', to: 'asha@example.com; desk@example.com' },
    answer: { to: ['asha@example.com', 'desk@example.com'] },
  },
  withdraw: {
    about:
      'Takes back what is on request while others, as a hotel, decide: it is not-confirmed then, nothing is charged, and what was reserved is ' +
      'available again. Sent again it answers the same. 910 with the state where they had decided by then, or where the supplier takes ' +
      'nothing back (on-request); 909 while the supplier does not answer.',
    request: { transactionId },
    answer: { transactionId, status: 'not-confirmed' },
  },
  payBalance: {
    about:
      'Charges what is still to pay of a booking (balance of DETAILS) to the account now, before its day. It is charged once: sent again it is ' +
      '910 with the state paid. 905 where the account has not enough; nothing is charged then. The ledger has an entry instalment, the history ' +
      'balance-paid.',
    request: { transactionId },
    answer: { transactionId, status: 'confirmed' },
  },
  addRemark: {
    about:
      'Elevated users only, at the desk of the agency whose booking it is: a remark of 1 to 500 characters. The booking’s history has it as admin-remark, for the agency’s own people.',
    request: { requestId, transactionId, remarks: 'The airline confirmed the wheelchair by phone, reference 88213.' },
    answer: { transactionId },
  },
  makeLink: {
    about:
      'Makes a link by which a customer opens one paper without a login: ticket, customer-invoice, customer-credit-note, or quote; ' +
      'about is the booking’s transactionid, of a quote its sentquoteid. The portal opens it at /shared-paper#token: what follows ' +
      'the # is sent to no server. It opens for 30 days unless the deployment says otherwise, a quote’s as long as the quote is ' +
      'good. way says how it is taken to the customer: copy, whatsapp or mail. The same person asking for the same has the ' +
      'same link again. message is what to write before it, in paperlanguage. The booking’s history has link-made, link-opened and link-withdrawn. hide as for DOCUMENT; ' +
      'service-fee is always left out.',
    request: { requestId, kind: 'ticket', about: transactionId, way: 'whatsapp', paperLanguage: 'en' },
    answer: { token, until: instant('2026-12-20T09:30:00.000Z'), message: 'Your booking with Malabar Holidays:' },
  },
  withdrawLinks: {
    about:
      'Ends every link of the agency to a paper, no matter who made it. From then on they answer as if they had never been.',
    request: { kind: 'ticket', about: transactionId },
    answer: { withdrawn: 1 },
  },
  openLink: {
    about:
      'For anyone who has a link: the paper as it is now, in words as SHEET answers it, and until when it opens. The first ' +
      'opening is dated, each is counted; of a quote it is what makes it opened. quietly=true counts nothing: for a page that ' +
      'has it open and shows it in another language. A token that is unknown, past its time or withdrawn is 903, with no ' +
      'difference between them.',
    request: { token, paperLanguage: 'en' },
    answer: { sheet, until: instant('2026-12-20T09:30:00.000Z') },
  },
  linkFile: {
    about: 'For anyone who has a link: the same paper as a PDF file, base64. It counts as no opening.',
    request: { token, paperLanguage: 'en' },
    answer: { filename: 'e-ticket-K7PQ2M.pdf', mimeType: 'application/pdf', base64: 'JVBERi0xLjcK' },
  },
};
