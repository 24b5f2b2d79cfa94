/** What papers and mail ask of trains. */
import type { Unit } from '#domain/booking/booking.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { partsOf, unitsShown } from '#domain/booking/units.ts';
import { standingText } from '#domain/train/berths/status.ts';
import { trainCancelling, trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import { trainSubject } from '#domain/train/papers/subject.ts';
import { trainTicket } from '#domain/train/papers/ticket.ts';
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
import { moveNotices, trainBoarding, trainNotices } from './sold-train.ts';
import type { TrainTypes } from './train-types.ts';

type PaperJourney = KeptBooking<TrainTypes> & { readonly reference: string };

export function trainPapers(letters: Pick<Letters, 'bookingNotice'>): ProductPapers {
  return {
    invoiceSeries: trainRules.prefix,
    isIssued: ({ reference, pnr }: KeptBooking<TrainTypes>) => reference !== undefined && pnr !== '',
    subject: (booking: PaperJourney) => trainSubject(booking),
    ownPaper: (booking: PaperJourney, facts) => trainTicket(facts, booking),
    path: (transactionId) => `/train/${transactionId}/details`,
    ...issuedByNotice<PaperJourney>(letters, trainNotices.issued, (booking) =>
      bodyOf(booking, unitsShown(booking, trainCancelling.units(booking))),
    ),
    notice: ({ booking, payload }: NoticeAsked<PaperJourney>) =>
      bodyOf(booking, unitsIn(payload) ?? unitsShown(booking, trainCancelling.units(booking))),
    notices: {
      [trainNotices.cancelled]: ['customer'],
      ...Object.fromEntries(Object.values(moveNotices).map((kind) => [kind, ['agency', 'customer'] as const])),
      [trainBoarding]: ['agency', 'customer'],
    },
  };
}

/** The train, where to board and until where, and how each stands. */
function bodyOf(booking: PaperJourney, units: readonly Unit[]) {
  const { journey, travellers, standings } = booking;
  const { from, to, boarding = from } = journey;
  const { travellers: some } = partsOf(units);
  const at = ({ at: { local }, name, station }: PaperJourney['journey']['from']) =>
    `${formatDate(dateOfLocal(local), 'DD MMM YYYY')} ${clockOfLocal(local)} ${name} (${station})`;
  return {
    leadTraveller: trainInShort(booking).leadTraveller,
    travellers: travellers.flatMap((traveller, index) => {
      const current = standings[index]?.current;
      const standing = current === undefined ? '' : standingText(current);
      return some.includes(index) ? [`${fullName(traveller)} ${standing}`.trim()] : [];
    }),
    lines: [`${journey.train} ${journey.trainName}, ${journey.travelClass}`, at(boarding), at(to)],
  };
}
