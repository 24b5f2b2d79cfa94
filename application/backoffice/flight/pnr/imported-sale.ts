/**
 * What an imported PNR is as a sale: a quote that nobody was asked for, and the intent to book it.
 *
 * The agency's account is charged what the supplier says that it costs, no more and no less; where no supplier knows it, what
 * operators have confirmed. Neither parts base fare from taxes, so no commission can be computed from it; and no rule's markup
 * or fee is for a sale that was made elsewhere. What the agent asks of the customer stands on the customer's side alone.
 */
import { idStemOf } from '#domain/booking/product.ts';
import { flightRules } from '#domain/flight/booking/rules.ts';
import { salePostings } from '#domain/account/postings.ts';
import type { GstDetails, BookingContact } from '#domain/booking/booking.ts';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import { flightInShort, journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import { leadTravellerOf, searchWordsOf } from '#domain/booking/in-short.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance, FareOption } from '#domain/flight/offer/offer.ts';
import { type PnrImport, pnrItineraries } from '#domain/flight/pnr/import.ts';
import { importedFare, openedTotal } from '#domain/flight/pnr/price.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { type Money, sum, zero } from '#domain/money/money.ts';
import { completeTraveller, countByType, type Traveller } from '#domain/people/traveller.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, plusSeconds } from '#domain/time/instant.ts';
import { type LocalDateTime, toInstant } from '#domain/time/place-time.ts';
import { behalfOf, type SignedInCaller } from '#application/backoffice/caller.ts';
import { quoteGoodForSeconds } from '../quote/quote-flight.ts';
import type { BookingIntent } from '#application/backoffice/ports/flight/flight-books.ts';
import type { TakenOver } from '#application/backoffice/ports/flight/import-book.ts';
import type { StoredQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import { importedFareKey, importedSupplierCode } from './imported-supplier.ts';

export interface ImportedSale {
  readonly supplier: string;
  readonly taken: TakenOver;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** One a flight, in order. */
  readonly bookingClasses: readonly string[];
  readonly travellers: readonly Traveller[];
  readonly international: boolean;
  readonly total: Money;
  /** What the first adult's own tickets cost; the whole where they are not distinguished. */
  readonly perAdult: Money;
  /** Of the total, where the display says it: the base fare, and the taxes beside it. */
  readonly opened?: readonly PricePart[];
  /** What the total is made of, and what each may bring: of an offer, which says so. */
  readonly said?: { readonly parts: readonly PricePart[]; readonly baggage: BaggageAllowance };
}

/** Of whose record it is, where a supplier has confirmed one. */
export interface ConfirmedRecord {
  readonly supplier: string;
  readonly record: PnrRecord;
}

/** Undefined where something stops the import. */
export function saleOf(
  { reading, booking, stops, holdUntil }: PnrImport,
  zone: string,
  confirmed?: ConfirmedRecord,
): ImportedSale | undefined {
  const { dialect, locator } = reading;
  const { totals, international } = booking;
  const [itinerary, ...further] = confirmed?.record.itineraries ?? pnrItineraries(booking);
  const total = totals.state === 'tied' ? totals.total : holdUntil === undefined ? undefined : reading.total;
  if (stops.length > 0 || total === undefined || dialect === undefined || locator === undefined) return undefined;
  if (itinerary === undefined || (booking.tickets.length === 0 && holdUntil === undefined)) return undefined;
  const itineraries = [itinerary, ...further] as const;
  const heldUntil =
    confirmed === undefined ? holdUntil && earliestHold(holdUntil, zone, itinerary) : confirmed.record.heldUntil;
  const travelDates = travelDatesOf(itineraries);
  const travellers = booking.travellers.flatMap(({ draft }, index) => {
    const complete = completeTraveller(draft, { index, travelDates, international });
    return 'traveller' in complete ? [complete.traveller] : [];
  });
  const opened = openedTotal(reading, total);
  return {
    supplier: confirmed?.supplier ?? importedSupplierCode,
    taken: {
      dialect,
      pnr: locator,
      tickets: confirmed?.record.tickets ?? booking.tickets,
      ...(heldUntil && { heldUntil }),
    },
    itineraries,
    bookingClasses:
      confirmed?.record.bookingClasses ?? booking.itineraries.flat().map(({ bookingClass }) => bookingClass),
    travellers,
    international,
    total,
    perAdult: perAdultOf(reading, total),
    ...(opened && { opened }),
  };
}

/** The limit as it is local to the deployment, and never after the first departure. */
function earliestHold(local: LocalDateTime, zone: string, { segments }: Itinerary): Instant {
  const [limit, departure] = [toInstant({ local, zone }), toInstant(segments[0].departure)];
  return limit < departure ? limit : departure;
}

export function importedQuote(
  sale: ImportedSale,
  who: SignedInCaller,
  quoteId: string,
  now: Instant,
  rounding?: Rounding,
): StoredQuote {
  const { itineraries, international, total, travellers, opened, said } = sale;
  const party = countByType(travellers);
  const fare = importedFare(total, rounding, said?.parts ?? opened);
  const quote: FlightQuote = {
    quoteId,
    offerIds: [importedFareKey],
    itineraries,
    options: [optionOf(sale, fare)],
    party,
    fare,
    rules: { sectors: [] },
    required: { international, passport: international, dateOfBirth: true, gst: false, parameters: [] },
    changed: false,
    previousTotal: fare.total,
    expiresAt: plusSeconds(now, quoteGoodForSeconds),
    expiresInSeconds: quoteGoodForSeconds,
  };
  return {
    quote,
    agencyId: who.agencyId,
    actorUserId: who.actor.userId,
    supplier: sale.supplier,
    fareKeys: [importedFareKey],
    supplierTotal: total,
  };
}

export interface ImportAsked {
  readonly requestId: string;
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  /** What stands on the fare of the quote on the customer's side. */
  readonly lines?: readonly PricePart[];
  readonly content: string;
  readonly day: IsoDate;
}

export function importedIntent(
  sale: ImportedSale,
  who: SignedInCaller,
  { quote }: StoredQuote,
  { requestId, contact, gst, lines = [], content, day }: ImportAsked,
): BookingIntent {
  const { supplier, itineraries, total, travellers, taken } = sale;
  const { agencyId, actor } = who;
  const nothing = zero(total.currency);
  const ownLines = lines.map(({ amount }) => amount);
  const held = taken.heldUntil !== undefined;
  const net = held ? nothing : total;
  return {
    agencyId,
    actorUserId: actor.userId,
    ...behalfOf(who),
    requestId,
    content,
    quoteId: quote.quoteId,
    supplier,
    supplierTotal: total,
    ...(held && { mode: 'hold' as const }),
    net,
    postings: salePostings({
      agencyId,
      supplier,
      supplierTotal: net,
      net,
      commission: nothing,
      tds: nothing,
    }),
    summary: {
      product: 'flight',
      ...flightInShort(itineraries),
      leadTraveller: leadTravellerOf(travellers),
      travellerCount: travellers.length,
      customerTotal: sum(total.currency, [quote.fare.total, ...ownLines]),
      net: total,
      earned: sum(total.currency, [quote.fare.terms?.earn ?? nothing, ...ownLines]),
      bookedBy: actor.name,
    },
    words: searchWordsOf(travellers, contact),
    terms: {
      journeyType: journeyTypeOf(itineraries),
      itineraries,
      travellers,
      contact,
      ...(gst && { gst }),
      parameters: [],
      ssr: [],
      ...(lines.length > 0 && { asked: lines }),
      ...(taken.dialect !== 'offer' && { imported: taken.dialect }),
      ...(supplier === importedSupplierCode && { elsewhere: true }),
    },
    idStem: idStemOf(flightRules, day),
  };
}

/** What no display says is empty, and nobody is shown it: see `FlightBooking.imported`. */
function optionOf({ bookingClasses, perAdult, said }: ImportedSale, { total, breakdown }: Price): FareOption {
  return {
    fareId: importedFareKey,
    family: '',
    fareType: 'regular',
    cabin: 'Y',
    bookingClasses,
    fareBasis: '',
    refundable: false,
    baggage: said?.baggage ?? { checkInKg: 0, cabinKg: 0 },
    cancelFee: null,
    changeFee: null,
    mealIncluded: false,
    seatIncluded: false,
    seatsLeft: 0,
    total,
    perAdult,
    breakdown,
  };
}

function perAdultOf({ travellers, tickets }: PnrImport['reading'], total: Money): Money {
  const adult = travellers.findIndex(({ type }) => type === 'adult');
  const own = tickets.filter((ticket) => ticket.travellers.includes(adult));
  const alone = own.length > 0 && own.every((ticket) => ticket.travellers.length === 1 && ticket.total !== undefined);
  return alone
    ? sum(
        total.currency,
        own.flatMap((ticket) => ticket.total ?? []),
      )
    : total;
}
