/** Buying a cab that was quoted. */
import { cabInShort, cabRules } from '#domain/cab/booking/rules.ts';
import { checkCabBooking, flightNamed, followsFlight } from '#domain/cab/checkout/rules.ts';
import { leadOf } from '#domain/people/lead.ts';
import type { BookCab, CabDesk } from '#application/desk/cab/cab.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { CabTypes } from './cab-types.ts';

export type BookCabPorts = SellQuotedPorts<CabTypes>;

export const cabSale: QuotedSale<CabTypes, BookCab> = {
  rules: cabRules,
  international: () => false,
  check: ({ offer: { ride } }, { lead, pickUpPoint, arrivingBy, contact, gst }) =>
    checkCabBooking({ lead, pickUpPoint, arrivingBy, contact, gst }, followsFlight(ride.drive)),
  accept: ({ offer: { ride }, price }, { lead, pickUpPoint, arrivingBy = '', contact, gst }, parameters) => {
    const travellers = [leadOf(lead)];
    const inShort = cabInShort({ ride, travellers });
    return {
      travellers,
      inShort,
      terms: {
        ride,
        pickUpPoint: pickUpPoint.trim(),
        ...(arrivingBy.trim() !== '' && { arrivingBy: flightNamed(arrivingBy) }),
        travellers,
        contact,
        ...(gst && { gst }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

export function bookCab(ports: BookCabPorts, caller: Caller): CabDesk['book'] {
  return (request) => sellQuoted(ports, cabSale, caller, request);
}
