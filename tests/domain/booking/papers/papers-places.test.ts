/** Whom and which flights a paper names after a booking was cancelled in part: who still flies where, or who gave up what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unit } from '#domain/booking/booking.ts';
import type { CancelReceipt } from '#domain/booking/cancel/receipt.ts';
import { creditNote, customerCreditNote } from '#domain/booking/papers/credit-note.ts';
import type { DocumentFlight, DocumentTraveller } from '#domain/flight/papers/ticket-document.ts';
import type { Sold } from '#domain/booking/papers/documents.ts';
import { completeOwnPaper } from '#domain/booking/papers/own-paper.ts';
import { totalOf } from '#domain/booking/papers/charges.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { aSmallSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { agencyInvoice } from '#domain/booking/papers/invoice.ts';
import { instant } from '#domain/time/instant.ts';
import { makeDocumentedBooking, makeDocumentFacts, ticketOf } from '#tests/fixtures/documents.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeOption, rupees } from '#tests/fixtures/flight.ts';

const booking = makeDocumentedBooking();
const sectors = ['DEL-BOM', 'BOM-DEL'];
const all: readonly Unit[] = [0, 1].flatMap((itinerary) =>
  [0, 1, 2].map((traveller) => ({ traveller, item: itinerary })),
);
const somePlaces = fc.subarray([...all], { minLength: 1, maxLength: all.length - 1 });

/** 'Ms Meera Iyer DEL-BOM', as a reader of the ticket understands it. */
function readFrom(paper: {
  readonly travellers: readonly DocumentTraveller[];
  readonly flights: readonly DocumentFlight[];
}) {
  const flown = paper.flights.map(({ origin, destination }) => `${origin.code}-${destination.code}`);
  return paper.travellers
    .flatMap(({ name, sectors: own }) => (own ?? flown).map((sector) => `${name} ${sector}`))
    .sort();
}

/** The same of an invoice or a credit note. */
function readFromBill({ travellers, items }: Sold) {
  const all = items.map(({ detail = '' }) => detail);
  return travellers
    .flatMap(({ name, items: own }) => (own ?? all).map((item) => `${name} ${item.replace('–', '-')}`))
    .sort();
}

function written(places: readonly Unit[]) {
  return places
    .map(({ traveller, item: itinerary }) => {
      const { title = '', firstName = '', lastName = '' } = booking.travellers[traveller] ?? {};
      return `${title} ${firstName} ${lastName} ${sectors[itinerary]}`;
    })
    .sort();
}

const receiptOf = (places: readonly Unit[]): CancelReceipt => ({
  places,
  supplierPaid: rupees(100),
  customerPaid: rupees(100),
  customerRefund: rupees(100),
  markup: rupees(0),
  shares: [],
});

describe('a paper of a booking that was cancelled in part', () => {
  it('is a ticket for who still flies where, and for nobody else', () => {
    fc.assert(
      fc.property(somePlaces, (gone) => {
        const facts = makeDocumentFacts({ booking: { ...booking, gone } });
        const ticket = ticketOf(facts);
        const left = all.filter((place) => !gone.includes(place));
        expect(readFrom(ticket)).toEqual(written(left));
        const seats = facts.extras.filter((each) =>
          left.some((place) => place.traveller === each.traveller && place.item === each.item),
        );
        expect(ticket.travellers.flatMap(({ extras }) => extras)).toHaveLength(seats.length);
        expect(ticket.conditions).toHaveLength(new Set(left.map(({ item: itinerary }) => itinerary)).size);
        for (const { code } of [ticket]) {
          expect(code.includes('DELBOM')).toBe(left.some(({ item: itinerary }) => itinerary === 0));
          expect(code.includes('BOMDEL')).toBe(left.some(({ item: itinerary }) => itinerary === 1));
        }
      }),
    );
  });

  it('totals what is left and lists who gave up what, where others still fly', () => {
    fc.assert(
      fc.property(aSmallSoldBooking, fc.boolean(), ({ booking: sold }, whole) => {
        const places = allPlaces(sold);
        const gone = whole ? [] : places.slice(0, Math.floor(places.length / 2));
        const status = whole ? ('confirmed' as const) : ('part-cancelled' as const);
        const { price, itineraries } = sold;
        const options = [makeOption(), ...itineraries.slice(1).map(() => makeOption())] as const;
        const travellers = sold.travellers.map(({ type }) => makeTraveller({ type }));
        const facts = makeDocumentFacts({
          booking: { ...booking, price, itineraries, travellers, options, gone, status },
        });
        const paper = completeOwnPaper(ticketOf(facts), facts);
        const rest = facts.subject.priceOfRest();
        if (gone.length === 0 || rest === undefined) {
          expect(paper).toEqual(ticketOf(facts));
          return;
        }
        expect(paper.price.total).toEqual(rest.total);
        expect(totalOf(paper.price.lines, rest.total.currency)).toEqual(rest.total);
        expect(paper.cancelled).toHaveLength(new Set(gone.map(({ traveller }) => traveller)).size);
      }),
    );
  });

  it('lists the remarks that were sent with the booking, and no empty one', () => {
    const sent = (value: string) => ({ code: 'RM*BRB/', name: 'Booking Requested By', value, sendToGds: true });
    const facts = makeDocumentFacts({ booking: { ...booking, parameters: [sent('Ravi Menon'), sent(' ')] } });
    expect(completeOwnPaper(ticketOf(facts), facts).remarks).toEqual([
      { name: 'Booking Requested By', value: 'Ravi Menon' },
    ]);
  });

  it('is a receipt for who gave up what', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const facts = makeDocumentFacts({ booking: { ...booking, gone: places } });
        const posted = {
          entryId: 'LG-7',
          at: instant('2026-11-20T00:40:00Z'),
          returned: rupees(100),
          commission: rupees(0),
          tds: rupees(0),
          fees: rupees(0),
          refund: rupees(100),
          receipt: receiptOf(places),
        };
        expect(readFromBill(creditNote(facts, posted, undefined))).toEqual(written(places));
        expect(readFromBill(customerCreditNote(facts, posted, undefined))).toEqual(written(places));
      }),
    );
  });

  it('is an invoice for all that was sold', () => {
    const facts = makeDocumentFacts({ booking: { ...booking, gone: [{ traveller: 0, item: 0 }] } });
    expect(readFromBill(agencyInvoice(facts, 'LG-1'))).toEqual(written(all));
  });

  it('lists only tickets that are good for what it lists', () => {
    const tickets = [
      { traveller: 0, number: '3122417330561', itineraries: [0] },
      { traveller: 0, number: '3122417330562', itineraries: [1] },
    ];
    const facts = makeDocumentFacts({ booking: { ...booking, tickets, gone: [{ traveller: 0, item: 0 }] } });
    expect(ticketOf(facts).travellers[0]?.tickets).toEqual(['3122417330562']);
  });
});
