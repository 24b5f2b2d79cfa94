/** What papers and mail ask of packages. */
import { holidayRules } from '#domain/holiday/booking/rules.ts';
import { guestsOf, titleOf } from '#domain/holiday/booking/in-short.ts';
import { holidaySubject } from '#domain/holiday/papers/subject.ts';
import { holidayVoucher } from '#domain/holiday/papers/voucher.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { stillDue } from '#domain/booking/schedule/still-due.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import {
  issuedByNotice,
  reminded,
  type NoticeAsked,
  type ProductPapers,
  unitsIn,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters } from '#application/backoffice/ports/mailer.ts';
import type { HolidayTypes } from './holiday-types.ts';
import { holidayNotices, paymentReminder } from './sold-holiday.ts';

type PaperHoliday = KeptBooking<HolidayTypes> & { readonly reference: string };

export function holidayPapers(letters: Pick<Letters, 'bookingNotice'>): ProductPapers {
  return {
    invoiceSeries: holidayRules.prefix,
    isIssued: ({ reference, voucher }: KeptBooking<HolidayTypes>) => reference !== undefined && voucher !== undefined,
    subject: (booking: PaperHoliday) => holidaySubject(booking),
    ownPaper: (booking: PaperHoliday, facts) => holidayVoucher(facts, booking),
    path: (transactionId) => `/my-bookings/manage/${transactionId}`,
    ...issuedByNotice<PaperHoliday>(letters, holidayNotices.issued, (booking) => bodyOf(booking)),
    notice: ({ notice, booking, payload }: NoticeAsked<PaperHoliday>) => {
      if (notice === paymentReminder) return reminderOf(booking, payload);
      return bodyOf(booking, unitsIn(payload));
    },
    notices: { [holidayNotices.cancelled]: ['customer'], [paymentReminder]: ['agency', 'customer'] },
  };
}

/** What it is, when, and whose; of some rooms alone where they are given. */
function bodyOf({ trip, travellers, guests }: PaperHoliday, places?: readonly Unit[]) {
  const own = places === undefined ? travellers : guestsOf(guests, places).flatMap((at) => travellers[at] ?? []);
  return {
    leadTraveller: leadTravellerOf(own),
    travellers: own.map(fullName),
    lines: [titleOf(trip), daysText(trip), `${trip.operator.name}, ${trip.operator.phone}`],
  };
}

/** Nothing where it was paid meanwhile. */
function reminderOf(booking: PaperHoliday, payload: Readonly<Record<string, unknown>>) {
  const asked = reminded(payload);
  if (asked === undefined || !stillDue(booking, asked.instalment)) return undefined;
  const { due, amount } = asked;
  const { trip } = booking;
  return { ...bodyOf(booking), lines: [titleOf(trip), daysText(trip), `${due}: ${amount}`] };
}

function daysText({ startsOn, endsOn }: PaperHoliday['trip']): string {
  return `${formatDate(startsOn, 'DD MMM YYYY')} – ${formatDate(endsOn, 'DD MMM YYYY')}`;
}
