/** The voucher as data: ship, ports by their days, cabins with their guests, what is paid aboard, and what giving it up costs when. */
import { customerLines } from '../../booking/papers/charges.ts';
import type { ProductPaper } from '../../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../../booking/papers/facts.ts';
import { unitsShown } from '../../booking/units.ts';
import type { BookedCabin, CruiseTerms, DocumentedCruise } from '../booking/cruise-booking.ts';
import { cabinUnits, passOf } from '../booking/in-short.ts';
import { datedGrid, type DatedStep } from '../terms/line-terms.ts';

export interface VoucherCabin extends Pick<BookedCabin, 'kind' | 'number' | 'deck'> {
  readonly guests: readonly { readonly name: string; readonly pass: string }[];
}

export interface CruiseVoucher extends ProductPaper, Pick<CruiseTerms, 'sailing' | 'gratuities' | 'dining'> {
  readonly product: 'cruise';
  readonly cabins: readonly VoucherCabin[];
  readonly grid: readonly DatedStep[];
}

/** Of the cabins that stand. */
export function cruiseVoucher(facts: DocumentFacts, booking: DocumentedCruise): CruiseVoucher {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { sailing, cabins, travellers, status, gratuities, dining, lineTerms, price, heldUntil } = booking;
  const head = headOf(facts);
  return {
    ...head,
    product: 'cruise',
    kind: 'ticket',
    name: heldUntil === undefined ? 'cruise-voucher' : 'hold',
    status,
    issuer,
    sailing,
    gratuities,
    dining,
    cabins: unitsShown(booking, cabinUnits(booking)).flatMap(({ item }): readonly VoucherCabin[] => {
      const cabin = cabins[item];
      if (cabin === undefined) return [];
      const { kind, number, deck, guests } = cabin;
      return [
        {
          kind,
          ...(number !== undefined && { number }),
          ...(deck !== undefined && { deck }),
          guests: guests.flatMap((at) => {
            const traveller = travellers[at];
            return traveller === undefined
              ? []
              : [{ name: fullName(traveller), pass: heldUntil === undefined ? passOf(head.reference, at) : '' }];
          }),
        },
      ];
    }),
    grid: datedGrid(lineTerms, sailing.departs),
    conditions: [],
    price: { lines: customerLines(facts, false), total: price.total },
    code: `${head.transactionId} ${head.reference}`.trim(),
  };
}
