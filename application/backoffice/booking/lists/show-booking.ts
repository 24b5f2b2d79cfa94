/** One booking whole: what was bought, its history, its money lines, and who sold it. */
import { Effect } from 'effect';
import { paymentOf } from '#domain/booking/payment.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import { shownWith } from '#domain/booking/bought-with.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { ApprovalBook } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { BoughtWithBook } from '#application/backoffice/ports/booking/bought-with-book.ts';
import type { PaperLinkBook } from '#application/backoffice/ports/booking/paper-link-book.ts';
import type { SentPaperBook } from '#application/backoffice/ports/booking/sent-paper-book.ts';
import type { RemarkBook } from '#application/backoffice/ports/booking/remark-book.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import { type SoldProducts, soldOf } from '../sold-product.ts';
import { moneyOfBooking } from '../papers/money-of-booking.ts';
import type { PaperFactsPorts } from '../papers/paper-facts.ts';

export interface ShowBookingPorts<P extends ProductTypes = ProductTypes> extends PaperFactsPorts {
  readonly bookings: Pick<BookingBook<P>, 'find' | 'moneyLines'>;
  readonly sold: SoldProducts<P>;
  readonly agencies: AgencyStore;
  /** What was asked of a person about it belongs to its history. */
  readonly serviceRequests: Pick<RequestBook, 'historyOf'>;
  /** And so does what was sent of it. */
  readonly sentPapers: Pick<SentPaperBook, 'historyOf'>;
  /** And who was given a link to it. */
  readonly paperLinks: Pick<PaperLinkBook, 'historyOf'>;
  /** And what was bought with it. */
  readonly boughtWith: Pick<BoughtWithBook, 'of'>;
  /** And why its traveller booked it, where that was asked. */
  readonly approvals: Pick<ApprovalBook, 'historyOf'>;
  /** And what the house remarked, for the agency's own people. */
  readonly remarkBook: Pick<RemarkBook, 'historyOf'>;
}

/** NotFound 'booking' where there is none, or it is another agency's. */
export function showBooking<P extends ProductTypes>(
  ports: ShowBookingPorts<P>,
  caller: Caller,
  { transactionId }: { readonly transactionId: string },
): Answer<P['booking'], NotFound> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    const kept = yield* ports.bookings.find(who.agencyId, transactionId);
    if (kept === undefined) return yield* new NotFound({ what: 'booking' });
    const [agency, moneyLines, asked, sent, linked, reasons, remarked, together, money] = yield* Effect.all(
      [
        ports.agencies.agencyCard(who.agencyId),
        ports.bookings.moneyLines(who.agencyId, transactionId),
        ports.serviceRequests.historyOf(who.agencyId, transactionId),
        ports.sentPapers.historyOf(who.agencyId, transactionId),
        ports.paperLinks.historyOf(who.agencyId, transactionId),
        ports.approvals.historyOf(who.agencyId, transactionId),
        who.corporate === undefined ? ports.remarkBook.historyOf(who.agencyId, transactionId) : Effect.succeed([]),
        ports.boughtWith.of(who.agencyId, transactionId),
        moneyOfBooking(ports, kept),
      ],
      { concurrency: 'unbounded' },
    );
    const { agencyId: _agency, version: _version, refusal: _refusal, ledgerEntry: _entry, ...rest } = kept;
    const history = [
      ...kept.history,
      ...asked,
      ...sent,
      ...linked,
      ...reasons,
      ...remarked,
      ...together.history,
    ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
    const boughtWith = shownWith(kept.status, together.boughtWith);
    const payment = paymentOf({ ...kept, moneyLines }, money);
    const beside = {
      history,
      agency,
      moneyLines,
      customerPays: money.customer,
      money,
      payment,
      ...(boughtWith.length > 0 && { boughtWith }),
    };
    return soldOf(ports.sold, kept.product).shown(rest, beside);
  });
}
