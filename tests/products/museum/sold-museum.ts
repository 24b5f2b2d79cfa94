/** Museum tickets, as booking must know them. */
import { Effect } from 'effect';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import { soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { Amendments, CommonAmendment, Supplier } from '#application/backoffice/ports/supplier.ts';
import { museumIssued } from './museum-papers.ts';
import { museumInShort, museumRules } from './museum-rules.ts';
import type { MuseumIssued, MuseumOrder, MuseumTypes } from './museum-types.ts';

export interface SoldMuseumPorts {
  readonly suppliers: readonly Supplier<MuseumOrder, MuseumIssued>[];
  readonly amendments: readonly Amendments<CommonAmendment, object>[];
}

export function soldMuseum(ports: SoldMuseumPorts): SoldProduct<MuseumTypes> {
  return soldByUnit<MuseumTypes>({
    ...ports,
    rules: museumRules,
    order: (key, { supplierTotal: total }, { terms: { visits, travellers, price, grid } }) => ({
      key,
      visitors: travellers.length,
      total,
      visits,
      travellers,
      price,
      grid,
    }),
    inShort: museumInShort,
    total: (_quote, total) => Effect.succeed(total),
    numbers: ({ entries }) => entries,
    notices: { issued: museumIssued },
  });
}
