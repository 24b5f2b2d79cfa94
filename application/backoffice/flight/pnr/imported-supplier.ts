/**
 * Who confirms bookings that were made elsewhere. A supplier that knows the record takes it over as an order of ours; where
 * operators have confirmed a display, nobody can be asked, and the display stands that was kept with the intent.
 */
import { Effect } from 'effect';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierOutcome,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { ImportBook } from '#application/backoffice/ports/flight/import-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';

/**
 * Of bookings that no supplier here knows: also the name of its account in the ledger, what is owed to the one who issued the
 * tickets.
 */
export const importedSupplierCode = 'imported';

/** What the quote of a booking that is taken over names as its fare: no supplier sells it. */
export const importedFareKey = 'imported';

type Books = Pick<FlightSupplier, 'code' | 'order' | 'settle'>;
type Confirmed = Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused>;

/** Asked to book, or the outcome of an order, it confirms what was kept. It sells nothing. */
export function importedSupplier(imports: Pick<ImportBook, 'confirmation'>): Books {
  const confirmed = (key: string) =>
    Effect.flatMap(
      imports.confirmation(key),
      (kept): Effect.Effect<SupplierConfirmation, SupplierRefused> =>
        kept === undefined ? Effect.fail(new SupplierRefused({ reason: 'not-sold' })) : Effect.succeed(kept),
    );
  return {
    code: importedSupplierCode,
    order: ({ idempotencyKey }) => confirmed(idempotencyKey),
    settle: (key) => outcomeOf(confirmed(key)),
  };
}

/** A supplier with the records of its own that are taken over here. */
export function takingOver(
  supplier: Books,
  records: SupplierRecords,
  imports: Pick<ImportBook, 'confirmation'>,
): Books {
  const takeOver = (key: string, kept: SupplierConfirmation, now: ReturnType<Clock['now']>): Confirmed =>
    Effect.filterOrFail(
      records.takeOver(key, kept.reference, now),
      // The money was computed by what was kept.
      (said) => isSame(said, kept),
      () => new SupplierRefused({ reason: 'not-sold' }),
    );
  return {
    code: supplier.code,
    order: (order, now) =>
      order.fareKeys[0] === importedFareKey
        ? Effect.flatMap(
            imports.confirmation(order.idempotencyKey),
            (kept): Confirmed =>
              kept === undefined
                ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
                : takeOver(order.idempotencyKey, kept, now),
          )
        : supplier.order(order, now),
    settle: (key, now) =>
      Effect.flatMap(imports.confirmation(key), (kept) =>
        kept === undefined ? supplier.settle(key, now) : outcomeOf(takeOver(key, kept, now)),
      ),
  };
}

/** Of suppliers, those with records take theirs over. */
export function takingOverAll(
  suppliers: readonly Books[],
  records: readonly SupplierRecords[],
  imports: Pick<ImportBook, 'confirmation'>,
): readonly Books[] {
  return suppliers.map((each) => {
    const own = records.find(({ code }) => code === each.code);
    return own === undefined ? each : takingOver(each, own, imports);
  });
}

function isSame(said: SupplierConfirmation, kept: SupplierConfirmation): boolean {
  const numbers = ({ issued: { tickets } }: SupplierConfirmation) => tickets.map(({ number }) => number).join();
  return (said.heldUntil === undefined) === (kept.heldUntil === undefined) && numbers(said) === numbers(kept);
}

function outcomeOf(confirmed: Confirmed): Effect.Effect<SupplierOutcome, SupplierSilent> {
  return confirmed.pipe(
    Effect.map((answer): SupplierOutcome => ({ kind: 'confirmed', answer })),
    Effect.catchTag('SupplierRefused', (refusal) => Effect.succeed<SupplierOutcome>({ kind: 'refused', refusal })),
  );
}

/**
 * What can be done to those that nobody here can be asked about: a hold is let go of, which concerns nobody else. Whatever
 * else is to be done, is done where they were made.
 */
export const importedAmendments: SupplierAmendments = {
  code: importedSupplierCode,
  amend: (_key, asked) =>
    asked.kind === 'release' ? Effect.succeed({}) : Effect.fail(new SupplierRefused({ reason: 'refused' })),
  settle: () => Effect.succeed({ kind: 'confirmed', answer: {} }),
};
