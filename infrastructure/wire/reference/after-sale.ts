/** Examples of what is done with travellers and services of a booking that has its tickets. */
import type { AfterSaleDesk } from '#application/desk/after-sale.ts';
import { money } from '#domain/money/money.ts';
import type { AreaReference } from './area-reference.ts';
import { fare, requestId, transactionId, traveller } from './samples.ts';

const meal = money(45_000, 'INR');

export const afterSaleReference: AreaReference<AfterSaleDesk> = {
  addSsr: {
    about:
      'Meals, baggage, special services and seats for a booking that has its tickets, of what SSRCATALOGUE and SEATMAP offer ' +
      'with its transactionid; charged to the account. Rules as in BOOK, what the travellers have already counting. ' +
      'expectedtotal is what they were shown to come to: 904 where it is another sum by now. Refused at ssr[n] where a seat ' +
      'or service is no longer to be had. Services that an airline answers later stand as requested. added is false where ' +
      'the airline refused all of it: then nothing was bought. 910 for seats that are held: services come with tickets.',
    request: {
      transactionId,
      ssr: [{ traveller: 0, ssrId: 'VGML-0.0' }],
      expectedTotal: meal,
      requestId,
    },
    answer: {
      transactionId,
      status: 'confirmed',
      added: true,
      ssr: [
        {
          traveller: 0,
          ssrId: 'VGML-0.0',
          kind: 'meals',
          place: { itinerary: 0, segment: 0 },
          code: 'VGML',
          name: 'Vegan meal',
          price: meal,
          status: 'confirmed',
        },
      ],
      total: fare.total,
      ledgerEntry: 'LG-4131',
    },
  },
  splitPnr: {
    about:
      'Travellers leave a booking and go on in one of their own, with a PNR of its own, on the same flights at the fares that ' +
      'were paid. Tickets keep their numbers. What was paid for those who leave is given back of the one booking and charged ' +
      'to the other, two entries of the ledger that come to nothing, each with its papers. travellers are positions from 0. At least one adult ' +
      'stays and one leaves, and an infant goes with the adult who holds it. Each booking names the other under linked. part ' +
      'is absent where the airline refused: then all is as it was. Of seats that are held both bookings stay held until the ' +
      'same limit, and each is charged when it is ticketed.',
    request: { transactionId, travellers: [1], requestId },
    answer: { transactionId, status: 'confirmed', part: { transactionId: 'FL261120000044', pnr: 'M4TR8K' } },
  },
  completeHeld: {
    about:
      'Passports, dates and names of seats that are held, given or put right before they are ticketed. travellers are all ' +
      'travellers of the booking in its order, whole, as they are to be; a passport that is still missing may come later, one ' +
      'that is given is given whole. A name may be written out, or corrected by three letters that are fewer than half of it: ' +
      'name-replaced where it is another’s. party-held where they are not as many of each type as the seats are held for. ' +
      'complete-by-request where the airline cannot be asked here. completed is false where it refused: then all is as it ' +
      'was. 910 once the limit has passed, or the hold has its tickets.',
    request: { transactionId, travellers: [traveller], requestId },
    answer: { transactionId, status: 'held', completed: true },
  },
};
