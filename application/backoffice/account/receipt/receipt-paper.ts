/** What the receipts of an account have in common: from the house to the agency, as a file and in words. */
import { Effect } from 'effect';
import type { ReceiptParties } from '#domain/account/entry-receipt.ts';
import { letterheadOf } from '#domain/booking/papers/letterhead.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { NotFound } from '#application/desk/failures.ts';
import { base64Of } from '#application/backoffice/booking/papers/make-document.ts';
import { type SellersPorts, sellersOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';

export interface ReceiptPaperPorts extends SellersPorts {
  readonly press: DocumentPress;
  readonly businessZone: string;
}

export function receiptParties(ports: SellersPorts, agencyId: string): Effect.Effect<ReceiptParties> {
  return Effect.map(sellersOf(ports, agencyId), (sellers) => ({
    ...letterheadOf(sellers),
    issuer: sellers.house,
    recipient: sellers.agency,
  }));
}

/** Issued when what it shows was posted. */
export function receiptOf(
  { businessZone }: ReceiptPaperPorts,
  { document, at, language }: Pick<Sheet, 'document' | 'language'> & { readonly at: Instant },
): Sheet {
  return { document, issuedAt: at, issuedOn: dateIn(at, businessZone), language };
}

/** As a PDF file, which is named for what the receipt is of. */
export function printed(
  { press }: ReceiptPaperPorts,
  id: string,
  sheet: Answer<Sheet, NotFound>,
): Answer<PaperFile, NotFound> {
  return Effect.gen(function* () {
    const bytes = yield* press.print(yield* sheet);
    return { filename: `${id}.pdf`, mediaType: 'application/pdf', base64: base64Of(bytes) };
  });
}

export function inWords({ press }: ReceiptPaperPorts, sheet: Answer<Sheet, NotFound>): Answer<PaperSheet, NotFound> {
  return Effect.flatMap(sheet, (laid) => press.layOut(laid));
}
