/** A museum's tickets among the products of a running back office. */
import { Effect } from 'effect';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { afterMinutes, placeTime } from '#domain/time/place-time.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { area, given, type Part, ports, work } from '#infrastructure/backoffice/composition/parts.ts';
import type { PluggedProduct } from '#infrastructure/backoffice/composition/plug.ts';
import { keepQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { museumPapers } from '../museum-papers.ts';
import { museumQuote, visitorsOf } from '../museum-plug.ts';
import { requestedMuseum } from '../museum-request.ts';
import type { MuseumQuote, MuseumTypes } from '../museum-types.ts';
import { layOutVoucher } from '../museum-voucher.ts';
import { sellMuseum, type SellMuseumPorts } from '../sell-museum.ts';
import { soldMuseum } from '../sold-museum.ts';
import { keptMuseum } from '../stored-museum.ts';
import { type MuseumSeller, museumSeller } from './museum-supplier.ts';

const seller: Part<MuseumSeller> = Symbol('museumSeller');
const sold: Part<SoldProduct> = Symbol('soldMuseum');
const papers: Part<ProductPapers> = Symbol('museumPapers');
const requested: Part<RequestedProduct> = Symbol('requestedMuseum');

/** Quotes by number, as `museumQuote` has them, and buys from them. */
export interface MuseumDesk {
  readonly quote: (n: number, who: SignedInCaller, day: IsoDate) => Promise<MuseumQuote>;
  readonly book: (caller: Caller, n: number, requestId?: string) => ReturnType<typeof sellMuseum>;
}

interface DeskParts extends Omit<SellMuseumPorts, 'quotes' | 'bookings' | 'businessZone'> {
  readonly bookings: BookingBook;
  readonly clock: Clock;
  readonly database: Database;
}

export const museumDesk: Part<MuseumDesk> = Symbol('museumDesk');

/** Where `byPeople`, its supplier cancels nothing that it is asked to. */
export function museumProduct({ byPeople = false }: { readonly byPeople?: boolean } = {}): PluggedProduct {
  const parts = area(({ make }) => {
    const { database } = given;
    const { bookings, clock } = ports;
    make(seller, { database }, (from) => museumSeller(from.database));
    make(sold, { seller }, ({ seller: { supplier, amendments } }) =>
      soldMuseum({ suppliers: [supplier], amendments: byPeople ? [] : [amendments] }),
    );
    make(papers, {}, () => museumPapers);
    make(requested, {}, () => requestedMuseum);
    make(museumDesk, { bookings, saga: work.saga, clock, database }, deskOf);
  });
  return {
    areas: [parts],
    kept: keptMuseum,
    sold,
    papers,
    requested,
    layout: () => Promise.resolve(layOutVoucher),
  };
}

export function deskOf({ bookings, database, ...from }: DeskParts): MuseumDesk {
  const quotes = new Map<string, MuseumQuote>();
  const ports = {
    ...from,
    // A museum's bookings are the only ones that are found by its requests.
    bookings: bookings as BookingBook<MuseumTypes>,
    quotes: { find: (quoteId: string) => Effect.sync(() => quotes.get(quoteId)) },
    businessZone: 'Asia/Kolkata',
  };
  return {
    quote: async (n, who, day) => {
      const quote = onDay(museumQuote(n, who), day);
      const kept = { ...quote, expiresAt: plusMinutes(from.clock.now(), 15) };
      quotes.set(quote.quoteId, kept);
      await keepQuote(database, { ...kept, bookable: {}, document: quote });
      return kept;
    },
    book: (caller, n, requestId = `request-${n}`) =>
      sellMuseum(ports, caller, {
        quoteId: `quote-${n}`,
        requestId,
        travellers: visitorsOf(n),
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
      }),
  };
}

/** Its visits from a day on, one a day. */
function onDay(quote: MuseumQuote, day: IsoDate): MuseumQuote {
  const [first, ...others] = quote.offer.visits.map((visit, at) => {
    const opens = placeTime(`${addDays(day, at)}T10:00`, 'Asia/Kolkata');
    return { ...visit, opens, closes: afterMinutes(opens, 180, 'Asia/Kolkata') };
  });
  return first === undefined ? quote : { ...quote, offer: { ...quote.offer, visits: [first, ...others] } };
}
