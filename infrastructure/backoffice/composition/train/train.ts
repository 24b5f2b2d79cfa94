/** Trains, as the back office takes them. */
import { usualTrainTerms } from '#domain/train/terms/agent-fee.ts';
import { Effect } from 'effect';
import { makeTrainDesk, type TrainDeskPorts } from '#application/backoffice/train/train-desk.ts';
import { trainInCart } from '#application/backoffice/train/train-in-cart.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { trainPapers } from '#application/backoffice/train/train-papers.ts';
import type { BerthsOffered, TrainTypes } from '#application/backoffice/train/train-types.ts';
import { watchLists, type WatchListsPorts } from '#application/backoffice/train/watch-lists.ts';
import { requestedTrain } from '#application/backoffice/train/requested-train.ts';
import { soldTrain } from '#application/backoffice/train/sold-train.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes, SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { MovesBook } from '#application/backoffice/ports/train/moves-book.ts';
import type { RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';
import { StoredAmendmentBook } from '#infrastructure/backoffice/database/booking/amendment-book.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/sale/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/sale/selling-terms-store.ts';
import { keptTrain, trainsAlone } from '#infrastructure/backoffice/database/train/kept-train.ts';
import { StoredMovesBook } from '#infrastructure/backoffice/database/train/moves-book.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { type RailSeller, railSeller } from '#infrastructure/backoffice/suppliers/sandbox/train/rail-seller.ts';
import { area, desks, given, type Part, ports, work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';

const seller: Part<RailSeller> = Symbol('railSeller');
const railway: Part<RailSupplier> = Symbol('railway');
const quotes: Part<ProductQuotes<BerthsOffered>> = Symbol('trainQuotes');
const terms: Part<SellingTermsStore> = Symbol('trainTerms');
const bookings: Part<BookingBook<TrainTypes>> = Symbol('trainBookings');
const sold: Part<SoldProduct<TrainTypes>> = Symbol('soldTrain');
const papers: Part<ProductPapers> = Symbol('trainPapers');
const requested: Part<RequestedProduct> = Symbol('requestedTrain');
const amendments: Part<AmendmentBook<TrainTypes>> = Symbol('trainAmendments');
const moves: Part<MovesBook> = Symbol('railMoves');
const inCart: Part<CartProduct> = Symbol('trainInCart');
const moving: Part<() => Effect.Effect<number>> = Symbol('movingWaitingLists');

/** Drawn when it is first asked for. */
const drawSquare = (text: string) =>
  Effect.promise(async () => {
    const { outlineOf } = await import('#infrastructure/backoffice/documents/barcode.ts');
    const { width, path } = outlineOf({ bcid: 'qrcode', text });
    return { size: width, path };
  });

const parts = area(({ make, store }) => {
  const { businessZone, database, settings } = given;
  const { agencies, chance, clock, clientSettings, letters, serviceRequests } = ports;
  make(seller, { database, settings }, ({ settings: { sandbox }, ...from }) =>
    railSeller(from.database, { seed: sandbox.seed, faults: readFaults(sandbox.faults) }),
  );
  make(railway, { seller }, (from: { readonly seller: RailSeller }) => from.seller.supplier);
  make(quotes, { database }, (from) => new DatabaseProductQuotes<BerthsOffered>(from.database, 'train'));
  store(terms, DatabaseSellingTerms);
  make(bookings, { database }, (from) => new StoredBookingBook<TrainTypes>(from.database, trainsAlone));
  make(sold, { seller }, ({ seller: { supplier, amendments } }: { readonly seller: RailSeller }) =>
    soldTrain({ suppliers: [supplier], amendments: [amendments] }),
  );
  make(papers, { letters }, (from) => trainPapers(from.letters));
  make(requested, {}, () => requestedTrain);
  make(amendments, { database }, (from) => new StoredAmendmentBook<TrainTypes>(from.database, trainsAlone));
  store(moves, StoredMovesBook);
  make(
    moving,
    { railway, moves, amendments, amendmentSaga: work.amendmentSaga, sold, clock },
    (from: WatchListsPorts) => () => watchLists(from),
  );
  make(
    desks.train,
    {
      agencies,
      railway,
      moves,
      amendments,
      amendmentSaga: work.amendmentSaga,
      sold,
      serviceRequests,
      requested: work.requestedProducts,
      quotes,
      terms,
      bookings,
      saga: work.saga,
      settings: clientSettings,
      clock,
      chance,
      businessZone,
    },
    (from: Omit<TrainDeskPorts, 'drawSquare'>) => makeTrainDesk({ ...from, drawSquare }),
  );
  make(inCart, { quotes, clock, businessZone, desk: desks.train }, trainInCart);
});

export const train: PluggedProduct = {
  areas: [parts],
  kept: keptTrain,
  sold,
  papers,
  requested,
  inCart,
  usual: () => usualTrainTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/train/ticket-layout.ts')).layOutTrainTicket,
  rounds: [moving],
};
