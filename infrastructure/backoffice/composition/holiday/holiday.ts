/** Packages, as the back office takes them. */
import { usualHolidayTerms } from '#domain/holiday/terms/usual-terms.ts';
import type { Effect } from 'effect';
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { type HolidayDeskPorts, makeHolidayDesk } from '#application/backoffice/holiday/holiday-desk.ts';
import { holidayInCart } from '#application/backoffice/holiday/holiday-in-cart.ts';
import { holidayPapers } from '#application/backoffice/holiday/holiday-papers.ts';
import type { HolidayQuoted, HolidayTypes } from '#application/backoffice/holiday/holiday-types.ts';
import { paidHoliday } from '#application/backoffice/holiday/paid-holiday.ts';
import {
  remindPayments,
  type RemindPaymentsPorts,
} from '#application/backoffice/booking/schedule/customer-payments.ts';
import { mailProposal, type MailProposalPorts, proposalSent } from '#application/backoffice/holiday/propose.ts';
import { requestedHoliday } from '#application/backoffice/holiday/requested-holiday.ts';
import { soldHoliday } from '#application/backoffice/holiday/sold-holiday.ts';
import type { IssuedBook } from '#application/backoffice/ports/booking/issued-book.ts';
import type { HolidaySupplier } from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import type { PayerYears } from '#application/backoffice/ports/holiday/payer-years.ts';
import type { ProposalBook } from '#application/backoffice/ports/holiday/proposal-book.ts';
import type { HolidayIssued } from '#domain/holiday/booking/holiday-booking.ts';
import { StoredIssuedBook } from '#infrastructure/backoffice/database/booking/issued-book.ts';
import { keptHoliday } from '#infrastructure/backoffice/database/holiday/kept-holiday.ts';
import { StoredPayerYears } from '#infrastructure/backoffice/database/holiday/payer-years.ts';
import { StoredProposalBook } from '#infrastructure/backoffice/database/holiday/proposal-book.ts';
import { sandboxTours } from '#infrastructure/backoffice/suppliers/sandbox/holiday/sandbox-tours.ts';
import { stockOfWorld } from '#infrastructure/backoffice/suppliers/sandbox/package-stock/stock-of-world.ts';
import { holidayLetters } from '#infrastructure/backoffice/words/holiday-letters.ts';
import { desks, given, type Part, ports, work } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('holidayInCart');
const issued: Part<IssuedBook<HolidayIssued>> = Symbol('holidayIssued');
const payerYears: Part<PayerYears> = Symbol('holidayPayerYears');
const proposals: Part<ProposalBook> = Symbol('holidayProposals');
const reminding: Part<() => Effect.Effect<number>> = Symbol('remindingOfPayments');
const handlers: Part<Readonly<Record<string, OutboxHandler>>> = Symbol('holidayHandlers');

/** What the desk is made from; its letters are its own. */
type DeskParts = Omit<HolidayDeskPorts, 'letters'>;

export const holiday = soldFromQuotes<HolidayTypes, HolidayQuoted, readonly HolidaySupplier[]>('holiday', {
  kept: keptHoliday,
  // Rooms, seats and cars are of the sellers of hotels, flights and cabs.
  sells: ({ database, ...world }) => [
    sandboxTours(database, { ...world, stock: stockOfWorld({ database, ...world }) }),
  ],
  sold: (suppliers) => soldHoliday(sellersOf(suppliers)),
  papers: holidayPapers,
  requested: requestedHoliday,
  usual: () => usualHolidayTerms,
  layout: async () =>
    (await import('#infrastructure/backoffice/documents/holiday/voucher-layout.ts')).layOutHolidayVoucher,
  inCart,
  rounds: [reminding],
  handlers,
  own: (make, parts) => {
    const { database } = given;
    make(issued, { database }, (from) => new StoredIssuedBook<HolidayIssued>(from.database));
    make(payerYears, { database }, (from) => new StoredPayerYears(from.database));
    make(proposals, { database }, (from) => new StoredProposalBook(from.database));
    const own = { ...parts, issued, payerYears, proposals, papers: work.papers };
    const { agencies, limits, mailer } = ports;
    make(desks.holiday, { ...own, agencies, limits }, (from: DeskParts) =>
      makeHolidayDesk({ ...from, letters: holidayLetters }),
    );
    make(reminding, own, (from: RemindPaymentsPorts<HolidayTypes>) => () => remindPayments(from, paidHoliday));
    make(
      handlers,
      { proposals, mailer },
      (from: MailProposalPorts): Readonly<Record<string, OutboxHandler>> => ({
        [proposalSent]: ({ payload }) => mailProposal(from, payload),
      }),
    );
    make(inCart, { ...parts, desk: desks.holiday }, holidayInCart);
  },
});
