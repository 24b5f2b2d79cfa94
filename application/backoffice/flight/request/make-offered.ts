/** A group's accepted offer becomes bookings: each a record of the airline with its ticket numbers, at the offer's own prices. */
import { Effect } from 'effect';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import { crossesBorder, type Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { offeredClasses, offeredFare, offeredItineraries } from '#domain/flight/request/offered.ts';
import { type FlightRequest, isFlightRequest, type OfferedFlights } from '#domain/flight/request/request.ts';
import { isLocator } from '#domain/flight/pnr/import.ts';
import { checkParty, checkTraveller, type Traveller } from '#domain/people/traveller.ts';
import { required, type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { MakingOffered, RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { importedSupplierCode } from '../pnr/imported-supplier.ts';
import type { ImportedSale } from '../pnr/imported-sale.ts';
import { recorded, takeOver, type TakeOverPorts } from './take-over.ts';

export function makeOffered(ports: TakeOverPorts): NonNullable<RequestedProduct['makeOffered']> {
  return (making) =>
    Effect.gen(function* () {
      const { kept, requestId, acting, answers, uses } = making;
      if (!isFlightRequest(kept) || kept.group === undefined) {
        return yield* new NotAllowedInState({ state: kept.state });
      }
      const sale = saleOf(making, kept, ports.airports);
      if ('violations' in sale) return yield* new Invalid(sale);
      return yield* recorded(
        takeOver(ports, acting, sale, { requestId, contact: kept.group.contact }, { answers, uses }),
      );
    });
}

/** Paths: `offered`, `travellers`, `travellers[n].passport…`, `reference`, `documents[n]`. */
function saleOf(
  { travellers, reference, documents }: MakingOffered,
  { answer }: FlightRequest,
  airports: AirportDirectory,
): ImportedSale | { readonly violations: readonly Violation[] } {
  const { offered, prices = [] } = answer ?? {};
  const [first, ...further] = offered === undefined ? [] : offeredItineraries(offered, airports);
  if (offered === undefined || first === undefined) return { violations: required(undefined, 'offered') };
  const itineraries = [first, ...further] as const;
  const pnr = reference.trim().toUpperCase();
  const international = crossesBorder(itineraries, (from, to) => airports.isDomestic(from, to));
  const fare = offeredFare(prices, travellers, itineraries, offeredClasses(offered)[0] ?? '');
  const violations = [
    ...checkPeople(travellers, itineraries, international),
    ...(isLocator(pnr) ? [] : [violation(pnr === '' ? 'required' : 'not-a-choice', 'reference')]),
    ...checkTickets(documents, travellers),
  ];
  if (violations.length > 0 || fare === undefined) return { violations };
  return {
    supplier: importedSupplierCode,
    taken: {
      dialect: 'offer',
      pnr,
      tickets: documents.map((number, traveller) => ({ traveller, number })),
    },
    itineraries,
    bookingClasses: offeredClasses(offered),
    travellers,
    international,
    total: fare.total,
    perAdult: prices.find(({ type }) => type === 'adult')?.amount ?? fare.total,
    said: { parts: fare.parts, baggage: baggageOf(offered) },
  };
}

const baggageOf = ({ baggage }: OfferedFlights) => baggage;

function checkPeople(
  travellers: readonly Traveller[],
  itineraries: readonly [Itinerary, ...Itinerary[]],
  international: boolean,
): readonly Violation[] {
  const travelDates = travelDatesOf(itineraries);
  return [
    ...checkParty(travellers),
    ...travellers.flatMap((traveller, index) => checkTraveller(traveller, { index, travelDates, international })),
  ];
}

/** 13 digits, another for everyone. */
function checkTickets(documents: readonly string[], travellers: readonly Traveller[]): readonly Violation[] {
  return travellers.flatMap((_, at) => {
    const number = documents[at] ?? '';
    const path = `documents[${at}]`;
    if (number === '') return [violation('required', path)];
    return /^\d{13}$/.test(number) && documents.indexOf(number) === at ? [] : [violation('ticket-number', path)];
  });
}
