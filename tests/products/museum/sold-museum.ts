/** Museum tickets, as booking must know them. */
import { Effect } from 'effect';
import type { Unit } from '#domain/booking/booking.ts';
import { namesText } from '#domain/booking/in-short.ts';
import { zero } from '#domain/money/money.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import {
  type Amendments,
  byCode,
  type CommonAmendment,
  type Supplier,
} from '#application/backoffice/ports/supplier.ts';
import { museumIssued } from './museum-papers.ts';
import { type MuseumInShort, museumInShort, museumRules } from './museum-rules.ts';
import type { MuseumIssued, MuseumOrder, MuseumTypes } from './museum-types.ts';

export interface SoldMuseumPorts {
  readonly suppliers: readonly Supplier<MuseumOrder, MuseumIssued>[];
  readonly amendments: readonly Amendments<CommonAmendment, object>[];
}

export function soldMuseum({ suppliers, amendments }: SoldMuseumPorts): SoldProduct<MuseumTypes> {
  return {
    rules: museumRules,
    supplier: byCode(suppliers),
    amendments: byCode(amendments),
    order: (key, { supplierTotal: total }, { terms: { visits, travellers, price, grid } }) => ({
      key,
      visitors: travellers.length,
      total,
      visits,
      travellers,
      price,
      grid,
    }),
    total: (_quote, total) => Effect.succeed(total),
    referred: ({ reference, issued }) => ({ params: { reference }, claims: issued?.entries ?? [] }),
    sold: ({ agencyId, reference, issued: { entries }, place: { title, leadTraveller } }) => ({
      words: entries,
      narration: { code: 'museum-ticket', params: { reference, title, leadTraveller } },
      letters: [{ kind: museumIssued, payload: { agencyId } }],
    }),
    agreed: (asks) =>
      asks.kind === 'cancel' ? asks.expectedRefund : asks.kind === 'ticket' ? asks.expectedTotal : undefined,
    becoming: () => ({ changes: {}, narration: 'museum-refund', letters: [] }),
    shown: (booking, beside) => ({ ...booking, ...beside }),
    narrated: (booking) => ({ reference: booking.reference, ...placeOf(booking) }),
    concerning: (booking, units: readonly Unit[]) => {
      const { title, travellers } = museumRules.concern(booking, units);
      return { reference: booking.reference, title, travellers: namesText(travellers) };
    },
    cancelling: {
      hasRules: () => true,
      isChanged: () => false,
      paidForServices: ({ price }) => zero(price.total.currency),
      sources: () => [],
    },
  };
}

function placeOf(booking: MuseumInShort) {
  const { title, leadTraveller } = museumInShort(booking);
  return { title, leadTraveller };
}
