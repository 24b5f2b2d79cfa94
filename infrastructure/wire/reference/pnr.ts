/** Examples of reading and importing a PNR display. */
import { isoDate } from '#domain/time/calendar-date.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import type { PnrDesk } from '#application/desk/pnr.ts';
import type { AreaReference } from './area-reference.ts';
import { contact, requestId, rupees, transactionId, travelDate } from './samples.ts';

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
      'The system is recognised where gds is left out. missing says what stands between the display and a booking; its paths ' +
      'are those of the answer. totals: tied where the tickets make up the total.',
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
      matches: [[{ savedId: 'TR-1041', rank: 'same' }]],
      totals: { state: 'unknown' },
      missing: [
        { code: 'required', path: 'travellers[0].dateOfBirth' },
        { code: 'required', path: 'total' },
      ],
    },
  },
  importPnr: {
    about:
      'Makes a ticketed booking of a display. What it says stands; travellers (all of them, in its order, under its names), ' +
      'pnr and fare add what it lacks. The account is charged what the tickets cost, and only where they make up the total: ' +
      'else 902 with pnr-totals. Paths of 902 that no field of the request has are those of PARSEPNR. A ticket is imported ' +
      'once: 902 with pnr-imported names the booking. A record without tickets becomes a hold until its ticketing time limit, ' +
      'and nothing is charged; where that is over 902 says pnr-limit-past. The same request sent again answers with the outcome of the first.',
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
      fare: { total: rupees('5804.00') },
      contact,
    },
    answer: {
      transactionId,
      status: 'ticketed',
      pnr: 'K7PQ2M',
      tickets: [{ traveller: 0, number: '3122400000012' }],
      total: rupees('5804.00'),
      ledgerEntry: 'LG-4124',
    },
  },
};
