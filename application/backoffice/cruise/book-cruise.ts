/** Buying cabins that were quoted, or having them held. */
import { cruiseInShort, withGuests } from '#domain/cruise/booking/in-short.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { cruiseRules } from '#domain/cruise/booking/rules.ts';
import { checkCruiseBooking, sailingFacts } from '#domain/cruise/checkout/rules.ts';
import { diningTimes } from '#domain/cruise/sailing/sailing.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import { dateIn } from '#domain/time/instant.ts';
import { violation } from '#domain/rules/violation.ts';
import type { BookCruise, CruiseDesk } from '#application/desk/cruise/cruise.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { CruiseTypes } from './cruise-types.ts';

interface CruiseSalePorts {
  readonly clock: Clock;
  readonly businessZone: string;
}

export type BookCruisePorts = SellQuotedPorts<CruiseTypes>;

/** What of it is paid later goes by the business day of the sale. */
export const cruiseSale = (ports: CruiseSalePorts): QuotedSale<CruiseTypes, BookCruise> => ({
  rules: cruiseRules,
  international: ({ offer }) => offer.international,
  mode: ({ mode }) => (mode === 'hold' ? 'hold' : undefined),
  check: ({ offer }, asked) => [
    ...checkCruiseBooking(asked, offer, offer.international),
    ...(asked.mode === 'hold' && offer.hold === undefined ? [violation('hold-not-offered', 'mode')] : []),
  ],
  accept: ({ offer, price }, asked, parameters) => {
    const { sailing, gratuities, lineTerms, international } = offer;
    const facts = sailingFacts(sailing, international);
    const travellers = asked.travellers.map((traveller, index) => {
      const complete = completeTraveller(traveller, { ...facts, index });
      return 'traveller' in complete ? complete.traveller : traveller;
    });
    const { contact, gst } = asked;
    const sold = { sailing, cabins: withGuests(offer.cabins), travellers };
    const inShort = cruiseInShort(sold);
    const putOff = cruisePutOff({ ...sold, lineTerms, price }, dateIn(ports.clock.now(), ports.businessZone));
    return {
      travellers,
      inShort,
      // Found by the ship and by the line too.
      words: [sailing.ship.name, sailing.ship.line],
      terms: {
        ...sold,
        gratuities,
        lineTerms,
        dining: diningTimes.find((each) => each === asked.dining) ?? 'anytime',
        contact,
        ...(gst && { gst }),
        parameters: parameters(inShort),
        price,
      },
      ...(putOff && { putOff }),
    };
  },
});

export function bookCruise(ports: BookCruisePorts, caller: Caller): CruiseDesk['book'] {
  return (request) => sellQuoted(ports, cruiseSale(ports), caller, request);
}
