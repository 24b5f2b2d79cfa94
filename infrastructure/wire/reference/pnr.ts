/** Examples of reading and importing a PNR display. */
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import type { PnrDesk } from '#application/desk/pnr.ts';
import type { AreaReference } from './area-reference.ts';
import { asking, contact, itinerary, requestId, rupees, transactionId, travelDate } from './samples.ts';

const record: PnrRecord = {
  pnr: 'K7PQ2M',
  itineraries: [itinerary],
  bookingClasses: ['S'],
  travellers: [{ type: 'adult', title: 'Ms', firstName: 'ASHA', lastName: 'RAO' }],
  tickets: [{ traveller: 0, number: '3122400000012' }],
  total: rupees('5904.00'),
};

const lines = [
  'RP/DELVS3102/DELVS3102            AR/SU  14NOV26/0915Z   K7PQ2M',
  '  1.RAO/ASHA MS',
  '  2  6E2134 S 24NOV 2 DELBOM HK1  0610 0825  24NOV  E  6E/X4TQ9M',
  '  3 FA PAX 312-2400000012/ET6E/INR5804/14NOV26/DELVS3102/14312345/S2/P1',
] as const;

export const pnrReference: AreaReference<PnrDesk> = {
  parsePnr: {
    about:
      'What a pasted display of Amadeus, Galileo or Sabre says: every line with whether it was understood, and what was found. ' +
      'The system is recognised where gds is left out; pnr is the locator where the display lacks it. confirmation says what ' +
      'the suppliers say of it. confirmed: one keeps this booking, and the display names everybody’s surname; its record ' +
      'stands for travellers, flights, tickets and money, differences are what the display says otherwise, and charge is what ' +
      'importing takes from the account; asking, for those who may ask, is what may be asked of the customer beside it, and ' +
      'rounding how the customer’s price is rounded. unconfirmed: no supplier knows the locator (unknown), its record names others ' +
      '(surname), or one gave no answer (silent); importing it asks the operators. taken: it is a booking here already, named ' +
      'where it is the agency’s own. missing says what stands between the record, else the display, and a booking; its paths ' +
      'are those of the answer; a title says the gender where nothing else does. totals: tied where the tickets make up the total.',
    request: { text: lines.join('\n') },
    answer: {
      reading: {
        dialect: 'amadeus',
        locator: 'K7PQ2M',
        recordDate: isoDate('2026-11-14'),
        lines: [
          { text: lines[0], understood: true, as: 'header' },
          { text: lines[1], understood: true, as: 'name' },
          { text: lines[2], understood: true, as: 'segment' },
          { text: lines[3], understood: true, as: 'ticket' },
        ],
        travellers: [{ line: 1, type: 'adult', title: 'Ms', firstName: 'ASHA', lastName: 'RAO' }],
        segments: [
          {
            kind: 'air',
            line: 2,
            carrier: '6E',
            flightNumber: '2134',
            bookingClass: 'S',
            origin: 'DEL',
            destination: 'BOM',
            date: travelDate,
            status: 'HK',
            seats: 1,
            departure: clockTime('06:10'),
            arrival: clockTime('08:25'),
            arrivalDayOffset: 0,
            carrierLocator: 'X4TQ9M',
          },
        ],
        tickets: [
          {
            line: 3,
            number: '3122400000012',
            further: [],
            travellers: [0],
            segments: [0],
            total: rupees('5804.00'),
          },
        ],
        ssr: [],
        problems: [],
      },
      confirmation: {
        state: 'confirmed',
        supplier: 'sandbox',
        record,
        differences: [{ what: 'total', shown: 'INR 5804.00', recorded: 'INR 5904.00' }],
        charge: record.total,
        asking: { ...asking, fares: [{ total: record.total }], floor: record.total },
      },
      matches: [[{ savedId: 'TR-1041', rank: 'same' }]],
      totals: { state: 'tied', total: record.total },
      missing: [{ code: 'required', path: 'travellers[0].dateOfBirth' }],
    },
  },
  importPnr: {
    about:
      'Takes over a booking that was made elsewhere. One that a supplier confirms (see PARSEPNR) becomes a ticketed booking, ' +
      'and the account is charged what the supplier says that it costs, whatever the display or fare say; a record whose seats ' +
      'are held becomes a hold until the supplier’s limit, and nothing is charged. travellers (all of them, in the order and ' +
      'under the names of the record) add what it lacks, with the fields that BOOK takes. agreed is the charge that PARSEPNR answered: 904 where it is another by ' +
      'now, 902 with pnr-not-confirmed where no supplier confirms it any more. ask is what is asked of the customer over or under the ' +
      'charge, as BOOK has it; the account is charged the same. One that none confirms is asked of the ' +
      'operators: 911 with the number of the request, nothing is charged, and the same request sent again answers 911 until ' +
      'they have decided, then the booking, or 910 with the request’s state where they refused. For this the display, travellers ' +
      '(in its order, under its names), pnr and fare must make a booking: 902 with pnr-totals where the tickets do not make up ' +
      'the total. A record and a ticket are one booking’s in the deployment: 902 with pnr-imported names it, pnr-taken where it ' +
      'is another agency’s. 902 says pnr-limit-past where the limit of held seats is over. Paths of 902 that no field of the ' +
      'request has are those of PARSEPNR. The same request sent again answers with the outcome of the first.',
    request: {
      text: lines.join('\n'),
      gds: 'amadeus',
      requestId,
      travellers: [
        {
          type: 'adult',
          title: 'Ms',
          firstName: 'ASHA',
          lastName: 'RAO',
          dateOfBirth: isoDate('1988-03-12'),
          gender: 'female',
        },
      ],
      agreed: record.total,
      ask: { serviceFee: { per: 'booking', amount: rupees('250.00') } },
      contact,
    },
    answer: {
      transactionId,
      status: 'confirmed',
      reference: 'K7PQ2M',
      tickets: [{ traveller: 0, number: '3122400000012' }],
      total: record.total,
      ledgerEntry: 'LG-4124',
    },
  },
};
