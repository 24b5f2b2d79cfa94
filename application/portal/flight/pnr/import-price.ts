/** What a booking is imported and sold for, as the form is now. */
import { importedFare, importedLines } from '#domain/flight/pnr/price.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { type Asking, checkAsk } from '#domain/price/ask.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { PnrConfirmation } from '#application/desk/pnr.ts';
import { readAsk } from '../checkout/ask-draft.ts';
import { importAsk, type ImportForm } from './import-form.ts';

export interface ImportPrice {
  /** What may be asked beside it, for who may ask. */
  readonly asking?: Asking | undefined;
  /** The supplier's price, what is asked, and rounding. */
  readonly lines: readonly PricePart[];
  readonly total: Money;
}

/** Undefined where no supplier has said what it costs. */
export function importPriceOf(
  confirmation: PnrConfirmation | undefined,
  { asked = {} }: ImportForm,
): ImportPrice | undefined {
  if (confirmation?.state !== 'confirmed') return undefined;
  const { record, asking, rounding } = confirmation;
  const fare = importedFare(record.total, rounding);
  const lines = importedLines(fare, readAsk(asked, record.total.currency).ask, { asking, rounding });
  const { total, breakdown } = withOwnLines(fare, lines);
  return { asking, lines: breakdown.parts ?? [], total };
}

/** What cannot be read, and what may not be asked where that is known. */
export function checkImportAsk(
  confirmation: PnrConfirmation | undefined,
  form: ImportForm,
  currency: Currency,
): readonly Violation[] {
  const { violations } = readAsk(form.asked ?? {}, currency);
  const ask = importAsk(form, currency);
  if (violations.length > 0 || ask === undefined || confirmation?.state !== 'confirmed') return violations;
  const { record, asking, rounding } = confirmation;
  return checkAsk(ask, asking, importedFare(record.total, rounding).total, rounding);
}
