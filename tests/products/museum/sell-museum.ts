/** Buying museum tickets from a quote. */
import { sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { BookFromQuote } from '#application/desk/sale.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { violation } from '#domain/rules/violation.ts';
import { museumInShort, museumRules } from './museum-rules.ts';
import type { MuseumTypes } from './museum-types.ts';

export interface BuyVisits extends BookFromQuote {
  readonly travellers: readonly Traveller[];
}

export type SellMuseumPorts = SellQuotedPorts<MuseumTypes>;

export function sellMuseum(ports: SellMuseumPorts, caller: Caller, request: BuyVisits) {
  return sellQuoted<MuseumTypes, BuyVisits>(
    ports,
    {
      rules: museumRules,
      international: () => false,
      check: ({ offer }, { travellers }) =>
        travellers.length === offer.visitors ? [] : [violation('required', 'travellers')],
      accept: ({ offer: { visits, grid }, price }, { travellers, contact }) => ({
        travellers,
        inShort: museumInShort({ visits, travellers }),
        terms: { travellers, contact, parameters: [], price, visits, grid },
      }),
    },
    caller,
    request,
  );
}
