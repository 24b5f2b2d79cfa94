/** Examples of the trips of companies' travellers. */
import type { TripDesk } from '#application/desk/corporate/trips.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

export const tripReference: AreaReference<TripDesk> = {
  trips: {
    about:
      'What a company’s traveller booked, waits for approval of and asked of people; for people of the agency, that of all travellers of its ' +
      'companies. box: upcoming, waiting (for approval), on-request (others decide), held, past; everything but what is past where absent. ' +
      'step: what is next. The traveller issues (issue), answers a change of schedule (answer-change), accepts an offer, pays its balance or ' +
      'names who travels (accept-offer, pay-balance, name-travellers), books again what was refused (book-again). Others decide ' +
      '(agency-issues, approvers-decide, supplier-decides, desk-answers), or it settles by itself (settling). Nothing is to be done ' +
      'of travel, travelling and none. by: when that is over, or the journey begins. The most urgent first; cut where more than 200 of a ' +
      'sort are under way. kind says what id names, and which of status, approvalstate and requeststate there is.',
    request: { page: 1 },
    answer: {
      trips: [
        {
          kind: 'booking',
          id: 'FL26112000000041',
          product: 'flight',
          title: 'COK-DEL',
          mark: '6E',
          startsOn: isoDate('2026-12-04'),
          leadTraveller: 'Mr Farhan Sheikh',
          travellerCount: 1,
          total: rupees('6480.00'),
          person: 'Farhan Sheikh',
          status: 'held',
          box: 'held',
          step: 'issue',
          by: instant('2026-11-20T12:30:00.000Z'),
        },
        {
          kind: 'approval',
          id: 'AP2217C04A9E',
          product: 'flight',
          title: 'DEL-LHR',
          mark: 'AI',
          startsOn: isoDate('2026-12-02'),
          leadTraveller: 'Mr Farhan Sheikh',
          travellerCount: 1,
          total: rupees('70450.00'),
          person: 'Farhan Sheikh',
          approvalState: 'waiting',
          box: 'waiting',
          step: 'approvers-decide',
          by: instant('2026-11-20T16:06:00.000Z'),
        },
        {
          kind: 'request',
          id: 'RQ2611000003',
          product: 'flight',
          title: 'DEL-BOM',
          startsOn: isoDate('2026-12-15'),
          travellerCount: 12,
          person: 'Farhan Sheikh',
          requestState: 'asked',
          requestKind: 'group',
          box: 'on-request',
          step: 'desk-answers',
        },
        {
          kind: 'booking',
          id: 'FL26111800000017',
          product: 'flight',
          title: 'DEL-BOM-DEL',
          mark: 'AI',
          startsOn: isoDate('2026-12-20'),
          endsOn: isoDate('2026-12-22'),
          leadTraveller: 'Mr Farhan Sheikh',
          travellerCount: 1,
          total: rupees('14200.00'),
          person: 'Farhan Sheikh',
          status: 'confirmed',
          box: 'upcoming',
          step: 'travel',
          by: instant('2026-12-19T18:30:00.000Z'),
        },
      ],
      counts: { upcoming: 1, waiting: 1, 'on-request': 1, held: 1, past: 6 },
      cut: false,
      total: 4,
      page: 1,
      pageSize: 20,
    },
  },
};
