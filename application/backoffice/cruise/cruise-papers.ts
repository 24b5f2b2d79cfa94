/** What papers and mail ask of cruises. */
import type { Unit } from '#domain/booking/booking.ts';
import { unitsShown } from '#domain/booking/units.ts';
import { cabinUnits, cruiseTitle, guestsOf } from '#domain/cruise/booking/in-short.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { cruiseRules } from '#domain/cruise/booking/rules.ts';
import { cruiseSubject } from '#domain/cruise/papers/subject.ts';
import { cruiseVoucher } from '#domain/cruise/papers/voucher.ts';
import { type CabinKind, portsInShort } from '#domain/cruise/sailing/sailing.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { stillDue } from '#domain/booking/schedule/still-due.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import {
  issuedByNotice,
  reminded,
  type NoticeAsked,
  type ProductPapers,
  unitsIn,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters, Mail } from '#application/backoffice/ports/mailer.ts';
import type { CruiseTypes } from './cruise-types.ts';
import { cabinGiven, cruiseNotices, paymentReminder } from './sold-cruise.ts';

type PaperCruise = KeptBooking<CruiseTypes> & { readonly reference: string };

/** 'Balcony cabin'. */
export type CabinName = (language: Mail['language'], kind: CabinKind) => string;

export function cruisePapers(
  letters: Pick<Letters, 'bookingNotice'>,
  cabinName: CabinName,
  businessZone: string,
): ProductPapers {
  const bodyOf = (booking: PaperCruise, language: Mail['language'], leaving?: readonly Unit[]) => {
    const { sailing, cabins, travellers } = booking;
    const units = leaving ?? unitsShown(booking, cabinUnits(booking));
    const guests = guestsOf(booking, units).flatMap((at) => travellers[at] ?? []);
    const at = `${formatDate(dateOfLocal(sailing.departs.local), 'DD MMM YYYY')} ${clockOfLocal(sailing.departs.local)}`;
    return {
      leadTraveller: leadTravellerOf(guests),
      travellers: guests.map(fullName),
      lines: [
        [cruiseTitle(sailing), at].join(', '),
        portsInShort(sailing),
        ...units.flatMap(({ item }) => {
          const cabin = cabins[item];
          return cabin === undefined
            ? []
            : [[cabinName(language, cabin.kind), ...(cabin.number === undefined ? [] : [cabin.number])].join(' ')];
        }),
      ],
    };
  };
  return {
    invoiceSeries: cruiseRules.prefix,
    isIssued: ({ reference, heldUntil }: KeptBooking<CruiseTypes>) =>
      reference !== undefined && heldUntil === undefined,
    subject: (booking: PaperCruise) => cruiseSubject(booking, (kind) => cabinName('en', kind)),
    ownPaper: (booking: PaperCruise, facts) => cruiseVoucher(facts, booking),
    path: (transactionId) => `/my-bookings/manage/${transactionId}`,
    ...issuedByNotice<PaperCruise>(letters, cruiseNotices.issued, (booking, language) => bodyOf(booking, language)),
    notice: ({ notice, booking, payload, language }: NoticeAsked<PaperCruise>) => {
      if (notice !== paymentReminder) return bodyOf(booking, language, unitsIn(payload));
      const asked = reminded(payload);
      if (asked === undefined) return undefined;
      const { instalment, due, amount } = asked;
      const instalments = customerInstalments(booking, dateIn(booking.bookedOn, businessZone));
      if (!stillDue({ ...booking, instalments }, instalment)) return undefined;
      const { lines, ...body } = bodyOf(booking, language);
      return { ...body, lines: [...lines.slice(0, 2), `${due}: ${amount}`] };
    },
    notices: {
      [cruiseNotices.cancelled]: ['customer'],
      [cabinGiven]: ['agency', 'customer'],
      [paymentReminder]: ['agency', 'customer'],
    },
  };
}
