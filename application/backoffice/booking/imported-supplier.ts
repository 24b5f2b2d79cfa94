/**
 * The supplier of bookings that were made elsewhere: asked to book, or what became of an order, it confirms what the
 * display said, which was kept with the intent. It sells nothing.
 */
import { Effect } from 'effect';
import { type FlightSupplier, type SupplierConfirmation, SupplierRefused } from '../ports/flight-supplier.ts';
import type { ImportBook } from '../ports/import-book.ts';
import type { SupplierAmendments } from '../ports/supplier-amendments.ts';

/** Also the name of its account in the ledger: what is owed to whoever issued the tickets. */
export const importedSupplierCode = 'imported';

export function importedSupplier(
  imports: Pick<ImportBook, 'confirmation'>,
): Pick<FlightSupplier, 'code' | 'book' | 'settle'> {
  const confirmed = (key: string): Effect.Effect<SupplierConfirmation, SupplierRefused> =>
    Effect.flatMap(imports.confirmation(key), (confirmation) =>
      confirmation === undefined
        ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
        : Effect.succeed(confirmation),
    );
  return {
    code: importedSupplierCode,
    book: ({ idempotencyKey }) => confirmed(idempotencyKey),
    settle: (idempotencyKey) =>
      Effect.match(confirmed(idempotencyKey), {
        onSuccess: (confirmation) => ({ kind: 'confirmed' as const, confirmation }),
        onFailure: (refusal) => ({ kind: 'refused' as const, refusal }),
      }),
  };
}

/**
 * Asked where people did it with the airline themselves: whatever was to be done, is done. Also the name by which an
 * amendment says so.
 */
export const byHand: SupplierAmendments = {
  code: 'by-hand',
  amend: () => Effect.succeed({}),
  settle: () => Effect.succeed({ kind: 'confirmed', amended: {} }),
  cancelRefund: () => Effect.fail(new SupplierRefused({ reason: 'refused' })),
};

/**
 * What can be done to them from here: a hold is let go of, which concerns nobody else. Whatever else is to be done, is done
 * where they were made.
 */
export const importedAmendments: SupplierAmendments = {
  code: importedSupplierCode,
  amend: (_key, asked) =>
    asked.kind === 'release' ? Effect.succeed({}) : Effect.fail(new SupplierRefused({ reason: 'refused' })),
  settle: () => Effect.succeed({ kind: 'confirmed', amended: {} }),
  cancelRefund: () => Effect.fail(new SupplierRefused({ reason: 'refused' })),
};
