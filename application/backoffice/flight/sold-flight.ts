/** Flights, as booking must know them: who sells them, what is ordered, and what a sale and an amendment come to. */
import type { Effect } from 'effect';
import { match } from 'ts-pattern';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import { remarksOf } from '#domain/booking/parameter-values.ts';
import { servicesNow } from '#domain/flight/booking/aboard.ts';
import { searchWordsOf } from '#domain/booking/in-short.ts';
import { flightTrip } from '#domain/flight/booking/trip-facts.ts';
import { claimsOf } from '#domain/flight/booking/claims.ts';
import { flightRules } from '#domain/flight/booking/rules.ts';
import { specialRequests } from '#domain/flight/extras/special-requests.ts';
import { withAnswers } from '#domain/flight/extras/ancillaries.ts';
import type { Money } from '#domain/money/money.ts';
import { holdExpired } from '../booking/papers/mail-notice.ts';
import type { Amended, SoldProduct } from '../booking/sold-product.ts';
import { soldFlightCancelling } from './cancel/given-up.ts';
import { heldFlight, type HeldFlightPorts } from './checkout/held-flight.ts';
import { concernParams, narrated, placeOf } from './narrated.ts';
import { flightCancelled, flightRescheduled, flightTicketed } from './papers/flight-mail.ts';
import type { BookableQuote } from '../ports/flight/quote-store.ts';
import type { FlightTypes } from '../ports/flight/flight-books.ts';
import type { SupplierAmendment, SupplierAmendments } from '../ports/flight/supplier-amendments.ts';
import type { FlightIssued, SupplierOrder } from '../ports/flight/flight-supplier.ts';
import { byCode, type Supplier } from '../ports/supplier.ts';

export interface SoldFlightPorts extends HeldFlightPorts {
  readonly suppliers: readonly Supplier<SupplierOrder, FlightIssued>[];
  readonly amendments: readonly SupplierAmendments[];
  readonly customerTotal: (quote: BookableQuote, supplierTotal: Money) => Effect.Effect<Money>;
}

export type SoldFlight = SoldProduct<FlightTypes>;

export function soldFlight(ports: SoldFlightPorts): SoldFlight {
  const { suppliers, amendments, customerTotal } = ports;
  return {
    rules: flightRules,
    supplier: byCode(suppliers),
    amendments: byCode(amendments),
    order: (idempotencyKey, { fareKeys, supplierTotal }, { terms, mode }) => ({
      idempotencyKey,
      fareKeys,
      expectedTotal: supplierTotal,
      travellers: terms.travellers,
      contact: terms.contact,
      ...(terms.gst && { gst: terms.gst }),
      remarks: remarksOf(terms.parameters),
      requests: specialRequests(terms.travellers, terms.itineraries.length),
      ...(mode && { mode }),
      ...(terms.ssr.length > 0 && {
        ssr: terms.ssr.map(({ traveller, ssrId, price }) => ({ traveller, ssrId, price })),
      }),
    }),
    trip: ({ itineraries, required, sold }, { summary }) =>
      flightTrip({
        itineraries,
        total: summary.customerTotal,
        travellers: summary.travellerCount,
        cabins: sold?.cabins ?? [],
        isAbroad: required.international,
        countryOf: (airport) => ports.airports.byCode(airport)?.country,
        ...(sold && { isRefundable: sold.isRefundable, parts: sold.parts }),
      }),
    total: customerTotal,
    referred: ({ reference, place: { mark: carrier }, issued }) => ({
      params: { pnr: reference },
      claims: claimsOf({ carrier, pnr: reference, tickets: issued?.tickets ?? [] }),
    }),
    sold: ({ agencyId, reference, issued, place }) => ({
      words: issued.tickets.map(({ number }) => number),
      narration: { code: 'flight-ticket', params: narrated(reference, place) },
      letters: [{ kind: flightTicketed, payload: { agencyId } }],
    }),
    agreed: agreedTotal,
    becoming: (amended) => ({
      changes: changesOf(amended),
      narration: narrations[amended.kind] ?? 'flight-refund',
      letters: lettersOf(amended),
    }),
    shown: (booking, beside) => ({ ...booking, ...beside, ssr: servicesNow(booking) }),
    narrated: placeOf,
    concerning: concernParams,
    cancelling: soldFlightCancelling,
    holding: heldFlight(ports),
  };
}

/** What the ledger calls it; a refund where nothing is said. */
const narrations: { readonly [Kind in AmendmentKind]?: string } = {
  'ticket-held': 'flight-ticket',
  'add-ssr': 'flight-services',
  change: 'flight-change',
  split: 'flight-split',
};

const mailOf: { readonly [Kind in AmendmentKind]?: string } = {
  'ticket-held': flightTicketed,
  'expire-held': holdExpired,
  cancel: flightCancelled,
  change: flightRescheduled,
  'schedule-change': flightCancelled,
};

function changesOf({ transactionId, plan, answer: { tickets, ssr, partReference } }: Amended<FlightTypes>) {
  const { terms, split, asks } = plan;
  if (split !== undefined && partReference === undefined) {
    throw new Error(`${transactionId} was split without a locator`);
  }
  // A number that somebody typed claims nothing: what is done must stand.
  const reissued = asks.kind === 'by-hand' ? asks.tickets : undefined;
  return {
    ...(tickets && { tickets, words: tickets.map(({ number }) => number), claims: claimsOf({ tickets }) }),
    ...(reissued && { tickets: reissued, words: reissued.map(({ number }) => number) }),
    ...(terms && { terms: { ...terms, ssr: withAnswers(terms.ssr, ssr ?? []) } }),
    ...(asks.kind === 'complete' && { words: searchWordsOf(asks.travellers) }),
    ...(split && partReference !== undefined && { split: { ...split, pnr: asks.reference, partPnr: partReference } }),
  };
}

function lettersOf({ kind, agencyId, plan: { becomes, asks } }: Amended<FlightTypes>) {
  const mail = kind === 'schedule-change' && becomes === 'changed' ? flightRescheduled : mailOf[kind];
  if (mail === undefined) return [];
  const places = mail === flightCancelled && asks.kind === 'cancel' && { places: asks.places };
  return [{ kind: mail, payload: { agencyId, ...places } }];
}

function agreedTotal(asks: SupplierAmendment): Money | undefined {
  return match(asks)
    .with({ kind: 'ticket' }, ({ expectedTotal }) => expectedTotal)
    .with({ kind: 'cancel' }, ({ expectedRefund }) => expectedRefund)
    .with({ kind: 'change' }, ({ expectedCollection }) => expectedCollection)
    .with({ kind: 'add-ssr' }, ({ expectedTotal }) => expectedTotal)
    .with({ kind: 'split' }, { kind: 'by-hand' }, () => undefined)
    .with({ kind: 'release' }, { kind: 'schedule' }, { kind: 'complete' }, () => undefined)
    .exhaustive();
}
