/**
 * What the operators take over of an imported PNR: by a supplier's word where one knows it by now, else by the display at the
 * price that they confirm.
 */
import { Effect } from 'effect';
import { pnrImportOf } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { confirmedReading, inRecordOrder } from '#domain/flight/pnr/record.ts';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { equals, type Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { ImportPnr, PnrConfirmation } from '#application/desk/pnr.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { KeptRequest } from '#application/backoffice/ports/booking/request-book.ts';
import { confirmPnr } from '../pnr/confirm-pnr.ts';
import { type ImportedSale, saleOf } from '../pnr/imported-sale.ts';
import type { ParsePnrPorts } from '../pnr/parse-pnr.ts';
import { alreadyTaken, checkLimit, recorded, takeOver, type TakeOverPorts } from './take-over.ts';

export interface TakeOverImportedPorts extends Omit<ParsePnrPorts, 'travellers'>, TakeOverPorts {
  readonly imports: ParsePnrPorts['imports'] & TakeOverPorts['imports'];
}

export function takeOverImported(ports: TakeOverImportedPorts): NonNullable<RequestedProduct['takeOver']> {
  return ({ kept, total, acting, answers }) =>
    Effect.gen(function* () {
      if (kept.asking === undefined) return yield* new NotAllowedInState({ state: kept.state });
      // Kept by `importPnr`, and read as it was written.
      const asking = kept.asking as ImportPnr;
      const sale = yield* confirmedSale(ports, kept, asking, total);
      return yield* recorded(takeOver(ports, acting, sale, asking, { answers }));
    });
}

function confirmedSale(
  ports: TakeOverImportedPorts,
  kept: KeptRequest,
  asking: ImportPnr,
  total: Money,
): Effect.Effect<ImportedSale, Invalid> {
  return Effect.gen(function* () {
    const { airports, currency, businessZone, clock } = ports;
    const pnr = (isFlightRequest(kept) ? kept.taking?.pnr : undefined) ?? '';
    // Dates without a year are those of the day on which it was pasted.
    const today = dateIn(kept.askedAt, businessZone);
    const reading = readPnr(asking.text, { today, ...(asking.gds && { gds: asking.gds }) });
    const confirmation = yield* confirmPnr(ports, kept.agencyId, reading, pnr);
    if (confirmation.state === 'taken') return yield* alreadyTaken(confirmation);
    const confirmed = confirmation.state === 'confirmed' ? confirmation : undefined;
    const travellers = confirmed === undefined ? kept.travellers : inRecordOrder(kept.travellers, confirmed.record);
    const { locator, fare } = asking;
    const made = pnrImportOf(
      confirmed === undefined ? reading : confirmedReading(reading, confirmed.record, businessZone),
      {
        ...(locator !== undefined && { locator }),
        travellers,
        ...(fare?.total && { total: fare.total }),
        ...(fare?.tickets && { tickets: fare.tickets }),
      },
      { airports, saved: [], currency, confirmed: confirmed !== undefined },
    );
    const sale = saleOf(made, businessZone, confirmed);
    const violations = [...made.stops, ...checkLimit(sale, clock.now()), ...checkWord(confirmed, total)];
    if (sale === undefined || violations.length > 0) return yield* new Invalid({ violations });
    return confirmed === undefined ? { ...sale, total, perAdult: total } : sale;
  });
}

function checkWord(
  confirmed: Extract<PnrConfirmation, { readonly state: 'confirmed' }> | undefined,
  total: Money,
): readonly Violation[] {
  if (confirmed === undefined || equals(confirmed.record.total, total)) return [];
  return [violation('pnr-total-supplier', 'total', { total: confirmed.record.total })];
}
