/** Examples of finding and opening bookings. */
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AreaReference } from './area-reference.ts';
import {
  bookedOn,
  contact,
  fare,
  itinerary,
  option,
  rules,
  rupees,
  transactionId,
  travelDate,
  traveller,
} from './samples.ts';

export const bookingReference: AreaReference<BookingDesk> = {
  list: {
    about:
      'The agency’s bookings, newest first, a page at a time. from and to are business days on which they were made. ' +
      'text finds the beginning of a booking id, PNR, ticket number or name. counts are under the other filters.',
    request: { status: 'ticketed', text: 'rao', page: 1 },
    answer: {
      bookings: [
        {
          transactionId,
          product: 'flight',
          status: 'ticketed',
          pnr: 'K7PQ2M',
          carrier: '6E',
          origin: 'DEL',
          destination: 'BOM',
          travelDate,
          leadTraveller: 'Ms Asha Rao',
          travellerCount: 1,
          customerTotal: rupees('5854.00'),
          bookedOn,
          bookedBy: 'Meera Nair',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: { requested: 0, 'in-doubt': 0, ticketed: 1, 'not-confirmed': 0 },
    },
  },
  details: {
    about: 'The whole booking: what was bought, for whom, its history, and its lines in the ledger.',
    request: { transactionId },
    answer: {
      transactionId,
      product: 'flight',
      status: 'ticketed',
      journeyType: 'one-way',
      pnr: 'K7PQ2M',
      itineraries: [itinerary],
      option,
      rules,
      travellers: [traveller],
      contact,
      parameters: [{ code: 'RM*BRB/', value: 'Asha' }],
      fare,
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
        { at: bookedOn, code: 'ticketed', params: { pnr: 'K7PQ2M' } },
      ],
      moneyLines: [
        { entryId: 'LG-4124', at: bookedOn, kind: 'booking', debit: rupees('5712.80'), credit: rupees('0.00') },
      ],
    },
  },
};
