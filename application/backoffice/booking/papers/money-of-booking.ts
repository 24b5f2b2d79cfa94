/** What a booking has come to, by its entries of the ledger; before there are any, what it will come to. */
import { Effect } from 'effect';
import { type BookingMoney, bookingMoney } from '#domain/booking/booking-money.ts';
import { moneyToBe, movedBack, movedBy } from '#domain/booking/papers/entry-papers.ts';
import type { Money } from '#domain/money/money.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import { entriesOf, factsOf, type PaperFactsPorts, sellersOf } from './paper-facts.ts';

export function moneyOfBooking(ports: PaperFactsPorts, booking: KeptBooking): Effect.Effect<BookingMoney> {
  return Effect.gen(function* () {
    const { agencyId, transactionId, price } = booking;
    const [sellers, about] = yield* Effect.all(
      [sellersOf(ports, agencyId), ports.documents.posted(agencyId, transactionId)],
      { concurrency: 'unbounded' },
    );
    const named = { ...booking, reference: booking.reference ?? '' };
    const entries = entriesOf(ports, named, sellers, about);
    if (entries.length === 0) return moneyToBe(factsOf(ports, named, sellers));
    const moved = entries.map((entry) =>
      entry.kind === 'charge' ? movedBy(entry.facts, entry) : movedBack(entry.facts, entry.posted),
    );
    return bookingMoney(moved, price.total.currency);
  });
}

/** What its customer pays for it, of that. */
export function customerPaysOf(ports: PaperFactsPorts): (booking: KeptBooking) => Effect.Effect<Money> {
  return (booking) => Effect.map(moneyOfBooking(ports, booking), ({ customer }) => customer);
}
