/** What papers and mail ask of bills. */
import { billRules, titleOf, type BillingBooking } from '#domain/billing/booking.ts';
import { billPaper, billSubject } from '#domain/billing/papers.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { NoticeAsked, ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters } from '#application/backoffice/ports/mailer.ts';
import type { BillingTypes } from './billing-types.ts';
import { billNotices } from './sold-billing.ts';

type PaperBill = KeptBooking<BillingTypes> & { readonly reference: string };

export function billingPapers(letters: Pick<Letters, 'bookingNotice'>): ProductPapers {
  return {
    invoiceSeries: billRules.prefix,
    isIssued: ({ reference }: KeptBooking<BillingTypes>) => reference !== undefined,
    subject: (booking: PaperBill) => billSubject(booking),
    ownPaper: (booking: PaperBill, facts) => billPaper(facts, booking),
    path: (transactionId) => `/my-bookings/manage/${transactionId}`,
    issuedNotice: billNotices.issued,
    issuedLetter: (booking: PaperBill, { companyName, companyPhone, link }, language) =>
      letters.bookingNotice(language, {
        ...bodyOf(booking),
        notice: billNotices.issued,
        product: billRules.product,
        transactionId: booking.transactionId,
        reference: booking.bill.confirmation,
        companyName,
        companyPhone,
        ...(link !== undefined && { link }),
      }),
    notice: ({ booking }: NoticeAsked<PaperBill>) => bodyOf(booking),
    notices: { [billNotices.cancelled]: ['customer'] },
  };
}

/** What was bought of whom, under which number, and from when. */
function bodyOf({ bill, travellers }: Pick<BillingBooking, 'bill' | 'travellers'>) {
  const { supplier, confirmation, startsOn, endsOn } = bill;
  const days = [startsOn, ...(endsOn === undefined ? [] : [endsOn])].map((day) => formatDate(day, 'DD MMM YYYY'));
  return {
    leadTraveller: leadTravellerOf(travellers),
    travellers: travellers.map(fullName),
    lines: [titleOf(bill), `${supplier}, ${confirmation}`, days.join(' – ')],
  };
}
