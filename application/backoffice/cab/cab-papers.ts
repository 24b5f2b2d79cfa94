/** What papers and mail ask of cabs. */
import { cabRules, titleOf } from '#domain/cab/booking/rules.ts';
import { driverText } from '#domain/cab/booking/driver.ts';
import { cabSubject } from '#domain/cab/papers/subject.ts';
import { cabVoucher } from '#domain/cab/papers/voucher.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import {
  issuedByNotice,
  type NoticeAsked,
  type ProductPapers,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters } from '#application/backoffice/ports/mailer.ts';
import type { CabTypes } from './cab-types.ts';
import { cabDriver, cabNotices } from './sold-cab.ts';

type PaperCab = KeptBooking<CabTypes> & { readonly reference: string };

export function cabPapers(letters: Pick<Letters, 'bookingNotice'>): ProductPapers {
  return {
    invoiceSeries: cabRules.prefix,
    isIssued: ({ reference, voucher }: KeptBooking<CabTypes>) => reference !== undefined && voucher !== undefined,
    subject: (booking: PaperCab) => cabSubject(booking),
    ownPaper: (booking: PaperCab, facts) => cabVoucher(facts, booking),
    path: (transactionId) => `/my-bookings/manage/${transactionId}`,
    ...issuedByNotice<PaperCab>(letters, cabNotices.issued, (booking) => bodyOf(booking)),
    notice: ({ booking }: NoticeAsked<PaperCab>) => bodyOf(booking),
    notices: { [cabNotices.cancelled]: ['customer'], [cabDriver]: ['agency', 'customer'] },
  };
}

/** When and where the car comes, whose it is, and who drives. */
function bodyOf({ ride, travellers, pickUpPoint, arrivingBy, driver }: PaperCab) {
  const { drive, car, operator } = ride;
  const at = `${formatDate(dateOfLocal(drive.pickUp.local), 'DD MMM YYYY')} ${clockOfLocal(drive.pickUp.local)}`;
  return {
    leadTraveller: leadTravellerOf(travellers),
    travellers: travellers.map(fullName),
    lines: [
      titleOf(ride),
      [at, pickUpPoint, ...(arrivingBy === undefined ? [] : [arrivingBy])].join(', '),
      `${operator.name}, ${operator.phone}: ${car.model}`,
      ...(driver === undefined ? [] : [driverText(driver)]),
    ],
  };
}
