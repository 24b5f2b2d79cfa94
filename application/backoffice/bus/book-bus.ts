/** Buying blocked seats. */
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { checkPassengers, passengersOf } from '#domain/bus/checkout/rules.ts';
import { checkShownId, shownIdOf } from '#domain/people/identity.ts';
import { busInShort, busRules } from '#domain/bus/booking/rules.ts';
import type { BookBus, BusDesk } from '#application/desk/bus/bus.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { BusTypes } from './bus-types.ts';

export type BookBusPorts = SellQuotedPorts<BusTypes>;

export const busSale: QuotedSale<BusTypes, BookBus> = {
  rules: busRules,
  international: () => false,
  check: ({ offer }, { travellers = offer.travellers, shownId = {} }) => [
    ...checkPassengers(travellers, offer.seats),
    ...checkShownId(shownId, offer.ride.idRequired),
  ],
  accept: ({ offer, price }, asked, parameters) => {
    const { travellers: named = offer.travellers, contact, gst, shownId } = asked;
    const { travellers, seats } = passengersOf(named, offer.seats);
    const inShort = busInShort({ ride: offer.ride, travellers });
    const shown = shownId && shownIdOf(shownId);
    return {
      travellers,
      inShort: { ...inShort, leadTraveller: leadTravellerOf(travellers) },
      terms: {
        ride: offer.ride,
        seats,
        ...(shown && { shownId: shown }),
        travellers,
        contact,
        ...(gst && { gst }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

export function bookBus(ports: BookBusPorts, caller: Caller): BusDesk['book'] {
  return (request) => sellQuoted(ports, busSale, caller, request);
}
