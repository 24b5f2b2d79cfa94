/** What papers and mail ask of buses. */
import type { Unit } from '#domain/booking/booking.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { partsOf, unitsShown } from '#domain/booking/units.ts';
import { busInShort, busRules, busUnits, titleOf } from '#domain/bus/booking/rules.ts';
import { busSubject } from '#domain/bus/papers/subject.ts';
import { busTicket } from '#domain/bus/papers/ticket.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import {
  issuedByNotice,
  type NoticeAsked,
  type ProductPapers,
  unitsIn,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters } from '#application/backoffice/ports/mailer.ts';
import type { BusTypes } from './bus-types.ts';
import { busNotices } from './sold-bus.ts';

type PaperRide = KeptBooking<BusTypes> & { readonly reference: string };

export function busPapers(letters: Pick<Letters, 'bookingNotice' | 'bookingText'>): ProductPapers {
  return {
    invoiceSeries: busRules.prefix,
    isIssued: ({ reference, ticket }: KeptBooking<BusTypes>) => reference !== undefined && ticket !== undefined,
    subject: (booking: PaperRide) => busSubject(booking),
    ownPaper: (booking: PaperRide, facts) => busTicket(facts, booking),
    path: (transactionId) => `/bus/print-ticket/${transactionId}`,
    ...issuedByNotice<PaperRide>(letters, busNotices.issued, (booking) =>
      bodyOf(booking, unitsShown(booking, busUnits(booking))),
    ),
    issuedText: {
      kind: busNotices.issuedText,
      write: (booking: PaperRide, { companyName, companyPhone }, language) =>
        letters.bookingText(language, {
          ...inShortText(booking),
          notice: busNotices.issued,
          product: busRules.product,
          transactionId: booking.transactionId,
          reference: booking.ticket ?? booking.reference,
          companyName,
          companyPhone,
        }),
    },
    notice: ({ booking, payload }: NoticeAsked<PaperRide>) =>
      bodyOf(booking, unitsIn(payload) ?? unitsShown(booking, busUnits(booking))),
    notices: { [busNotices.cancelled]: ['customer'] },
  };
}

/** Where to board and until where, and on which seats. */
function bodyOf(booking: PaperRide, units: readonly Unit[]) {
  const { ride, seats, travellers } = booking;
  const { travellers: some } = partsOf(units);
  const at = ({ at: { local } }: PaperRide['ride']['boarding']) =>
    `${formatDate(dateOfLocal(local), 'DD MMM YYYY')} ${clockOfLocal(local)}`;
  const point = (which: PaperRide['ride']['boarding'], city: string) =>
    `${at(which)} ${city}, ${which.name} (${which.landmark}) ${which.phone}`;
  return {
    leadTraveller: busInShort(booking).leadTraveller,
    travellers: travellers.flatMap((traveller, index) =>
      some.includes(index) ? [`${seats[index]?.seat ?? ''} ${fullName(traveller)}`.trim()] : [],
    ),
    lines: [
      `${ride.operator.name}: ${titleOf(ride)}`,
      point(ride.boarding, ride.origin.name),
      point(ride.dropping, ride.destination.name),
    ],
  };
}

/** The bus, where and when it is boarded, and on which seats. */
function inShortText(booking: PaperRide) {
  const { leadTraveller, lines } = bodyOf(booking, unitsShown(booking, busUnits(booking)));
  const { travellers: left } = partsOf(unitsShown(booking, busUnits(booking)));
  return {
    leadTraveller,
    travellers: booking.seats.filter((_, at) => left.includes(at)).map(({ seat }) => seat),
    lines: lines.slice(0, 2),
  };
}
